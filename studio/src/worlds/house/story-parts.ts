/** What happened, in parts of one time each: of everybody, or of one person with what was said to them. */
import type { Moment } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { chronicleOf, type Happening } from './chronicle.ts'

export interface StoryPart {
  readonly minute: number
  /** the first step of it */
  readonly step: number
  readonly happenings: readonly Happening[]
}

interface Kept {
  upTo: number
  readonly parts: { minute: number; step: number; happenings: Happening[] }[]
}

const kept = new WeakMap<Timeline, Map<string, Kept>>()

// what everybody does all the time and nobody wants to read
const UNTOLD: ReadonlySet<string> = new Set(['look', 'examine', 'noop'])

/** The last part has only what happened by now. */
export function partsUpTo({ timeline, step }: Moment, person?: string): readonly StoryPart[] {
  const parts = partsOf(timeline, person ?? '')
  const count = countBy(parts, step, (part) => part.step)
  if (count === 0) return []
  const last = parts[count - 1]!
  const past = last.happenings.filter((happening) => happening.step <= step)
  return [...parts.slice(0, count - 1), { ...last, happenings: past }]
}

function partsOf(timeline: Timeline, person: string): readonly StoryPart[] {
  let byPerson = kept.get(timeline)
  if (byPerson === undefined) kept.set(timeline, (byPerson = new Map()))
  let state = byPerson.get(person)
  if (state === undefined) byPerson.set(person, (state = { upTo: 0, parts: [] }))
  const { happenings } = chronicleOf(timeline)
  for (; state.upTo < happenings.length; state.upTo++) {
    const happening = happenings[state.upTo]!
    if (happening.kind === 'deed' && UNTOLD.has(happening.act)) continue
    if (person !== '' && !concerns(happening, person)) continue
    const last = state.parts.at(-1)
    if (last?.minute === happening.minute) last.happenings.push(happening)
    else state.parts.push({ minute: happening.minute, step: happening.step, happenings: [happening] })
  }
  return state.parts
}

function concerns(happening: Happening, person: string): boolean {
  if (happening.who === person) return true
  return 'chat' in happening && (happening.chat.sender === person || happening.chat.recipient === person)
}
