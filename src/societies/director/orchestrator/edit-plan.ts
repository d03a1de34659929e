/** A plan after an edit: the Critic measures what is wanted now, not what was wanted before. */
import { isObjectRelation, type Relation } from '../../../worlds/scene/relation.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import type { Edit, Whereto } from '../edit.ts'
import type { MasterPlan, MaterialRequirement } from '../plan.ts'

export function editPlan(plan: MasterPlan, edits: readonly Edit[], objects: readonly SceneObject[]): MasterPlan {
  return edits.reduce((now, edit, place) => withEdit(now, edit, objects, `edit-${place + 1}`), plan)
}

function withEdit(plan: MasterPlan, edit: Edit, objects: readonly SceneObject[], id: string): MasterPlan {
  const requestsOf = (ids: readonly string[]) =>
    new Set(objects.filter((object) => ids.includes(object.id)).map(({ request }) => request))
  switch (edit.kind) {
    case 'move':
      return withPlace(withoutPlaces(plan, requestsOf(edit.objects)), requestsOf(edit.objects), edit.to, objects, id)
    case 'turn':
      return keepingRelations(plan, ({ kind, subject }) => kind !== 'facing' || !requestsOf(edit.objects).has(subject))
    case 'add': {
      const added = { ...plan, requiredObjects: [...plan.requiredObjects, edit.request] }
      const dressed = withLook(added, [edit.request.id], edit.request.attributes)
      return edit.to === null ? dressed : withPlace(dressed, new Set([edit.request.id]), edit.to, objects, id)
    }
    case 'remove':
      return withoutThings(plan, edit.objects, objects)
    case 'swap': {
      const rest = withoutThings(plan, edit.objects, objects)
      return withLook(
        { ...rest, requiredObjects: [...rest.requiredObjects, edit.request] },
        [edit.request.id],
        edit.request.attributes,
      )
    }
    case 'recolour': {
      const surfaces = edit.objects.filter((name) => name === 'walls' || name === 'floor' || name === 'ceiling')
      return withLook(plan, [...surfaces, ...requestsOf(edit.objects)], edit.attributes)
    }
    case 'light': {
      const { lightingRequirements } = plan
      const { timeOfDay, mood } = edit
      const changed = { ...(timeOfDay !== null && { timeOfDay }), ...(mood !== null && { mood }) }
      return { ...plan, lightingRequirements: { ...lightingRequirements, ...changed } }
    }
    case 'camera':
    case 'not_understood':
      return plan
  }
}

function keepingRelations(plan: MasterPlan, isKept: (relation: Relation) => boolean): MasterPlan {
  const { objects, room } = plan.spatialRequirements
  return { ...plan, spatialRequirements: { objects: objects.filter(isKept), room: room.filter(isKept) } }
}

/** Where something goes now is where it goes: what was said of its place before no longer holds. */
const withoutPlaces = (plan: MasterPlan, requests: ReadonlySet<string>): MasterPlan =>
  keepingRelations(plan, ({ subject }) => !requests.has(subject))

function withPlace(
  plan: MasterPlan,
  requests: ReadonlySet<string>,
  to: Whereto,
  objects: readonly SceneObject[],
  id: string,
): MasterPlan {
  if (to.kind === 'by') return plan
  const { objects: between, room } = plan.spatialRequirements
  const [subject] = requests
  if (subject === undefined) return plan
  if (!('target' in to)) {
    const relation = { id, kind: to.kind, subject, ...(to.side !== undefined && { side: to.side }) }
    return { ...plan, spatialRequirements: { objects: between, room: [...room, relation] } }
  }
  const target = objects.find((object) => object.id === to.target)?.request
  if (target === undefined || target === subject) return plan
  const relation = { id, kind: to.kind, subject, target, count: 1 }
  return { ...plan, spatialRequirements: { objects: [...between, relation], room } }
}

/** Fewer of a request, and nothing of it when none is left. */
function withoutThings(plan: MasterPlan, ids: readonly string[], objects: readonly SceneObject[]): MasterPlan {
  const gone = Map.groupBy(
    objects.filter(({ id }) => ids.includes(id)),
    ({ request }) => request,
  )
  const requiredObjects = plan.requiredObjects
    .map((request) => ({ ...request, count: request.count - (gone.get(request.id)?.length ?? 0) }))
    .filter(({ count }) => count > 0)
  const known = new Set(requiredObjects.map(({ id }) => id))
  const rest = keepingRelations(
    { ...plan, requiredObjects },
    (relation) =>
      known.has(relation.subject) &&
      (!isObjectRelation(relation) ||
        (known.has(relation.target) && (relation.secondTarget === undefined || known.has(relation.secondTarget)))),
  )
  // fewer subjects cannot be asked for than there are
  return rest
}

function withLook(plan: MasterPlan, ids: readonly string[], look: MaterialRequirement): MasterPlan {
  const { color, material, style, finish, pattern } = look
  const said = Object.fromEntries(
    Object.entries({ color, material, style, finish, pattern }).filter(([, word]) => word !== undefined),
  )
  if (Object.keys(said).length === 0) return plan
  const before = new Map(Object.entries(plan.materialRequirements))
  for (const id of ids) before.set(id, { ...before.get(id), ...said })
  const isRecoloured = new Set(ids)
  return {
    ...plan,
    materialRequirements: Object.fromEntries(before),
    // attributes that were said before must not contradict what is wanted now
    requiredObjects: plan.requiredObjects.map((request) =>
      isRecoloured.has(request.id) ? { ...request, attributes: { ...request.attributes, ...said } } : request,
    ),
  }
}
