/** The report for people, and the numbers for machines. */
import { describeMachine } from '../machine.ts'
import { summarize, threeDigits } from '../statistics.ts'
import type { Played } from '../rounds.ts'
import { table } from '../table.ts'
import { catalogue, subjectNames, type Sample, type Spec, type SubjectName } from './catalogue.ts'
import type { Quality } from './quality.ts'

export type Facts = { versions: Partial<Record<SubjectName, string>>; skipped: { title: string; reason: string }[] }
export type Qualities = Record<string, Quality>
type Results = Played<Spec, Sample>

const GOAL_MS = 1
const count = new Intl.NumberFormat('en-US')
const number = (value: number) => count.format(threeDigits(value))

export function toNumbers(played: Results, qualities: Qualities, goalSize: number, quick: boolean) {
  const own = samplesOf(played, 'troupe', goalSize)
  const searches = own.map(({ searchMs }) => searchMs)
  return {
    quick,
    rounds: played.completed,
    exact10kMs: own.length === 0 ? null : threeDigits(summarize(searches).median),
    recall: own.length === 0 ? null : Math.min(...own.map((sample) => sample.recall)),
    auc: Object.fromEntries(Object.entries(qualities).map(([name, { auc }]) => [name, threeDigits(auc)])),
  }
}

export function toReport(
  played: Results,
  qualities: Qualities,
  facts: Facts,
  { sizes, numbers }: { sizes: number[]; numbers: ReturnType<typeof toNumbers> },
): string {
  const versions = subjectNames.flatMap((name) =>
    facts.versions[name] === undefined ? [] : `${catalogue[name].title} ${facts.versions[name]}`,
  )
  const { exact10kMs } = numbers
  const verdict = exact10kMs === null ? 'not measured' : exact10kMs <= GOAL_MS ? 'met' : 'missed'
  return [
    `Memory bench: medians and spread of ${played.completed} round${played.completed === 1 ? '' : 's'}, ` +
      'CPU time, 384 dimensions, 3 nearest\n',
    `${describeMachine()}\n${versions.join(', ')}\n`,
    ...sizes.map((size) => sizeTable(played, size)),
    `Quality of embedders: paraphrases against others, and against the same words\n${qualityTable(qualities)}`,
    ...facts.skipped.map(({ title, reason }) => `Skipped: ${title}: ${reason}\n`),
    ...played.failures.map(
      ({ spec, reason }) => `Failed: ${catalogue[spec.subject].title} at ${spec.size}: ${reason}\n`,
    ),
    `Notes\n${subjectNames.map((name) => `  ${catalogue[name].title}: ${catalogue[name].note}\n`).join('')}`,
    `Goal\n  exact search of 10,000 in ≤ ${GOAL_MS} ms CPU: ${exact10kMs ?? '–'} ms, ${verdict}\n`,
  ].join('\n')
}

function sizeTable(played: Results, size: number): string {
  const head = ['', 'search ms', 'spread', 'wall ms', 'insert µs', 'spread', 'load ms', 'spread', 'recall']
  const rows = subjectNames.flatMap((name) => {
    const samples = samplesOf(played, name, size)
    if (samples.length === 0) return []
    const loads = samples.flatMap(({ loadMs }) => loadMs ?? [])
    return [
      [
        catalogue[name].title,
        ...series(samples.map(({ searchMs }) => searchMs)),
        number(summarize(samples.map(({ searchWallMs }) => searchWallMs)).median),
        ...series(samples.map(({ insertMicros }) => insertMicros)),
        ...(loads.length === 0 ? ['', ''] : series(loads)),
        number(Math.min(...samples.map(({ recall }) => recall))),
      ],
    ]
  })
  return `${count.format(size)} memories\n${table([head, ...rows])}`
}

function series(values: number[]): string[] {
  const { median, min, max } = summarize(values)
  return [number(median), `${number(min)}–${number(max)}`]
}

function qualityTable(qualities: Qualities): string {
  const rows = Object.entries(qualities).map(([name, { auc, hardAuc, first, cpuMs }]) => [
    name,
    ...[auc, hardAuc, first, cpuMs].map(number),
  ])
  return table([['', 'AUC', 'AUC, same words', 'nearest of all', 'CPU ms a text'], ...rows])
}

function samplesOf(played: Results, subject: SubjectName, size: number): Sample[] {
  return played.samples.flatMap(({ spec, sample }) => (spec.subject === subject && spec.size === size ? [sample] : []))
}
