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

const stepOf = (board: typeof first.board) => board.actionHistory.findLast(({ progressChange }) => progressChange > 0)
console.log(`the first game: ${first.board.progress} points after ${stepOf(first.board)?.step} commands`)
console.log(
  `the second knows ${given.locations?.length} places, and a route of ${given.remembered?.route.length} steps`,
)
console.log(`it has that from: ${second.board.remembered?.from.map(({ run }) => run).join(', ')}`)
console.log(`it makes as many points: ${second.board.progress >= first.board.progress}`)
const taken = second.board.decisionLog.filter(({ reasoning }) => reasoning.includes('(first)'))
console.log(`what Memory recalled was done ${taken.length} times`)
// the first game: 4 points after 84 commands
// the second knows 14 places, and a route of 50 steps
// it has that from: first
// it makes as many points: true
// what Memory recalled was done 49 times
