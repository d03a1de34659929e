/** Recalls what is known, and learns from the last reply: once a step, the same for all who ask. */
import { replyOf } from '../reply-of.ts'
import { worldOf } from '../world-of.ts'
import { parseCommand } from './command.ts'
import type { Knowledge, Known } from './knowledge.ts'
import { learnAboard } from './learn-aboard.ts'
import { learnDanger } from './learn-danger.ts'
import { learnDeed } from './learn-deed.ts'
import { learnEnemy } from './learn-enemy.ts'
import { learnHints } from './learn-hints.ts'
import { learnLight } from './learn-light.ts'
import { learnMap } from './learn-map.ts'
import { learnNumbers } from './learn-numbers.ts'
import { learnTelling } from './learn-telling.ts'
import { learnThings } from './learn-things.ts'
import { learnTrials } from './learn-trials.ts'
import { overlay, things } from './overlay.ts'

const known = new WeakMap<object, Knowledge>()

/** The same for all who ask in one step. */
export function knowledgeOf(view: Known, run: string): Knowledge {
  const { observation } = view
  const before = observation === null ? undefined : known.get(observation)
  // a step that begins anew after a failure has a board of its own
  if (before !== undefined && before.step === view.step && before.view.learned <= view.learned) return before
  const world = worldOf(run, view)
  const reply = replyOf(world, observation)
  const knowledge: Knowledge = {
    view,
    step: view.step,
    reply,
    vocabulary: world.vocabulary,
    grammar: world.grammar,
    situation: view.situation!,
    here: view.situation!.location,
    last: view.action === null ? undefined : parseCommand(view.action.action),
    places: things(view.locations),
    ways: overlay(view.connectionGraph),
    objects: things(view.objectsSeen),
    tried: overlay(view.tried),
    luck: overlay(view.luck),
    worth: overlay(view.worth),
    beliefs: overlay(view.beliefs),
    answers: overlay(view.answers),
    discovered: [],
    unknownWords: new Set(view.unknownWords),
    harmful: new Set(view.harmfulActions),
    deposit: view.deposit,
  }
  if (view.learned < view.step) {
    learnMap(knowledge)
    learnThings(knowledge)
    learnDeed(knowledge)
    learnLight(knowledge)
    learnHints(knowledge)
    learnNumbers(knowledge)
    learnTelling(knowledge)
    learnAboard(knowledge)
    learnEnemy(knowledge)
    learnDanger(knowledge)
    learnTrials(knowledge)
  }
  if (observation !== null) known.set(observation, knowledge)
  return knowledge
}
