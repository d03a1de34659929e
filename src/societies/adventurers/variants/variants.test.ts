import { describe, expect, it } from 'vitest'
import { birthFaults } from '../../../evolve/birth.ts'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { scriptedModel } from '../../../testing/scripted-model.ts'
import type { Born, BornName, Variant } from '../../variant.ts'
import { createAdventurers } from '../adventurers.ts'
import type { Proposal, Response } from '../protocol.ts'
import { asking } from '../questions/ask.ts'
import { storySource } from '../story-source.ts'
import { cautionIn, forbiddenBy, heardOfBorn, trustInBorn } from './heard.ts'
import { promptOf } from './prompt-of.ts'
import { ruleAgents } from './rule-agents.ts'

const STORY = new URL('../../../../stories/fog-bell.z5', import.meta.url).pathname
const rules = createMinds({ model: 'rules' })
const names = ruleAgents.map(({ name }) => name)

async function play(variant: Variant, minds = rules, maxSteps = 20) {
  const flow = createAdventurers({ minds, variant })
  const input = { story: storySource(STORY), maxSteps, variant }
  return (await flow.run(input, { seed: 1, store: memoryStore() }).finished).board
}

const proposal = (command: string, more: Partial<Proposal> = {}): Proposal => ({
  command,
  at: 'here',
  gain: 2,
  probability: 0.5,
  reason: '',
  ...more,
})

describe('an agent that joins', () => {
  it.each(names)('%s adds itself and its edges to the contract, and nothing else', (name) => {
    const before = createAdventurers({ minds: rules }).contract()
    const after = createAdventurers({ minds: rules, variant: { agents: [{ name }] } }).contract()
    expect(birthFaults(before, after, [name])).toEqual([])
    expect(after.agents.find((agent) => agent.name === name)).toMatchObject({ writes: ['responses', 'notes'] })
    // whoever came unannounced would be found
    expect(birthFaults(before, after, [])).not.toEqual([])
  })

  it('plays beside the others from the first turn, by rules', async () => {
    const board = await play({ agents: names.map((name) => ({ name })) })
    expect(board.step).toBe(20)
    for (const name of names) expect(board.responses[name]?.agent, name).toBe(name)
  })

  it('changes nothing where nobody has joined', async () => {
    const [plain, other] = [await play({}), await play({ switches: ['no such rule'] })]
    expect(other.commands).toEqual(plain.commands)
  })

  it('is left out when its mind fails, and the others go on', async () => {
    const model = scriptedModel(() => {
      throw new Error('out of order')
    })
    const minds = createMinds({ model: 'rules', choose: { 'npc-tracker': model } })
    const board = await play({ agents: [{ name: 'npc-tracker' }] }, minds, 3)
    expect(board.step).toBe(3)
    expect(board.responses['npc-tracker']?.proposals ?? []).toEqual([])
  })

  it('can be thought for by a model, which is told its notes and the story in its own prompt', async () => {
    const model = scriptedModel(() => ({
      agent: 'risk-assessor',
      answer: 'Careful.',
      confidence: 0.7,
      metadata: { warnings: [{ command: 'north', left: 0.5 }], notes: { dangers: [{ at: 'landing', says: 'deep' }] } },
    }))
    const minds = createMinds({ model: 'rules', choose: { 'risk-assessor': model } })
    const board = await play({ agents: [{ name: 'risk-assessor' }] }, minds, 2)
    expect(board.notes['risk-assessor']).toEqual({ dangers: [{ at: 'landing', says: 'deep' }] })
    expect(JSON.stringify(model.requests.at(-1))).toContain('deep')
    expect(
      asking.ask(board as never, 'risk-assessor', { type: 'question', question: 'What is dangerous?' }),
    ).toMatchObject({
      agent: 'risk-assessor',
      answer: expect.stringContaining('deep') as string,
    })
  })

  it('of a model’s own invention has its prompt and no rules', async () => {
    const name: BornName = 'door-keeper'
    const model = scriptedModel(() => ({
      agent: name,
      answer: 'Look.',
      confidence: 0.9,
      metadata: { suggested_action: 'look' },
    }))
    const variant: Variant = { agents: [{ name, prompt: 'You keep doors.\n---\n{observation}' }] }
    const board = await play(variant, createMinds({ model: 'rules', choose: { [name]: model } }), 2)
    expect(board.responses[name]?.proposals[0]?.command).toBe('look')
    expect((await play(variant, rules, 2)).responses[name]).toMatchObject({ confidence: 0, proposals: [] })
  })

  it('has a prompt and questions of its own, each of the five', () => {
    for (const { name, questions, responsibility } of ruleAgents) {
      expect(promptOf(name), name).toContain(`"agent": "${name}"`)
      expect(responsibility.length, name).toBeGreaterThan(20)
      for (const { asks, wording, answer } of questions) {
        expect(wording.test(asks), asks).toBe(true)
        expect(answer({}).confidence).toBeLessThan(0.5)
      }
    }
  })
})

describe('how a newcomer is heard', () => {
  const newcomer: Born = { name: 'risk-assessor' }
  const member: Born = { ...newcomer, rank: 'member' }
  const warned = (left: number): Record<string, Response> => ({
    'risk-assessor': {
      agent: 'risk-assessor',
      answer: '',
      confidence: 1,
      metadata: { warnings: [{ command: 'jump', left }] },
      proposals: [],
    },
  })

  it('is by trust that it earns: a quarter at first, never more than 1.2', () => {
    expect(trustInBorn(undefined)).toBe(0.25)
    expect(trustInBorn({ tries: 4, successes: 3 })).toBe(0.5)
    expect(trustInBorn({ tries: 4, successes: 400 })).toBe(1.2)
  })

  it('is with three proposals, none of them urgent, until it is a member', () => {
    const many = ['a', 'b', 'c', 'd'].map((command) => proposal(command, { urgent: true }))
    expect(heardOfBorn(newcomer, many).map(({ urgent }) => urgent)).toEqual([undefined, undefined, undefined])
    expect(heardOfBorn(member, many).map(({ urgent }) => urgent)).toEqual([true, true, true])
  })

  it('lowers what something is worth and forbids nothing; a member forbids', () => {
    expect(cautionIn(warned(0), [newcomer])(proposal('jump'))).toBe(0.25)
    expect(cautionIn(warned(0), [newcomer])(proposal('look'))).toBe(1)
    expect(forbiddenBy(warned(0), [newcomer], 'here').size).toBe(0)
    expect([...forbiddenBy(warned(0), [member], 'here').keys()]).toEqual(['jump'])
    expect(
      cautionIn({ 'risk-assessor': { ...warned(0)['risk-assessor']!, metadata: { warnings: 'no list' } } }, [newcomer])(
        proposal('jump'),
      ),
    ).toBe(1)
  })
})
