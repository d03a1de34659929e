/** What can be said of a world nobody drew a view for, from its board alone. Pure. */
import type { Changes } from '../../../../src/board/change.ts'
import { describeChange, type Wording } from '../../../../src/board/describe-change.ts'
import { brief, oneLine } from '../../run/panels/read/brief.ts'
import type { Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { clipText } from '../../ui/clip-text.ts'
import { lastUpTo } from '../../journal/ascending.ts'

export interface Reading {
  readonly name: string
  /** written at this step */
  readonly isNew: boolean
  /** the step of the last change */
  readonly since: number
  readonly text: string
}

// of a value, in a list of many
const BRIEF = 220
const BRIEF_NAME = 40

/** Every field at a moment, what was written last first. */
export function fieldsAt({ timeline, step }: Moment): Reading[] {
  return timeline
    .fields()
    .flatMap((name): Reading[] => {
      const since = lastUpTo(timeline.changesOf(name), step)
      if (since === undefined) return []
      const text = brief(timeline.field(name, step), BRIEF)
      return [{ name, since, isNew: since === step && step > timeline.firstStep, text }]
    })
    .toSorted((one, other) => other.since - one.since)
}

export interface Observation {
  readonly name: string
  readonly text: string
}

const MOST_OBSERVATIONS = 3
const SENTENCE = /\p{L}\s+\p{L}/u
// a text is what has at least a few words
const SHORTEST = 24

/** What reads like a text: the latest words on the board, of fields that are text or hold one. */
export function observationsAt(moment: Moment): Observation[] {
  const found: Observation[] = []
  for (const { name } of fieldsAt(moment)) {
    const text = textIn(moment.field(name))
    if (text !== undefined && found.every((other) => other.text !== text)) found.push({ name, text })
    if (found.length === MOST_OBSERVATIONS) break
  }
  return found
}

function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return isText(value) ? value : undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : textIn(value.at(-1))
  if (typeof value !== 'object' || value === null) return undefined
  return Object.values(value).find((part): part is string => typeof part === 'string' && isText(part))
}

const isText = (text: string) => text.length >= SHORTEST && SENTENCE.test(clipText(text, 400).shown)

export interface Written {
  readonly agent: string
  readonly skipped?: string
  readonly changes: readonly { readonly name: string; readonly text: string }[]
}

/** Who wrote what at a step. */
export function writtenAt(timeline: Timeline, step: number): Written[] {
  return (timeline.step(step)?.did ?? []).map(({ agent, changes = {}, skipped }) => ({
    agent,
    changes: tell(changes),
    ...(skipped !== undefined && { skipped }),
  }))
}

const tell = (changes: Changes) =>
  Object.keys(changes).map((name) => ({ name, text: describeChange(changes[name]!, wording) }))

const wording: Wording = { value: (value) => brief(value, BRIEF), name: (name) => oneLine(name, BRIEF_NAME) }
