/** Game: does in the world what Strategy decided, and brings back what the story says. */
import { expedition, type Mode } from './board.ts'
import type { Handicap } from '../../worlds/adventure/handicaps.ts'
import { worldOf } from './story-source.ts'

/** What a mode lets the members have beyond the text; named in every result. */
export const handicapsOf: Readonly<Record<Mode, readonly Handicap[]>> = {
  plain: ['vocabulary'],
  retry: ['vocabulary'],
  imagine: ['vocabulary', 'truth', 'valid-actions', 'imagine'],
}

export const game = expedition.agent({
  reads: ['story', 'worldSeed', 'mode', 'commands', 'action', 'step'],
  writes: ['observation', 'commands', 'step', 'handicaps', 'maxScore', 'deaths', 'restarts'],
  think: (view, { run }) => {
    const handicaps = handicapsOf[view.mode]
    const world = worldOf(run, { ...view, handicaps })
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
      ...(isFirst && { handicaps, maxScore: world.info().maxScore ?? null }),
    }
  },
})
