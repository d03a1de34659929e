/** The rule mind: looks where a turn of the head shows most, else walks to the nearest place nobody knows or is going to. */
import { gridActions, stepOf, type GridAction } from '../../worlds/grid/actions.ts'
import { cellAt, FLOOR, positionOf } from '../../worlds/grid/map.ts'
import { formatPosition, type Position } from '../../worlds/grid/pose.ts'
import { raysOf } from '../../worlds/grid/sight.ts'
import { nearestUnknown, type Goal } from './frontier.ts'
import { stepsBetween } from './knowledge.ts'
import { composeReport } from './report.ts'
import type { Decision, Situation } from './situation.ts'

// in worlds of other seeds, more patience and less both took longer
const WORTH_A_TURN = 2
// places this near to where another is going are seen by it on the way
const OTHERS_REACH = 6
const DETOUR_PER_STEP = 3
// a place another is nearer to is better left to it
const OTHERS_NEARER = 4

export function explore(situation: Situation): Decision {
  const { pose, map, knowledge, memories } = situation
  const { x, y, z } = pose.position
  const here = cellAt(map, x, y, z)
  const remembered = memories[0] ? ` I remember: ${memories[0].text.slice(0, 60)}…` : ''
  const look = bestTurn(situation)
  const goal = nearestUnknown(map, knowledge, here, detourOf(situation))
  const place = goal && positionOf(map, goal.cell)
  const message = tell(situation, place)
  if (look) {
    const { action, shown } = look
    return { thinking: `${shown} unknown cells are in view that way.${remembered}`, action, reason: `It shows ${shown} new cells.`, ...message } // prettier-ignore
  }
  if (goal === undefined || place === undefined) {
    const reason = 'I know of nothing more to explore.'
    return { thinking: reason, action: 'look_left', reason, nothing_left: true, ...message }
  }
  const action = stepTowards(situation, goal)
  const far =
    goal.distance === 0
      ? 'right here'
      : `${goal.distance} ${goal.distance === 1 ? 'step' : 'steps'} away, at ${formatPosition(place)}`
  return {
    thinking: `The nearest place that is not known and that nobody is on is ${far}.${remembered}`,
    action,
    reason: `The unknown begins ${far}.`,
    ...message,
  }
}

/** The turn of the head that shows most for its rounds, if any is worth it. */
function bestTurn(situation: Situation): { readonly action: GridAction; readonly shown: number } | undefined {
  const { yaw } = situation.pose.rotation
  const turns = [
    { action: 'look_left', yaw: (yaw + 270) % 360, rounds: 1 },
    { action: 'look_right', yaw: (yaw + 90) % 360, rounds: 1 },
    { action: 'look_right', yaw: (yaw + 180) % 360, rounds: 2 },
  ] as const
  let best: { action: GridAction; shown: number; worth: number } | undefined
  for (const { action, yaw: to, rounds } of turns) {
    const shown = wouldShow(situation, to)
    const worth = shown / rounds
    if (worth >= WORTH_A_TURN && worth > (best?.worth ?? 0)) best = { action, shown, worth }
  }
  return best
}

/** How many unknown cells somebody here would surely see who looked that way. */
function wouldShow({ map, knowledge, pose: { position, rotation } }: Situation, yaw: number): number {
  const { x, y, z } = position
  let shown = 0
  for (const { target, between } of raysOf(map.sight, { ...rotation, yaw })) {
    const cell = cellAt(map, x + target[0], y + target[1], z + target[2])
    if (cell < 0 || knowledge.kind(cell) !== undefined) continue
    if (between.every(([dx, dy, dz]) => knowledge.kind(cellAt(map, x + dx, y + dy, z + dz)) === FLOOR)) shown++
  }
  return shown
}

function detourOf({ knowledge }: Situation): (place: Position, distance: number) => number {
  const others = [...knowledge.others.values()]
  return (place, distance) => {
    let detour = 0
    for (const { at, goingTo } of others) {
      if (goingTo) detour += DETOUR_PER_STEP * Math.max(0, OTHERS_REACH - stepsBetween(place, goingTo))
      if (at && stepsBetween(place, at) < distance) detour += OTHERS_NEARER
    }
    return detour
  }
}

function stepTowards({ map, pose: { position, rotation } }: Situation, { next }: Goal): GridAction {
  const to = positionOf(map, next)
  const wanted = [to.x - position.x, to.y - position.y, to.z - position.z].join()
  return gridActions.find((action) => stepOf(action, rotation.yaw)?.join() === wanted) ?? 'look_left'
}

/** What the others do not know yet: what was seen in this round, what lies there, and where this one goes. */
function tell({ map, pose, round, knowledge, visibleObjects }: Situation, goingTo: Position | undefined) {
  const cells = knowledge.news.round === round ? knowledge.news.cells.filter(([cell]) => !knowledge.wasTold(cell)) : []
  const isNew = new Set(cells.map(([cell]) => cell))
  const found = visibleObjects.filter(({ position: { x, y, z } }) => isNew.has(cellAt(map, x, y, z)))
  if (cells.length === 0) return {}
  return { message_to_others: composeReport(map, { at: pose.position, found, cells, ...(goingTo && { goingTo }) }) }
}
