/**
 * Remembered games: the second game of a story begins with what the first one taught, and its journal says from which
 * game it knows that. Rules think, so that nobody needs a model.
 */
import { fileURLToPath } from 'node:url'
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createAdventurers, learnFromStore, recallLessons, storySource } from 'troupe/societies'

const adventurers = createAdventurers({ minds: createMinds({ model: 'rules' }) })
const story = storySource(fileURLToPath(new URL('../stories/fog-bell.z5', import.meta.url)))
const store = memoryStore()

const first = await adventurers.run({ story, maxSteps: 100 }, { store, id: 'first', seed: 3 }).finished

const lessons = await learnFromStore(store)
const given = recallLessons(lessons, story)
const second = await adventurers.run({ story, maxSteps: 100, ...given }, { store, id: 'second', seed: 4 }).finished

// whatever the rules make of a story, these hold
const known = first.board.locations.filter(({ id }) => given.locations?.some((place) => place.id === id))
console.log(`the first game makes points: ${first.board.progress > 0}`)
console.log(`the second begins with what the first saw of the map: ${known.length > 1}`)
console.log(`it has that from: ${second.board.remembered?.from.map(({ run }) => run).join(', ')}`)
const taken = second.board.decisionLog.filter(({ reasoning }) => reasoning.includes('(first)'))
console.log(`it follows the route that Memory recalls: ${taken.length > (given.remembered?.route.length ?? 0) / 2}`)
console.log(`it makes as many points: ${second.board.progress >= first.board.progress}`)
// the first game makes points: true
// the second begins with what the first saw of the map: true
// it has that from: first
// it follows the route that Memory recalls: true
// it makes as many points: true
