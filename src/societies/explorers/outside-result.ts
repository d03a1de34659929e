/** What came of an action in a world outside of this process, as the board keeps it. */
import type { Outside } from '../../worlds/explorable.ts'
import { BLOCKED } from '../../worlds/explorable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { GridSource } from '../../worlds/grid/source.ts'
import type { Ground } from './board.ts'
import { knowledgeOf, type Sources } from './knowledge.ts'

interface Before extends Omit<Sources, 'chart'> {
  readonly world: GridSource
  readonly poses: Readonly<Record<string, Pose>>
  readonly stepCount: Readonly<Record<string, number>>
  readonly action: Readonly<Record<string, string>>
  readonly messageToOthers: Readonly<Record<string, string>>
  readonly talk: boolean
}

const UNKNOWN = 'It was interrupted, and nobody knows whether it was done. Look where you are.'

/** `result` is of the effect that acted for all. */
export function whatCameOfIt(
  ground: Ground,
  outside: Outside<Pose, Position>,
  view: Before,
  explorer: string,
  result: unknown,
) {
  const chart = ground.chart(view.world)
  const before = view.poses[explorer]!
  const came = outside.acted(result)?.get(explorer)
  const state = came?.state ?? before
  const action = view.action[explorer] ?? ''
  const round = (view.stepCount[explorer] ?? 0) + 1
  const message = view.talk ? (view.messageToOthers[explorer] ?? '') : ''
  const [from, position] = [chart.spotOf(before), chart.spotOf(state)]
  const refused = came === undefined ? UNKNOWN : came.ok ? undefined : came.reason
  const knowledge = knowledgeOf({ ...view, chart }, explorer)
  const walls = came && wallsMet().filter((wall) => knowledge.seenAs(wall) !== BLOCKED)
  return {
    poses: { [explorer]: state },
    agentPositions: { [explorer]: position },
    acted: { [explorer]: came?.acted ?? { action, interrupted: true } },
    seen: walls && walls.length > 0 ? [{ explorer, round, floor: [], wall: walls, door: [] }] : [],
    actionHistory: [
      {
        explorer,
        round,
        ...(chart.placeAt(from) !== chart.placeAt(position) && { from }),
        position,
        action,
        ...(refused !== undefined && { refused }),
        ...(message !== '' && view.explorers.length > 1 && { message }),
      },
    ],
  }

  function wallsMet(): readonly number[] {
    if (chart.guess && (came!.ok || came!.isBlocked)) return chart.guess.metBetween(before, action, state)
    const ahead = came!.isBlocked ? chart.stepOf(before, action) : undefined
    return ahead === undefined ? [] : [ahead]
  }
}
