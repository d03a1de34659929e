/** Remedies: what was missing somewhere and is in our hands now is brought there and tried on what is there. */
import { sayAdvice } from '../../../worlds/adventure/say-advice.ts'
import type { ObjectSeen } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import { isAlive, isAround, isKind, isPlace } from '../knowledge/kinds.ts'
import { freedAt } from '../knowledge/model/changes.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { blockersIn, needOf, type BlockingState, type Need } from '../knowledge/model/needs.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const GAIN = 6
const TIED = 0.4

export function* remedy(knowledge: PuzzleKnowledge): Generator<Proposal> {
  yield* board(knowledge)
  yield* unblock(knowledge)
  for (const tool of carriedIn(knowledge)) {
    const need = needOf(knowledge, tool.name)
    if (need === undefined) continue
    const { place } = need
    const verb = isKind(tool.name, 'rope') ? sayable(knowledge, 'tie', 'fasten', 'attach') : undefined
    // a rope in our hands leads nowhere before it is tied to something
    if (verb === undefined || need.way === undefined) yield* tryAgain(knowledge, need, tool)
    if (verb === undefined) continue
    for (const target of knowledge.objects.values()) {
      if (target.location !== place || !canHold(target)) continue
      const tie = offer(knowledge, {
        verb,
        rest: `${tool.name} to ${target.name}`,
        at: place,
        probability: TIED,
        gain: GAIN,
        reason: `${tool.name} may help us on`,
        lesson: 'remedy',
      })
      if (tie) yield tie
    }
  }
}

const UNBLOCKED = 0.4
const OTHERWISE: Readonly<Record<BlockingState, readonly string[]>> = {
  on: ['turn off', 'switch off', 'release', 'undo', 'loosen', 'remove', 'pull', 'push', 'lift'],
  off: ['turn on', 'switch on', 'light', 'push', 'pull'],
  open: ['close', 'shut'],
  closed: ['open'],
}

/** What is on is put off, what is closed opened: whatever the story has a word for. */
function* unblock(knowledge: PuzzleKnowledge): Generator<Proposal> {
  for (const { thing, place, state, command } of blockersIn(knowledge)) {
    let probability = UNBLOCKED
    for (const verb of OTHERWISE[state]) {
      if (sayable(knowledge, verb) === undefined) continue
      const reason = `the ${thing} is ${state}, in the way of: ${command}`
      const deed = { verb, rest: thing, at: place, probability, gain: GAIN, reason, lesson: 'remedy' }
      const proposal = offer(knowledge, deed)
      // one after the other
      if (proposal) {
        yield proposal
        probability *= LATER
      }
    }
  }
}

const LATER = 0.7
const BOARDED = 0.6

/** `You want the raft for that`, and the raft is here: in or on it. */
function* board(knowledge: PuzzleKnowledge): Generator<Proposal> {
  if (knowledge.aboard !== null) return
  const verb = sayable(knowledge, 'enter', 'board', 'get in')
  for (const { name, location, properties } of knowledge.objects.values()) {
    if (verb === undefined || location === 'inventory' || properties.includes('portable')) continue
    const need = needOf(knowledge, name)
    if (need?.place !== location || need.way === undefined) continue
    const trial = knowledge.tried.get(trialKey(location, `${verb} ${name}`))
    // what stood in the way is gone: it is as good as new
    const times = trial === undefined || trial.step < freedAt(knowledge.changes, location) ? 0 : trial.times
    const reason = `we were told that it takes the ${name}`
    const deed = {
      verb,
      rest: name,
      at: location,
      probability: BOARDED / (1 + times),
      gain: GAIN,
      reason,
      lesson: 'remedy',
    }
    const proposal = offer(knowledge, { ...deed, fresh: true })
    if (proposal) yield proposal
  }
}

const AGAIN = 0.5
const WITH_IT = 0.35
const MOST_TRIES = 3

/** What was refused for want of it, now that we have it: the same again, and the same with it. */
function* tryAgain(knowledge: PuzzleKnowledge, { place, command }: Need, tool: ObjectSeen): Generator<Proposal> {
  if (command === undefined) return
  const { tried, grammar } = knowledge
  const trial = tried.get(trialKey(place, command))
  const reason = `${tool.name} was missing there`
  if (trial !== undefined && trial.times < MOST_TRIES)
    yield { command, at: place, gain: GAIN, probability: AGAIN / trial.times, reason, lesson: 'remedy' }
  const { verb, nouns, way } = parseCommand(command)
  if (way !== undefined || nouns.length !== 1) return
  const withIt = sayAdvice({ verb, preposition: 'with', names: [nouns[0]!, tool.name] }, grammar)
  if (withIt === undefined) return
  const rest = withIt.slice(verb.length + 1)
  const proposal = offer(knowledge, {
    verb,
    rest,
    at: place,
    probability: WITH_IT,
    gain: GAIN,
    reason,
    lesson: 'remedy',
  })
  if (proposal) yield proposal
}

/** Fixed, and something one could tie a rope to. */
function canHold(object: ObjectSeen): boolean {
  const { name, properties } = object
  if (
    properties.includes('mentioned') ||
    properties.includes('portable') ||
    properties.includes('dropped') ||
    properties.includes('unreal')
  )
    return false
  return !isAlive(object) && !isAround(name) && !isPlace(name)
}
