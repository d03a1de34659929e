/**
 * Tests a death in a fork of its world: had we only waited, would we have died as well? What kills whatever we do is
 * nobody's fault; what kills because of the last command, or of one a little earlier, is ours.
 */
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import { openSource, type StorySource } from '../story-source.ts'

export interface DeathTest {
  readonly cause: 'ours' | 'world' | 'unknown'
  /** how many commands before the end the one was that killed: 1 for the last */
  readonly back?: number
}

// what was done longer ago has other consequences as well
const FARTHEST = 3

/** `commands` end with the one that was followed by death. */
export function testDeath(story: StorySource, seed: number, commands: readonly string[]): DeathTest {
  const plays = (typed: readonly string[]) => {
    const world = createAdventure({ story: openSource(story), seed })
    const [player] = world.agents() as [string]
    for (const command of typed) if (world.observe(player).over === undefined) world.perform(player, command)
    return world.observe(player).over
  }
  if (commands.length === 0 || plays(commands) !== 'died') return { cause: 'unknown' }
  for (let back = 1; back <= Math.min(FARTHEST, commands.length); back++) {
    const waiting = Array.from({ length: back }, () => 'wait')
    if (plays([...commands.slice(0, -back), ...waiting]) !== 'died') return { cause: 'ours', back }
  }
  return { cause: 'world' }
}
