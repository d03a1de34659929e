/** Components of the library, each by what it gives for what it is given. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { smallGraph, type SmallComponent } from '../../../../test/component-graph.ts'
import { scriptedModel } from '../../../testing/scripted-model.ts'
import type { Json } from '../../graph.ts'
import { defineComponent, type Surroundings } from '../component.ts'
import { flowOfGraph } from '../graph-flow.ts'
import type { GraphInput } from '../graph-run.ts'
import { valueFrom, type Value } from '../values.ts'

const folder = mkdtempSync(join(tmpdir(), 'troupe-library-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs one component with values wired to its settings, and gives what it gave. */
async function give(
  node: SmallComponent,
  wired: Readonly<Record<string, Json | Value>> = {},
  { given = {}, ...surroundings }: Surroundings & { given?: GraphInput } = {},
) {
  const sources = Object.keys(wired)
  const settings = { ...Object.fromEntries(sources.map((name) => [name, ''])), ...node.settings }
  const graph = smallGraph(
    {
      it: { ...node, settings },
      ...Object.fromEntries(sources.map((name) => [`from-${name}`, { component: 'Given', outputs: { out: [] } }])),
    },
    ...sources.map((name) => `from-${name}.out -> it.${name}`),
  )
  const components = {
    Given: defineComponent({ says: '', run: (call) => valueFrom(wired[call.node.id.slice(5)], []) }),
    ...surroundings.components,
  }
  const made = flowOfGraph(graph, { ...surroundings, components })
  const { board } = await made.flow.run(made.input(given)).finished
  const [output] = made.outputs(board).filter(({ node: id }) => id === 'it')
  return { text: output?.text, value: output?.value, reason: output?.reason, board, made }
}

const text = async (...args: Parameters<typeof give>) => (await give(...args)).text

describe('prompts', () => {
  const prompt = (template: string, settings: Record<string, Json> = {}) => ({
    component: 'Prompt',
    settings: { template, ...settings },
  })

  it('fill in variables in both bracket styles, and leave the braces of JSON alone', async () => {
    expect(await text(prompt('Hi {name}, {{literally}}'), { name: 'Ann' })).toBe('Hi Ann, {literally}')
    expect(await text(prompt('{a} as {"x": {"y": "{a}"}} and {other}'), { a: '1' })).toBe(
      '1 as {"x": {"y": "1"}} and {other}',
    )
    expect(await text(prompt('{{a}} {a}', { use_double_brackets: true }), { a: '1' })).toBe('1 {a}')
    expect(await text(prompt('{a}'), { a: 'costs $& and $1' })).toBe('costs $& and $1')
  })

  it('take a part by its name out of data that has no text', async () => {
    expect(await text(prompt('{step}: {input}', { step: '' }), { input: { step: 3 } })).toBe('3: {"step":3}')
  })
})

describe('parsers and converters', () => {
  it('fill a template from each row, or tell all of it', async () => {
    const rows = [{ title: 'A', at: { place: 'x' } }, { title: 'B' }]
    const parser = {
      component: 'ParserComponent',
      settings: { pattern: '{title}@{at.place}', sep: ', ', mode: 'Parser' },
    }
    expect(await text(parser, { input_data: rows })).toBe('A@x, B@')
    expect(
      await text({ component: 'ParserComponent', settings: { mode: 'Stringify' } }, { input_data: { a: 1 } }),
    ).toBe('{"a":1}')
    expect(
      await text(
        { component: 'ParseData', settings: { template: '{text}!', sep: ' ' } },
        { data: [{ text: 'a' }, { text: 'b' }] },
      ),
    ).toBe('a! b!')
  })

  it('make data of text, tables of data, and text of either', async () => {
    const to = (types: readonly string[]) => ({ component: 'TypeConverterComponent', outputs: { out: types } })
    expect((await give(to(['Data']), { input_data: '{"a": 1}' })).value).toEqual({ kind: 'data', data: { a: 1 } })
    expect((await give(to(['Data']), { input_data: 'plain' })).value).toEqual({ kind: 'data', data: { text: 'plain' } })
    expect((await give(to(['DataFrame']), { input_data: { a: 1 } })).value).toEqual({ kind: 'table', rows: [{ a: 1 }] })
    expect(await text(to(['Message']), { input_data: [{ a: 'x|y' }] })).toBe('| a |\n| --- |\n| x\\|y |')
    expect(await text({ component: 'JSONCleaner' }, { json_str: 'So: {"a": [1, 2]} is it.' })).toBe('{"a":[1,2]}')
    expect(
      (
        await give(
          { component: 'ParseJSONData', settings: { query: '.a[1].b' }, outputs: { out: ['Data'] } },
          { input_value: { a: [0, { b: 7 }] } },
        )
      ).text,
    ).toBe('{"result":7}')
  })
})

describe('data and tables', () => {
  const operation = (name: string, settings: Record<string, Json> = {}) => ({
    component: 'DataOperations',
    settings: { operations: [{ name }], ...settings },
    outputs: { out: ['Data'] },
  })

  it('select, remove, rename, append and filter keys', async () => {
    const row = { a: 1, b: 2 }
    expect(await text(operation('Select Keys', { select_keys_input: ['a'] }), { data: row })).toBe('{"a":1}')
    expect(await text(operation('Remove Keys', { remove_keys_input: ['a'] }), { data: row })).toBe('{"b":2}')
    expect(await text(operation('Rename Keys', { rename_keys_input: { a: 'z' } }), { data: row })).toBe('{"z":1,"b":2}')
    expect(await text(operation('Append or Update', { append_update_data: { c: 3 } }), { data: row })).toBe(
      '{"a":1,"b":2,"c":3}',
    )
    const filter = { filter_key: 'list', operator: 'contains', filter_values: { name: 'an' } }
    expect(await text(operation('Filter Values', filter), { data: { list: [{ name: 'Ann' }, { name: 'Jan' }] } })).toBe(
      '{"list":[{"name":"Jan"}]}',
    )
  })

  it('filter, sort, cut and merge tables', async () => {
    const df = [{ n: 2 }, { n: 10 }, { n: 1 }]
    const table = (name: string, settings: Record<string, Json> = {}) => ({
      component: 'DataFrameOperations',
      settings: { operation: [{ name }], column_name: 'n', ...settings },
      outputs: { out: ['DataFrame'] },
    })
    const rows = async (...args: Parameters<typeof give>) => (await give(...args)).value
    expect(await rows(table('Sort', { ascending: true }), { df })).toEqual({
      kind: 'table',
      rows: [{ n: 1 }, { n: 2 }, { n: 10 }],
    })
    expect(await rows(table('Head', { num_rows: 1 }), { df })).toEqual({ kind: 'table', rows: [{ n: 2 }] })
    expect(await rows(table('Filter', { filter_operator: 'greater than', filter_value: '1' }), { df })).toEqual({
      kind: 'table',
      rows: [{ n: 2 }, { n: 10 }],
    })
  })

  it('make data of fields, texts of two, and pieces of a long text', async () => {
    expect(
      await text({
        component: 'CreateData',
        settings: { number_of_fields: 1, field_1_key: { a: 'x' } },
        outputs: { out: ['Data'] },
      }),
    ).toBe('{"a":"x"}')
    expect(await text({ component: 'CombineText', settings: { delimiter: '-' } }, { text1: 'a', text2: 'b' })).toBe(
      'a-b',
    )
    const split = {
      component: 'SplitText',
      settings: { separator: ' ', chunk_size: 7, chunk_overlap: 0 },
      outputs: { out: ['DataFrame'] },
    }
    const { value } = await give(split, { data_inputs: 'one two three four' })
    expect(value).toEqual({ kind: 'table', rows: [{ text: 'one two' }, { text: 'three' }, { text: 'four' }] })
  })
})

describe('routers', () => {
  const router = (operator: string, match: string) => ({
    component: 'ConditionalRouter',
    settings: { operator, match_text: match, case_sensitive: false },
    outputs: { true_result: ['Message'], false_result: ['Message'] },
  })
  const way = async (operator: string, match: string, input: string) => {
    const { board } = await give(router(operator, match), { input_text: input })
    return Object.keys((board['it'] as { outputs: object }).outputs)[0]
  }

  it('know all operators', async () => {
    const holds: readonly (readonly [string, string, string])[] = [
      ['equals', 'A', 'a'],
      ['not equals', 'b', 'a'],
      ['contains', 'EL', 'hello'],
      ['starts with', 'he', 'Hello'],
      ['ends with', 'LO', 'hello'],
      ['regex', 'h[ae]llo', 'hello world'],
      ['less than', '10', '9'],
      ['less than or equal', '9', '9'],
      ['greater than', '9', '10'],
      ['greater than or equal', '9', '9'],
    ]
    for (const [operator, match, input] of holds)
      expect([operator, await way(operator, match, input)]).toEqual([operator, 'true_result'])
    expect(await way('regex', '(a', 'a')).toBe('false_result')
    expect(await way('less than', '10', 'many')).toBe('false_result')
  })

  it('stop, and say why, where a pattern could keep the server for ever', async () => {
    const why = async (pattern: string, input: string) =>
      (await give(router('regex', pattern), { input_text: input })).reason
    expect(await why('(a+)+$', `${'a'.repeat(40)}!`)).toContain('could take for ever')
    // no loop within a loop, and as many ways through it all the same
    const before = process.cpuUsage()
    for (const pattern of [
      '(a*){12}b',
      `${'(a|a)'.repeat(40)}b`,
      `${'a?'.repeat(40)}${'a'.repeat(40)}b`,
      'a*a*a*a*a*b',
    ])
      expect(await why(pattern, 'a'.repeat(39).repeat(40))).toContain('takes too long on this text')
    expect(process.cpuUsage(before).user).toBeLessThan(4e6)
  })

  it('ask a model where they are smart', async () => {
    const smart = {
      component: 'SmartRouter',
      settings: { routes: [{ route_category: 'Positive' }, { route_category: 'Negative', output_value: 'oh no' }] },
      outputs: { category_1_result: ['Message'], category_2_result: ['Message'] },
    }
    const model = scriptedModel([{ category: 'negative' }, { category: 'Negative' }])
    expect(await text(smart, { input_text: 'I hate it' }, { model })).toBe('oh no')
  })
})

describe('judges', () => {
  const model = (name: string): Value => ({ kind: 'model', node: name, model: `openai/${name}` })

  it('choose the model that answers', async () => {
    const selector = { component: 'LLMSelectorComponent', outputs: { output: ['Message'] } }
    const asked = scriptedModel(['Fine.'])
    expect((await give(selector, { models: model('small'), input_value: 'Hi' }, { model: asked })).text).toBe('Fine.')
    expect((await give(selector, { input_value: 'Hi' })).reason).toContain('No model is wired')
  })

  it('let a text pass, or say why not', async () => {
    const guard = {
      component: 'GuardrailsComponent',
      settings: { enabled_guardrails: ['No secrets'] },
      outputs: { pass_result: ['Message'], failed_result: ['Message'] },
    }
    const fails = scriptedModel([{ passes: false, reason: 'A key.' }])
    expect(await text(guard, { input_text: 'key: 1' }, { model: fails })).toBe('A key.')
    expect(fails.requests[0]?.system).toContain('No secrets')
    const passes = scriptedModel([{ passes: true, reason: '' }])
    expect(await text(guard, { input_text: 'hello' }, { model: passes })).toBe('hello')
  })
})

describe('models', () => {
  const outputs = { structured_output: ['Data'], dataframe_output: ['DataFrame'] }

  it('give objects of the schema in the file', async () => {
    const node = {
      component: 'StructuredOutput',
      settings: {
        output_schema: [
          { name: 'city', type: 'str', multiple: 'False' },
          { name: 'sizes', type: 'int', multiple: true },
        ],
      },
      outputs,
    }
    const model = scriptedModel([{ objects: [{ city: 'Rome', sizes: [1, 2] }] }])
    expect(await text(node, { input_value: 'Rome, 1 or 2' }, { model })).toBe('{"city":"Rome","sizes":[1,2]}')
  })

  it('are asked about each row of a batch, and a batch that is cut off asks only what is missing', async () => {
    const node = {
      component: 'BatchRunComponent',
      settings: { column_name: 'text', output_column_name: 'said' },
      outputs: { out: ['DataFrame'] },
    }
    const model = scriptedModel(({ prompt }) => `<${prompt}>`)
    const { value } = await give(node, { df: [{ text: 'a' }, { text: 'b' }] }, { model })
    expect(value).toMatchObject({
      kind: 'table',
      rows: [
        { text: 'a', said: '<a>' },
        { text: 'b', said: '<b>' },
      ],
    })
  })

  it('stop at an address that nobody named, and at a provider that nobody knows', async () => {
    const node = (settings: Record<string, Json>) => ({
      component: 'OpenAIModel',
      settings,
      outputs: { text_output: ['Message'] },
    })
    const at = await give(node({ model_name: 'x', openai_api_base: 'http://10.0.0.1/v1' }), { input_value: 'hi' })
    expect(at.reason).toContain('may not be used')
    const other = await give({ ...node({ model_name: 'x' }), component: 'StrangeModel' }, { input_value: 'hi' })
    expect(other.reason).toContain('is not known')
  })
})

describe('vector stores', () => {
  it('of any make keep texts in the session, and find the nearest', async () => {
    const store = {
      component: 'Chroma',
      settings: { collection_name: 'c', embedding: '', number_of_results: 1 },
      outputs: { search_results: ['Data'] },
    }
    const ingest_data = [{ text: 'The cat sleeps on the sofa.' }, { text: 'Rain falls in April.' }]
    const first = await give(store, { ingest_data })
    const before = first.made.carried(first.board)
    expect(before.memories).toHaveLength(2)
    const found = await give(store, { search_query: 'where does the cat sleep' }, { given: { before } })
    expect(found.text).toBe('{"text":"The cat sleeps on the sofa."}')
    const again = await give(store, { ingest_data }, { given: { before } })
    expect(again.made.carried(again.board).memories).toHaveLength(2)
  })
})

describe('files', () => {
  const outputs = { out: ['DataFrame'] }

  it('are read below the folder, and nowhere else', async () => {
    writeFileSync(join(folder, 'a.csv'), 'n,word\r\n1,"one, or ""uno"""\r\n')
    const file = (path: string, types = outputs.out) => ({
      component: 'File',
      settings: { path: [path] },
      outputs: { out: types },
    })
    expect((await give(file('a.csv'), {}, { folder })).value).toEqual({
      kind: 'table',
      rows: [{ n: 1, word: 'one, or "uno"' }],
    })
    expect((await give(file('../a.csv'), {}, { folder })).reason).toContain('not below the folder')
    expect((await give(file('a.csv'))).reason).toContain('no folder was given')
    expect((await give({ component: 'File', settings: { path: '' } }, {}, { folder })).reason).toContain(
      'No file is chosen',
    )
  })

  it('are written as effects where that is allowed', async () => {
    const save = { component: 'SaveToFile', settings: { file_name: 'out', local_format: 'csv' } }
    const input = [{ a: 'x,y', b: 2 }]
    expect((await give(save, { input }, { folder })).reason).toContain('switched off')
    expect(await text(save, { input }, { folder, mayWrite: true })).toBe("Saved as 'out.csv'.")
    expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toBe('a,b\n"x,y",2\n')
  })
})

describe('the web', () => {
  it('is fetched by GET once it is switched on, and never from a private address', async () => {
    const server = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end('<p>Hello <b>web</b></p>'),
    )
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const url = {
      component: 'URLComponent',
      settings: { urls: [`http://127.0.0.1:${port}/`] },
      outputs: { out: ['Message'] },
    }
    expect((await give(url)).reason).toContain('switched off')
    expect(await text(url, {}, { http: { enabled: true } })).toContain('private network')
    const open = { enabled: true, allowPrivate: [`127.0.0.1:${port}`] }
    expect(await text(url, {}, { http: open })).toContain('Hello web')
    await new Promise((resolve) => server.close(resolve))
  })
})

it('the date, sums and values under a name are told without anything outside', async () => {
  const at = Date.UTC(2026, 0, 2, 3, 4, 5)
  expect(await text({ component: 'CurrentDate', settings: { timezone: 'Europe/Berlin' } }, {}, { now: () => at })).toBe(
    'Current date and time in Europe/Berlin: 2026-01-02 04:04:05 Europe/Berlin',
  )
  expect(
    await text({ component: 'CalculatorComponent', settings: { expression: '2 ** 10' }, outputs: { out: ['Data'] } }),
  ).toBe('{"result":"1024"}')
  const kept = await give({ component: 'Notify', settings: { context_key: 'k' } }, { input_value: 'v' })
  const before = kept.made.carried(kept.board)
  expect(await text({ component: 'Listen', settings: { context_key: 'k' } }, {}, { given: { before } })).toBe('v')
  expect(await text({ component: 'Webhook', outputs: { out: ['Data'] } }, {}, { given: { input: '{"a": 1}' } })).toBe(
    '{"a":1}',
  )
})
