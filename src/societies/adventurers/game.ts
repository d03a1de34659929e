/** Game: does in the world what Strategy decided, and brings back what the story says; or asks whoever runs it. */
import type { Awaitable } from '../../base/awaitable.ts'
import { expedition } from './board.ts'
import { hearGame, type GameUpdate } from './outside/hear-game.ts'
import { handicapsOf, inWorld, playedFields, worldOf } from './world-of.ts'

export const game = expedition.agent({
  reads: [...playedFields, 'action', 'step', 'deaths', 'restarts'],
  writes: ['observation', 'commands', 'told', 'step', 'handicaps', 'maxScore', 'deaths', 'restarts'],
  think: inWorld((view, context): Awaitable<GameUpdate> => {
    if (view.isOutside) return hearGame(view, context)
    const world = worldOf(context.run, view)
    const [player] = world.agents() as [string]
    const isFirst = view.action === null
    const result = isFirst ? undefined : world.perform(player, view.action.action)
    const { text, room, score, moves, wants, over, deaths, restarts } = world.observe(player)
    const refused = result?.ok === false ? result.reason : undefined
    return {
      observation: {
        text: refused ?? text,
        ...(room !== undefined && { room }),
        ...(score !== undefined && { score }),
        ...(moves !== undefined && { moves }),
        wants,
        ...(over !== undefined && { over }),
        ...(refused !== undefined && { refused }),
      },
      // what the world refused is no part of the game
      commands: isFirst || refused !== undefined ? [] : [view.action.action],
      step: isFirst ? 0 : view.step + 1,
      deaths,
      restarts,
      ...(isFirst && { handicaps: handicapsOf[view.mode], maxScore: world.info().maxScore ?? null }),
    }
  }),
})
