/** Narrates a journal as log lines: who did what in which step, with the societies inside it indented. */
import { depthOf } from '../base/inside-ids.ts'
import type { Deed, JournalRecord, StartRecord, StepRecord } from '../store/record.ts'
import { approvalInBrief } from './ask-approval.ts'
import { brief, plainly } from './brief.ts'
import { describeChanges } from './describe-change.ts'
import { createAgentStyles, type Paint } from '../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../terminal/text.ts'

export type Narrator = (run: string, record: JournalRecord) => string[]

export interface Stage {
  readonly paint: Paint
  readonly columns: number
}

const STEP_COLUMNS = 5

/** Tells the records of a run and of the societies inside it, each with its own depth and colours. */
export function createNarrator({ paint, columns }: Stage, root: string, start?: StartRecord): Narrator {
  const voices = new Map<string, Voice>()
  if (start) voices.set(root, createVoice(start))
  return (run, record) => {
    if (record.kind === 'start') voices.set(run, createVoice(record))
    let voice = voices.get(run)
    if (voice === undefined) voices.set(run, (voice = createVoice(undefined)))
    const depth = run === root ? 0 : Math.max(1, depthOf(run) - depthOf(root))
    const margin = '  │'.repeat(depth)
    const room = columns - margin.length
    const lines = tell(run, record, { paint, columns: room }, voice, depth > 0)
    return lines.map((line) => paint('dim', margin) + line)
  }
}

/** How one run is told: the width of its agents' names and their colours. */
interface Voice {
  readonly names: number
  readonly styleOf: ReturnType<typeof createAgentStyles>
}

function createVoice(start: StartRecord | undefined): Voice {
  const cast = castOf(start)
  const longest = Math.max(6, ...cast.map(columnsOf))
  return { names: Math.min(longest, 24), styleOf: createAgentStyles(cast) }
}

/** The agents of a run, in the order of its flow. */
function castOf(start: StartRecord | undefined): string[] {
  const shape = start?.shape as { agents?: object } | null | undefined
  return Object.keys(shape?.agents ?? {})
}

function tell(run: string, record: JournalRecord, stage: Stage, voice: Voice, isInside: boolean): string[] {
  const { paint, columns } = stage
  const indent = ' '.repeat(STEP_COLUMNS + 2)
  const room = columns - indent.length
  const agentName = (name: string) => paint(voice.styleOf(name), name)
  const aside = (text: string) => indent + paint('dim', shorten(harmless(text), room))
  switch (record.kind) {
    case 'start':
      return isInside
        ? [`${stepCell('', paint)}${paint('bold', harmless(record.flow))}`]
        : [headline(run, record, paint)]
    case 'step':
      return tellStep(record, stage, voice)
    case 'call':
      return [aside(`· ${record.name}: ${brief(record.value, room)}`)]
    case 'ask': {
      const left = room - columnsOf(record.agent) - 10
      const asked = approvalInBrief(record.question, left) ?? `asks: ${shorten(plainly(record.question, room), left)}`
      const question = `${paint('yellow', '?')} ${agentName(record.agent)} ${asked}`
      return record.fault === undefined ? [indent + question] : [aside(record.fault), indent + question]
    }
    case 'answer':
      return [`${indent}${paint('yellow', '!')} answer: ${plainly(record.answer, room - 10)}`]
    case 'think':
      return [aside(`· ${record.agent} has thought`)]
    case 'effect':
      return [aside(`· effect ${record.id}`)]
    case 'done':
      return [aside(`· done: ${brief(record.result, room)}`)]
    case 'fail': {
      const words = `failed: ${record.code} `
      return [
        `${stepCell(record.step, paint)}${paint('red', words)}${plainly(record.message, room - columnsOf(words))}`,
      ]
    }
    case 'end': {
      const words = record.limit ? 'stopped' : 'ended'
      return [
        `${stepCell('', paint)}${paint(record.limit ? 'yellow' : 'green', words)}: ${plainly(record.reason, room - 9)}`,
      ]
    }
  }
}

/** Which run is told, and where it comes from. */
export function headline(run: string, { flow, society = '', parent }: StartRecord, paint: Paint): string {
  const origin = parent ? `forked from ${parent.run} at step ${parent.step}` : ''
  const parts = [`${paint('dim', 'run')} ${run}`, paint('bold', harmless(flow))]
  for (const part of [society, origin]) if (part !== '') parts.push(paint('dim', harmless(part)))
  return parts.join('  ')
}

function tellStep({ step, did, told }: StepRecord, stage: Stage, voice: Voice): string[] {
  const asides = told ? ['was told'] : []
  return did.flatMap((deed, index) =>
    tellDeed(deed, stepCell(index === 0 ? step : '', stage.paint), stage, voice, asides),
  )
}

function tellDeed(
  deed: Deed,
  cell: string,
  { paint, columns }: Stage,
  { names, styleOf }: Voice,
  more: readonly string[],
): string[] {
  const { agent, changes, effects = [], tries, by, mind, skipped } = deed
  const indent = STEP_COLUMNS + 2 + names + 2
  const room = Math.max(20, columns - indent)
  const asides = [
    ...more,
    ...(tries === undefined ? [] : [`${tries} tries`]),
    ...(by === undefined ? [] : [`by ${by}`]),
    ...(mind === undefined || mind === 'rules' ? [] : [`mind: ${mind}`]),
    ...(skipped === undefined ? [] : [`skipped: ${harmless(skipped)}`]),
  ]
  const changed = describeChanges(changes ?? {}, room).join(', ')
  const parts = [
    ...(changed === '' ? [] : [shorten(changed, room)]),
    ...asides.map((text) => paint('yellow', shorten(text, room))),
    ...effects.map(({ effect, result }) => {
      const { type, ...rest } = effect
      const told = Object.keys(rest).length === 0 ? type : `${type} ${brief(rest, Math.floor(room / 2))}`
      const outcome = result === undefined ? '' : ` -> ${brief(result, Math.floor(room / 3))}`
      return `${paint('yellow', '*')} ${shorten(`${told}${outcome}`, room - 2)}`
    }),
  ]
  if (parts.length === 0) parts.push(paint('dim', 'nothing'))
  const name = paint(styleOf(agent), padEnd(shorten(agent, names), names))
  return parts.map((part, index) => (index === 0 ? `${cell}${name}  ${part}` : `${' '.repeat(indent)}${part}`))
}

function stepCell(step: number | '', paint: Paint): string {
  return `${paint('dim', String(step).padStart(STEP_COLUMNS))}  `
}
