/** How a household fares: its curve, its marks, its facts, and what each of its people thinks. */
import type { AgentCard, Curve, Fact, Mark, Moment } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { oneLine } from '../shared/one-line.ts'
import { createMarker } from '../shared/troubles.ts'
import { statusAt } from './chats.ts'
import { chronicleOf, type Happening } from './chronicle.ts'
import { clockOf, dayOf, minuteAt } from './house-time.ts'
import { CHAT, GOAL, QUARREL } from './mark-kinds.ts'
import { listOf, own, recordAt, recordOf, textOf } from './read.ts'
import { castAt, hueIn } from './scene.ts'

/** Of all people together. */
function goalsAt(moment: Moment): { readonly met: number; readonly all: number } {
  let [met, all] = [0, 0]
  for (const goals of Object.values(recordAt(moment, 'goals')))
    for (const goal of listOf(goals)) {
      all++
      if (recordOf(goal)['status'] === 'met') met++
    }
  return { met, all }
}

export function goalsCurve(timeline: Timeline): Curve | undefined {
  const { met } = chronicleOf(timeline)
  return met.length === 0 ? undefined : { label: 'Goals met', points: met.slice() }
}

const troubles = createMarker(() => {})
const marked = new WeakMap<Timeline, { upTo: number; troubles: readonly Mark[]; own: Mark[]; all: readonly Mark[] }>()

/** Each thing said, each goal met, each request turned down and each friendship that cools: one of a kind in a step. */
export function houseMarks(timeline: Timeline): readonly Mark[] {
  const { happenings } = chronicleOf(timeline)
  let state = marked.get(timeline)
  if (state === undefined) marked.set(timeline, (state = { upTo: 0, troubles: [], own: [], all: [] }))
  const common = troubles(timeline)
  if (state.upTo === happenings.length && state.troubles === common) return state.all
  for (; state.upTo < happenings.length; state.upTo++) {
    const mark = markOf(happenings[state.upTo]!)
    const isKnown = mark && state.own.slice(-8).some(({ step, kind }) => step === mark.step && kind === mark.kind)
    if (mark && !isKnown) state.own.push(mark)
  }
  state.troubles = common
  state.all = [...state.own, ...common].toSorted((one, other) => one.step - other.step)
  return state.all
}

function markOf(happening: Happening): Mark | undefined {
  const { step, who, kind } = happening
  const name = oneLine(who, 40)
  if (kind === 'says') return { step, kind: CHAT, label: oneLine(`${name}: ${happening.text}`, 100) }
  if (kind === 'goal' && happening.isMet) return { step, kind: GOAL, label: oneLine(`${name}: ${happening.text}`, 100) }
  if (kind === 'answers' && !happening.accepted)
    return { step, kind: QUARREL, label: oneLine(`${name} turned ${happening.chat.sender} down`, 100) }
  if (kind === 'cools')
    return { step, kind: QUARREL, label: oneLine(`${name} and ${happening.towards} grew colder`, 100) }
  return undefined
}

export function houseFacts(moment: Moment): Fact[] {
  const { met, all } = goalsAt(moment)
  const minute = minuteAt(moment)
  const people = castAt(moment).size
  const { list } = chronicleOf(moment.timeline).chats
  const asked = countBy(list, moment.step, ({ step }) => step)
  const said = list.slice(0, asked).filter((chat) => statusAt(chat, moment.step) === 'accepted').length
  return [
    { value: String(met), note: `of ${all} goals met`, isMain: true },
    { value: `day ${dayOf(minute)}, ${clockOf(minute)}` },
    { value: String(asked), note: `${asked === 1 ? 'request' : 'requests'}, ${said} accepted` },
    { value: String(people), note: people === 1 ? 'person' : 'people' },
  ]
}

export function houseCast(moment: Moment): AgentCard[] | undefined {
  const cast = castAt(moment)
  if (cast.size === 0) return undefined
  const decisions = recordAt(moment, 'decisions')
  return [...cast.keys()].map((name) => {
    const { command, reason } = recordOf(own(decisions, name))
    const says = textOf(reason)
    const proposal = textOf(command)
    return { name, title: name, hue: hueIn(cast, name), ...(says && { says }), ...(proposal && { proposal }) }
  })
}
