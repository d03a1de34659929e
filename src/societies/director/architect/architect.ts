/** The Architect: builds the rooms and puts everything in its place; mends what the Critic found, and does edits. */
import { inTurns, type Pieces } from '../../../base/pieces.ts'
import type { MakeMind } from '../../../minds/mind.ts'
import { remove } from '../../../board/removal.ts'
import type { ObjectRelationKind } from '../../../worlds/scene/relation.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import { isPlaced, type SceneObject } from '../../../worlds/scene/scene.ts'
import { adviceSchema, noAdvice, textIn, type Advice } from '../advice.ts'
import { believe, planOf } from '../believe.ts'
import { director, type DirectorView } from '../board.ts'
import { handOn } from '../hand-on.ts'
import { issuesFor } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import { paramIn, type Variant } from '../../variant.ts'
import { applyEdit } from './apply-edit.ts'
import { DEFAULT_ATTEMPTS, GROWTH, layOut } from './lay-out.ts'
import { mend } from './mend.ts'
import { OUTSIDE_COST, TAKEN_COST } from './score.ts'

interface Nearness {
  readonly subject: string
  readonly kind: ObjectRelationKind
  readonly target: string
}

// those a model may ask for: what a solver can always try
const kinds: readonly ObjectRelationKind[] = [
  'beside',
  'near',
  'facing',
  'in_front_of',
  'on',
  'around',
  'across_from',
  'far_from',
]

const schema = adviceSchema((given): Nearness | undefined => {
  const [subject, kind, target] = [textIn(given, 'subject'), textIn(given, 'kind'), textIn(given, 'target')]
  const known = kinds.find((each) => each === kind)
  return subject !== undefined && target !== undefined && known !== undefined
    ? { subject, kind: known, target }
    : undefined
})

const reads = [
  'masterPlan',
  'rooms',
  'sceneObjects',
  'cameraSetup',
  'validationIssues',
  'iterationCount',
  'edits',
  'seed',
  'upNext',
  'variant',
] as const
type View = Pick<DirectorView, (typeof reads)[number]>

export const createArchitect = (minds: MakeMind) =>
  director.agent({
    reads,
    writes: ['rooms', 'sceneObjects', 'currentAgent', 'upNext', 'messages'],
    think: minds({
      prompt: (view: View) => prompt(believe(view).masterPlan),
      reply: schema,
      rules: (): Advice<Nearness> => noAdvice,
      act: async ({ wishes, says }, given, _answer, { signal }) => {
        const view = believe(given)
        const { rooms, objects, removed, notes } = await inTurns(work(view, withWishes(planOf(view), wishes)), signal)
        const before = new Map(view.sceneObjects.map((object) => [object.id, object]))
        const changed = objects.filter((object) => JSON.stringify(before.get(object.id)) !== JSON.stringify(object))
        const content = [...described(view, objects, changed), ...notes, says].filter((line) => line !== '').join(' ')
        return {
          ...handOn(view.upNext),
          // surfaces are the Material Scientist's: rooms that are there stay as they are
          ...(view.rooms.length === 0 && { rooms }),
          sceneObjects: [...changed, ...removed.map((id) => remove(id))],
          messages: [{ agent: 'architect', action: 'placed_objects', content, round: view.iterationCount }],
        }
      },
    }),
  })

interface Work {
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  readonly removed: readonly string[]
  readonly notes: readonly string[]
}

// a variant may come from a journal of anybody
const [GROWTH_AT_LEAST, MOST_GROWTH] = [1.05, 2]

/** How many orders are tried, how rooms grow that are too small, and what floor is worth, as a variant has them. */
const layoutNumbers = (variant: Variant) => ({
  budget: paramIn(variant, 'orders', DEFAULT_ATTEMPTS),
  growth: Math.min(MOST_GROWTH, Math.max(GROWTH_AT_LEAST, paramIn(variant, 'growth', GROWTH))),
  costs: {
    outside: paramIn(variant, 'outside-cost', OUTSIDE_COST),
    taken: paramIn(variant, 'taken-cost', TAKEN_COST),
  },
})

function* work(view: View, plan: MasterPlan): Pieces<Work> {
  const { rooms, sceneObjects: objects, edits, seed, iterationCount } = view
  const issues = issuesFor('architect', view)
  if (rooms.length === 0)
    return { ...(yield* layOut({ plan, objects, seed, ...layoutNumbers(view.variant) })), removed: [] }
  if (issues.length > 0 || iterationCount > 0)
    return { ...(yield* mend({ plan, rooms, objects, issues, seed: `${seed}/${iterationCount}` })), removed: [] }
  let now: Work = { rooms, objects, removed: [], notes: [] }
  for (const edit of edits) {
    const fetched = now.objects.filter((object) => !isPlaced(object) && object.status === 'fetched')
    const camera = view.cameraSetup?.main ?? null
    const there = now.objects.filter((object) => !fetched.includes(object))
    const arrived = fetchedFor(edit, fetched)
    const done = yield* applyEdit({ edit, plan, rooms, objects: there, fetched: arrived, camera, seed })
    const rest = fetched.filter(({ id }) => !done.objects.some((object) => object.id === id))
    now = {
      rooms,
      objects: [...done.objects, ...rest],
      removed: [...now.removed, ...done.removed],
      notes: [...now.notes, ...done.notes],
    }
  }
  return now
}

/** Of an edit that brings something: its things among those that were fetched. */
const fetchedFor = (edit: View['edits'][number], fetched: readonly SceneObject[]): readonly SceneObject[] =>
  edit.kind === 'add' || edit.kind === 'swap' ? fetched.filter(({ request }) => request === edit.request.id) : []

function withWishes(plan: MasterPlan, wishes: readonly Nearness[]): MasterPlan {
  const known = new Set(plan.requiredObjects.map(({ id }) => id))
  const sensible = wishes.filter(({ subject, target }) => subject !== target && known.has(subject) && known.has(target))
  if (sensible.length === 0) return plan
  const { objects, room } = plan.spatialRequirements
  const added = sensible.map((wish, place) => ({ id: `advised-${place + 1}`, ...wish }))
  return { ...plan, spatialRequirements: { objects: [...objects, ...added], room } }
}

function described(view: View, objects: readonly SceneObject[], changed: readonly SceneObject[]): string[] {
  const placed = objects.filter(isPlaced).length
  const left = objects.filter(({ status }) => status === 'left_out').map(({ id }) => id)
  const things = placed === 1 ? '1 thing' : `${placed} things`
  const what = view.rooms.length === 0 ? `Placed ${things}.` : `Changed ${changed.length} of ${things}.`
  return [what, ...(left.length > 0 ? [`No room for ${left.join(', ')}.`] : [])]
}

function prompt(plan: MasterPlan | null): string {
  return [
    'You are the architect of a team that furnishes rooms. A solver places everything without collisions.',
    'It takes wishes.',
    'Name relations that would make this room better and that the plan does not have yet. Never name coordinates.',
    'Answer with JSON: {"wishes": [{"subject": ID, "kind": KIND, "target": ID}], "says": ONE SENTENCE}.',
    `Kinds: ${kinds.join(', ')}.`,
    `Prompt: ${JSON.stringify(plan?.originalPrompt ?? '')}`,
    'Things:',
    ...(plan?.requiredObjects ?? []).map(({ id, name, count }) => `- ${id}: ${count} ${name}`),
  ].join('\n')
}
