import { describe, expect, it } from 'vitest'
import { tinyHouse } from '../../../test/tiny-household/house.ts'
import { simulate } from '../../../test/tiny-household/simulate.ts'
import { createMinds } from '../../minds/mind.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createHousehold } from './household.ts'
import type { PersonFile } from './person.ts'
import { decide } from './rules.ts'
import type { Intention, Situation } from './situation.ts'
import { plainTalk } from './talk-port.ts'

const tea = { id: 'tea', text: 'have tea', kind: 'use', thing: 'tea' } as const
const ana: PersonFile = {
  name: 'Ana',
  persona: 'Ana likes to read.',
  room: 'bedroom',
  likes: ['read'],
  goals: [tea],
  knows: [{ kind: 'thing', thing: 'tea', place: 'cupboard' }],
}
const bo: PersonFile = { name: 'Bo', persona: 'Bo likes to sit.', room: 'bedroom', likes: ['sit'] }
const cleo: PersonFile = {
  name: 'Cleo',
  persona: 'Cleo knows where things are.',
  room: 'study',
  knows: [{ kind: 'thing', thing: 'brass key', place: 'drawer' }],
}

const live = (people: readonly PersonFile[], setup: Parameters<typeof simulate>[3] = {}) =>
  simulate(tinyHouse, people, (situation) => decide(situation), setup)
const commandsOf = (run: ReturnType<typeof live>, name: string) =>
  run.lives.get(name)!.decisions.map(({ command }) => command)

describe('a day by rules', () => {
  it('leaves nobody in want, tired or refused again and again, for three days', () => {
    const run = live([ana, bo, cleo], { days: 3 })
    for (const { atZero, needs } of run.lives.values()) {
      expect(Math.max(...Object.values(atZero))).toBe(0)
      expect(Math.min(...Object.values(needs.levels))).toBeGreaterThan(20)
    }
    expect(run.counts.stalled).toBe(0)
    expect(run.counts.refused / run.counts.decisions).toBeLessThan(0.05)
  })

  it('has three meals, a night in bed, and something to do in between', () => {
    const run = live([ana, bo, cleo])
    for (const name of ['Ana', 'Bo', 'Cleo']) {
      const commands = commandsOf(run, name)
      const meals = commands.filter((command) => command.startsWith('consume')).length
      expect(meals).toBeGreaterThanOrEqual(3)
      expect(meals).toBeLessThanOrEqual(8)
      expect(commands.filter((command) => command.endsWith(': sleep'))).toHaveLength(1)
      expect(commands.filter((command) => command === 'noop').length / commands.length).toBeLessThan(0.35)
      expect(new Set(commands.filter((command) => command.startsWith('start using'))).size).toBeGreaterThan(2)
    }
  })

  it('reaches what is several actions away, by a key that has to be found', () => {
    const run = live([ana])
    expect(run.lives.get('Ana')!.goals[0]!.status).toBe('met')
    const commands = commandsOf(run, 'Ana')
    const order = ['set drawer to open', 'take brass key', 'set cupboard to open', 'consume tea']
    expect(order.map((command) => commands.indexOf(command))).toEqual(
      order.map((command) => commands.indexOf(command)).toSorted((one, other) => one - other),
    )
    expect(commands.indexOf('set drawer to open')).toBeGreaterThan(0)
  })

  it('asks whoever is there for what it does not know, and goes straight there when told', () => {
    const run = live([ana, { ...cleo, room: 'bedroom' }])
    const asked = run.said.find(({ acts }) => acts.some((act) => act.kind === 'ask'))
    expect(asked).toMatchObject({ speaker: 'Ana', listeners: ['Cleo'], acts: [{ topic: 'thing:brass key' }] })
    expect(run.lives.get('Ana')!.goals[0]!.status).toBe('met')
  })

  it('is at the right place at the right time, and stays', () => {
    const party = {
      id: 'party',
      text: 'be at the party',
      kind: 'be',
      place: 'garden',
      from: 1020,
      until: 1110,
    } as const
    const run = live([ana, bo, cleo].map((person) => ({ ...person, goals: [party] })))
    for (const { goals, decisions } of run.lives.values()) {
      expect(goals[0]).toMatchObject({ status: 'met' })
      expect(goals[0]!.minute).toBeLessThanOrEqual(1030)
      const left = decisions.filter(
        ({ minute, command }) => minute > 1020 && minute < 1100 && command.startsWith('go to'),
      )
      expect(left).toEqual([])
    }
  })

  it('meets whoever it wants to talk to, wherever they are', () => {
    const talk = { id: 'talk', text: 'talk to Cleo', kind: 'talk', person: 'Cleo' } as const
    const run = live([{ ...bo, goals: [talk] }, cleo])
    expect(run.lives.get('Bo')!.goals[0]!.status).toBe('met')
  })

  it('does not do the same all day long', async () => {
    const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
    const people = castOf(castNames(5), defaultHouse, 11)
    const { board } = await flow.run({ house: defaultHouse, people, days: 1 }, { seed: 11 }).finished
    const times = new Map<string, number>()
    for (const { agent_id: name, action } of board.events)
      if (action.action_type === 'start_using')
        times.set(`${name} ${action.target}`, (times.get(`${name} ${action.target}`) ?? 0) + 1)
    expect(Math.max(...times.values())).toBeLessThan(7)
    expect(times.size).toBeGreaterThan(50)
  })

  it('gives reasons that a person would understand', () => {
    const run = live([ana, bo, cleo])
    for (const { decisions } of run.lives.values())
      for (const { reason } of decisions) expect(reason).toMatch(/^[A-Z].*\.$/)
    expect(run.lives.get('Ana')!.decisions.map(({ reason }) => reason)).toContain(
      'I could eat something and there is the fridge in the kitchen.',
    )
  })

  it('takes up a thought that was put into its head, and forgets it when it is done', () => {
    const run = live([bo], { whispers: { Bo: { minute: 600, text: 'Why not fetch the ball?' } } })
    const after = run.lives.get('Bo')!.decisions.filter(({ minute }) => minute >= 600)
    expect(after[0]!.aim).toBe('wish:hold:ball')
    expect(after.some(({ command }) => command === 'take ball')).toBe(true)
    expect(after.at(-1)!.aim).not.toContain('wish')
  })

  it('is the same with the same seed', () => {
    const once = live([ana, bo, cleo], { seed: 4 })
    const again = live([ana, bo, cleo], { seed: 4 })
    expect(commandsOf(once, 'Ana')).toEqual(commandsOf(again, 'Ana'))
  })
})

describe('a decision', () => {
  /** The first situation of a day in which somebody is in a state of one's choice. */
  function decideIn(change: (situation: Situation) => Situation, person = bo): Intention {
    let decision: Intention | undefined
    simulate(tinyHouse, [person, cleo], (situation) => {
      if (situation.minute < 600 || situation.self.name !== person.name) return { command: 'noop', reason: 'Later.' }
      return (decision ??= decide(change(situation)))
    })
    return decision!
  }
  const request = {
    id: 'req_001',
    sender: 'Cleo',
    recipient: 'Bo',
    message: 'I have news.',
    time: '',
    round: 1,
    status: 'pending',
    acts: [],
  } as const
  const talking = { id: 'req_001', members: ['Cleo', 'Bo'], speaker: 'Bo', left: 1, round: 1 }

  it('answers who asks before anything else, then says what it owes, and keeps its plan', () => {
    const both = { pending: [request], conversations: [talking] }
    expect(decideIn((situation) => ({ ...situation, ...both })).command).toBe('accept chat req_001')
    const owed = decideIn((situation) => ({ ...situation, conversations: [talking] }))
    expect(owed.command).toBe('chat message Cleo It is good to see you, Cleo.')
  })

  it('eats before anything pleasant when it starves', () => {
    const needs = { food: 5, rest: 60, company: 30, fun: 20, tidiness: 40 }
    expect(decideIn((situation) => ({ ...situation, needs })).aim).toBe('food')
  })

  it('does not try again at once what was refused', () => {
    const needs = { food: 30, rest: 60, company: 80, fun: 80, tidiness: 80 }
    const perception = (situation: Situation) => ({ ...situation.perception, room: 'kitchen' })
    const hungry = (situation: Situation) => ({ ...situation, needs, perception: perception(situation) })
    const first = decideIn(hungry)
    expect(first.command).toBe('consume fridge')
    const last = { minute: 595, command: 'consume fridge', reason: '', result: 'No.', ok: false }
    const next = decideIn((situation) => ({ ...hungry(situation), last }))
    expect(next.command).not.toBe('consume fridge')
    expect(next.setAside).toEqual({ 'consume fridge': 630 })
  })

  it('finishes what was begun unless something else is clearly more urgent', () => {
    const needs = { food: 62, rest: 80, company: 80, fun: 55, tidiness: 80 }
    const begun = (aim: string, steps: readonly string[]) => (situation: Situation) => {
      return { ...situation, needs, plans: { day: [], aim, steps } }
    }
    const toBench = ['go to kitchen', 'go to garden', 'start using bench: sit']
    expect(decideIn(begun('fun', ['go to hall', ...toBench])).aim).toBe('fun')
    expect(decideIn(begun('food', ['go to hall', 'go to kitchen', 'consume fridge'])).aim).toBe('food')
    const starving = { ...needs, food: 10 }
    expect(decideIn((situation) => ({ ...begun('fun', toBench)(situation), needs: starving })).aim).toBe('food')
  })

  it('stops what it uses only for what is urgent', () => {
    const using = { thing: 'atlas', use: 'read', since: 590, until: 650 }
    const reading = (situation: Situation) => ({ ...situation, state: { ...situation.state, using } })
    const needs = { food: 70, rest: 80, company: 80, fun: 60, tidiness: 80 }
    expect(decideIn((situation) => ({ ...reading(situation), needs })).command).toBe('noop')
    const starving = { ...needs, food: 8 }
    const stopped = decideIn((situation) => ({ ...reading(situation), needs: starving }))
    expect(stopped).toMatchObject({ command: 'stop using atlas', aim: 'food' })
  })

  it('says nothing where nobody may talk', () => {
    const quiet = decideIn((situation) => ({ ...situation, canTalk: false, needs: { ...situation.needs, company: 0 } }))
    expect(quiet.command).not.toContain('chat')
    expect(plainTalk.start({} as Situation, [])).toBeUndefined()
  })
})
