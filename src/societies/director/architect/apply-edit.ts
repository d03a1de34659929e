/** Does what an edit says to a finished scene: what is not named stays where it is, or nothing changes at all. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Seed } from '../../../base/random.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { Camera, SceneObject } from '../../../worlds/scene/scene.ts'
import type { Edit } from '../edit.ts'
import type { MasterPlan } from '../plan.ts'
import { libraryCatalogue } from './catalogue.ts'
import { carriedBy } from './carried.ts'
import { type Change, type Stage, stageOf } from './edit/stage.ts'
import { moveThings } from './edit/move.ts'
import { addThings, removeThings, swapThings } from './edit/exchange.ts'
import { turnThings } from './edit/turn.ts'
import type { Catalogue } from './thing.ts'

export interface EditOptions {
  readonly edit: Edit
  readonly plan: MasterPlan
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  /** what the Librarian found for an edit that adds or swaps */
  readonly fetched?: readonly SceneObject[]
  /** whose left and right count, where an edit says so */
  readonly camera?: Camera | null
  readonly seed: Seed
  readonly catalogue?: Catalogue
}

export interface Edited {
  /** all that are there now */
  readonly objects: readonly SceneObject[]
  /** ids of those that went */
  readonly removed: readonly string[]
  /** what was done besides, or why nothing was */
  readonly notes: readonly string[]
  readonly isDone: boolean
}

export function* applyEdit(options: EditOptions): Pieces<Edited> {
  const stage = stageOf({ ...options, catalogue: options.catalogue ?? libraryCatalogue })
  const change = yield* changeFor(stage, options.edit)
  if (!change.isDone) return { objects: options.objects, removed: [], notes: change.notes, isDone: false }
  const gone = new Set(change.removed)
  const kept = options.objects
    .filter(({ id }) => !gone.has(id))
    .map((object) => change.objects.get(object.id) ?? object)
  const known = new Set(options.objects.map(({ id }) => id))
  const added = [...change.objects.values()].filter(({ id }) => !known.has(id))
  return { objects: [...kept, ...added], removed: [...gone], notes: change.notes, isDone: true }
}

function* changeFor(stage: Stage, edit: Edit): Pieces<Change> {
  switch (edit.kind) {
    case 'move':
      return yield* moveThings(stage, outermost(edit.objects, stage), edit.to)
    case 'turn':
      return turnThings(stage, edit.objects, edit.degrees, edit.towards)
    case 'add':
      return yield* addThings(stage, edit.to)
    case 'remove':
      return yield* removeThings(stage, edit.objects)
    case 'swap':
      return yield* swapThings(stage, edit.objects)
    case 'recolour':
    case 'light':
    case 'camera':
    case 'not_understood':
      // nothing of this is about places
      return { objects: new Map(), removed: [], notes: [], isDone: true }
  }
}

/** Without what comes along anyway. */
function outermost(ids: readonly string[], { objects }: Stage): readonly string[] {
  const along = new Set(ids.flatMap((id) => [...carriedBy(id, objects)]))
  return [...new Set(ids)].filter((id) => !along.has(id))
}
