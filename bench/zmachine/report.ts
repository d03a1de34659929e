/** The report for people, and the numbers for machines. */
import { describeMachine } from '../machine.ts'
import type { Played } from '../rounds.ts'
import { median, summarize, threeDigits } from '../statistics.ts'
import { table } from '../table.ts'
import { catalogue, subjectNames } from './catalogue.ts'
import { judge } from './goals.ts'
import type { PlayingSample, SearchSample, Spec, SubjectName, Task } from './plan.ts'

export type Facts = { versions: Partial<Record<SubjectName, string>>; skipped: string[]; tasks: Task[] }
export type Results = Played<Spec, PlayingSample | SearchSample>
export type Numbers = ReturnType<typeof toNumbers>

const count = new Intl.NumberFormat('en-US')
const number = (value: number) => (Number.isFinite(value) ? count.format(threeDigits(value)) : '–')
const known = (value: number) => (Number.isFinite(value) ? threeDigits(value) : null)

export function toNumbers(played: Results, { versions, tasks }: Facts, quick: boolean) {
  const [main, ...others] = tasks.map((task) => ({ story: task.title, ...numbersOf(played, task) }))
  return { ...main!, others, versions, rounds: played.completed, quick }
}

function numbersOf(played: Results, task: Task) {
  const searches = searchesOf(played, task)
  const middle = (value: (sample: SearchSample) => number) => known(median(searches.map(value)))
  const ratio = (peer: SubjectName) => known(median(ratiosOf(played, task, peer)))
  const peers = subjectNames.filter((name) => name !== 'troupe')
  return {
    turnsPerCpuSecond: known(median(speedsOf(played, 'troupe', task))),
    ratioIfvms: ratio('ifvms'),
    snapshotMicros: middle(({ snapshotMicros }) => snapshotMicros),
    restoreMicros: middle(({ restoreMicros }) => restoreMicros),
    bytesPerSnapshot: middle(({ bytes, nodes }) => bytes / nodes),
    liveSnapshotsMb: middle(({ bytes }) => bytes / 1e6),
    expandMicros: middle(({ expandMicros }) => expandMicros),
    ratioEmglken: ratio('emglken'),
    ratioDfrotz: ratio('dfrotz'),
    peers: Object.fromEntries(peers.map((peer) => [peer, known(median(speedsOf(played, peer, task)))])),
  }
}

export function toReport(played: Results, facts: Facts, numbers: Numbers): string {
  const { completed } = played
  const versions = subjectNames.flatMap((name) =>
    facts.versions[name] === undefined ? [] : `${catalogue[name].title} ${facts.versions[name]}`,
  )
  return [
    `Z-machine bench: medians and spread of ${completed} round${completed === 1 ? '' : 's'}, CPU time\n`,
    `${describeMachine()}\n${versions.join(', ')}\n`,
    ...facts.tasks.map((task) => `${task.title}\n${playTable(played, task)}${searchTable(played, task)}`),
    ...facts.skipped.map((reason) => `Skipped: ${reason}\n`),
    ...played.failures.map(
      ({ spec, reason }) => `Failed: ${catalogue[spec.subject].title}, ${spec.kind} ${spec.task.title}: ${reason}\n`,
    ),
    `Notes\n${subjectNames.map((name) => `  ${catalogue[name].title}: ${catalogue[name].note}\n`).join('')}`,
    `Goals (${numbers.story})\n${table(judge(numbers))}`,
  ].join('\n')
}

function playTable(played: Results, task: Task): string {
  const rows = subjectNames.flatMap((name) => {
    const speeds = speedsOf(played, name, task)
    if (speeds.length === 0) return []
    const { median: middle, min, max } = summarize(speeds)
    const ratio = name === 'troupe' ? '' : `${number(median(ratiosOf(played, task, name)))} ×`
    return [[catalogue[name].title, number(middle), `${number(min)}–${number(max)}`, ratio]]
  })
  return table([['', 'turns per CPU-second', 'spread', 'Troupe is'], ...rows])
}

function searchTable(played: Results, task: Task): string {
  const searches = searchesOf(played, task)
  if (searches.length === 0) return ''
  const row = (title: string, unit: string, value: (sample: SearchSample) => number) => {
    const { median: middle, min, max } = summarize(searches.map(value))
    return [title, `${number(middle)} ${unit}`, `${number(min)}–${number(max)}`]
  }
  const { nodes, depth } = searches[0]!
  return `\n${table([
    [`a search of ${count.format(nodes)} nodes, ${number(depth)} deep on average`, '', 'spread'],
    row('a restore from one node to another', 'µs', ({ restoreMicros }) => restoreMicros),
    row('a snapshot there', 'µs', ({ snapshotMicros }) => snapshotMicros),
    row('a restore before a turn, by the clock', 'µs', ({ restoreMedianMicros }) => restoreMedianMicros),
    row('a snapshot after a turn, by the clock', 'µs', ({ snapshotMedianMicros }) => snapshotMedianMicros),
    row('restore, turn and snapshot', 'µs', ({ expandMicros }) => expandMicros),
    row('all snapshots alive', 'MB', ({ bytes }) => bytes / 1e6),
    row('one snapshot', 'bytes', (sample) => sample.bytes / sample.nodes),
  ])}`
}

function speedsOf(played: Results, subject: SubjectName, task: Task): number[] {
  return playsOf(played, subject, task).map(({ speed }) => speed)
}

/** How many times as fast Troupe was, round by round. */
function ratiosOf(played: Results, task: Task, peer: SubjectName): number[] {
  const others = playsOf(played, peer, task)
  return playsOf(played, 'troupe', task).flatMap((own) => {
    const other = others.find(({ round }) => round === own.round)
    return other === undefined ? [] : [own.speed / other.speed]
  })
}

function playsOf(played: Results, subject: SubjectName, task: Task): { round: number; speed: number }[] {
  return played.samples.flatMap(({ spec, round, sample }) =>
    spec.kind === 'play' && spec.subject === subject && spec.task === task && 'turns' in sample
      ? [{ round, speed: (sample.turns / sample.cpuMicros) * 1e6 }]
      : [],
  )
}

function searchesOf(played: Results, task: Task): SearchSample[] {
  return played.samples.flatMap(({ spec, sample }) => (spec.task === task && 'nodes' in sample ? [sample] : []))
}
