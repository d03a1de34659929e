import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesIn } from '../../../minds/fill.ts'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { scriptedModel } from '../../../testing/scripted-model.ts'
import { readingModel } from '../../../testing/reading-model.ts'
import { createAdventurers } from '../adventurers.ts'
import { storySource } from '../story-source.ts'
import { checkTemplates, readPrompts } from './own-prompts.ts'
import { placeholders } from './placeholders.ts'
import { partsOf, templateOf, type Templates } from './templates.ts'

const STORY = new URL('../../../../stories/fog-bell.z5', import.meta.url).pathname
const MEMBERS = ['navigator', 'puzzle', 'memory', 'strategy'] as const

interface Asked {
  readonly system?: string
  readonly prompt: string
  readonly temperature?: number
}

/** A game in which a model that reads thinks for all, and what it was asked. */
async function play(maxSteps: number, prompts: Templates = {}) {
  const model = readingModel()
  const minds = createMinds({ model })
  const input = { story: storySource(STORY), maxSteps, prompts }
  const { board } = await createAdventurers({ minds }).run(input, { seed: 1, store: memoryStore() }).finished
  const asked = model.requests as readonly Asked[]
  const of = (member: string) => asked.filter(({ system = '' }) => system.includes(`"agent": "${member}"`))
  return { board, of }
}

describe('the prompts of the members', () => {
  it('leave no place unfilled, and name nothing that is not supplied', async () => {
    const { of } = await play(12)
    for (const member of MEMBERS) {
      const names = namesIn(partsOf(templateOf(member)).prompt)
      expect(names.length, member).toBeGreaterThan(2)
      expect(of(member).length, member).toBe(12)
      for (const { prompt } of of(member)) expect(names.filter((name) => prompt.includes(`{${name}}`))).toEqual([])
      // what could be named is named: nothing is worked out for nobody
      expect(names.toSorted(), member).toEqual(placeholders[member].toSorted())
    }
  })

  it('are filled wherever a person names them, each with what it stands for', async () => {
    const own = Object.fromEntries(
      MEMBERS.map((member) => [
        member,
        `Say {"agent": "${member}"}.\n---\n${placeholders[member].map((name) => `${name}=<{${name}}>`).join('\n')}`,
      ]),
    )
    const { of } = await play(3, checkTemplates(own))
    for (const member of MEMBERS) {
      // of a reply that does not fit it is asked once more
      expect(of(member).length, member).toBeGreaterThanOrEqual(3)
      const told = of(member).at(-1)!.prompt
      for (const name of placeholders[member]) {
        expect(told, member).toContain(`${name}=<`)
        expect(told, member).not.toContain(`{${name}}`)
      }
    }
  })

  it('of one’s own are refused with the names that may stand there', () => {
    const refusal = (given: unknown) => {
      try {
        checkTemplates(given)
      } catch (error) {
        return (error as Error).message
      }
      return 'taken'
    }
    expect(refusal({ navigator: 'Go. {map_stat}' })).toMatch(/\{map_stat\}.*Did you mean map_state.*\{\{map_stat\}\}/)
    expect(refusal({ navigator: '{observation}\n---\nGo.' })).toContain('above its line of dashes')
    expect(refusal({ captain: 'Go.' })).toMatch(/no member "captain".*navigator, puzzle, memory, strategy/)
    expect(refusal({ memory: '' })).toContain('must be a text')
    expect(refusal(['x'])).toContain('texts by member')
    expect(refusal({ memory: 'As it stands: {{map}}, {"a": 1}. {loop}' })).toBe('taken')
  })

  it('of a folder are those of its files, and no file may be there that is nobody’s', () => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-prompts-'))
    try {
      expect(() => readPrompts(folder)).toThrow(/has no prompts in it.*navigator\.txt/)
      writeFileSync(join(folder, 'memory.txt'), 'Mine: {loop}')
      writeFileSync(join(folder, '.swp'), 'of an editor')
      expect(readPrompts(folder)).toEqual({ memory: 'Mine: {loop}' })
      writeFileSync(join(folder, 'memroy.txt'), '')
      expect(() => readPrompts(folder)).toThrow(/memroy\.txt.*Did you mean memory\.txt/)
      expect(() => readPrompts(join(folder, 'nowhere'))).toThrow(/cannot be read as a folder of prompts/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('ask for nothing that nobody reads', () => {
    const readers = ['response-schema.ts', 'strategy.ts', 'strategy/auction.ts', 'prompts/prompts.ts'].map((file) =>
      readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
    )
    for (const member of MEMBERS) {
      const { system } = partsOf(templateOf(member))
      // what stands in the metadata of a specialist is passed on to Strategy whole
      const asked = system.replace(/"metadata": \{[^}]*\}/, '"metadata"').matchAll(/"(\w+)"/g)
      const keys = new Set([...asked].map(([, key = '']) => key).filter((key) => key !== member))
      expect(keys.size, member).toBeGreaterThan(2)
      for (const key of keys)
        expect(
          readers.some((text) => text.includes(key)),
          `${member} ${key}`,
        ).toBe(true)
    }
  })

  it('are as fresh as the last reply: the map holds the room we came to, the history what was done last', async () => {
    const { board, of } = await play(6)
    const came = board.commands.indexOf('north')
    expect(came).toBeGreaterThanOrEqual(0)
    const { prompt } = of('navigator')[came + 1]!
    expect(prompt).toContain('"current_location":"sea_bank"')
    expect(prompt).toContain(`${came + 1}. at landing: "north" -> success`)
    expect(of('memory')[came + 1]!.prompt).toContain('We are at: sea_bank')
  })

  it('are told with the temperatures and windows of the design', async () => {
    const { board, of } = await play(60)
    expect(MEMBERS.map((member) => of(member)[0]!.temperature)).toEqual([0.3, 0.4, 0.2, 0.3])
    const told = (member: string) =>
      of(member)
        .at(-1)!
        .prompt.match(/^\d+\. at /gm)?.length
    expect(told('navigator')).toBe(10)
    expect(told('memory')).toBe(20)
    // only what was done with things
    const deeds = of('puzzle')
      .at(-1)!
      .prompt.match(/^\d+\. at [^:]+: "([^"]+)"/gm)!
    expect(deeds.length).toBeGreaterThan(0)
    expect(deeds.filter((line) => /"(?:north|south|east|west|up|down)"/.test(line))).toEqual([])
    expect(board.step).toBe(60)
  })

  it('can be a person’s own', async () => {
    const { of, board } = await play(2, {
      navigator: 'You are the Navigator. Say {"agent": "navigator"}.\n---\nMine: {action_history} {observation}',
    })
    expect(of('navigator')).toHaveLength(2)
    expect(of('navigator')[0]!.prompt).toMatch(/^Mine: (?!\{)/)
    expect(board.step).toBe(2)
  })
})

/** One member by a model, the rest by rules. */
async function withModel(member: string, reply: (prompt: string) => object, maxSteps = 3) {
  const model = scriptedModel(({ prompt }) => reply(prompt))
  const minds = createMinds({ choose: { [member]: model } })
  const input = { story: storySource(STORY), maxSteps }
  return (await createAdventurers({ minds }).run(input, { seed: 1, store: memoryStore() }).finished).board
}

describe('a model among rules', () => {
  it('is heard: what it suggests with confidence is done, and it gets the credit', async () => {
    const answer = { agent: 'navigator', answer: 'Go.', confidence: 0.95, metadata: { suggested_action: 'go north' } }
    const { decisionLog } = await withModel('navigator', () => answer)
    expect(decisionLog[0]).toMatchObject({ finalDecision: 'north', winner: 'navigator' })
    expect(decisionLog[0]!.agentVotes.navigator).toBe('north (0.95)')
  })

  it('is trusted less when nothing comes of what it says', async () => {
    const answer = { answer: 'Jump.', confidence: 0.9, metadata: { suggested_actions: ['jump', 'sing'] } }
    const board = await withModel('puzzle', () => answer, 25)
    const jumps = board.commands.filter((command) => command === 'jump').length
    expect(jumps).toBeGreaterThan(0)
    expect(jumps).toBeLessThan(12)
    expect(board.standing['puzzle']).toMatchObject({ successes: 0 })
  })

  it('vetoes as Memory, and is obeyed', async () => {
    const board = await withModel('memory', () => ({
      answer: 'NO',
      confidence: 0.9,
      metadata: { vetoed_actions: ['verbose', 'North'] },
    }))
    expect(board.commands).not.toContain('verbose')
    expect(board.commands).not.toContain('north')
    expect(board.decisionLog[0]!.vetoed.join()).toContain('Memory says no')
  })

  it('decides as Strategy by final_action, and its goal and votes are written down', async () => {
    const board = await withModel('strategy', () => ({
      reasoning: 'The board is there to be read.',
      final_action: 'examine painted board',
      confidence: 0.8,
      current_goal: 'read the board',
      specialist_votes: { navigator: 0.2, puzzle: '0.9', memory: 0.1 },
    }))
    expect(board.commands[0]).toBe('examine painted board')
    expect(board.currentGoal).toBe('read the board')
    expect(board.decisionLog[0]).toMatchObject({
      winner: 'puzzle',
      specialistVotes: { navigator: 0.2, puzzle: 0.9, memory: 0.1 },
    })
  })

  it('sees the whole answer of each specialist when it decides', async () => {
    let seen = ''
    await withModel('strategy', (prompt) => {
      seen = prompt
      return { reasoning: '', action: 'wait', confidence: 0.5 }
    })
    for (const member of ['navigator', 'puzzle', 'memory'])
      expect(seen).toMatch(new RegExp(`^${member}: \\{"agent":"${member}".*"metadata":\\{`, 'm'))
  })
})

/** Something to say under each key that a prompt asks for: a new one needs a line. */
const SAID: Readonly<Record<string, unknown>> = {
  answer: 'Something else.',
  confidence: 0.77,
  reasoning: 'Because.',
  final_action: 'wait',
  current_goal: 'see the sea',
  specialist_votes: { navigator: 0.9, puzzle: 0.1, memory: 0.2 },
  map_update: { connections: { landing: { south: 'landing' } } },
  // within the metadata
  current_location: 'landing',
  suggested_action: 'jump',
  suggested_actions: ['sing'],
  unexplored_count: 3,
  puzzle_type: 'locked_barrier',
  relevant_inventory: ['letter'],
  similar_puzzles: ['mailbox'],
  tried_before: true,
  times_tried: 4,
  success_rate: 0.25,
  loop_detected: true,
  steps_since_progress: 9,
  vetoed_actions: ['verbose', 'north'],
}

describe('what a prompt asks for', () => {
  it.for(MEMBERS)('is read, key by key, when a model thinks for %s', async (member) => {
    const { system } = partsOf(templateOf(member))
    const [, metadata = ''] = /"metadata": \{([^}]*)\}/.exec(system) ?? []
    const keysIn = (text: string) => [...text.matchAll(/"(\w+)":/g)].map(([, key = '']) => key)
    // places of a vote are members, and who speaks is known
    const inner = new Set<string>([...MEMBERS, 'metadata', 'connections', 'agent'])
    const within = keysIn(metadata)
    const asked = keysIn(system).filter((key) => !inner.has(key))
    expect(asked.filter((key) => !Object.hasOwn(SAID, key))).toEqual([])
    const usual =
      member === 'strategy' ? { reasoning: '', final_action: 'look', confidence: 0.5 } : { answer: '', confidence: 0.5 }
    const outcome = async (reply: object) => JSON.stringify(await withModel(member, () => reply, 2))
    const silent = await outcome({ ...usual, metadata: {} })
    for (const key of asked) {
      const said = { [key]: SAID[key] }
      const reply = within.includes(key) ? { ...usual, metadata: said } : { ...usual, metadata: {}, ...said }
      expect((await outcome(reply)) === silent, `${member} ${key} changes nothing`).toBe(false)
    }
  })
})

describe('what the members know of things and places', () => {
  it('says which things were seen where, and what was tried on them', async () => {
    const minds = createMinds({})
    const input = { story: storySource(STORY), maxSteps: 80 }
    const { board } = await createAdventurers({ minds }).run(input, { seed: 1, store: memoryStore() }).finished
    expect(board.locations.filter(({ objectsSeen }) => objectsSeen.length > 0).length).toBeGreaterThan(5)
    const tried = board.objectsSeen.filter(({ interactionsTried }) => interactionsTried.length > 0)
    expect(tried.length).toBeGreaterThan(5)
    expect(tried.flatMap(({ interactionsTried }) => interactionsTried)).toContain('take')
  })
})
