/** The command that starts the same run from a terminal, and what it cannot say. */
import type { SocietyInfo, SocietyOption, StartRequest } from '../../../../src/server/api.ts'
import { mindsFor } from './form.ts'
import { valueAt } from './paths.ts'
import { isSeed } from './read-value.ts'

export interface CommandLine {
  readonly text: string
  /** labels of choices the command line has no words for */
  readonly missing: readonly string[]
}

export function commandOf(request: StartRequest, society: SocietyInfo): CommandLine {
  const { seed, minds = {}, maxSteps, maxCost } = request
  const words = ['npx', 'troupe']
  const missing: string[] = []
  if (society.command === undefined) {
    words.push('run', society.name)
    if (JSON.stringify(request.input) !== JSON.stringify(society.input))
      words.push('--input', JSON.stringify(request.input))
  } else {
    words.push(society.command)
    const inOrder = society.options.toSorted((a, b) => Number(b.isArgument ?? false) - Number(a.isArgument ?? false))
    for (const option of inOrder) {
      // said once, below
      if (isSeed(option)) continue
      const said = wordsFor(option, valueAt(request.input, option.name), valueAt(society.input, option.name))
      if (said === undefined) missing.push(option.label)
      else words.push(...said)
    }
  }
  if (seed !== undefined) words.push('--seed', String(seed))
  for (const [agent, mind] of Object.entries(minds))
    for (const name of agent === 'all' ? mindsFor(society, {}).thinkers : [agent])
      words.push('--mind', `${name}=${mind}`)
  if (maxCost !== undefined) words.push('--max-cost', String(maxCost))
  if (maxSteps !== undefined) {
    if (society.command === undefined) words.push('--step-limit', String(maxSteps))
    else missing.push('Steps at most')
  }
  return { text: words.map(quote).join(' '), missing }
}

/** Said even when it is as usual: the command line may be used to something else. `undefined` when it cannot be said. */
function wordsFor(option: SocietyOption, value: unknown, usual: unknown): readonly string[] | undefined {
  if (value === undefined) return []
  if (option.isArgument) return [wordOf(value)]
  if (option.flag !== undefined && option.kind !== 'list') return [option.flag, wordOf(value)]
  return JSON.stringify(value) === JSON.stringify(usual) ? [] : undefined
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** As a shell takes it. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
