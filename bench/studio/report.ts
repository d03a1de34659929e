/** The report for people. */
import { describeMachine } from '../machine.ts'
import { summarize, threeDigits } from '../statistics.ts'
import { table } from '../table.ts'
import { gzipKb, type FirstLoad } from './first-load.ts'
import { judge } from './goals.ts'
import {
  sightsOf,
  slowdownByClock,
  slowdownByCpu,
  watchedOf,
  type Facts,
  type Numbers,
  type Results,
} from './numbers.ts'
import { loads, type DeafSample, type Load, type Part } from './plan.ts'

const count = new Intl.NumberFormat('en')
const number = (value: number) => (Number.isFinite(value) ? count.format(threeDigits(value)) : '–')
const percent = (value: number) => `${Math.round(value * 100)} %`

export function toReport(played: Results, facts: Facts, numbers: Numbers): string {
  const { completed } = played
  return [
    `Studio bench: medians and spread of ${completed} round${completed === 1 ? '' : 's'}, ${facts.viewers} viewers\n`,
    `${describeMachine()}\n`,
    ...loads.map((load) => `${load.title}\n${loadTable(played, load)}`),
    ...(facts.deaf ? [deafText(facts.deaf)] : []),
    firstLoadText(facts.firstLoad),
    ...played.failures.map(({ spec, reason }) => `Failed: ${spec.title}: ${reason}\n`),
    `Goals (${loads[0]!.title})\n${table(judge(numbers))}`,
  ].join('\n')
}

function loadTable(played: Results, load: Load): string {
  const samples = played.samples.filter(({ spec }) => spec === load).map(({ sample }) => sample)
  if (samples.length === 0) return '  not measured\n'
  const alone = samples.flatMap((parts) => parts.filter(({ viewers }) => viewers === 0))
  const watched = samples.flatMap(watchedOf)
  const sights = sightsOf(samples)
  const row = (title: string, unit: string, one: number[], other?: number[]) => [
    title,
    ...spread(one, unit),
    ...(other ? spread(other, unit) : []),
  ]
  const both = (title: string, unit: string, value: (part: Part) => number) =>
    row(title, unit, alone.map(value), watched.map(value))
  const costs = table([
    ['', 'no viewers', 'spread', 'watched', 'spread'],
    both('CPU of the server for a step', 'µs', ({ cpuMs, steps }) => (cpuMs / steps) * 1000),
    both('steps in a second', '', ({ wallMs, steps }) => (steps / wallMs) * 1000),
    both('cores of the server in use', '', ({ cpuMs, wallMs }) => cpuMs / wallMs),
    both('memory afterwards', 'MB', ({ memoryMb }) => memoryMb),
  ])
  const share = (title: string, values: number[]) => {
    const { median, min, max } = summarize(values)
    return [title, percent(median), `${percent(min)} to ${percent(max)}`]
  }
  const outcome = table([
    share('slower by CPU time', samples.map(slowdownByCpu)),
    share('slower by the clock', samples.map(slowdownByClock)),
    row(
      'commit to viewer, median',
      'ms',
      sights.map(({ medianMs }) => medianMs),
    ),
    row(
      'commit to viewer, p95',
      'ms',
      sights.map(({ p95Ms }) => p95Ms),
    ),
    row(
      'commit to viewer, slowest',
      'ms',
      sights.map(({ slowestMs }) => slowestMs),
    ),
    ['entries told', count.format(sights.reduce((sum, { entries }) => sum + entries, 0)), lostText(sights)],
  ])
  return `${costs}\n${outcome}`
}

function spread(values: number[], unit: string): string[] {
  const { median, min, max } = summarize(values)
  return [`${number(median)}${unit && ` ${unit}`}`, `${number(min)}–${number(max)}`]
}

function lostText(sights: readonly { lost: number; doubled: number }[]): string {
  const lost = sights.reduce((sum, each) => sum + each.lost, 0)
  const doubled = sights.reduce((sum, each) => sum + each.doubled, 0)
  return `${lost} lost, ${doubled} doubled`
}

function deafText({ viewers, beforeMb, afterMb, journalMb }: DeafSample): string {
  const grown = number(afterMb - beforeMb)
  return (
    `${viewers} viewers that never read, while a run writes ${number(journalMb)} MB: ` +
    `${grown} MB more in the server\n`
  )
}

function firstLoadText({ scripts, styles, later, fonts }: FirstLoad): string {
  const kb = (gzip: number) => `${number(gzip / 1000)} kB`
  const largest = later.slice(0, 5).map(({ name, gzip }) => [`  ${name.replace(/-[\w-]{8}\.js$/, '')}`, kb(gzip)])
  return `First load, gzipped\n${table([
    [`${scripts.length} scripts at first`, `${number(gzipKb(scripts))} kB`],
    ['styles at first', `${number(gzipKb(styles))} kB`],
    [`${later.length} scripts later, when wanted`, `${number(gzipKb(later))} kB`],
    ...largest,
    [`${fonts.length} fonts`, `${number(fonts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} kB`],
  ])}`
}
