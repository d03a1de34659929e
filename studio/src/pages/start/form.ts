/** The form a run is started with: text as it was typed, and what it comes to or what is wrong with it. */
import type { SocietyInfo, SocietyOption, StartRequest } from '../../../../src/server/api.ts'
import { namesIn, seedIn, writeOption } from '../../../../src/societies/option-value.ts'
import { valueAt, withValueAt, type Board } from '../../../../src/societies/paths.ts'
import { isSeed, readDollars, readLimit, readMind, readOption, type Result } from './read-value.ts'

export interface StartForm {
  readonly society: string
  /** by the path of the option */
  readonly values: Readonly<Record<string, string>>
  readonly seed: string
  /** by agent; whoever is missing has its own */
  readonly minds: Readonly<Record<string, string>>
  readonly maxSteps: string
  readonly maxCost: string
  /** as fast as it can, or slow enough for eyes */
  readonly isFlatOut: boolean
}

export interface ReadForm {
  readonly request: StartRequest
  /** what is wrong, by the path of the option, `seed`, `limit:steps`, `limit:cost`, or `mind:AGENT` */
  readonly problems: Readonly<Record<string, string>>
}

const DEFAULT_SEED = '1'

/** Some can be chosen only while another has a certain value. */
export const isShown = ({ when }: SocietyOption, input: Board) =>
  when === undefined || valueAt(input, when.path) === when.is

/** Those with a field of their own; the seed has one besides. */
export const shownOptions = (society: SocietyInfo, values: StartForm['values'] = {}) =>
  society.options.filter((option) => {
    if (isSeed(option)) return false
    const { when } = option
    return when === undefined || values[when.path] === undefined || values[when.path] === String(when.is)
  })

/** Whose mind can be chosen: the agents themselves, and those they think for, who are named in the form. */
export function mindsFor(society: SocietyInfo, values: StartForm['values']): { thinkers: string[]; cast: string[] } {
  const lists = society.options.filter(({ kind }) => kind === 'list')
  const usual = lists.flatMap(({ path }) => valueAt(society.input, path) ?? [])
  const thinkers = society.agents.filter((agent) => !usual.includes(agent))
  // those of a list nobody thinks for by name are things, not people
  const isCast = thinkers.length < society.agents.length
  return { thinkers, cast: isCast ? lists.flatMap(({ path }) => namesTyped(values[path] ?? '')) : [] }
}

export function emptyForm(society: SocietyInfo): StartForm {
  const values = shownOptions(society).map((option) => [
    option.path,
    textOf(valueAt(society.input, option.path), option),
  ])
  return {
    society: society.name,
    values: Object.fromEntries(values) as Record<string, string>,
    seed: DEFAULT_SEED,
    minds: {},
    maxSteps: '',
    maxCost: '',
    isFlatOut: false,
  }
}

export function readForm(form: StartForm, society: SocietyInfo): ReadForm {
  const problems: Record<string, string> = {}
  const read = <T>(name: string, result: Result<T>): T | undefined => {
    if ('value' in result) return result.value
    problems[name] = result.problem
    return undefined
  }
  let input = society.input
  // a whole value from a file replaces what the others say
  const filesLast = society.options.toSorted((a, b) => Number(a.kind === 'file') - Number(b.kind === 'file'))
  for (const option of filesLast) {
    const [name, text] = isSeed(option) ? ['seed', form.seed] : [option.path, form.values[option.path] ?? '']
    if (!isShown(option, input)) continue
    const value = read(name, readOption(text, option))
    if (value !== undefined) input = withValueAt(input, option.path, value)
  }
  const maxSteps = read('limit:steps', readLimit(form.maxSteps))
  const maxCost = read('limit:cost', readDollars(form.maxCost))
  const minds: Record<string, string> = {}
  for (const [agent, text] of Object.entries(form.minds)) {
    const mind = read(`mind:${agent}`, readMind(text))
    if (mind !== undefined) minds[agent] = mind
  }
  const seed = form.seed.trim()
  const request: StartRequest = {
    society: society.name,
    input,
    ...(seed !== '' && { seed: seedIn(seed) }),
    ...(Object.keys(minds).length > 0 && { minds }),
    ...(maxSteps !== undefined && { maxSteps }),
    ...(maxCost !== undefined && { maxCost }),
    ...(form.isFlatOut && { pace: 0 }),
  }
  return { request, problems }
}

/** A number alone says how many there are, not what they are called. */
const namesTyped = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? [] : namesIn(typed))

function textOf(value: unknown, option: SocietyOption): string {
  if (value !== undefined) return writeOption(value, option) ?? ''
  return option.kind === 'choice' ? (option.choices[0]?.value ?? '') : ''
}
