/** The two sides of an evaluation, each with its flow, its options, and how a case becomes the input of its runs. */
import type { Awaitable } from '../base/awaitable.ts'
import { TroupeError } from '../base/errors.ts'
import type { Seed } from '../base/random.ts'
import type { Fields } from '../board/field.ts'
import type { ChosenMind, ChosenMinds } from '../define/chosen-mind.ts'
import type { Flow } from '../engine/flow.ts'
import type { MakeMind } from '../minds/mind.ts'
import { isFlow, isSociety } from '../societies/is-flow.ts'
import { prepareInput } from '../societies/prepare-input.ts'
import type { Society } from '../societies/society.ts'
import type { AnyDefinition } from './check-definition.ts'
import type { Baseline, Evaluated, SideName } from './definition.ts'
import type { TrialSide, Values } from './trials/trial.ts'

export interface Side extends TrialSide {
  readonly name: SideName
  /** what reports call it */
  readonly title: string
  readonly inputOf: (input: Values, seed: Seed) => Awaitable<Values>
  /** what is on the board of every case of this side */
  readonly over: Values
}

export function sidesOf(definition: AnyDefinition, minds: MakeMind): [Side, ...Side[]] {
  const { society, baseline, version, choose, input, handlers, onQuestion, stepLimit } = definition
  const given = { society, choose, input, handlers, onQuestion, stepLimit }
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Baseline<Fields>
  if (baseline === undefined) return [sideOf('society', own, version, minds)]
  const other: Baseline<Fields> = isEvaluated(baseline) ? { society: baseline } : baseline
  // what is not said of the baseline is as it is for the society
  const both = { ...own, ...other, input: { ...input, ...other.input }, choose: { ...choose, ...other.choose } }
  return [sideOf('society', own, version, minds), sideOf('baseline', both, version, minds)]
}

function sideOf(
  name: SideName,
  { society, choose = {}, input = {}, handlers, onQuestion, stepLimit, name: title }: Baseline<Fields>,
  version: string | undefined,
  minds: MakeMind,
): Side {
  const described = isSociety(society) ? (society as Society) : undefined
  const flow = flowOf(name, society, minds)
  const hands = { ...described?.handlers, ...handlers }
  return {
    name,
    title: title ?? (name === 'baseline' ? 'baseline' : (described?.title ?? flow.name)),
    flow,
    difference: { minds: namesOf(choose), version: version ?? null, stepLimit: stepLimit ?? null },
    options: {
      choose,
      handlers: hands,
      ...(onQuestion && { onQuestion }),
      ...(stepLimit !== undefined && { stepLimit }),
      ...(described && { society: described.name }),
    },
    over: input,
    inputOf: (given, seed) => {
      const all = { ...given, ...(input as Values) }
      return described === undefined ? all : prepareInput(described, all, { seed, isLocal: true })
    },
  }
}

function flowOf(name: SideName, society: unknown, minds: MakeMind): Flow {
  if (isSociety(society)) {
    const { create, flow } = society as Society
    return create === undefined ? flow : create(minds)
  }
  const flow = typeof society === 'function' ? (society as (minds: MakeMind) => unknown)(minds) : society
  if (isFlow(flow)) return flow
  throw new TroupeError(
    'EVALUATION_INVALID',
    `The ${name} of an evaluation is a flow, a function of minds that makes one, or what society() gave; ` +
      `not ${flow === null ? 'null' : typeof flow}.`,
  )
}

function isEvaluated<F extends Fields>(given: Baseline<F> | Evaluated<F>): given is Evaluated<F> {
  return typeof given === 'function' || isFlow(given) || isSociety(given)
}

/** Minds as an id can hold them. */
function namesOf(choose: ChosenMinds): Record<string, string> {
  const names = Object.entries(choose as Readonly<Record<string, ChosenMind | undefined>>)
  return Object.fromEntries(names.flatMap(([agent, mind]) => (mind === undefined ? [] : [[agent, nameOf(mind)]])))
}

function nameOf(mind: ChosenMind): string {
  if (typeof mind === 'string') return mind
  return 'modelId' in mind ? `${mind.provider}/${mind.modelId}` : mind.name
}
