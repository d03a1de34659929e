import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, type Known } from '../../../../test/known.ts'
import { createRandom } from '../../../base/random.ts'
import type { Goal } from '../board.ts'
import { specialists, type Proposal, type Response, type Specialist } from '../protocol.ts'
import { runAuction, type Hall } from './auction.ts'
import type { Approach } from './trust.ts'

const exploring: Approach = { strategy: 'exploration', stepsSinceProgress: 0, isAtPuzzle: false }
const stuck: Approach = { strategy: 'puzzle-solving', stepsSinceProgress: 6, isAtPuzzle: true }

const propose = (command: string, over: Partial<Proposal> = {}): Proposal => ({
  command,
  at: 'hall',
  gain: 2,
  probability: 0.5,
  reason: `why ${command}`,
  ...over,
})

type Said = Partial<Record<Specialist, readonly Proposal[] | Partial<Response>>>

interface Held {
  readonly seed?: number
  readonly approach?: Approach
  readonly goal?: string
  readonly standing?: Hall['standing']
  readonly vetoes?: Readonly<Record<string, string>>
  readonly known?: Omit<Known, 'here'>
}

function hold(
  said: Said,
  { seed = 1, approach = exploring, goal = 'explore', standing = {}, vetoes = {}, known = {} }: Held = {},
) {
  const responses: Record<string, Response> = {}
  for (const agent of specialists) {
    const words = said[agent]
    if (words === undefined) continue
    const over = 'length' in words ? { proposals: words } : words
    responses[agent] = { agent, answer: '', confidence: 0.5, metadata: {}, proposals: [], ...over }
  }
  const goals: Goal[] = [{ goal, priority: 'high', since: 1 }]
  const hall: Hall = { responses, goals, approach, standing, veto: (command) => vetoes[command] }
  return runAuction(knowing({ here: 'hall', ...known }), hall, createRandom(seed))
}

describe('the auction', () => {
  it('is won by what may bring most, with the words of whoever proposed it', () => {
    const dig = propose('dig', { gain: 8, probability: 0.75, lesson: 'digging' })
    expect(hold({ navigator: [propose('north')], puzzle: [propose('wait', { gain: 1 }), dig] })).toMatchObject({
      action: 'dig',
      winner: 'puzzle',
      reasoning: 'why dig',
      confidence: 0.75,
      lesson: 'digging',
    })
  })

  it('goes to what must be done now, however little it brings', () => {
    const answer = propose('yes', { gain: 0.1, probability: 0.1, urgent: true })
    expect(hold({ puzzle: [propose('dig', { gain: 500, probability: 1 })], memory: [answer] }).action).toBe('yes')
  })

  it('takes the first step to what is to be done elsewhere, and remembers what it is on the way to', () => {
    const ways = { hall: { east: 'lane', west: 'yard' }, lane: { down: 'mine' } }
    const auction = hold({ puzzle: [propose('dig', { at: 'mine', gain: 9 })] }, { known: { ways } })
    // credited to whoever wants to get there, and no surer than that
    expect(auction).toMatchObject({ action: 'east', winner: 'puzzle', pursuit: 'mine|dig', confidence: 0.5 })
    expect(auction.reasoning).toContain('mine')
    expect(auction.reasoning).toContain('why dig')
    expect(auction.lesson).toBeUndefined()
  })

  it('rather does what is near, and loses patience with what it has been after for long', () => {
    const ways = { hall: { east: 'lane' }, lane: { down: 'mine' } }
    const said: Said = { puzzle: [propose('dig', { at: 'mine' }), propose('search', { at: 'hall' })] }
    expect(hold(said, { known: { ways } }).action).toBe('search')
    const rich: Said = { puzzle: [propose('dig', { at: 'mine', gain: 9 }), propose('search')] }
    expect(hold(rich, { known: { ways } }).action).toBe('east')
    expect(hold(rich, { known: { ways, pursuits: { 'mine|dig': 60 } } }).action).toBe('search')
  })

  it('has no use for a place nobody knows a way to', () => {
    const said: Said = {
      navigator: [propose('north', { at: 'moon', gain: 99, probability: 1 })],
      puzzle: [propose('wait')],
    }
    expect(hold(said).action).toBe('wait')
    expect(hold(said).options).toEqual(['wait'])
  })

  it('passes over what is vetoed, and writes down why, three times at most', () => {
    const commands = ['one', 'two', 'three', 'four', 'five', 'six']
    const proposals = commands.map((command, place) => propose(command, { gain: 20 - 2 * place }))
    const vetoes = Object.fromEntries(commands.slice(0, 5).map((command) => [command, `${command} did us harm`]))
    const auction = hold({ puzzle: proposals }, { vetoes })
    expect(auction.action).toBe('six')
    expect(auction.vetoed).toEqual(['one: one did us harm', 'two: two did us harm', 'three: three did us harm'])
    expect(auction.options).toEqual(commands.slice(0, 5))
  })

  it('holds a veto against the step on the way as well', () => {
    const ways = { hall: { east: 'lane' } }
    const said: Said = { puzzle: [propose('dig', { at: 'lane', gain: 9 }), propose('wait', { gain: 0.5 })] }
    const auction = hold(said, { known: { ways }, vetoes: { east: 'the bridge is down' } })
    expect(auction).toMatchObject({ action: 'wait', winner: 'puzzle', vetoed: ['east: the bridge is down'] })
    expect(auction.pursuit).toBeUndefined()
  })

  it('asks about a command once, however many want it', () => {
    const auction = hold(
      { navigator: [propose('wait')], puzzle: [propose('wait')], memory: [propose('wait')] },
      { vetoes: { wait: 'in vain' } },
    )
    expect(auction.vetoed).toEqual(['wait: in vain'])
    expect(auction.options).toEqual(['wait'])
  })

  it('does not listen to a member whose mind failed, but tells what the others said', () => {
    const failed = { error: 'no answer', confidence: 0, proposals: [propose('jump', { gain: 99, probability: 1 })] }
    const auction = hold({ navigator: failed, puzzle: [propose('wait')], memory: [] })
    expect(auction).toMatchObject({ action: 'wait', winner: 'puzzle' })
    expect(auction.options).not.toContain('jump')
    expect(auction.votes).toMatchObject({ puzzle: 'wait (0.50)', memory: 'nothing (0.50)' })
  })

  it('writes down what each wants done now, and of a walk where to and what for', () => {
    const ways = { hall: { east: 'lane' }, lane: { down: 'mine' } }
    const said: Said = {
      navigator: [propose('up', { at: 'mine', gain: 3 }), propose('north', { gain: 0.1 })],
      puzzle: [propose('open box', { at: 'moon', gain: 99 }), propose('take lamp')],
    }
    expect(hold(said, { known: { ways } }).votes).toEqual({
      navigator: 'east, to up at mine (0.50)',
      puzzle: 'take lamp (0.50)',
    })
  })

  it('is not won by a model that shouts, floods or promises the moon, once nothing has come of it', () => {
    const shouts = Array.from({ length: 12 }, (_, place) =>
      propose(`xyzzy ${place}`, { gain: 1000, probability: 1, urgent: true, isSaid: true }),
    )
    const standing = { navigator: { tries: 20, successes: 0, expected: 20 } }
    const auction = hold({ navigator: shouts, puzzle: [propose('take lamp', { gain: 4 })] }, { standing })
    expect(auction.action).toBe('take lamp')
    // who wants all of that at once is not heard at all
    expect(auction.options).toEqual(['take lamp'])
    const few = hold({ navigator: shouts.slice(0, 5), puzzle: [propose('take lamp')] })
    expect(few.options).toHaveLength(4)
  })

  it('hardly hears a model again that was twice as sure as can be, and never right', () => {
    const advice = (isSaid: boolean) => [propose('dig', { gain: 4, probability: 1, ...(isSaid && { isSaid }) })]
    const won = (standing: Hall['standing']) =>
      hold({ memory: advice(true), puzzle: [propose('wait', { gain: 1, probability: 0.1 })] }, { standing })
    expect(won({ memory: { tries: 1, successes: 0, expected: 1 } })).toMatchObject({ action: 'dig', said: 1 })
    expect(won({ memory: { tries: 2, successes: 0, expected: 2 } }).action).toBe('wait')
    expect(won({ memory: { tries: 3, successes: 1, expected: 3 } }).action).toBe('dig')
    expect(hold({ memory: advice(false) })).not.toHaveProperty('said')
  })

  it('weighs confidence by what came of it', () => {
    const said: Said = { memory: [propose('wait')], puzzle: [propose('dig')] }
    const boasts = { tries: 200, successes: 5, expected: 100 }
    const earns = { tries: 200, successes: 150, expected: 100 }
    expect(hold(said, { standing: { memory: boasts, puzzle: earns } }).winner).toBe('puzzle')
    expect(hold(said, { standing: { memory: earns, puzzle: boasts } }).winner).toBe('memory')
  })

  it('trusts the Navigator when exploring and the Puzzle Solver at a puzzle', () => {
    const said: Said = { navigator: [propose('north')], puzzle: [propose('dig')] }
    expect(hold(said, { approach: exploring }).winner).toBe('navigator')
    expect(hold(said, { approach: stuck }).winner).toBe('puzzle')
  })

  it('lets chance break a tie, the same way with the same seed', () => {
    const said: Said = { memory: [propose('wait'), propose('listen')] }
    const actions = Array.from({ length: 40 }, (_, seed) => hold(said, { seed }).action)
    expect(new Set(actions)).toEqual(new Set(['wait', 'listen']))
    expect(Array.from({ length: 40 }, (_, seed) => hold(said, { seed }).action)).toEqual(actions)
    const clear: Said = { memory: [propose('wait', { gain: 2.1 }), propose('listen')] }
    expect(new Set(Array.from({ length: 40 }, (_, seed) => hold(clear, { seed }).action))).toEqual(new Set(['wait']))
  })

  it('breaks a tie by what we are after, before chance', () => {
    const said: Said = { memory: [propose('take lamp'), propose('north')] }
    const actions = (goal: string) =>
      new Set(
        Array.from(
          { length: 40 },
          (_, seed) => hold(said, { seed, goal, known: { situation: { kind: 'nothing' } } }).action,
        ),
      )
    expect(actions('explore')).toEqual(new Set(['north']))
    expect(actions('collect things')).toEqual(new Set(['take lamp']))
    expect(actions('survive').size).toBe(2)
  })
})

describe('when nobody has anything to propose', () => {
  const places = [placeNamed('hall', { exits: ['north', 'up'] }), placeNamed('lane', { exits: ['west'] })]

  it('Strategy has an idea of its own, which is none that is vetoed', () => {
    const auction = hold({}, { known: { places } })
    expect(auction.winner).toBe('strategy')
    expect(['north', 'up']).toContain(auction.action)
    const ways = { hall: { east: 'lane' } }
    const vetoes = { north: 'it is dark', up: 'it is dark' }
    expect(hold({}, { known: { places, ways }, vetoes }).action).toBe('east')
  })

  it('and all ideas are vetoed, Strategy looks around: there is always something to type', () => {
    const everything = new Proxy({}, { get: () => 'no' })
    const proposals = [propose('dig'), propose('wait')]
    const auction = hold(
      { puzzle: proposals },
      { known: { places, words: ['north', 'wait', 'help'] }, vetoes: everything },
    )
    expect(auction).toMatchObject({ action: 'look', winner: 'strategy' })
    expect(auction.confidence).toBeLessThan(0.5)
    expect(auction.reasoning).not.toBe('')
  })
})
