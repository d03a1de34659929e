/** A text adventure as a world: what the player sees, a fork to try something in, and a snapshot to come back to. */
import { readFileSync } from 'node:fs'
import { createAdventure, readStory } from 'troupe/worlds'

const file = new URL('../stories/fog-bell.z5', import.meta.url)
const story = readStory(readFileSync(file), 'fog-bell.z5')
// forks are help that a player of the same game does not have: a run asks for it by name, and its result names it
const adventure = createAdventure({ story, seed: 1, handicaps: ['imagine'] })
const player = 'player'

/** What the text says, read without a model. */
function show(command: string): void {
  const { room, score, reply } = adventure.observe(player)
  const exits = reply.exits.map(({ direction }) => direction).join(', ')
  console.log(`${command}: ${room}, score ${score}, ${reply.kind}${exits === '' ? '' : `, exits ${exits}`}`)
}

for (const command of ['look', 'north', 'dance', 'east', 'east']) {
  adventure.perform(player, command)
  show(command)
}
const refused = adventure.perform(player, 'quit')
if (!refused.ok) console.log(`quit: ${refused.reason}`)

const snapshot = adventure.snapshot()
const fork = adventure.imagine()
for (const command of ['north', 'north']) {
  const { over, reply } = fork.try(command)
  console.log(`imagined ${command}: ${over ?? reply.kind}`)
}
show('in the world')

adventure.perform(player, 'east')
show('east')
adventure.restore(snapshot)
show('restored')
const { maxScore, handicaps } = adventure.info()
console.log(`${maxScore} points to win, with help: ${handicaps.join(', ')}`)

// look: Landing, score 0, nothing, exits south, north
// north: Sea Bank, score 0, moved, exits south, north, west, east
// dance: Sea Bank, score 0, unknown-word
// east: The Hard, score 0, moved, exits down, east, west
// east: Among the Withies, score 0, moved, exits east, west, north, south
// quit: A game here is not left; it ends when the story ends or the run does.
// imagined north: change
// imagined north: died
// in the world: Among the Withies, score 0, moved, exits east, west, north, south
// east: Wreck of the Constance, score 0, moved, exits down, west
// restored: Among the Withies, score 0, moved, exits east, west, north, south
// 50 points to win, with help: imagine
