/** Graphs of components as flows: what waits for what, branches, loops, groups, sessions, and what cannot run. */
import { describe, expect, it, vi } from 'vitest'
import { smallGraph } from '../../../test/component-graph.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { scriptedModel } from '../../testing/scripted-model.ts'
import type { ComponentGraph } from '../graph.ts'
import { defineComponent, type Surroundings } from './component.ts'
import { createInsideCount } from './inside-count.ts'
import { flowOfGraph } from './graph-flow.ts'
import type { GraphInput } from './graph-run.ts'
import { data, message, rowsOf, table } from './values.ts'

async function play(graph: ComponentGraph, given: GraphInput = {}, surroundings: Surroundings = {}) {
  const made = flowOfGraph(graph, surroundings)
  const store = memoryStore()
  const run = made.flow.run(made.input(given), { store })
  const result = await run.finished
  const texts = Object.fromEntries(made.outputs(result.board).map(({ node, text }) => [node, text]))
  return { made, store, run, result, texts, outputs: made.outputs(result.board), carried: made.carried(result.board) }
}

/** Says what it is given, with its name around it; for tests of who runs when. */
const wrap = defineComponent({
  says: 'Its input in its name.',
  run: (call) =>
    message(
      `${call.node.id}(${call
        .wired('in')
        .map((each) => (each.kind === 'message' ? each.text : ''))
        .join('+')})`,
    ),
})
const wrapped = { component: 'Wrap', settings: { in: '' } } as const
const components = { Wrap: wrap }

describe('a graph of components', () => {
  it('runs each node when all that is wired to it has come, and side by side where it can', async () => {
    const graph = smallGraph(
      { d: wrapped, a: { component: 'ChatInput', settings: { input_value: '' } }, b: wrapped, c: wrapped, e: wrapped },
      'a.out -> b.in',
      'a.out -> c.in',
      'b.out -> d.in',
      'c.out -> d.in',
      'd.out -> e.in',
    )
    const { texts, result, store, run } = await play(graph, { input: 'hi' }, { components })
    expect(texts).toEqual({ e: 'e(d(b(hi)+c(hi)))' })
    const steps = (await store.read(run.id, 1, 100)).map(({ record }) => record as { kind: string; next?: unknown })
    expect(steps.filter(({ kind }) => kind === 'step').map(({ next }) => next)).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
      ['e'],
      [],
    ])
    expect(result.reason).toBe('done')
  })

  it('is drawn by its wires, and says who reads what', async () => {
    const { flow } = flowOfGraph(smallGraph({ a: wrapped, b: wrapped }, 'a.out -> b.in'), { components })
    const b = flow.contract().agents.find(({ name }) => name === 'b')
    expect(b?.writes).toEqual(['b'])
    expect(b?.reads).toContain('a')
    expect(flow.diagram()).toContain('a1 -.-> a2')
  })

  it('does not take the branch behind the output that a router does not give', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        if: {
          component: 'ConditionalRouter',
          settings: { input_text: '', operator: 'contains', match_text: 'refund', case_sensitive: false },
          outputs: { true_result: ['Message'], false_result: ['Message'] },
        },
        yes: wrapped,
        no: wrapped,
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'a.out -> if.input_text',
      'if.true_result -> yes.in',
      'if.false_result -> no.in',
      'yes.out -> end.input_value',
      'no.out -> end.input_value',
    )
    expect((await play(graph, { input: 'A REFUND please' }, { components })).texts).toEqual({
      end: 'yes(A REFUND please)',
    })
    const other = await play(graph, { input: 'hello' }, { components })
    expect(other.texts).toEqual({ end: 'no(hello)' })
    expect(other.result.board['yes']).toMatchObject({ status: 'skipped' })
  })

  const loop = {
    component: 'LoopComponent',
    settings: { data: '' },
    outputs: { item: ['Data'], done: ['DataFrame'] },
    loops: 'item',
  } as const
  const rows = (...words: readonly string[]) =>
    defineComponent({ says: 'Rows.', run: () => table(words.map((text) => ({ text }))) })

  it('sends each row of a table through the body of a loop, and gives what came back when it is done', async () => {
    const shout = defineComponent({
      says: 'Louder.',
      run: (call) => data({ text: `${rowsOf(call.wired('in')[0]!)[0]!['text'] as string}!` }),
    })
    const graph = smallGraph(
      {
        rows: { component: 'Rows', outputs: { out: ['DataFrame'] } },
        loop,
        body: { component: 'Shout', settings: { in: '' }, outputs: { out: ['Data'] } },
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'rows.out -> loop.data',
      'loop.item -> body.in',
      'body.out -> loop:item',
      'loop.done -> end.input_value',
    )
    const own = { Rows: rows('a', 'b', 'c'), Shout: shout }
    const { texts } = await play(graph, {}, { components: own })
    expect(texts['end']).toBe('| text |\n| --- |\n| a! |\n| b! |\n| c! |')
    const none = await play(graph, {}, { components: { ...own, Rows: rows() } })
    expect(none.result.board['body']).toMatchObject({ status: 'skipped' })
    expect(none.texts['end']).toBe('')
  })

  it('runs a loop within a loop anew for each item of the outer one', async () => {
    const letters = defineComponent({
      says: 'The letters of a row.',
      run: (call) => table((rowsOf(call.wired('in')[0]!)[0]!['text'] as string).split('').map((text) => ({ text }))),
    })
    const count = defineComponent({
      says: 'How many rows.',
      run: (call) => data({ text: String(rowsOf(call.wired('in')[0]!).length) }),
    })
    const graph = smallGraph(
      {
        rows: { component: 'Rows', outputs: { out: ['DataFrame'] } },
        outer: loop,
        letters: { component: 'Letters', settings: { in: '' }, outputs: { out: ['DataFrame'] } },
        inner: loop,
        same: { component: 'Pass', settings: { input_message: '' }, outputs: { out: ['Data'] } },
        count: { component: 'Count', settings: { in: '' }, outputs: { out: ['Data'] } },
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'rows.out -> outer.data',
      'outer.item -> letters.in',
      'letters.out -> inner.data',
      'inner.item -> same.input_message',
      'same.out -> inner:item',
      'inner.done -> count.in',
      'count.out -> outer:item',
      'outer.done -> end.input_value',
    )
    const own = { Rows: rows('ab', 'abc', 'a'), Letters: letters, Count: count }
    const { texts } = await play(graph, {}, { components: own })
    expect(texts['end']).toBe('| text |\n| --- |\n| 2 |\n| 3 |\n| 1 |')
  })

  it('takes groups apart: wires and settings of the group are those of the nodes within', async () => {
    const inside = smallGraph({ x: wrapped, y: { ...wrapped, settings: { in: '' } } }, 'x.out -> y.in')
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        group: { component: 'Group', settings: { g: '' }, inside, standsFor: { g: 'x.in', out: 'y.out' } },
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'a.out -> group.g',
      'group.out -> end.input_value',
    )
    const { texts } = await play(graph, { input: 'hi' }, { components })
    expect(texts).toEqual({ end: 'group.y(group.x(hi))' })
  })

  it('runs another flow inside, by its name, and refuses one that runs itself', async () => {
    const runs = (name: string) =>
      smallGraph(
        {
          a: { component: 'ChatInput', settings: { input_value: '' } },
          run: { component: 'RunFlow', settings: { flow_name_selected: name, input_value: '' } },
          end: { component: 'ChatOutput', settings: { input_value: '' } },
        },
        'a.out -> run.input_value',
        'run.out -> end.input_value',
      )
    const echo = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'a.out -> end.input_value',
    )
    const load = (name: string) => ({ echo, self: runs('self') })[name]
    expect((await play(runs('echo'), { input: 'hi' }, { load })).texts).toEqual({ end: 'hi' })
    expect((await play(runs('nobody'), {}, { load })).outputs[0]?.reason).toContain('"nobody" is not known here')
    await expect(play(runs('self'), {}, { load })).rejects.toThrow('runs itself')
  })

  it('runs no more flows inside than a run may have, in each other or not, and says which it did not', async () => {
    const twice = (name: string) =>
      smallGraph(
        {
          a: { component: 'ChatInput', settings: { input_value: '' } },
          one: { component: 'RunFlow', settings: { flow_name_selected: name, input_value: '' } },
          two: { component: 'RunFlow', settings: { flow_name_selected: name, input_value: '' } },
          end: { component: 'ChatOutput', settings: { input_value: '' } },
          other: { component: 'ChatOutput', settings: { input_value: '' } },
        },
        'a.out -> one.input_value',
        'a.out -> two.input_value',
        'one.out -> end.input_value',
        'two.out -> other.input_value',
      )
    const echo = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'a.out -> end.input_value',
    )
    const load = (name: string) => ({ b: twice('c'), c: twice('echo'), echo })[name]
    const runsWith = async (most: number) => {
      const made = flowOfGraph(twice('b'), { load }, createInsideCount(most))
      const { board } = await made.flow.run(made.input({ input: 'hi' }), { store: memoryStore() }).finished
      return made.outputs(board)
    }
    const all = await runsWith(14)
    expect(all.map(({ text }) => text)).toEqual(['hi\nhi\nhi\nhi', 'hi\nhi\nhi\nhi'])
    const some = await runsWith(3)
    expect(JSON.stringify(some)).toMatch(/is not run: more than .* flows ran inside this one/)
  })

  it('uses the last result of a frozen node again, in the next run of the session', async () => {
    let asked = 0
    const counting = defineComponent({ says: 'Counts.', run: () => message(String(++asked)) })
    const graph = smallGraph(
      { n: { component: 'Count', isFrozen: true }, end: { component: 'ChatOutput', settings: { input_value: '' } } },
      'n.out -> end.input_value',
    )
    const first = await play(graph, {}, { components: { Count: counting } })
    const second = await play(graph, { before: first.carried }, { components: { Count: counting } })
    expect([first.texts, second.texts]).toEqual([{ end: '1' }, { end: '1' }])
    expect(asked).toBe(1)
  })
})

describe('a session', () => {
  const graph = smallGraph(
    {
      memory: {
        component: 'Memory',
        settings: { template: '{sender_name}: {text}', n_messages: 100 },
        outputs: { out: ['Message'] },
      },
      a: { component: 'ChatInput', settings: { input_value: '', sender_name: 'Ann' } },
      prompt: { component: 'Prompt', settings: { template: '{past}|{now}', past: '', now: '' } },
      end: { component: 'ChatOutput', settings: { input_value: '' } },
    },
    'memory.out -> prompt.past',
    'a.out -> prompt.now',
    'prompt.out -> end.input_value',
  )

  it('goes on from one run to the next by what the first left, and no session hears of another', async () => {
    const first = await play(graph, { input: 'one', session: 's' })
    expect(first.texts).toEqual({ end: '|one' })
    const second = await play(graph, { input: 'two', session: 's', before: first.carried })
    expect(second.texts).toEqual({ end: 'Ann: one\nAI: |one|two' })
    const stranger = await play(graph, { input: 'two', session: 't', before: first.carried })
    expect(stranger.texts).toEqual({ end: '|two' })
  })
})

describe('tweaks and variables', () => {
  const texts = smallGraph({
    t: { component: 'TextInput', title: 'My Text', settings: { input_value: 'file' } },
    u: { component: 'TextInput', settings: { input_value: 'file', code: 'print()' } },
  })

  it('change settings by id, by title, or of every node; code and what fits nothing are refused', async () => {
    const one = smallGraph({ t: { component: 'TextInput', title: 'My Text', settings: { input_value: 'file' } } })
    expect((await play(one, { tweaks: { t: { input_value: 'id' } } })).texts).toEqual({ t: 'id' })
    expect((await play(one, { tweaks: { 'My Text': { input_value: 'title' } } })).texts).toEqual({ t: 'title' })
    expect((await play(one, { tweaks: { input_value: 'all' } })).texts).toEqual({ t: 'all' })
    const made = flowOfGraph(texts)
    const input = (given: GraphInput) => made.input(given)
    expect(() => input({ tweaks: { u: { code: 'x' } } })).toThrow('code')
    expect(() => input({ tweaks: { code: 'x' } })).toThrow('code')
    expect(() => input({ tweaks: { nobody: { a: 1 } } })).toThrow('no node and no setting')
    expect(() => input({ tweaks: { t: { other: 1 } } })).toThrow('It has: input_value')
  })

  it('come from the run, the surroundings or the environment, which tells only what somebody named', async () => {
    const named = (name: string): ComponentGraph => {
      const small = smallGraph({ t: { component: 'TextInput', settings: { input_value: name } } })
      const [node] = small.nodes
      const settings = { input_value: { ...node!.settings['input_value']!, isVariable: true } }
      return { ...small, nodes: [{ ...node!, settings }] }
    }
    expect((await play(named('CITY'), { variables: { CITY: 'Rome' } })).texts).toEqual({ t: 'Rome' })
    expect((await play(named('CITY'), {}, { variables: { CITY: 'Oslo' } })).texts).toEqual({ t: 'Oslo' })
    vi.stubEnv('TROUPE_TEST_CITY', 'Bonn')
    vi.stubEnv('TROUPE_TEST_URL', 'postgres://me:secret-value@db')
    vi.stubEnv('TROUPE_FLOW_VARIABLES', 'TROUPE_TEST_CITY')
    expect((await play(named('TROUPE_TEST_CITY'))).texts).toEqual({ t: 'Bonn' })
    for (const name of ['TROUPE_TEST_URL', 'TROUPE_FLOW_VARIABLES', 'PATH', 'constructor']) {
      const refused = await play(named(name))
      expect(refused.outputs[0]?.reason).toContain('tells flows nothing but what TROUPE_FLOW_VARIABLES names')
      expect(JSON.stringify(refused.result.board)).not.toContain('secret-value')
    }
    vi.unstubAllEnvs()
  })
})

describe('a node that cannot run', () => {
  it('stops the output that needs it and says why; other outputs come', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        custom: { component: 'CustomComponent', title: 'My Python', settings: { in: '' } },
        bad: { component: 'ChatOutput', title: 'Bad', settings: { input_value: '' } },
        good: { component: 'ChatOutput', title: 'Good', settings: { input_value: '' } },
      },
      'a.out -> custom.in',
      'custom.out -> bad.input_value',
      'a.out -> good.input_value',
    )
    const { made, texts, outputs, result } = await play(graph, { input: 'hi' })
    expect(made.stops).toMatchObject([{ node: 'custom', title: 'My Python' }])
    expect(texts['good']).toBe('hi')
    expect(outputs.find(({ node }) => node === 'bad')?.reason).toContain('"My Python" (CustomComponent): It is Python')
    expect(result.reason).toContain('stopped: "My Python"')
    const mended = await play(graph, { input: 'hi' }, { components: { 'My Python': wrap } })
    expect(mended.texts['bad']).toBe('custom(hi)')
    expect(mended.made.stops).toEqual([])
  })

  it('says so where wires go round in a circle that is no loop', async () => {
    const graph = smallGraph({ a: wrapped, b: wrapped, c: wrapped }, 'a.out -> b.in', 'b.out -> a.in', 'b.out -> c.in')
    const { made, outputs } = await play(graph, {}, { components })
    expect(made.stops.map(({ node }) => node)).toEqual(['a', 'b', 'c'])
    expect(outputs[0]?.reason).toContain('circle')
  })

  it('is one that needs the network, while that is off; who gives answers for it is asked instead', async () => {
    const graph = smallGraph(
      {
        search: {
          component: 'TavilySearchComponent',
          title: 'Tavily',
          settings: { query: 'rain' },
          outputs: { dataframe: ['DataFrame'] },
        },
        end: { component: 'ChatOutput', settings: { input_value: '' } },
      },
      'search.dataframe -> end.input_value',
    )
    expect((await play(graph)).outputs[0]?.reason).toContain('"Tavily" (TavilySearchComponent)')
    const { texts } = await play(graph, {}, { network: ({ settings }) => [{ found: settings['query'] }] })
    expect(texts['end']).toBe('| found |\n| --- |\n| rain |')
  })
})

it('models get the temperature of the file, and a mind that the run chooses goes before them', async () => {
  const graph = smallGraph(
    {
      a: { component: 'ChatInput', settings: { input_value: '' } },
      llm: {
        component: 'OpenAIModel',
        settings: { input_value: '', system_message: 'Be brief.', model_name: 'gpt-4.1', temperature: 0.4 },
        outputs: { text_output: ['Message'], model_output: ['LanguageModel'] },
      },
      end: { component: 'ChatOutput', settings: { input_value: '' } },
    },
    'a.out -> llm.input_value',
    'llm.text_output -> end.input_value',
  )
  const model = scriptedModel(['Yes.'])
  const made = flowOfGraph(graph)
  const { board } = await made.flow.run(made.input({ input: 'Rain?' }), { choose: { llm: model } }).finished
  expect(made.outputs(board)[0]?.text).toBe('Yes.')
  expect(model.requests).toMatchObject([{ prompt: 'Rain?', system: 'Be brief.', temperature: 0.4 }])
})
