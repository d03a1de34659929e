/** Reads `--keep SOCIETY=WHAT`: what a worker keeps of runs that have ended. */
import { resolve } from 'node:path'
import { listed, messageOf } from '../base/errors.ts'
import { suggestion } from '../base/nearest.ts'
import { openArchive } from '../workers/archive.ts'
import type { Keep, Keeps } from '../workers/keep.ts'
import { misuse } from './command.ts'

export const KEEP_FORMS = 'all, last:N, archive:FOLDER, archive:FOLDER:N or forget'

/** `societies` are those the worker drives: a policy for another is a slip, and what it meant would never be done. */
export async function readKeeps(given: readonly string[], societies: readonly string[]): Promise<Keeps> {
  const keeps = new Map<string, Keep>()
  for (const text of given) {
    const [, society, what] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    if (society === undefined || what === undefined)
      throw misuse(`--keep takes SOCIETY=WHAT, not ${JSON.stringify(text)}. For example: --keep explorers=last:100`)
    if (!societies.includes(society))
      throw misuse(
        `--keep names a society ${JSON.stringify(society)} that this worker does not drive.` +
          `${suggestion(society, societies)} It drives: ${listed(societies)}.`,
      )
    if (keeps.has(society)) throw misuse(`--keep is given twice for ${society}. Give it once for each society.`)
    keeps.set(society, readKeep(what, text))
  }
  for (const { archive } of keeps.values()) if (archive !== undefined) await checkArchive(archive)
  return Object.fromEntries(keeps)
}

function readKeep(what: string, text: string): Keep {
  if (what === 'all') return { last: Infinity }
  if (what === 'forget') return { last: 0 }
  const [, last] = /^last:(\d{1,9})$/.exec(what) ?? []
  // none at all is asked for by its name, so that nobody loses everything by a slip
  if (last !== undefined && Number(last) > 0) return { last: Number(last) }
  const [, folder, rest = '0'] = /^archive:(.+?)(?::(\d{1,9}))?$/s.exec(what) ?? []
  if (folder !== undefined) return { last: Number(rest), archive: resolve(folder) }
  throw misuse(
    `--keep ${JSON.stringify(text)} cannot be read: what is kept is ${KEEP_FORMS}, where N is a whole number from 1. ` +
      'For example: --keep explorers=last:100',
  )
}

async function checkArchive(folder: string): Promise<void> {
  try {
    await openArchive(folder)
  } catch (error) {
    throw misuse(`The archive ${folder} cannot be written: ${messageOf(error)}. Name a folder that can.`)
  }
}
