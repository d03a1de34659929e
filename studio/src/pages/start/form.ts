/** The form a run is started with: text as it was typed, and what it comes to or what is wrong with it. */
import type { SocietyInfo, SocietyOption, StartRequest } from '../../../../src/server/api.ts'
import { valueAt, withValueAt } from './paths.ts'
import { isSeed, namesIn, numberOr, readDollars, readLimit, readMind, readOption, type Result } from './read-value.ts'

export interface StartForm {
  readonly society: string
  /** by the name of the option */
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
  /** what is wrong, by the name of the option, `seed`, `limit:steps`, `limit:cost`, or `mind:AGENT` */
  readonly problems: Readonly<Record<string, string>>
}

const DEFAULT_SEED = '1'

export const shownOptions = ({ options }: SocietyInfo) => options.filter((option) => !isSeed(option))

/** Whose mind can be chosen: the agents themselves, and those they think for, who are named in the form. */
export function mindsFor(society: SocietyInfo, values: StartForm['values']): { thinkers: string[]; cast: string[] } {
  const lists = society.options.filter(({ kind }) => kind === 'list')
  const usual = lists.flatMap(({ name }) => valueAt(society.input, name) ?? [])
  const thinkers = society.agents.filter((agent) => !usual.includes(agent))
  // those of a list nobody thinks for by name are things, not people
  const isCast = thinkers.length < society.agents.length
  return { thinkers, cast: isCast ? lists.flatMap(({ name }) => namesIn(values[name] ?? '')) : [] }
}

export function emptyForm(society: SocietyInfo): StartForm {
  const values = shownOptions(society).map((option) => [
    option.name,
    textOf(valueAt(society.input, option.name), option),
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
  for (const option of society.options) {
    const [name, text] = isSeed(option) ? ['seed', form.seed] : [option.name, form.values[option.name] ?? '']
    const value = read(name, readOption(text, option, valueAt(society.input, option.name)))
    if (value !== undefined) input = withValueAt(input, option.name, value)
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
    ...(seed !== '' && { seed: numberOr(seed) }),
    ...(Object.keys(minds).length > 0 && { minds }),
    ...(maxSteps !== undefined && { maxSteps }),
    ...(maxCost !== undefined && { maxCost }),
    ...(form.isFlatOut && { pace: 0 }),
  }
  return { request, problems }
}

function textOf(value: unknown, { kind, choices }: SocietyOption): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  return kind === 'choice' ? (choices?.[0]?.value ?? '') : ''
}
