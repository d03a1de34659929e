/** `troupe/societies`: how a society is described, and the societies that come with Troupe. */
export { adventurers, createAdventurers, type AdventurersOptions } from './adventurers/adventurers.ts'
export {
  createAdventurerSession,
  type AdventurerSession,
  type AdventurerSessionOptions,
  type Observed,
  type SessionAction,
} from './adventurers/outside/session.ts'
export type { SessionState } from './adventurers/outside/session-state.ts'
export { mindsOf, presetNames, type Preset } from './adventurers/presets.ts'
export { readPrompts } from './adventurers/prompts/own-prompts.ts'
export type { Templates } from './adventurers/prompts/templates.ts'
export {
  createQuestPlayer,
  type QuestAnswer,
  type QuestPlayer,
  type QuestPlayerOptions,
} from './adventurers/textquests/quest-player.ts'
export { mergeLessons, noLessons, type Lessons } from './adventurers/remember/lessons.ts'
export { recall as recallLessons } from './adventurers/remember/recall.ts'
export { learnFrom, learnFromStore } from './adventurers/remember/remember.ts'
export { measureRun } from './adventurers/metrics/measure.ts'
export { storySource, type StorySource } from './adventurers/story-source.ts'
export { askMemberTool, type AskMemberOptions } from './ask-member-tool.ts'
export type { Answered, Asking, Inquiry, MemberOffer, MemberResponse } from './asking.ts'
export type { RunAnswer } from './ask-run.ts'
export type { Speaker } from './ask-model.ts'
export type { Evaluating, Evaluation, EvaluationResult } from './evaluation.ts'
export type { Change, Evolution, EvolutionScore, EvolutionTask, Finding, FoundStep, Parameter } from './evolution.ts'
export { isOn, paramIn, type Born, type BornName, type Variant } from './variant.ts'
export { nameOfVariant } from './variant-name.ts'
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
  type FolderFlag,
  type OutsideOptions,
  type OutsideSession,
  type Remembering,
  type RunFile,
  type Score,
  type Society,
  type SocietyDescription,
  type Turns,
} from './society.ts'
export { society } from './define-society.ts'
export type { Ending, Frame, Summary, TerminalView, Watch } from './terminal-view.ts'
