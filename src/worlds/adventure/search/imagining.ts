/**
 * Imagining: a search over the facts of a world with free forks of it.
 *
 * A node is a set of facts; one step is "go there and do that"; only what changes a fact or the score is a new node.
 * Memory, Navigator, Puzzle Solver and Strategy each own their data; here they meet.
 */
import type { Adventure } from '../adventure.ts'
import { createRandom } from '../../../base/random.ts'
import { createActs } from './acts.ts'
import { createBank } from './bank.ts'
import { createFacts } from './facts.ts'
import { findSelf } from './find-self.ts'
import { createHinges } from './hinges.ts'
import { createMemory } from './memory.ts'
import { createNavigator, type Place } from './navigator.ts'
import { createNoise } from './noise.ts'
import type { Imagining, Plan, Tried } from './plan.ts'
import { createPairs, type Proposed } from './pairs.ts'
import { pressKeys } from './press-keys.ts'
import { createPuzzleSolver } from './puzzle-solver.ts'
import { createSenses, tellsDeath } from './senses.ts'
import { createSettler, type Settled } from './settle.ts'
import { commandsTo, deedsTo, type Node } from './node.ts'
import { createStrategy, patienceFor } from './strategy.ts'
import { createThings } from './things.ts'
import { createTopics } from './topics.ts'
import type { Consider } from './doing.ts'
import { createTrials } from './trials.ts'
import { commandsOf, createWeaver, type Weave } from './weaver.ts'
import { directionsOf, MOST_BREAKS, warmUp } from './warm-up.ts'

export type { Imagining, Progress, Tried } from './plan.ts'

export interface ImaginingOptions {
  /** of the story's chance, as the world was opened with */
  readonly seed: number
  onTried?(note: Tried): void
}

const PAIRS_AT_FIRST = 60
const PAIRS_PER_LEVEL = 300
const LAST_LEVEL = 40
// what is looked at out of turn is not looked at as closely
const PIONEER_SHARE = 0.4
const WEAVES = 10
// in instructions of the machine
const WEAVES_FROM = 90e6
const WOVEN_SHARE = 0.3
const TALKS = 20
const HOPEFUL_AT_FIRST = 120
const HOPEFUL_PER_LEVEL = 400

export function createImagining(world: Adventure, options: ImaginingOptions): Imagining {
  const { machine, now } = world.imagine({ notesReads: true })
  machine.restore(now.snapshot)
  const prologue = pressKeys(machine, now.turn.stop)
  const start = machine.snapshot()
  const player = findSelf(machine, start, world.vocabulary)
  machine.restore(start)
  let tried = 0
  const noteTurn = () => void tried++
  const senses = createSenses(machine, player)
  const facts = createFacts(machine)
  const noise = createNoise(machine, facts)
  const hinges = createHinges(senses, facts, player, (command) => {
    noteTurn()
    senses.do(command)
  })
  const memory = createMemory(hinges)
  const things = createThings(machine, world.vocabulary, player)
  const acts = createActs(world.grammar, world.vocabulary, things)
  const directions = directionsOf(world)
  const settler = createSettler(senses, facts, player, noteTurn)
  const navigator = createNavigator(senses, facts, settler, noise, memory, directions, hinges, noteTurn)
  const topics = createTopics(memory, things, acts)
  const solver = createPuzzleSolver(senses, facts, memory, things, acts, player, noteTurn, hinges, topics.read)
  const pairing = createPairs(senses, memory, things, acts)
  let isDone = start.stop?.kind !== 'line' || now.over !== undefined
  if (!isDone) warmUp({ senses, facts, noise, things, acts, directions, start, player })
  facts.limitToRead()

  machine.restore(start)
  const root: Node = {
    snapshot: start,
    parent: undefined,
    trail: navigator.extend(undefined, prologue),
    deeds: [],
    score: senses.score(),
    turns: 0,
    changed: 0,
    detail: 0,
    preciousHeld: 0,
    novelty: 0,
    news: [],
    reach: 1,
    level: 0,
    isPioneer: false,
  }
  const strategy = createStrategy(root.score, patienceFor(senses.effort, senses.turns))
  if (!isDone) strategy.island.add(root)
  let best = { score: root.score, turns: 0, commands: () => prologue }
  let turnsWoven = 0
  let mostReach = 1
  const weaver = createWeaver(senses, facts, navigator, createRandom(options.seed), start, root.score, noteTurn)
  let expansions = 0
  let lastWoven: Weave | undefined
  const maxScore = world.info().maxScore ?? Infinity

  /** What the machine has come to may be a new node. */
  const consider: Consider = (node, { from, commands, text, after, ended = false, repeated, deeds: done }) => {
    const score = senses.score(ended ? text : '')
    if (score < node.score || tellsDeath(text)) return 'death'
    const trail = navigator.extend(from.trail, commands)
    const turns = node.turns + trail.length
    if (score > best.score || (score === best.score && turns < best.turns)) {
      best = { score, turns, commands: () => commandsTo(node, trail) }
    }
    const takesLuck = repeated !== undefined
    const gain = score - node.score
    const deeds = done ?? [{ room: from.room, commands: takesLuck ? [repeated] : commands, takesLuck, gain }]
    if (gain > 0 && !ended) weaver.learn([...deedsTo(node), ...deeds], turns)
    if (ended || !strategy.island.isNew(after.hash, score)) return 'known'
    addNode({ parent: node, trail, deeds, score, turns, reach: node.reach }, after)
    return 'new'
  }
  const addNode = (known: Pick<Node, 'parent' | 'trail' | 'deeds' | 'score' | 'turns' | 'reach'>, after: Settled) => {
    strategy.note(known.score)
    strategy.island.add({
      ...known,
      snapshot: machine.snapshot(),
      changed: after.changed,
      detail: after.detail,
      preciousHeld: player === 0 ? 0 : things.inside(player).filter((thing) => memory.precious.has(thing)).length,
      novelty: strategy.island.novelty(after),
      news: after.news,
      level: 0,
      isPioneer: false,
    })
  }
  /** Lists put together of all that is known; the end of a better one is searched on from. */
  const weave = () => {
    const began = tried
    expansions++
    const woven = weaver.weave(WEAVES)
    turnsWoven += tried - began
    if (woven === undefined) return
    const { score, turns } = woven.end
    if (score > best.score || (score === best.score && turns < best.turns)) {
      const commands = [...prologue, ...commandsOf(woven)]
      best = { score, turns, commands: () => commands }
    }
    lastWoven = woven
    addWoven(woven)
  }
  const addWoven = (woven: Weave) => {
    const { score, turns, snapshot } = woven.end
    machine.restore(snapshot)
    const after = settler.settle()
    if (!strategy.island.isNew(after.hash, score)) return
    const trail = navigator.extend(undefined, commandsOf(woven))
    addNode({ parent: root, trail, deeds: woven.deeds, score, turns, reach: mostReach }, after)
  }
  const note = (place: Place, command: string, outcome: Tried['outcome'], score: number) =>
    options.onTried?.({ room: place.room === 0 ? '' : machine.objects.name(place.room), command, outcome, score })
  const trials = createTrials({
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
    read: topics.read,
    heard: topics.heard,
    note,
  })

  const bank = createBank(senses, settler, memory, acts, noteTurn, consider)

  const expand = (node: Node) => {
    const setOut = tried
    machine.restore(node.snapshot)
    settler.hold()
    senses.expectScore(node.score)
    memory.now = ++expansions
    if (node.level === 0) {
      senses.do('wait')
      noteTurn()
      noise.waited(facts.changes())
    }
    const places = navigator.flood(
      node.snapshot,
      (from, step, after) =>
        void consider(node, { from, commands: step.commands, text: step.text, after, ended: step.ended }),
    )
    // the further the way around, the more is done on it
    const walked = tried - setOut
    node.reach = places.filter(({ lit }) => lit).length
    mostReach = Math.max(mostReach, node.reach)
    const scoped = places.map((place) => ({ place, scope: solver.scope(place) }))
    if (node.level === 0) for (const { place, scope } of scoped) bank(node, place, scope)
    const isFirst = node.level === 0
    const all = scoped.flatMap(({ place, scope }, index) =>
      solver.propose(place, scope, index === 0).map((proposal) => ({ place, scope, ...proposal })),
    )
    const certain = isFirst ? all.filter(({ hope }) => hope === 1) : []
    const hopeful = all.filter(({ hope }) => hope < 1).toSorted((one, other) => other.hope - one.hope)
    const share = node.isPioneer ? PIONEER_SHARE : 1
    const most = Math.round(share * (isFirst ? PAIRS_AT_FIRST : PAIRS_PER_LEVEL))
    const pairs = pairing.propose(scoped, most)
    const talks = topics.propose(scoped, Math.round(share * TALKS))
    const chosen = hopeful.slice(0, Math.round(share * (isFirst ? HOPEFUL_AT_FIRST + walked : HOPEFUL_PER_LEVEL)))
    const { breaks } = senses
    for (const { place, scope, act, grade } of [...certain, ...chosen, ...pairs, ...talks] as Proposed[]) {
      if (senses.breaks - breaks > MOST_BREAKS) break
      const hasWorked = trials.attempt(node, place, scope, act)
      if (grade !== undefined) memory.noteReopened(grade, hasWorked)
    }
    node.level++
    const isLeft = hopeful.length > chosen.length || pairs.length >= most || node.level === 1
    if (isLeft && node.level < LAST_LEVEL) strategy.island.add(node)
  }

  /** Begins anew with all that is known; every second time also from the end of the best list. */
  const newIsland = () => {
    strategy.begin(senses.effort)
    strategy.island.add({ ...root, level: 0 })
    if (strategy.begun % 2 === 0 && lastWoven !== undefined) addWoven(lastWoven)
  }

  const planOf = (commands: readonly string[], score: number): Plan => {
    machine.restore(now.snapshot)
    const rooms = new Set([senses.place()])
    for (const command of commands) {
      machine.run(command)
      rooms.add(senses.place())
    }
    return { commands, score, rooms: rooms.size }
  }
  let told = { of: best, plan: planOf(prologue, root.score) }

  const advance: Imagining['advance'] = ({ expansions: most = Infinity, cpuSeconds = Infinity }) => {
    const began = process.cpuUsage()
    const from = expansions
    const isSpent = () => {
      if (expansions - from >= most) return true
      if (cpuSeconds === Infinity) return false
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1e6 >= cpuSeconds
    }
    while (!isDone && !isSpent()) {
      if (weaver.isReady && senses.effort > WEAVES_FROM && turnsWoven < WOVEN_SHARE * tried) {
        weave()
        continue
      }
      if (strategy.isDue(senses.effort)) newIsland()
      const node = strategy.island.next()
      if (node === undefined) {
        // nothing is left to try; with budget left, everything is tried anew
        memory.tryAgain()
        pairing.tryAgain()
        newIsland()
        continue
      }
      expand(node)
      if (best.score >= maxScore) isDone = true
    }
    if (told.of !== best) told = { of: best, plan: planOf(best.commands(), best.score) }
    return { best: told.plan, expansions, tried, done: isDone }
  }
  return { advance }
}
