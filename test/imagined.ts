/** Our own story, or another one, as imagining sees it, for tests of its parts. */
import { readFileSync } from 'node:fs'
import { createActs } from '../src/worlds/adventure/search/acts.ts'
import { createThings } from '../src/worlds/adventure/search/things.ts'
import { createAdventure } from '../src/worlds/adventure/adventure.ts'
import { readStory } from '../src/worlds/adventure/story-file.ts'

export function imagineOwnStory(file = 'stories/fog-bell.z5') {
  const story = readStory(readFileSync(file), file)
  const world = createAdventure({ story, seed: 1, handicaps: ['imagine', 'truth', 'vocabulary'] })
  const { machine, now } = world.imagine()
  machine.restore(now.snapshot)
  const things = createThings(machine, world.vocabulary, 0)
  const acts = createActs(world.grammar, world.vocabulary, things)
  const thingNamed = (name: string): number => {
    for (let thing = 1; thing <= machine.objects.count; thing++) if (things.name(thing) === name) return thing
    throw new Error(`the story has no ${name}`)
  }
  return { machine, things, acts, thingNamed, place: { room: 1, snapshot: now.snapshot, trail: undefined, lit: true } }
}
