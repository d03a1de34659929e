/** `troupe/societies`: the societies that come with Troupe. */
export { adventurers, createAdventurers, type AdventurersOptions } from './adventurers/adventurers.ts'
export { measureRun } from './adventurers/metrics/measure.ts'
export { storySource, type StorySource } from './adventurers/story-source.ts'
export { createExplorers, explorers, type ExplorersOptions } from './explorers/explorers.ts'
export { explorerNames } from './explorers/names.ts'
export type { Decision, Situation } from './explorers/situation.ts'
export { tally, type Tally } from './explorers/tally.ts'
export { wander } from './explorers/wander.ts'
