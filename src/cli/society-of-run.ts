/**
 * The code a run is resumed with. What a journal names runs only if a person ran the same here: it may be somebody
 * else's.
 */
import type { TroupeError } from '../base/errors.ts'
import type { Society } from '../societies/society.ts'
import type { StartRecord } from '../store/record.ts'
import { plainly } from './brief.ts'
import { isBeyondThisComputer, isInCurrentFolder, nameCode, readCodePath, spellCode } from './code-path.ts'
import { quote } from '../terminal/invocation.ts'
import { isKnown, wasNamed } from './known-code.ts'
import { badSociety, readModule } from './load-module.ts'
import { isBuiltIn, loadBuiltIn, loadCode, loadSociety } from './society.ts'

// enough to recognise a path by
const COLUMNS_SHOWN = 100

/** The society a run was started from, or the one that a person names instead. */
export async function societyOf(run: string, start: StartRecord, instead: string | undefined): Promise<Society> {
  if (instead !== undefined) return loadSociety(instead)
  if (start.society !== undefined) return loadKnown(run, start.society)
  if (start.within !== undefined)
    throw badSociety(
      `Run "${shown(run)}" is a society inside run "${shown(start.within)}" and is resumed with it. ` +
        `Name that run, or this one's own flow with --society FILE#name.`,
    )
  throw badSociety(
    `Run "${shown(run)}" of flow "${shown(start.flow)}" does not say where its code is. ` +
      'Name it with --society FILE or FILE#name.',
  )
}

/**
 * The same for whoever only reads a run: one that a program started without saying where its code is may be one of
 * ours all the same.
 */
export function societyToRead(run: string, start: StartRecord, instead: string | undefined): Promise<Society> {
  const isOurs = instead === undefined && start.society === undefined && isBuiltIn(start.flow)
  return isOurs ? loadBuiltIn(start.flow) : societyOf(run, start, instead)
}

async function loadKnown(run: string, spec: string): Promise<Society> {
  if (isBuiltIn(spec)) return loadBuiltIn(spec)
  const named = readCodePath(spec)
  const refuse = (why: string): TroupeError =>
    badSociety(`Run "${shown(run)}" says it was started from ${shown(spec)}, ${why}`)
  if (isBeyondThisComputer(spec))
    throw refuse(
      'which leads to another computer or to a device. Code is not run from there: ' +
        'name a copy you trust with --society FILE.',
    )
  // nothing is looked at, and nothing is said about what is there: the path may be anybody's
  if (!wasNamed(named.path)) {
    const name = isInCurrentFolder(named.path) ? quote(spellCode(named)) : 'FILE'
    throw refuse(
      'which was not run from here before, and a journal alone is no reason to run code. ' +
        `Go to the folder it was started in, or, if you trust the code, repeat the command with --society ${name}`,
    )
  }
  const code = readModule(named)
  if (code === undefined) throw refuse('which is not there any more. Name its code with --society FILE.')
  // between this look and the import somebody could change the file: whoever can write there could do so anyway
  if (isKnown(code)) return loadCode({ ...named, file: nameCode(named.path) })
  throw refuse(
    'which has changed since it was run here. ' +
      `If you trust the change, repeat the command with --society ${quote(spellCode(named))}`,
  )
}

function shown(text: string): string {
  return plainly(text, COLUMNS_SHOWN)
}
