import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { openRun } from '../../../store/fold.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import type { Store } from '../../../store/store.ts'
import { scriptedModel } from '../../../testing/scripted-model.ts'
import type { Board } from '../../paths.ts'
import { createAdventurers } from '../adventurers.ts'
import type { ActionRecord, Location, ObjectSeen } from '../board.ts'
import type { Member } from '../protocol.ts'
import { storySource } from '../story-source.ts'
import { asking, coreQuestions, understand } from './ask.ts'
import { isObstacle } from './things.ts'

const fogBell = fileURLToPath(new URL('../../../../stories/fog-bell.z5', import.meta.url))
const members = Object.keys(coreQuestions) as Member[]
/** A game that was played once: what members are asked about does not change with how they would play it today. */
const COMMANDS = `
verbose, inventory, north, east, down, west, west, move blind, west, take all, talk to maud pellow,
ask maud pellow about bell, east, open shallow basins, read slate, examine brine, open great pan,
take great pan, east, north, north, take all, up, open window, down, in, take hatch, south, east,
open canvas satchel, open tower door, open plank door, push rain butt, pull rain butt, north, open
cupboard, take biscuit tin, open biscuit tin, take biscuit, open dresser, up, open sea chest, take
all, take ship, east, down, open hatch, down, turn on brass lamp, up, down, open crocks, take ring,
west, open cellar, south, open sluice gate, up, turn square end sticks, west
`
  .trim()
  .split(/,\s/)
  .map((command) => command.replace('\n', ' '))
const TURNS = COMMANDS.length

let store: Store
let run = ''
let board: Board
beforeAll(async () => {
  store = memoryStore()
  // by the step that the prompt tells, since whoever is told that something is vetoed is asked again
  const strategy = scriptedModel(({ prompt }) => {
    const step = Number(/^Step (\d+)/m.exec(prompt)?.[1])
    return { reasoning: 'as it was', confidence: 0.9, final_action: COMMANDS[step] }
  })
  const choose = { ...Object.fromEntries(members.map((name) => [name, 'rules' as const])), strategy }
  const minds = createMinds({ choose })
  const society = createAdventurers({ minds })
  run = (await society.run({ story: storySource(fogBell), maxSteps: TURNS }, { seed: 3, store }).finished).id
  board = (await openRun(store, run)).moment.values
})

const ask = (member: Member, question: string, on: Board = board) =>
  asking.ask(on, member, { type: 'question', question })
const reflect = (member: Member, on: Board = board) => asking.ask(on, member, { type: 'reflect' })
const after = async (step: number): Promise<Board> => (await openRun(store, run, step)).moment.values
const history = () => board['actionHistory'] as readonly ActionRecord[]
const places = () => board['locations'] as readonly Location[]

describe('the 20 core questions', () => {
  it('are five for each member, and each is understood as it is worded', () => {
    for (const member of members) {
      expect(coreQuestions[member]).toHaveLength(5)
      for (const { asks } of coreQuestions[member]) expect(understand(member, asks)?.question.asks).toBe(asks)
    }
  })

  it.for(members)('of %s are answered in the form of the protocol', (member) => {
    for (const { asks } of coreQuestions[member]) {
      const response = ask(member, asks)
      expect(Object.keys(response)).toEqual(['agent', 'answer', 'confidence', 'metadata'])
      expect(response).toMatchObject({ agent: member, metadata: { question: asks } })
      expect(response.answer.length).toBeGreaterThan(10)
      expect(response.confidence).toBeGreaterThan(0)
      expect(response.confidence).toBeLessThanOrEqual(1)
      expect(JSON.parse(JSON.stringify(response))).toEqual(response)
    }
  })
})

describe('the Navigator', () => {
  it('knows where we are, and what leads on', () => {
    const here = board['currentLocation'] as string
    const { title, visitCount } = places().find(({ id }) => id === here)!
    expect(ask('navigator', 'Where am I?')).toMatchObject({
      answer: expect.stringContaining(title) as string,
      metadata: { current_location: here, visit_count: visitCount },
    })
  })

  it('lists the places of the map', () => {
    const { metadata } = ask('navigator', 'Which rooms do you know?')
    expect((metadata['locations'] as { id: string }[]).map(({ id }) => id)).toEqual(places().map(({ id }) => id))
  })

  it('tells the way as commands that lead there on its map', () => {
    const graph = board['connectionGraph'] as Record<string, Record<string, string>>
    const { answer, metadata } = ask('navigator', 'How do I get from the landing to the kitchen?')
    const path = metadata['path'] as string[]
    expect(path.reduce((at, command) => graph[at]![command]!, 'landing')).toBe('kitchen')
    expect(answer).toContain(path.join(', '))
    const fromHere = ask('navigator', 'How do I get from here to the Kitchen?').metadata
    expect(fromHere).toMatchObject({ from: board['currentLocation'], to: 'kitchen', reachable: true })
    expect(fromHere['suggested_action']).toBe((fromHere['path'] as string[])[0])
  })

  it('is less sure of ways that nobody has gone, and goes none that did harm', () => {
    const there = ask('navigator', 'How do I get from landing to sea bank?')
    expect(there).toMatchObject({ metadata: { path: ['north'], assumed: [] } })
    const untried = ask('navigator', 'How do I get from landing to sea bank?', { ...board, tried: {} })
    expect(untried.confidence).toBeLessThan(there.confidence)
    const harmed = { ...board, harmfulActions: ['landing|north'] }
    expect(ask('navigator', 'How do I get from landing to sea bank?', harmed).metadata['reachable']).toBe(false)
  })

  it('says what it knows when it does not know a place', () => {
    expect(ask('navigator', 'How do I get to the ballroom?')).toMatchObject({
      confidence: 0.3,
      metadata: { known: false },
    })
    expect(ask('navigator', 'What is in the kitchn?').answer).toContain('Did you mean Kitchen?')
  })

  it('knows what is in a place, and what we took from it', () => {
    const { metadata } = ask('navigator', 'What is in the kitchen?')
    expect(metadata['objects']).toContain('dresser')
    expect(metadata['no_longer_there']).toContain('brass lamp')
  })

  it('tells which ways out are not explored', () => {
    const unexplored = board['unexploredExits'] as Record<string, string[]>
    const named = (id: string) => id.replaceAll('_', ' ')
    const [[open, exits], [done]] = [true, false].map((isOpen) =>
      Object.entries(unexplored).find(([, ways]) => ways.length > 0 === isOpen)!,
    ) as [[string, string[]], [string]]
    expect(ask('navigator', `Have we explored the ${named(open)}?`).metadata).toMatchObject({
      explored: false,
      unexplored_exits: exits,
    })
    expect(ask('navigator', `Is the ${named(done)} fully explored?`).metadata).toMatchObject({ explored: true })
  })
})

describe('the Puzzle Solver', () => {
  it('tells what we hold, with what kind of thing it is', () => {
    const { metadata } = ask('puzzle', 'What do we have?')
    expect(metadata['inventory']).toEqual(board['inventory'])
    expect((metadata['kinds'] as Record<string, string[]>)['brass lamp']).toContain('light')
  })

  it('suggests for a thing only what was not tried on it', () => {
    const { metadata } = ask('puzzle', 'What can I do with the lamp?')
    expect(metadata).toMatchObject({
      object: 'brass lamp',
      interactions_tried: expect.arrayContaining(['turn on']) as string[],
    })
    expect(metadata['suggested_actions']).toContain('examine brass lamp')
    const ideas = (on: Board) => ask('puzzle', 'What can I do with the dresser?', on).metadata['suggested_actions']
    const untouched = (board['objectsSeen'] as object[]).map((thing) => ({ ...thing, interactionsTried: [] }))
    expect(ideas({ ...board, objectsSeen: untouched })).toContain('open dresser')
    expect(ideas(board)).not.toContain('open dresser')
  })

  it('asks the Navigator how far a thing is that is not at hand', () => {
    expect(ask('puzzle', 'What can be done with the dresser?').metadata['asked']).toMatchObject([
      { agent: 'navigator', path: expect.any(Array) as string[] },
    ])
  })

  it('knows the pattern of a puzzle, what was tried, and the key once we hold it', () => {
    const locked = ask('puzzle', 'How do we solve the tower door?')
    expect(locked.metadata).toMatchObject({ puzzle_type: 'locked_door', relevant_inventory: [] })
    expect(locked.metadata['pattern']).toContain('find key')
    expect(locked.answer).toContain('In vain so far: open tower door')
    const key = { id: 'k', name: 'iron key', location: 'inventory', interactionsTried: [], properties: [], lastSeen: 1 }
    const withKey = { ...board, objectsSeen: [...(board['objectsSeen'] as object[]), key] }
    const open = ask('puzzle', 'How do we solve the tower door?', withKey)
    expect(open.metadata['suggested_actions']).toContain('unlock tower door with iron key')
    expect(open.confidence).toBeGreaterThan(locked.confidence)
    expect(ask('puzzle', 'What might be useful later?', withKey).answer).toContain('iron key (something is locked)')
  })

  it('knows what the story said was missing somewhere', () => {
    const needing = { ...board, needs: { biscuit: { place: 'cottage_yard', isSettled: false } } }
    expect(ask('puzzle', 'How do I solve tower door?', needing).metadata).toMatchObject({
      needs: ['biscuit'],
      relevant_inventory: ['biscuit'],
    })
    const { useful } = ask('puzzle', 'What might be useful later?', needing).metadata as { useful: object[] }
    expect(useful[0]).toMatchObject({ name: 'biscuit', why: 'needed at Cottage Yard' })
  })

  it('calls no combination vain that worked', () => {
    const gave = { ...history()[0]!, action: 'give tin case to maud pellow', outcome: 'success' }
    const combined = [
      ['give', 'tin case', 'maud pellow'],
      ['give', 'letter', 'maud pellow'],
    ]
    const after = { ...board, actionHistory: [...history(), gave], itemCombinationsTried: combined }
    expect(reflect('puzzle', after).metadata['failed']).toContainEqual('combined in vain: give letter maud pellow')
  })

  it('combines what we hold with what is here, and not what was tried', () => {
    const { metadata } = ask('puzzle', 'What combination of items might work here?')
    const [best] = metadata['combinations'] as { command: string; with: [string, string] }[]
    const [verb = ''] = best!.command.split(' ')
    const again = { ...board, itemCombinationsTried: [[verb, ...best!.with]] }
    expect(ask('puzzle', 'What combination might work?', again).metadata['suggested_actions']).not.toContain(
      best!.command,
    )
  })
})

describe('the Memory Tracker', () => {
  it('counts how often something was tried, and how often it worked', () => {
    const north = history().filter(({ action }) => action === 'north')
    expect(ask('memory', 'Have we tried going north before?').metadata).toMatchObject({
      tried_before: true,
      times_tried: north.length,
      steps: north.map(({ step }) => step),
      success_rate: 1,
    })
    expect(ask('memory', 'Have we tried "open the tower door" before?').metadata).toMatchObject({ success_rate: 0 })
    expect(ask('memory', 'Should we try attack troll with sword?').metadata).toMatchObject({
      tried_before: false,
      times_tried: 0,
    })
  })

  it('means what is about to be done by this', () => {
    const { action } = board['action'] as { action: string }
    expect(ask('memory', 'Have we tried this before?').metadata['action']).toBe(action)
  })

  it('quotes what happened the last time', () => {
    const last = history().findLast(({ action }) => action === 'open tower door')!
    expect(ask('memory', 'What happened last time we opened the tower door?').metadata).toMatchObject({
      step: last.step,
      result: last.result,
      outcome: 'failure',
    })
  })

  it('knows what brought points, and what failed or did harm', () => {
    const scored = history().filter(({ progressChange }) => progressChange > 0)
    expect(scored.length).toBeGreaterThan(0)
    expect(ask('memory', 'What actions led to progress?').metadata['actions']).toHaveLength(scored.length)
    const harmed = { ...board, harmfulActions: ['kitchen|eat stove'] }
    expect(ask('memory', 'What went wrong?', harmed).metadata).toMatchObject({
      harmful_actions: [{ action: 'eat stove', location: 'kitchen' }],
      failed_count: history().filter(({ outcome }) => outcome === 'failure').length,
    })
  })

  it('sees that we repeat ourselves', () => {
    expect(ask('memory', 'Are we repeating ourselves?').metadata['loop_detected']).toBe(false)
    const step = { location: 'loft', result: '', progressChange: 0, scoreChange: 0, outcome: 'failure' }
    const circle = Array.from({ length: 20 }, (_, at) => ({ ...step, step: at, action: at % 2 ? 'jump' : 'sing' }))
    const stuck = { stepsSinceProgress: 20, score: 0, progress: 0, currentRunLength: 20 }
    const looping = ask('memory', 'Are we in a loop?', { ...board, actionHistory: circle, gameState: stuck })
    expect(looping.metadata).toMatchObject({ loop_detected: true, loop_pattern: 'alternating_jump_sing' })
  })
})

describe('Strategy', () => {
  it('does not make up how a goal came about that somebody told it', () => {
    const { answer, metadata } = ask('strategy', 'What is our goal?', { ...board, currentGoal: 'find the bell' })
    expect(answer).toMatch(/^find the bell\. We were told so/)
    expect(metadata).toMatchObject({ was_told: true })
    expect(metadata).not.toHaveProperty('since')
  })

  it('tells the goal, and the decision it began with', () => {
    expect(ask('strategy', 'What are we after?').metadata).toMatchObject({
      current_goal: board['currentGoal'],
      goal_stack: board['goalStack'],
      because: expect.any(String) as string,
    })
  })

  it('goes back when nothing is left here, and solves when nothing is left at all', () => {
    const question = 'What should we prioritize?'
    const here = board['currentLocation'] as string
    const done = { ...(board['unexploredExits'] as object), [here]: [] }
    expect(ask('strategy', question).metadata['priority']).toBe('exploration')
    expect(ask('strategy', question, { ...board, unexploredExits: done }).metadata['priority']).toBe('backtracking')
    expect(ask('strategy', question, { ...board, unexploredExits: {} }).metadata['priority']).toBe('puzzle-solving')
  })

  it('tells who wanted what, who won and why', () => {
    const last = (board['decisionLog'] as { winner: string; finalDecision: string }[]).at(-1)!
    const { metadata } = ask('strategy', 'How was conflicting advice weighed?')
    expect(metadata).toMatchObject({ winner: last.winner, final_decision: last.finalDecision, decisions: TURNS })
    expect(metadata['votes']).toHaveLength(3)
  })

  it('tells progress from spinning wheels, and risk from safety', () => {
    expect(ask('strategy', 'Are we stuck?').metadata['verdict']).toBe('progress')
    expect(ask('strategy', 'Shall we take a risk?').metadata['verdict']).toBe('safe')
    const gameState = { ...(board['gameState'] as object), stepsSinceProgress: 30 }
    expect(ask('strategy', 'Are we stuck?', { ...board, gameState }).metadata['verdict']).toBe('spinning wheels')
    const bold = { ...board, gameState, mode: 'retry' }
    expect(ask('strategy', 'Shall we take a risk?', bold).metadata['verdict']).toBe('risky')
  })
})

describe('a member', () => {
  it('says so when nobody understands a question, and what can be asked', () => {
    expect(ask('strategy', 'What is the weather like?')).toMatchObject({
      confidence: 0,
      metadata: { understood: false, questions: coreQuestions.strategy.map(({ asks }) => asks) },
    })
  })

  it('names the one who knows', () => {
    expect(ask('strategy', 'Where are we?')).toMatchObject({ confidence: 0, metadata: { ask: 'navigator' } })
  })

  it('answers as it would have at an earlier step', async () => {
    const early = await after(12)
    const before = ask('navigator', 'What locations have I discovered?', early).metadata['locations'] as unknown[]
    expect(before.length).toBeLessThan(places().length)
    expect(ask('navigator', 'How do I get to the kitchen?', early).metadata['known']).toBe(false)
  })

  it('reflects on what it learned and where it failed', () => {
    for (const member of members) {
      const { learned, failed } = reflect(member).metadata as { learned: string[]; failed: string[] }
      expect(learned.length, member).toBeGreaterThan(0)
      expect(failed).toBeInstanceOf(Array)
    }
    const inTheWay = (board['objectsSeen'] as ObjectSeen[]).filter(isObstacle).map(({ name }) => name)
    expect(inTheWay).not.toEqual([])
    expect(reflect('puzzle').metadata['failed']).toEqual([expect.stringContaining(inTheWay[0]!) as string])
    const vain = history().find(({ outcome }) => outcome === 'failure')!
    const again = { ...board, actionHistory: [...history(), vain] }
    expect(reflect('memory').metadata['failed_again']).toBe(0)
    expect(reflect('memory', again).metadata).toMatchObject({ failed_again: 1 })
  })

  it('answers whatever the board holds', () => {
    const strange = Object.fromEntries(Object.keys(board).map((field) => [field, [{ a: [null] }, 1]]))
    for (const on of [{}, strange, Object.fromEntries(Object.keys(board).map((field) => [field, null]))])
      for (const member of members) {
        for (const { asks } of coreQuestions[member]) expect(ask(member, asks, on).answer).not.toBe('')
        expect(reflect(member, on).answer).not.toBe('')
      }
  })
})
