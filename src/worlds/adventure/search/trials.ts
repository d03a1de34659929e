/**
 * Trials of an act in a place, and the lessons from them: again and again where chance decides, carrying less where
 * that is asked.
 */
import { OVERLOAD } from '../parser-english.ts'
import type { Act, Acts } from './acts.ts'
import type { Facts } from './facts.ts'
import { askedIn, createAnswers } from './answers.ts'
import type { Hinges } from './hinges.ts'
import { createIdle } from './idle.ts'
import { createLesson } from './lesson.ts'
import { atomOf, type Atom, type Memory } from './memory.ts'
import type { Navigator, Place } from './navigator.ts'
import type { Noise } from './noise.ts'
import type { Tried } from './plan.ts'
import type { Scope } from './puzzle-solver.ts'
import { tellsDeath, type Senses, type Step } from './senses.ts'
import { SAME, type Settled, type Settler } from './settle.ts'
import type { Node } from './node.ts'
import type { Consider } from './doing.ts'
import type { Things } from './things.ts'

export interface Trials {
  /** Tells whether it did anything. */
  attempt(node: Node, place: Place, scope: Scope, act: Act): boolean
}

interface Parts {
  readonly senses: Senses
  readonly facts: Facts
  readonly hinges: Hinges
  readonly settler: Settler
  readonly noise: Noise
  readonly memory: Memory
  readonly things: Things
  readonly acts: Acts
  readonly navigator: Navigator
  readonly player: number
  readonly noteTurn: () => void
  readonly consider: Consider
  readonly read: (text: string) => void
  readonly heard: (room: number, act: Act, reply: string) => void
  readonly note: (place: Place, command: string, outcome: Tried['outcome'], score: number) => void
}

const REPEATS = 12
const PAUSES = 4
const DROPPED = 3

export function createTrials(parts: Parts): Trials {
  const {
    senses,
    facts,
    hinges,
    settler,
    noise,
    memory,
    things,
    acts,
    navigator,
    player,
    noteTurn,
    consider,
    note,
    read,
    heard,
  } = parts
  const { machine } = senses
  const atomAt = (address: number): Atom => atomOf(address, machine.memory.bytes[address]!)
  const act = (command: string): Step => {
    noteTurn()
    return senses.do(command)
  }

  const idle = createIdle(senses, facts, act)
  const lesson = createLesson(senses, facts, memory, player)
  const answer = createAnswers({ senses, facts, settler, consider, act })

  const attempt: Trials['attempt'] = (node, place, scope, tried) => {
    const { first, second } = tried
    const isHeldOnly = second !== 0 && scope.held.includes(first) && scope.held.includes(second)
    const at = isHeldOnly ? 0 : place.room
    hinges.arrive(place, namesIn(scope))
    machine.restore(place.snapshot)
    const command = acts.command(tried)
    const drawn = machine.randomCalls()
    memory.noteTried(at, tried)
    const step = act(command)
    const hinge = hinges.last()
    memory.noteHinge(at, tried, hinge, false)
    if (!step.goesOn && !step.ended) {
      memory.giveUp(at, tried)
      return false
    }
    const asked = step.goesOn ? askedIn(step.text) : undefined
    if (asked !== undefined) {
      memory.noteReply(at, tried, plainReply(step.text, tried))
      read(step.text)
      const hasChanged = answer(node, place, step, asked)
      // what the answers do is said by no fact of the first turn: it is asked again wherever it may do something
      if (hasChanged) {
        memory.noteHinge(at, tried, hinge, true)
        memory.noteEffect(at, tried, { atoms: [], gain: 0, isMerePlacing: false, takesLuck: false })
      }
      note(place, command, hasChanged ? 'change' : 'nothing', node.score)
      return hasChanged
    }
    const isLucky = first !== 0 && machine.randomCalls() > drawn + idle.drawsAt(place)
    const after = step.goesOn ? settled(place, tried) : SAME
    const isIdle = after.changes.length === 0 || (first !== 0 && idle.comesAnyway(place, after.atoms))
    if (!isIdle || senses.hasScored() || step.ended) {
      memory.noteHinge(at, tried, hinge, true)
      succeed(node, place, at, tried, step, after, isLucky)
      return true
    }
    note(place, command, 'nothing', node.score)
    read(step.text)
    const to = senses.place()
    if (!senses.ticked()) memory.giveUp(at, tried)
    else if (to !== place.room && to !== 0) {
      memory.giveUp(at, tried)
      navigator.learnWay(place.room, command, to)
    } else {
      const reply = plainReply(step.text, tried)
      memory.noteReply(at, tried, reply)
      heard(at, tried, reply)
      memory.noteFailure(at, tried)
      if (isLucky && memory.reply.isRare(reply)) persist(node, place, at, tried, command)
      else if (OVERLOAD.test(step.text)) makeRoom(node, place, scope, command)
    }
    return false
  }

  /** Of a few things, as different as can be. */
  const namesIn = ({ here, held }: Scope) =>
    [...new Set([here[0], here.at(-1), held[0]])]
      .filter((thing) => thing !== undefined)
      .map((thing) => things.name(thing))

  const settled = (place: Place, tried: Act): Settled => {
    const changes = facts.changes()
    if (changes.length === 0) return settler.settleIfChanged()
    noise.acted(changes, tried.pattern * 8192 + tried.first)
    const to = senses.place()
    if (to !== place.room) noise.walked(changes, place.room, to)
    return settler.settleIfChanged()
  }

  const succeed = (node: Node, place: Place, at: number, tried: Act, step: Step, after: Settled, isLucky: boolean) => {
    const score = senses.score(step.ended ? step.text : '')
    const gain = score - node.score
    read(step.text)
    // a dial that keeps its number does something with each
    if (gain === 0) heard(at, tried, plainReply(step.text, tried))
    const isWorthIt =
      gain > 0 || memory.standsFor(lesson.signatureOf(place, after.changes, !acts.isCounted(tried)), at, tried)
    if (gain >= 0 && isWorthIt) lesson.learn(at, tried, after, gain, isLucky)
    if (gain === 0 && !isWorthIt) return
    const result = consider(node, {
      from: place,
      commands: step.commands,
      text: step.text,
      ended: step.ended,
      after,
      ...(isLucky && { repeated: step.commands[0]! }),
    })
    note(place, step.commands[0]!, result === 'death' ? 'death' : gain > 0 ? 'score' : 'change', score)
    if (result === 'death') memory.noteReply(at, tried, `death ${tried.pattern} ${tried.first}`)
    if (isLucky && !step.ended) persist(node, place, at, tried, step.commands[0]!)
  }

  /** What is left to chance is done again and again, and again from a moment later. */
  const persist = (node: Node, place: Place, at: number, tried: Act, command: string) => {
    if (!memory.persists(at, tried)) return
    for (let pause = 0; pause < PAUSES; pause++) {
      machine.restore(place.snapshot)
      const commands: string[] = []
      let isGoing = true
      for (let waited = 0; waited < pause && isGoing; waited++) {
        const step = act('wait')
        commands.push(...step.commands)
        isGoing = step.goesOn && senses.place() === place.room
      }
      let last = machine.snapshot()
      let text = ''
      for (let repeat = 0; repeat < REPEATS && isGoing; repeat++) {
        const step = act(command)
        if (!step.goesOn || !senses.ticked() || senses.score() < node.score || tellsDeath(step.text)) {
          isGoing = step.goesOn && !senses.ticked()
          break
        }
        text = step.text
        commands.push(...step.commands)
        last = machine.snapshot()
        if (senses.place() !== place.room) break
      }
      if (!isGoing) continue
      machine.restore(place.snapshot)
      for (const _ of commands) act('wait')
      const anyway = new Set(facts.changes().map(atomAt))
      machine.restore(last)
      if (facts.changes().every((address) => anyway.has(atomAt(address)))) continue
      const after = settler.settle()
      lesson.learn(at, tried, after, senses.score() - node.score, true)
      consider(node, { from: place, commands, text, after, repeated: command })
      return
    }
  }

  /** Too much in hand: what was of least use is left behind. */
  const makeRoom = (node: Node, place: Place, scope: Scope, command: string) => {
    const spare = scope.held
      .filter((thing) => things.isObject(thing) && !memory.precious.has(thing))
      .toSorted((one, other) => memory.uses(one) - memory.uses(other))
    for (const thing of spare.slice(0, DROPPED)) {
      machine.restore(place.snapshot)
      const dropped = act(`drop ${things.name(thing)}`)
      const taken = dropped.goesOn ? act(command) : dropped
      if (!taken.goesOn || facts.changes().length === 0 || OVERLOAD.test(taken.text)) continue
      const commands = [...dropped.commands, ...taken.commands]
      consider(node, { from: place, commands, text: taken.text, after: settler.settle() })
    }
  }

  /** Without the names of the things, so that the same refusal of other things is the same. */
  const plainReply = (text: string, { first, second }: Act) => {
    let plain = text
    for (const thing of [first, second])
      if (thing !== 0) for (const word of things.name(thing).split(' ')) plain = plain.replaceAll(word, '')
    return plain
  }

  return { attempt }
}
