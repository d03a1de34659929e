/** The report of the tools bench for people, and its numbers for machines. */
import { describeMachine } from '../machine.ts'
import type { Played } from '../rounds.ts'
import { median, summarize, threeDigits } from '../statistics.ts'
import { table } from '../table.ts'
import { catalogue, subjectNames, type SubjectName } from './catalogue.ts'
import { sizesOf, type Sample, type Sizes, type Spec } from './plan.ts'
import type { Variant } from './subject.ts'

export type Kills = Record<'kills' | 'doubled' | 'lost' | 'paidTwice' | 'unpaired' | 'wrong', number>
export type Results = { played: Played<Spec, Sample>; sizes: Sizes; kills: Kills | undefined }

const count = new Intl.NumberFormat('en-US')
const number = (value: number) => (Number.isFinite(value) ? count.format(threeDigits(value)) : '–')
const known = (value: number) => (Number.isFinite(value) ? threeDigits(value) : null)

export function toNumbers(results: Results, versions: Record<string, string | undefined>, quick: boolean) {
  const { sizes, kills, played } = results
  const calls = sizes.steps.at(-1)!
  const mastra = sizes.mastra.at(-1)!
  const short = sizes.steps[0]!
  const [half, whole] = sizes.growth as [number, number]
  const bytes = (size: number) => median(series(results, 'troupe', 'reading', size, 'storedBytes'))
  const cost = (variant: Variant, size: number) => known(median(series(results, 'troupe', variant, size, 'cpuMicros')))
  return {
    toolStepMicros: cost('reading', calls),
    ratioLangGraph: known(ratio(results, 'langgraph', calls)),
    ratioMastra: known(ratio(results, 'mastra', mastra)),
    bytesGrowth: known(bytes(whole) / bytes(half)),
    kills: kills?.kills ?? null,
    doubled: kills?.doubled ?? null,
    lost: kills?.lost ?? null,
    paidTwice: kills?.paidTwice ?? null,
    effectfulStepMicros: cost('effectful', calls),
    wholeChatRatioLangGraph: known(ratio(results, 'langgraph', calls, 'troupe-whole')),
    shortRatioLangGraph: known(ratio(results, 'langgraph', short)),
    shortRatioMastra: known(ratio(results, 'mastra', short)),
    calls,
    callsMastra: mastra,
    rounds: played.completed,
    versions,
    quick,
  }
}

export type Numbers = ReturnType<typeof toNumbers>

export function toReport(results: Results, numbers: Numbers): string {
  const { played, sizes, kills } = results
  const versions = Object.entries(numbers.versions).map(([name, version]) => `${name} ${version ?? '?'}`)
  const sizesShown = sizesOf('troupe', sizes)
  return [
    `Tools bench: medians and spread of ${played.completed} rounds, CPU time of user and system\n`,
    `${describeMachine()}\n${versions.join(', ')}\n`,
    ...sizesShown.map((calls) => stepTable(results, calls)),
    kills ? `Killed\n${table(Object.entries(kills).map(([name, value]) => [name, count.format(value)]))}` : '',
    ...played.failures.map(
      ({ spec, reason }) => `Failed: ${catalogue[spec.subject].title}, ${spec.calls} calls: ${reason}\n`,
    ),
    `Notes\n${subjectNames.map((name) => `  ${catalogue[name].title}: ${catalogue[name].note}\n`).join('')}`,
    `Goals\n${table(judge(numbers))}`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function stepTable(results: Results, calls: number): string {
  const rows = subjectNames.flatMap((subject) =>
    (['reading', 'effectful'] as const).flatMap((variant) => {
      const costs = series(results, subject, variant, calls, 'cpuMicros')
      if (costs.length === 0) return []
      const { median: middle, min, max } = summarize(costs)
      const middleOf = (key: keyof Sample) => median(series(results, subject, variant, calls, key))
      return [
        [
          `${catalogue[subject].title}${variant === 'effectful' ? ', effectful' : ''}`,
          number(middle),
          `${number(min)}–${number(max)}`,
          subject === 'troupe' ? '' : number(ratio(results, subject, calls)),
          number(middleOf('wallMicros')),
          number(middleOf('peakRssBytes') / 1e6),
          number(middleOf('storedBytes') / 1e6),
        ],
      ]
    }),
  )
  const head = ['', 'CPU µs', 'spread', '× Troupe', 'wall µs', 'peak MB', 'stored MB']
  return `${count.format(calls)} tool calls, one a reply: a tool step\n${table([head, ...rows])}`
}

function judge(numbers: Numbers): string[][] {
  const { ratioLangGraph, ratioMastra, bytesGrowth, doubled, lost } = numbers
  const row = (says: string, value: number | null, isMet: (value: number) => boolean) => [
    says,
    value === null ? '–' : String(value),
    value === null ? 'not measured' : isMet(value) ? 'met' : 'not met',
  ]
  return [
    row('≥ 20 × less CPU than LangGraph.js', ratioLangGraph, (value) => value >= 20),
    row(`≥ 20 × less CPU than Mastra, at ${numbers.callsMastra} calls`, ratioMastra, (value) => value >= 20),
    row('twice the calls ≤ 2.1 × the bytes', bytesGrowth, (value) => value <= 2.1),
    row('effects done twice: 0', doubled, (value) => value === 0),
    row('records or effects lost: 0', lost, (value) => value === 0),
  ]
}

function samplesOf({ played }: Results, subject: SubjectName, variant: Variant, calls: number) {
  return played.samples.filter(
    ({ spec }) => spec.subject === subject && spec.variant === variant && spec.calls === calls,
  )
}

function series(results: Results, subject: SubjectName, variant: Variant, calls: number, key: keyof Sample): number[] {
  return samplesOf(results, subject, variant, calls).map(({ sample }) => sample[key])
}

/** How many times our CPU time a peer takes: the median of the rounds' own ratios. */
function ratio(results: Results, peer: SubjectName, calls: number, own: SubjectName = 'troupe'): number {
  const ours = new Map(samplesOf(results, own, 'reading', calls).map(({ round, sample }) => [round, sample.cpuMicros]))
  return median(
    samplesOf(results, peer, 'reading', calls).flatMap(({ round, sample }) =>
      ours.has(round) ? [sample.cpuMicros / ours.get(round)!] : [],
    ),
  )
}
