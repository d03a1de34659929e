/** The report of the machines bench for people, and its numbers for machines. */
import { describeMachine } from '../machine.ts'
import type { Played } from '../rounds.ts'
import { median, summarize, threeDigits } from '../statistics.ts'
import { table } from '../table.ts'
import { catalogue, subjectNames, type SubjectName } from './catalogue.ts'
import { stepsFor, type Measured, type Sample, type Sizes, type Spec, type Task } from './plan.ts'
import { payloadBytes } from './subject.ts'

export type Faults = Record<
  | 'kills'
  | 'freezes'
  | 'runs'
  | 'steps'
  | 'lost'
  | 'doubled'
  | 'disordered'
  | 'wrong'
  | 'takenOver'
  | 'takeoverMedianMs'
  | 'takeoverP95Ms'
  | 'takenOverFrozen'
  | 'freezeTakeoverMs',
  number
>
/** Milliseconds of CPU time a second, of a worker with nothing to do and its database. */
export type Resting = { runs: number; without: number[]; with: number[] }
export type Results = {
  played: Played<Spec, Sample>
  sizes: Sizes
  faults: Faults | undefined
  resting: Resting | undefined
  /** why faults or runs at rest could not be measured */
  problems: string[]
  whyNoRedis: string | undefined
}

const count = new Intl.NumberFormat('en-US')
const number = (value: number) => (Number.isFinite(value) ? count.format(threeDigits(value)) : '–')
const known = (value: number) => (Number.isFinite(value) ? threeDigits(value) : null)

export function toNumbers(results: Results, versions: Record<string, string | undefined>, quick: boolean) {
  const { sizes, faults, resting, played } = results
  const speed = (workers: number, task: Task) =>
    known(median(series(results, { subject: 'troupe', workers }, task, 'stepsPerSecond')))
  const ratioTo = (peer: SubjectName, task: Task, key: keyof Measured) => known(ratio(results, peer, task, key))
  const steps = stepsFor('troupe', sizes)
  const stored = median(series(results, { subject: 'troupe', workers: sizes.peers }, 'small', 'storedBytes'))
  return {
    workers: sizes.workers.map((n) => ({
      n,
      stepsPerSecond: speed(n, 'small'),
      slowStepsPerSecond: speed(n, 'slow'),
    })),
    takeoverP95Ms: faults && faults.takenOver > 0 ? faults.takeoverP95Ms : null,
    freezeTakeoverMs: faults && faults.takenOverFrozen > 0 ? faults.freezeTakeoverMs : null,
    lost: faults?.lost ?? null,
    doubled: faults?.doubled ?? null,
    ratioLangGraph: ratioTo('langgraph', 'small', 'stepsPerSecond'),
    ratioBullmq: ratioTo('bullmq', 'small', 'stepsPerSecond'),
    bytesPerStep: known(stored - payloadBytes(steps) / steps),
    ratioPgBoss: ratioTo('pg-boss', 'small', 'stepsPerSecond'),
    ratioDbos: ratioTo('dbos', 'small', 'stepsPerSecond'),
    slowRatioLangGraph: ratioTo('langgraph', 'slow', 'stepsPerSecond'),
    slowRatioBullmq: ratioTo('bullmq', 'slow', 'stepsPerSecond'),
    cpuRatioLangGraph: ratioTo('langgraph', 'small', 'cpuMicros'),
    cpuRatioBullmq: ratioTo('bullmq', 'small', 'cpuMicros'),
    resting: resting && {
      runs: resting.runs,
      idleCpuMsPerSecond: { without: known(median(resting.without)), with: known(median(resting.with)) },
    },
    rounds: played.completed,
    versions,
    quick,
  }
}

export type Numbers = ReturnType<typeof toNumbers>

export function toReport(results: Results, numbers: Numbers): string {
  const { played, sizes, faults, resting, whyNoRedis } = results
  const versions = Object.entries(numbers.versions).map(([name, version]) => `${name} ${version ?? '?'}`)
  const both = (values: number[]) => `${number(median(values))} (${values.map(number).join(', ')})`
  return [
    `Machines bench: medians and spread of ${played.completed} rounds\n`,
    `${describeMachine()}\n${versions.join(', ')}\n`,
    stepTable(results, 'small', `Steps that do nothing, ${sizes.runs} runs a worker`),
    stepTable(results, 'slow', `Steps of 10 ms, ${sizes.runs} runs a worker`),
    faults ? `Killed and frozen\n${table(Object.entries(faults).map(([name, value]) => [name, number(value)]))}` : '',
    resting
      ? `At rest: CPU ms a second of an idle worker and its database\n${table([
          ['nobody rests', both(resting.without)],
          [`${count.format(resting.runs)} runs rest`, both(resting.with)],
        ])}`
      : '',
    whyNoRedis ? `BullMQ was left out: ${whyNoRedis}.\n` : '',
    ...results.problems.map((problem) => `Failed: ${problem}\n`),
    ...played.failures.map(
      ({ spec, reason }) => `Failed: ${catalogue[spec.subject].title}, ${spec.workers} workers: ${reason}\n`,
    ),
    `Notes\n${subjectNames.map((name) => `  ${catalogue[name].title}: ${catalogue[name].note}\n`).join('')}`,
    `Goals\n${table(judge(numbers))}`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function stepTable(results: Results, task: Task, title: string): string {
  const { sizes } = results
  const rows = subjectNames.flatMap((subject) =>
    (subject === 'troupe' ? sizes.workers : [sizes.peers]).flatMap((workers) => {
      const spec = { subject, workers }
      const speeds = series(results, spec, task, 'stepsPerSecond')
      if (speeds.length === 0) return []
      const { median: middle, min, max } = summarize(speeds)
      const middleOf = (key: keyof Measured) => number(median(series(results, spec, task, key)))
      const costs = summarize(series(results, spec, task, 'cpuMicros'))
      return [
        [
          `${catalogue[subject].title}, ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
          number(middle),
          `${number(min)}–${number(max)}`,
          subject === 'troupe' ? '' : number(ratio(results, subject, task, 'stepsPerSecond')),
          number(costs.median),
          `${number(costs.min)}–${number(costs.max)}`,
          middleOf('storeMicros'),
          middleOf('storedBytes'),
        ],
      ]
    }),
  )
  const head = ['', 'steps/s', 'spread', 'Troupe ×', 'CPU µs a step', 'spread', 'of it the store', 'stored bytes']
  return `${title}\n${table([head, ...rows])}`
}

function judge(numbers: Numbers): string[][] {
  const { workers, ratioLangGraph, takeoverP95Ms, freezeTakeoverMs, lost, doubled, bytesPerStep } = numbers
  const speeds = workers.flatMap(({ stepsPerSecond }) => stepsPerSecond ?? [])
  const row = (says: string, value: number | null, isMet: (value: number) => boolean) => [
    says,
    value === null ? '–' : String(value),
    value === null ? 'not measured' : isMet(value) ? 'met' : 'not met',
  ]
  return [
    row('≥ 2,000 steps a second', speeds.length > 0 ? Math.max(...speeds) : null, (value) => value >= 2_000),
    row('≥ 5 × LangGraph.js on Postgres', ratioLangGraph, (value) => value >= 5),
    row('taken over after kill -9 within 1 s (p95)', takeoverP95Ms, (value) => value < 1_000),
    row('taken over after a freeze within 8 s', freezeTakeoverMs, (value) => value < 8_000),
    row('lost: 0', lost, (value) => value === 0),
    row('doubled: 0', doubled, (value) => value === 0),
    row('≤ 400 bytes a step beside the payload', bytesPerStep, (value) => value <= 400),
  ]
}

function samplesOf({ played }: Results, { subject, workers }: Spec) {
  return played.samples.filter(({ spec }) => spec.subject === subject && spec.workers === workers)
}

function series(results: Results, spec: Spec, task: Task, key: keyof Measured): number[] {
  return samplesOf(results, spec).map(({ sample }) => sample[task][key] ?? NaN)
}

/**
 * How many times better we are with as many workers, the median of the rounds' own ratios: more steps a second, or less
 * CPU time.
 */
function ratio(results: Results, peer: SubjectName, task: Task, key: keyof Measured): number {
  const { peers } = results.sizes
  const own = samplesOf(results, { subject: 'troupe', workers: peers })
  const ours = new Map(own.map(({ round, sample }) => [round, sample[task][key]]))
  return median(
    samplesOf(results, { subject: peer, workers: peers }).flatMap(({ round, sample }) => {
      const mine = ours.get(round)
      if (mine === undefined) return []
      return [key === 'stepsPerSecond' ? mine / sample[task][key] : sample[task][key] / mine]
    }),
  )
}
