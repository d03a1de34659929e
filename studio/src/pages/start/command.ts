/** The command that starts the same run from a terminal, and what it cannot say. */
import type { SocietyInfo, SocietyOption, StartRequest } from '../../../../src/server/api.ts'
import { problemWith } from '../../../../src/societies/option-value.ts'
import { isUsual, wordsOf } from '../../../../src/societies/option-words.ts'
import { valueAt, withValueAt, type Board } from '../../../../src/societies/paths.ts'
import { reservedFlags } from '../../../../src/societies/reserved-flags.ts'
import { isShown, mindsFor } from './form.ts'

export interface CommandLine {
  readonly text: string
  /** labels of choices the command line has no words for */
  readonly missing: readonly string[]
}

export function commandOf(request: StartRequest, society: SocietyInfo): CommandLine {
  const { seed, minds = {}, maxSteps, maxCost, input = {} } = request
  const words = ['npx', 'troupe', ...(society.command === undefined ? ['run', society.name] : [society.command])]
  const missing: string[] = []
  // what `run` has no word for goes with --input
  let rest: Board = {}
  const fromFiles = society.options.filter((option) => isFromFile(option, society.options, input))
  const inOrder = society.options.toSorted((a, b) => Number(b.isArgument ?? false) - Number(a.isArgument ?? false))
  for (const option of inOrder) {
    if (!isShown(option, input) || fromFiles.some(({ path }) => option.path.startsWith(`${path}.`))) continue
    if (option.kind === 'file') {
      // where the file is, the browser does not say
      if (fromFiles.includes(option)) words.push(option.flag ?? '', 'FILE')
      continue
    }
    const value = valueAt(input, option.path)
    const isTaken = society.command === undefined && reservedFlags.includes(option.flag?.slice(2) ?? '')
    const said = isTaken && option.kind !== 'seed' ? undefined : wordsOf(value, option)
    if (said !== undefined) words.push(...said)
    else if (society.command !== undefined) missing.push(option.label)
    else if (!isUsual(value, option)) rest = withValueAt(rest, option.path, value)
  }
  if (Object.keys(rest).length > 0) words.push('--input', JSON.stringify(rest))
  if (seed !== undefined) words.push('--seed', String(seed))
  for (const [agent, mind] of Object.entries(minds))
    for (const name of agent === 'all' ? mindsFor(society, {}).thinkers : [agent])
      words.push('--mind', `${name}=${mind}`)
  if (maxCost !== undefined) words.push('--max-cost', String(maxCost))
  if (maxSteps !== undefined) words.push('--step-limit', String(maxSteps))
  return { text: words.map(quote).join(' '), missing }
}

/** What the options below it could not have made was in a file. */
function isFromFile({ kind, path }: SocietyOption, options: readonly SocietyOption[], input: Board): boolean {
  if (kind !== 'file' || valueAt(input, path) === undefined) return false
  const below = options.filter((option) => option.path.startsWith(`${path}.`))
  const isUnfit = (option: SocietyOption) => {
    const value = valueAt(input, option.path)
    return value !== undefined && problemWith(value, option) !== undefined
  }
  return below.length === 0 || below.some(isUnfit)
}

/** As a shell takes it. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
