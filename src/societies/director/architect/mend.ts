/** Mends what the Critic found: exactly the things concerned get a new place, and everything else stays. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Seed } from '../../../base/random.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import { mendedBy, type ValidationIssue } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import { libraryCatalogue } from './catalogue.ts'
import type { Furnished } from './furnish.ts'
import type { Layout } from './lay-out.ts'
import { placedAt, replace } from './replace.ts'
import { type Catalogue, type Thing, thingOf } from './thing.ts'
import { wishesOf } from './wish.ts'

export interface MendOptions {
  readonly plan: MasterPlan
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  readonly issues: readonly ValidationIssue[]
  readonly seed: Seed
  readonly budget?: number
  readonly catalogue?: Catalogue
}

const DEFAULT_ATTEMPTS = 6
// moving another thing as well must be worth it
const WIDER_COST = 4
// each may have to be built
const THINGS_OF_A_PIECE = 4

/** Also places what has none yet, such as a thing the Librarian found since. */
export function* mend(options: MendOptions): Pieces<Layout> {
  const { plan, rooms, issues, catalogue = libraryCatalogue } = options
  const importance = new Map(plan.requiredObjects.map((request) => [request.id, request.importance]))
  const notes: string[] = []
  const things: Thing[] = []
  for (const [place, object] of options.objects.entries()) {
    things.push(thingOf(object, catalogue, importance.get(object.request) ?? 1))
    if (place % THINGS_OF_A_PIECE === 0) yield
  }
  const objects = new Map(options.objects.map((object) => [object.id, object]))
  const said = wishesOf(plan, things)
  for (const room of rooms) {
    const own = things.filter(({ object }) => object.room === room.id)
    const ids = new Set(own.map(({ object }) => object.id))
    const concerned = issues.filter((issue) => mendedBy[issue.category] === 'architect' && isIn(ids, issue))
    const homeless = own.filter(({ object }) => object.position === null && object.status !== 'left_out')
    const loose = new Set([
      ...concerned.flatMap(({ affectedObjectId }) => affectedObjectId ?? []),
      ...homeless.map(({ object }) => object.id),
    ])
    if (loose.size === 0) continue
    const wishes = said.filter(({ subject }) => ids.has(subject))
    const best = yield* smallestChange(loose, concerned, plan, own, (free) =>
      withoutHomeless(free, own, (moving) =>
        replace({
          room,
          things: own,
          loose: moving,
          wishes,
          seed: options.seed,
          attempts: options.budget ?? DEFAULT_ATTEMPTS,
        }),
      ),
    )
    for (const [id, body] of best.bodies) objects.set(id, placedAt(objects.get(id)!, body))
    for (const id of best.missing) leaveAsItWas(objects, id, notes)
  }
  return { rooms, objects: [...objects.values()], notes }
}

/**
 * What finds no new place stays in its old one, so that one is not free for others: they are placed once more around
 * it. What stands on something that moves goes along then.
 */
function* withoutHomeless(
  loose: ReadonlySet<string>,
  things: readonly Thing[],
  attempt: (moving: ReadonlySet<string>) => Pieces<Furnished>,
): Pieces<Furnished> {
  const placed = new Set(things.filter(({ object }) => object.position !== null).map(({ object }) => object.id))
  let moving = loose
  for (;;) {
    const done = yield* attempt(moving)
    const staying = new Set(done.missing.filter((id) => placed.has(id)))
    if (staying.size === 0 || staying.size === moving.size) return done
    moving = new Set([...moving].filter((id) => !staying.has(id)))
  }
}

const isIn = (ids: ReadonlySet<string>, { affectedObjectId }: ValidationIssue) =>
  affectedObjectId !== null && ids.has(affectedObjectId)

/** First only what is concerned; then also what it clips or belongs to, if that makes things much better. */
function* smallestChange(
  loose: ReadonlySet<string>,
  issues: readonly ValidationIssue[],
  plan: MasterPlan,
  things: readonly Thing[],
  attempt: (free: ReadonlySet<string>) => Pieces<Furnished>,
): Pieces<Furnished> {
  const narrow = yield* attempt(loose)
  if (narrow.isPerfect) return narrow
  const targets = new Map(plan.spatialRequirements.objects.map(({ id, target }) => [id, target]))
  const wider = new Set(loose)
  for (const { otherObjectId, requirement } of issues) {
    if (otherObjectId !== null) wider.add(otherObjectId)
    const request = requirement === null ? undefined : targets.get(requirement)
    for (const { object } of things) if (object.request === request) wider.add(object.id)
  }
  if (wider.size === loose.size) return narrow
  const wide = yield* attempt(wider)
  return wide.value > narrow.value + WIDER_COST * (wider.size - loose.size) ? wide : narrow
}

function leaveAsItWas(objects: Map<string, SceneObject>, id: string, notes: string[]): void {
  const object = objects.get(id)!
  if (object.position === null) {
    objects.set(id, { ...object, status: 'left_out' })
    notes.push(`There is no room for ${object.name} (${id}): it was left out.`)
  } else notes.push(`There is no better place for ${object.name} (${id}): it stays where it is.`)
}
