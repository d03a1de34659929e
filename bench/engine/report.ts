/** The report for people: one table a task, then sizes, goals and what is worth knowing about the subjects. */
import { describeMachine } from '../machine.ts'
import { threeDigits, summarize } from '../statistics.ts'
import { table } from '../table.ts'
import { catalogue, subjectNames, type SubjectName } from './catalogue.ts'
import { judge } from './goals.ts'
import type { Facts, Numbers } from './numbers.ts'
import type { Spec } from './plan.ts'
import type { Results } from './results.ts'

type Shown = { task: Spec['task']; title: (size: number) => string; unit: 'µs' | 'ms' }

const count = new Intl.NumberFormat('en-US')

const shown: Shown[] = [
  { task: 'loop', title: (size) => `Loop of 3 agents, ${count.format(size)} steps: a step`, unit: 'µs' },
  {
    task: 'durable',
    title: (size) => `Durable loop, 10 KB board and a growing list, ${count.format(size)} steps: a step`,
    unit: 'µs',
  },
  { task: 'fanOut', title: (size) => `Fan-out to ${size} and join: one fan-out`, unit: 'ms' },
  {
    task: 'growth',
    title: (size) => `Durable loop, small board, ${count.format(size)} steps: a step`,
    unit: 'µs',
  },
  { task: 'coldStart', title: () => 'Cold start: the first import in a fresh process', unit: 'ms' },
]

export function toReport(results: Results, facts: Facts, numbers: Numbers): string {
  const tables = shown.flatMap((task) => results.sizes[task.task].map((size) => taskTable(results, task, size)))
  const versions = subjectNames.flatMap((name) => {
    const { version } = facts[name]
    return version === undefined ? [] : `${catalogue[name].title} ${version}`
  })
  return [
    `Engine bench: medians and spread of ${roundsOf(results)}, CPU time of user and system\n`,
    `${describeMachine()}\n${versions.join(', ')}\n`,
    ...tables,
    `Install size: MB of files in node_modules\n${sizeTable(facts)}`,
    failures(results),
    `Notes\n${notes()}`,
    `Goals\n${table(judge(numbers))}`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function taskTable(results: Results, { task, title, unit }: Shown, size: number): string {
  const rows = subjectNames.flatMap((subject) => subjectRow(results, subject, task, size, unit))
  const head = ['', `CPU ${unit}`, 'spread', '× Troupe', `wall ${unit}`, 'peak MB', 'stored MB']
  return rows.length === 0 ? '' : `${title(size)}\n${table([head, ...rows])}`
}

function subjectRow(
  results: Results,
  subject: SubjectName,
  task: Spec['task'],
  size: number,
  unit: Shown['unit'],
): string[][] {
  const name = catalogue[subject].title
  if (results.hasFailed(subject, task, size)) return [[name, 'failed']]
  const scale = unit === 'ms' ? 1000 : 1
  const series = [...results.perRound(subject, task, 'cpuMicros', size).values()].map((value) => value / scale)
  if (series.length === 0) return []
  const { median, min, max } = summarize(series)
  const ratio = results.ratio(subject, task, size)
  const stored = results.median(subject, task, 'storedBytes', size)
  return [
    [
      name,
      number(median),
      `${number(min)}–${number(max)}`,
      Number.isNaN(ratio) ? '–' : number(ratio),
      number(results.median(subject, task, 'wallMicros', size) / scale),
      number(results.median(subject, task, 'peakRssBytes', size) / 1e6),
      stored === 0 ? '' : number(stored / 1e6),
    ],
  ]
}

function sizeTable(facts: Facts): string {
  const rows = subjectNames.flatMap((name) => {
    const { installBytes } = facts[name]
    return installBytes === undefined ? [] : [[catalogue[name].title, number(installBytes / 1e6)]]
  })
  return table(rows)
}

function failures({ played }: Results): string {
  const lines = played.failures.map(
    ({ spec: { subject, task, size }, reason }) => `  ${catalogue[subject].title}: ${task} ${size}: ${reason}\n`,
  )
  return lines.length === 0 ? '' : `Failed\n${lines.join('')}`
}

function notes(): string {
  const entries = subjectNames.map((name) => catalogue[name])
  return entries.flatMap(({ title, note }) => (note === undefined ? [] : `  ${title}, ${note}\n`)).join('')
}

function roundsOf({ played }: Results): string {
  const rounds = Math.max(0, ...played.samples.map(({ round }) => round))
  const word = rounds === 1 ? 'round' : 'rounds'
  return played.completed === rounds ? `${rounds} ${word}` : `${rounds} ${word}, the last one interrupted`
}

const number = (value: number) => count.format(threeDigits(value))
