/** `troupe/societies`: how a society is described, and the societies that come with Troupe. */
export { adventurers, createAdventurers, type AdventurersOptions } from './adventurers/adventurers.ts'
export { measureRun } from './adventurers/metrics/measure.ts'
export { storySource, type StorySource } from './adventurers/story-source.ts'
export type { Evaluating, Evaluation, EvaluationResult } from './evaluation.ts'
export { createDirector, type DirectorOptions } from './director/director.ts'
export { createExplorers, explorers, type ExplorersOptions } from './explorers/explorers.ts'
export { explorerNames } from './explorers/names.ts'
export type { Decision, Situation } from './explorers/situation.ts'
export { tally, type Tally } from './explorers/tally.ts'
export { wander } from './explorers/wander.ts'
export { castNames, castOf } from './household/cast/cast.ts'
export { createHousehold, type HouseholdOptions } from './household/household.ts'
export type { Goal, PersonFile } from './household/person.ts'
export type { Fact, SpeechAct, Statement } from './household/fact.ts'
export { amount, choice, count, file, list, seed, text, toggle, type Choice, type Option } from './option.ts'
export { prepareInput } from './prepare-input.ts'
export { societies, type Societies } from './registry.ts'
export {
  type Choosing,
  type FilePart,
  type RunFile,
  type Score,
  type Society,
  type SocietyDescription,
  type Turns,
} from './society.ts'
export { society } from './define-society.ts'
export type { Ending, Frame, Summary, TerminalView, Watch } from './terminal-view.ts'
