import { describe, expect, it } from 'vitest'
import { value } from '../../board/scalar-fields.ts'
import { board } from '../../define/board.ts'
import { end } from '../../define/route.ts'
import { flow } from '../../engine/flow.ts'
import { createMinds } from '../../minds/mind.ts'
import { prepareInput } from '../../societies/prepare-input.ts'
import { callTools } from '../../testing/model-reply.ts'
import { scriptedModel } from '../../testing/scripted-model.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { flowFileOf } from './read-flow-file.ts'
import { openFlow, societyOfFile, type SocietyOfFileOptions } from './society-of-file.ts'
import type { GraphFlow } from './surroundings.ts'

const read = (file: object) =>
  flowFileOf(JSON.stringify({ format: 'troupe-flow/1', name: 'test', ...file }), { name: 'test' })

async function run(file: object, input: object = {}, options: SocietyOfFileOptions = {}) {
  const { society, answer } = await openFlow(read(file), options)
  const store = memoryStore()
  const whole = await prepareInput(society, input as never)
  const result = await society.flow.run(whole, { id: 'run', seed: 1, store }).finished
  return { ...result, store, society, answer: answer(result.board, result.reason ?? '') }
}

describe('a flow file', () => {
  it('counts in a loop with a condition, and ends with a reason', async () => {
    const {
      board: told,
      reason,
      answer,
    } = await run(
      {
        parameters: { goal: { type: 'count', default: 3, min: 1, max: 9 } },
        fields: { count: { rule: 'sum' }, seen: { rule: 'append', type: { type: 'integer' } } },
        start: 'step',
        agents: { step: { kind: 'compute', writes: { count: '1', seen: '[count]' } } },
        routes: { step: { when: [{ if: 'count < goal', to: 'step' }], otherwise: { end: 'enough' } } },
        output: '"counted to " + count + ": " + reason',
      },
      { goal: 4 },
    )
    expect(told).toMatchObject({ count: 4, seen: [0, 1, 2, 3], goal: 4 })
    expect([reason, answer]).toEqual(['enough', 'counted to 4: enough'])
  })

  it('asks a model with a filled-in prompt, holds the reply to its schema, and writes what it says', async () => {
    const model = scriptedModel(['{"mood": "sad"}', '{"mood": "glad", "why": "sun"}'])
    const { board, society } = await run(
      {
        parameters: { topic: { type: 'text', isArgument: true } },
        fields: { mood: { initial: '' }, log: { rule: 'append' } },
        start: 'poet',
        agents: {
          poet: {
            kind: 'prompt',
            system: 'You are a poet of {mood_words}.',
            prompt: 'How is {topic}? Last: {recent}. Answer {{json}}.',
            with: { recent: 'slice(log, -2)', mood_words: 'upper("few") + " words"' },
            temperature: 0.3,
            reply: { type: 'object', properties: { mood: { enum: ['glad'] }, why: {} }, required: ['mood', 'why'] },
            writes: { mood: 'reply.mood', log: '[reply.why]' },
          },
        },
        routes: { poet: { end: 'said' } },
      },
      { topic: 'the weather' },
      { minds: createMinds({ model }) },
    )
    expect(board).toMatchObject({ mood: 'glad', log: ['sun'] })
    expect(society.thinkers).toEqual(['poet'])
    const [first] = model.requests
    expect(JSON.stringify(first)).toContain('How is the weather? Last: []. Answer {json}.')
    expect(first).toMatchObject({ temperature: 0.3 })
    expect(JSON.stringify(first)).toContain('You are a poet of FEW words.')
  })

  it('thinks by its rules where no model does', async () => {
    const { board } = await run({
      fields: { name: { initial: 'Ana' }, greeting: { initial: '' } },
      start: 'greet',
      agents: {
        greet: { kind: 'prompt', prompt: 'Greet {name}.', rules: '"Hello, " + name', writes: { greeting: 'reply' } },
      },
      routes: { greet: { end: 'greeted' } },
    })
    expect(board).toMatchObject({ greeting: 'Hello, Ana' })
  })

  it('fans out over a list, waits for all, and goes on where the list is empty', async () => {
    const file = {
      fields: { words: { initial: ['a', 'bb'] }, lengths: { rule: 'append' }, total: { initial: 0 } },
      start: 'split',
      agents: {
        split: { kind: 'compute', writes: {} },
        measure: { kind: 'compute', writes: { lengths: '[length(item)]' } },
        add: { kind: 'compute', writes: { total: 'sum(lengths)' } },
      },
      routes: {
        split: { each: 'words', to: 'measure', none: { end: 'nothing' } },
        measure: 'add',
        add: { end: 'added' },
      },
    }
    expect((await run(file)).board).toMatchObject({ lengths: [1, 2], total: 3 })
    expect((await run(file, { words: [] })).reason).toBe('nothing')
    await expect(run(file, { words: 'no list' })).rejects.toThrow('words is none')
  })

  it('thinks in parallel, joins, skips who fails and lets another think in place', async () => {
    const { board } = await run({
      fields: { found: { rule: 'append' }, all: { initial: 0 } },
      start: ['left', 'right', 'middle'],
      agents: {
        left: { kind: 'compute', writes: { found: '["left"]' } },
        right: { kind: 'compute', writes: { found: '[lower(1)]' } },
        middle: { kind: 'parse', from: '"no JSON here"', writes: { found: '[value]' } },
        both: { kind: 'compute', writes: { all: 'length(found)' } },
      },
      routes: { left: 'both', right: 'both', middle: 'both', both: { end: 'done' } },
      joins: { both: ['left', 'right'] },
      failures: { right: { kind: 'compute', writes: { found: '["instead"]' } }, middle: 'skip' },
    })
    expect(board).toMatchObject({ found: ['left', 'instead'], all: 2 })
  })

  it('finds JSON in what somebody said, or takes another value', async () => {
    const file = (said: string) => ({
      fields: { said: { initial: said }, move: { initial: '' } },
      start: 'read',
      agents: {
        read: {
          kind: 'parse',
          from: 'said',
          type: { type: 'object', properties: { action: { type: 'string' } }, required: ['action'] },
          otherwise: '{action: "wait"}',
          writes: { move: 'value.action' },
        },
      },
      routes: { read: { end: 'read' } },
    })
    expect((await run(file('Well: ```json\n{"action": "go north"}\n```'))).board).toMatchObject({ move: 'go north' })
    expect((await run(file('I do not know'))).board).toMatchObject({ move: 'wait' })
  })

  it('lets an agent choose who is next, and asks a person', async () => {
    const file = read({
      fields: { answer: { initial: '' }, path: { rule: 'append' } },
      start: 'ask',
      agents: {
        ask: {
          kind: 'ask',
          question: 'Left or right?',
          reply: { enum: ['left', 'right'] },
          writes: { answer: 'answer' },
          next: 'answer',
        },
        left: { kind: 'compute', writes: { path: '["left"]' } },
        right: { kind: 'compute', writes: { path: '["right"]' } },
      },
      routes: { ask: { choose: ['left', 'right'] }, left: { end: 'done' }, right: { end: 'done' } },
    })
    const { flow } = await societyOfFile(file)
    const store = memoryStore()
    const first = await flow.run({}, { id: 'run', store }).finished
    expect([first.status, first.questions[0]?.question]).toEqual(['waiting', 'Left or right?'])
    const again = await flow.resume('run', { store, answer: 'up' }).finished
    expect(again.questions[0]?.fault).toContain('none of')
    const last = await flow.resume('run', { store, answer: 'right' }).finished
    expect(last.board).toMatchObject({ answer: 'right', path: ['right'] })
  })

  it('holds other flows, inline and by path, and societies of ours', async () => {
    const doubling = {
      format: 'troupe-flow/1',
      name: 'doubling',
      parameters: { n: { type: 'count', default: 1 } },
      fields: { twice: { initial: 0 } },
      start: 'double',
      agents: { double: { kind: 'compute', writes: { twice: 'n * 2' } } },
      routes: { double: { end: 'doubled' } },
      output: 'twice',
    }
    const file = {
      fields: { n: { initial: 4 }, m: { initial: 0 }, found: { initial: 0 } },
      start: 'inline',
      agents: {
        inline: { kind: 'flow', flow: doubling, input: { n: 'n' }, writes: { m: 'inner.twice' } },
        byPath: { kind: 'flow', flow: './doubling.json', input: { n: 'm' }, writes: { m: 'inner.twice' } },
        search: {
          kind: 'society',
          society: 'explorers',
          input: { world: '{size: 8, seed: 1}', explorers: '["Ada"]', maxSteps: '2' },
          writes: { found: 'length(inner.objects)' },
        },
      },
      routes: { inline: 'byPath', byPath: 'search', search: { end: 'searched' } },
    }
    const surroundings = {
      flow: () => ({ file: read(doubling), id: 'doubling', surroundings: {} }),
    }
    const { board } = await run(file, {}, surroundings)
    expect(board).toMatchObject({ m: 16 })
    expect(typeof board['found']).toBe('number')
    await expect(run(file)).rejects.toThrow('names another file, "./doubling.json"')
    const endless = { flow: () => ({ file: read(file), id: 'same', surroundings: endless }) }
    await expect(run(file, {}, endless)).rejects.toThrow('leads back to itself')
  })

  it('gives a model tools: the calculator, another flow, and only what is allowed', async () => {
    const model = scriptedModel([
      callTools({ name: 'calculator', input: { expression: '6 * 7' } }),
      callTools({ name: 'shout', input: { task: 'hello' } }),
      'It is 42, and HELLO.',
    ])
    const shouting = {
      format: 'troupe-flow/1',
      name: 'shouting',
      parameters: { words: { type: 'text', default: '' } },
      fields: { loud: { initial: '' } },
      start: 'shout',
      agents: { shout: { kind: 'compute', writes: { loud: 'upper(words)' } } },
      routes: { shout: { end: 'shouted' } },
      output: 'loud',
    }
    const file = (tools: unknown[]) => ({
      fields: { chat: { rule: 'append' }, said: { initial: '' } },
      start: 'helper',
      agents: { helper: { kind: 'prompt', prompt: 'Help.', tools, messages: 'chat', writes: { said: 'reply' } } },
      routes: { helper: { end: 'helped' } },
    })
    const tools = ['calculator', { flow: shouting, name: 'shout', description: 'Says it loudly.' }]
    const { board } = await run(file(tools), {}, { minds: createMinds({ model }) })
    expect(board['said']).toBe('It is 42, and HELLO.')
    expect(JSON.stringify(board['chat'])).toContain('HELLO')
    for (const [tool, fault] of [
      ['calculatr', 'Did you mean calculator?'],
      [{ tool: 'http' }, '--allow-http'],
      [{ tool: 'files' }, 'files of its folder'],
      [{ mcp: 'desk' }, '--mcp desk='],
    ] as const)
      await expect(run(file([tool]))).rejects.toThrow(fault)
  })

  it('of components is run by whoever makes flows of them, alone and inside another', async () => {
    const graph = { id: 'g', name: 'Echo', description: 'Says it again.', nodes: [], wires: [], notes: [] }
    const words = board({ input: value(''), session: value(''), said: value('') })
    const echo = words.agent({
      reads: ['input', 'session'],
      writes: ['said'],
      think: ({ input, session }) => ({ said: `${input} ${session}`.trim() }),
    })
    const flowOfGraph = (): GraphFlow => ({
      flow: flow(words, { start: 'echo', agents: { echo }, routes: { echo: end('said') } }),
      input: ({ input, session = '' }) => ({ input, session }),
      outputs: ({ said }) => [
        {
          node: 'n',
          title: 'Chat Output',
          component: 'ChatOutput',
          output: 'message',
          value: said,
          text: String(said),
        },
      ],
      stops: [],
    })
    const alone = await run({ graph }, { input: 'hello', session: 's1' }, { flowOfGraph })
    expect(alone.answer).toEqual([{ from: 'Chat Output', text: 'hello s1', value: 'hello s1' }])
    expect(alone.society).toMatchObject({ title: 'Echo', says: 'Says it again.' })
    const around = {
      fields: { said: { initial: '' } },
      start: 'a',
      agents: {
        a: {
          kind: 'flow',
          flow: { format: 'troupe-flow/1', name: 'echo', graph },
          input: { input: '"inside"' },
          writes: { said: 'inner.said' },
        },
      },
      routes: { a: { end: 'x' } },
    }
    expect((await run(around, {}, { flowOfGraph })).board).toMatchObject({ said: 'inside' })
  })

  it('refuses code and graphs that nothing here may run', async () => {
    const member = { kind: 'member', of: './code.ts', agent: 'a', reads: [], writes: [] }
    const file = { start: 'a', agents: { a: member }, routes: { a: { end: 'x' } } }
    await expect(run(file)).rejects.toThrow('names code, "./code.ts"')
    const other = { ...file, agents: { a: { ...member, of: 'explorer' } } }
    await expect(run(other)).rejects.toThrow('Did you mean explorers?')
    const graph = { id: 'g', name: 'g', description: '', nodes: [], wires: [], notes: [] }
    await expect(run({ graph })).rejects.toThrow('a graph of components')
  })
})
