/** Numbers of several runs beside each other: each one's own, their mean, and how far they lie apart. */
import type { AgentMetrics, Metrics } from '../../../../src/server/api.ts'

export interface Spread {
  /** one for each run; none where it was not measured */
  readonly values: readonly (number | undefined)[]
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface Measure {
  readonly label: string
  /** what exactly is measured, where the society says so */
  readonly hint?: string
  readonly kind: 'count' | 'money' | 'number'
  readonly spread: Spread
}

export interface MeasureGroup {
  /** an agent, or the society as a whole */
  readonly name: string
  readonly isSociety: boolean
  readonly measures: readonly Measure[]
}

export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value) => value !== undefined && Number.isFinite(value)) as number[]
  if (known.length === 0) return undefined
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  return { values, mean, min: Math.min(...known), max: Math.max(...known) }
}

type Counted = Exclude<keyof AgentMetrics, 'minds'>

const counted: readonly (readonly [Counted, string, Measure['kind']])[] = [
  ['thoughts', 'thoughts', 'count'],
  ['tries', 'tries', 'count'],
  ['failures', 'failures', 'count'],
  ['calls', 'calls of models', 'count'],
  ['tokensIn', 'tokens read', 'count'],
  ['tokensOut', 'tokens written', 'count'],
  ['cost', 'cost', 'money'],
]

/** What is nothing everywhere is left out: with rules nobody reads tokens. */
export function measuresOf(all: readonly (Metrics | undefined)[]): MeasureGroup[] {
  const agents = [...new Set(all.flatMap((metrics) => Object.keys(metrics?.agents ?? {})))]
  const found = all.map((metrics) => measuredBy(metrics?.society, agents))
  const special = (agent: string | undefined) => specialMeasures(found, agent)
  const society = { name: 'The society', isSociety: true, measures: special(undefined) }
  const each = agents.map((name) => {
    const measures = counted.flatMap(([key, label, kind]): Measure[] => {
      const spread = spreadOf(all.map((metrics) => metrics?.agents[name]?.[key]))
      const isDull = key === 'tries' && all.every((metrics) => isTriedOnce(metrics?.agents[name]))
      return spread && !isDull && (spread.max !== 0 || key === 'thoughts') ? [{ label, kind, spread }] : []
    })
    return { name, isSociety: false, measures: [...measures, ...special(name)] }
  })
  return [society, ...each].filter(({ measures }) => measures.length > 0)
}

const isTriedOnce = (metrics: AgentMetrics | undefined) => metrics === undefined || metrics.tries === metrics.thoughts

interface Measured {
  readonly agent: string | undefined
  readonly label: string
  readonly value: number
  readonly hint?: string
}

function specialMeasures(found: readonly ReadonlyMap<string, Measured>[], agent: string | undefined): Measure[] {
  const keys = new Set(found.flatMap((each) => [...each].filter(([, one]) => one.agent === agent).map(([key]) => key)))
  return [...keys].flatMap((key): Measure[] => {
    const { label, hint } = found.find((each) => each.has(key))!.get(key)!
    const spread = spreadOf(found.map((each) => each.get(key)?.value))
    return spread ? [{ label, kind: 'number', spread, ...(hint !== undefined && { hint }) }] : []
  })
}

/**
 * Every number a society tells of itself, however deep it lies. A number under the name of an agent is about that
 * agent; `{ value, how }` is a number and how it was come by.
 */
function measuredBy(society: unknown, agents: readonly string[]): ReadonlyMap<string, Measured> {
  const found = new Map<string, Measured>()
  const walk = (node: unknown, path: readonly string[]) => {
    const { value, how } = isRecord(node) ? node : { value: node, how: undefined }
    if (typeof value === 'number') {
      const hint = typeof how === 'string' ? { hint: how } : {}
      const agent = path.find((name) => agents.includes(name))
      found.set(path.join('.'), { agent, label: inWords(path.at(-1) ?? ''), value, ...hint })
    } else if (isRecord(node))
      // what commands went to has a table of its own
      for (const key in node) if (path.length > 0 || key !== 'kinds') walk(node[key], [...path, key])
  }
  walk(society, [])
  return found
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `repeatedVisits` is `repeated visits` to people. */
export const inWords = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]|(?<=[a-z])\d/g, (letter) => ` ${letter.toLowerCase()}`)

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const broken = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

export function formatMeasure(value: number, kind: Measure['kind']): string {
  if (kind === 'money') return value === 0 ? '$0' : `$${value < 0.01 ? value.toPrecision(2) : value.toFixed(2)}`
  return Number.isInteger(value) || Math.abs(value) >= 1000 ? whole.format(value) : broken.format(value)
}
