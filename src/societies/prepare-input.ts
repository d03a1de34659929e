/** Prepares the input of a run from what a person chose; what does not fit is said before the run begins. */
import { TroupeError } from '../base/errors.ts'
import { parse } from '../base/schema.ts'
import { defaultOf } from './default-of.ts'
import { describeOption, type Option } from './option.ts'
import { problemWith } from './option-value.ts'
import { isRecord, valueAt, withValueAt, type Board } from './paths.ts'
import type { Choosing, Society } from './society.ts'

export async function prepareInput(society: Society, chosen: Board, choosing: Choosing = {}): Promise<Board> {
  let input: Board = { ...society.input, ...chosen }
  for (const option of society.options) {
    if (option.kind === 'file' || isReplaced(option, society, input)) continue
    checkParents(option.path, chosen)
    const value = await valueOf(option, society, chosen, choosing)
    if (value !== undefined) input = withValueAt(input, option.path, value)
  }
  if (society.schema !== undefined) input = parse(society.schema, input, 'The input') as Board
  return society.prepare === undefined ? input : society.prepare(input, choosing)
}

/** What the form begins with: every default, where it goes. */
export function usualInput({ input, options }: Pick<Society, 'input' | 'options'>): Board {
  return options.reduce((all, option) => {
    const usual = defaultOf(option)
    const isGiven = usual === undefined || valueAt(all, option.path) !== undefined
    return isGiven ? all : withValueAt(all, option.path, usual)
  }, input)
}

async function valueOf(option: Option, society: Society, chosen: Board, { seed }: Choosing): Promise<unknown> {
  const given = valueAt(chosen, option.path)
  const usual = valueAt(society.input, option.path) ?? defaultOf(option)
  if (given === undefined && option.kind === 'seed') return fittingSeed(option, seed) ?? usual
  const value = given ?? usual
  if (value === undefined) return undefined
  // which file that is, the society itself has to find out
  if (option.kind === 'choice' && option.orFile) return value
  const problem = problemWith(value, await describeOption(option))
  if (problem !== undefined) throw unfit(`${option.path} ${problem}, not ${brief(value)}.`)
  return option.kind === 'list' && typeof value === 'number' ? option.named!(value) : value
}

/** A seed that this world cannot have is still one for everything else that is random. */
function fittingSeed(option: Extract<Option, { kind: 'seed' }>, seed: number | string | undefined): unknown {
  return seed !== undefined && problemWith(seed, option) === undefined ? seed : undefined
}

/** A whole value from a file stands in place of the options below it. */
function isReplaced({ path }: Option, { options }: Society, input: Board): boolean {
  return options.some(
    (each) => each.kind === 'file' && path.startsWith(`${each.path}.`) && each.fits(valueAt(input, each.path)),
  )
}

function checkParents(path: string, chosen: Board): void {
  const keys = path.split('.')
  for (let depth = 1; depth < keys.length; depth++) {
    const parent = keys.slice(0, depth).join('.')
    const value = valueAt(chosen, parent)
    if (value !== undefined && !isRecord(value)) throw unfit(`${parent} takes an object, not ${brief(value)}.`)
  }
}

function unfit(what: string): TroupeError {
  return new TroupeError('BOARD_INVALID_VALUE', `This run cannot be started: ${what}`)
}

const LONGEST_SHOWN = 60

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
