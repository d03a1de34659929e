/** Turns things of a finished scene where they stand, or as near to it as there is room. */
import type { SceneObject } from '../../../../worlds/scene/scene.ts'
import { bodyAt, normal, ridersOn } from '../body.ts'
import { bodyOf, carriedBy, withRiders } from '../carried.ts'
import { placedAt } from '../replace.ts'
import { isAllowed, lifted } from '../space.ts'
import { type Change, impossible, roomOf, spaceWithout, type Stage } from './stage.ts'

// how far it may step aside, and in what steps
const [ASIDE_M, STEP_M] = [1.2, 0.05]

export function turnThings(
  stage: Stage,
  ids: readonly string[],
  degrees: number | null,
  towards: string | null,
): Change {
  const target = stage.objects.find(({ id, request }) => id === towards || request === towards)
  if (towards !== null && !target?.position) return impossible(`There is no ${towards} to look at.`)
  const found = new Map<string, SceneObject>()
  const notes: string[] = []
  for (const id of new Set(ids)) {
    const thing = stage.things.get(id)
    const room = thing && roomOf(stage, thing.object)
    if (!thing || !room || !thing.object.position || !thing.object.heldBy) continue
    const { object } = thing
    const { position, heldBy: held } = thing.object
    if (!position || !held) continue
    if (held.by === 'wall') return impossible(`The ${object.name} hangs on a wall and cannot be turned.`)
    const carried = carriedBy(id, stage.objects)
    const space = spaceWithout(stage, room, new Set([...ids, ...carried]))
    for (const other of found.values()) space.put(bodyOf(stage.thingFor(other))!)
    const whole = withRiders(
      thing,
      [...carried].map((rider) => stage.things.get(rider)!),
    )
    const body = around.reduce<ReturnType<typeof bodyAt> | null>((free, [x, z]) => {
      if (free) return free
      const at = { x: position.x + x, z: position.z + z }
      const turn = target?.position ? looking(at, target.position) : object.rotation.y + (degrees ?? 0)
      const spot = { ...at, y: held.by === 'floor' ? 0 : position.y, turn: normal(turn), held }
      const tried = bodyAt(whole, spot)
      const raised = held.by === 'floor' ? lifted(space, tried) : tried
      return raised && isAllowed(space, raised) ? raised : null
    }, null)
    if (!body) return impossible(`There is no room to turn the ${object.name}.`)
    const aside = Math.hypot(body.spot.x - position.x, body.spot.z - position.z)
    if (aside > 0.001) notes.push(`The ${object.name} stepped aside by ${aside.toFixed(2)} m to be turned.`)
    for (const each of [body, ...ridersOn(body)]) found.set(each.thing.object.id, placedAt(each.thing.object, each))
  }
  return found.size > 0 ? { objects: found, removed: [], notes, isDone: true } : impossible('There is nothing to turn.')
}

const looking = (from: { x: number; z: number }, to: { readonly x: number; readonly z: number }) =>
  (Math.atan2(to.x - from.x, to.z - from.z) * 180) / Math.PI

/** Steps aside, the smallest first. */
const around: readonly (readonly [number, number])[] = (() => {
  const steps = Math.round(ASIDE_M / STEP_M)
  const offsets: [number, number][] = []
  for (let x = -steps; x <= steps; x++)
    for (let z = -steps; z <= steps; z++) if (Math.hypot(x, z) <= steps) offsets.push([x * STEP_M, z * STEP_M])
  return offsets.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
})()
