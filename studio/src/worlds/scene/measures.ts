/** How far a scene has come: things in their places over the steps, what the Critic found, and the numbers of it. */
import { momentOf, type Curve, type Fact, type Mark, type Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { oneLine } from '../shared/one-line.ts'
import { createMarker } from '../shared/troubles.ts'
import { recordAt, recordOf } from '../shared/read-board.ts'
import { finite } from '../shared/read-board.ts'
import { chronicleOf, lookAt, type Look } from './chronicle.ts'
import { ISSUE, PASSED } from './mark-kinds.ts'
import { sceneAt } from './scene-at.ts'

const curves = new WeakMap<Timeline, { readonly version: number; readonly points: (readonly [number, number])[] }>()

export function placedCurve(timeline: Timeline): Curve | undefined {
  let known = curves.get(timeline)
  if (known?.version !== timeline.version) {
    const points = timeline
      .changesOf('sceneObjects')
      .map((step) => [step, sceneAt(momentOf(timeline, step)).placed.length] as const)
    curves.set(timeline, (known = { version: timeline.version, points }))
  }
  return known.points.length === 0 ? undefined : { label: 'Things in their places', points: known.points }
}

const troubles = createMarker(() => {})
const marked = new WeakMap<Timeline, { readonly version: number; readonly marks: readonly Mark[] }>()

/** Each look of the Critic that found something, and each that passed. */
export function sceneMarks(timeline: Timeline): readonly Mark[] {
  const known = marked.get(timeline)
  if (known?.version === timeline.version) return known.marks
  const own = chronicleOf(timeline).looks.flatMap(markOf)
  const marks = [...own, ...troubles(timeline)].toSorted((one, other) => one.step - other.step)
  marked.set(timeline, { version: timeline.version, marks })
  return marks
}

function markOf({ step, hasPassed, issues }: Look): Mark[] {
  if (hasPassed) return [{ step, kind: PASSED, label: 'The Critic is content' }]
  const first = issues.find(({ severity }) => severity === 'error') ?? issues[0]
  if (first === undefined) return []
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return [{ step, kind: ISSUE, label: oneLine(`${first.description}${more}`, 120) }]
}

const counted = (number: number, one: string, more = `${one}s`) => ({
  value: String(number),
  note: number === 1 ? one : more,
})

export function sceneFacts(moment: Moment): Fact[] {
  const { placed, things } = sceneAt(moment)
  const look = lookAt(moment.timeline, moment.step)
  const errors = look?.issues.filter(({ severity }) => severity === 'error').length ?? 0
  const rounds = finite(moment.field('iterationCount')) ?? 0
  const waiting = things.length > placed.length ? ` of ${things.length} in place` : ''
  return [
    { ...counted(placed.length, `thing${waiting}`, `things${waiting}`), isMain: true },
    ...(look === undefined
      ? []
      : [counted(errors, 'error'), counted(rounds, 'round of revision', 'rounds of revision')]),
    ...checksOf(moment),
  ]
}

function checksOf(moment: Moment): Fact[] {
  const checks = recordOf(recordAt(moment, 'verdict')['checks'])
  const prompt = recordOf(recordAt(moment, 'verdict')['prompt'])
  const shares = Object.values(prompt).map(recordOf)
  const sum = (name: string) => shares.reduce((total, share) => total + (finite(share[name]) ?? 0), 0)
  const collisions = finite(checks['collisions'])
  return [
    ...(collisions === undefined ? [] : [counted(collisions, 'collision')]),
    ...(sum('asked') > 0 ? [{ value: `${sum('satisfied')} of ${sum('asked')}`, note: 'wishes met' }] : []),
  ]
}
