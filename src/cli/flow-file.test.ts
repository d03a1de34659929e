/** Flow files at the command line: run, checked, evaluated, resumed, told more in a session, kept in their folder. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../test/cli.ts'
import { newNode } from '../flows/langflow/new-node.ts'
import { writeLangflow } from '../flows/langflow/write.ts'

const at = { x: 0, y: 0 }
const echo = {
  id: '0b9a7b1e-0000-4000-8000-00000000000e',
  name: 'Echo',
  description: '',
  endpoint: 'echo',
  nodes: [
    newNode({ id: 'ChatInput-1', component: 'ChatInput', title: 'In', position: at }),
    newNode({ id: 'Prompt-1', component: 'Prompt', title: 'Prompt', values: { template: 'Said: {q}' }, position: at }),
    newNode({ id: 'ChatOutput-1', component: 'ChatOutput', title: 'Out', position: at }),
  ],
  wires: [
    { from: { node: 'ChatInput-1', output: 'message' }, to: { node: 'Prompt-1', setting: 'q' } },
    { from: { node: 'Prompt-1', output: 'prompt' }, to: { node: 'ChatOutput-1', setting: 'input_value' } },
  ],
  notes: [],
}

const chat = {
  format: 'troupe-flow/1',
  name: 'chat',
  parameters: { said: { type: 'text', default: '' }, loud: { type: 'switch', default: false } },
  fields: { talk: { rule: 'append' }, turns: { rule: 'sum' }, words: { rule: 'sum', keep: false } },
  start: 'listen',
  agents: {
    listen: { kind: 'compute', writes: { turns: '1', words: 'length(split(said, " "))' } },
    answer: {
      kind: 'prompt',
      prompt: '{said}',
      rules: '(loud ? upper(said) : said) + ", said " + turns + " times, " + words + " words"',
      writes: { talk: '[reply]' },
    },
  },
  routes: { listen: 'answer', answer: { end: 'answered' } },
  output: 'last(talk)',
  evaluation: {
    cases: [{ name: 'hello', input: { said: 'hello' }, expected: 'hello' }],
    scores: { repeats: 'contains(last(talk), expected)', turns: 'turns' },
    baseline: { name: 'loud', input: { loud: true } },
  },
}

interface Told {
  readonly run: string
  readonly status: string
  readonly output?: unknown
  readonly board?: Readonly<Record<string, unknown>>
  readonly problems?: readonly { readonly path: string; readonly line: number; readonly message: string }[]
}

// a command is a process of its own, and there are a dozen in some tests
describe('a flow file at the command line', { timeout: 180_000 }, () => {
  let desk: Desk
  const write = (name: string, file: object) => writeFileSync(desk.path(name), JSON.stringify(file, undefined, 1))

  beforeAll(() => {
    desk = createDesk()
    write('chat.json', chat)
  })
  afterAll(() => desk[Symbol.dispose]())

  it('runs, and goes on in a session with the board it ended with', async () => {
    const turn = (said: string, ...more: string[]) =>
      desk.json<Told>('flow', 'run', 'chat.json', '--input', said, '--session', 'monday', ...more)
    expect((await turn('hi there')).output).toBe('hi there, said 1 times, 2 words')
    const second = await turn('again', '--loud')
    expect([second.run, second.output]).toEqual(['monday-2', 'AGAIN, said 2 times, 1 words'])
    expect(second.board?.['talk']).toHaveLength(2)
    const other = await desk.json<Told>('flow', 'run', 'chat.json', '--input', 'hi', '--session', 'tuesday')
    expect(other.board?.['talk']).toHaveLength(1)
  })

  it('is a society wherever one is named: run, contract, evaluate, resume and fork', async () => {
    const paused = await desk.json<Told>('run', 'chat.json', '--said', 'hello', '--steps', '1')
    expect(paused.status).toBe('paused')
    const resumed = await desk.json<Told>('resume', paused.run)
    expect(resumed.board?.['talk']).toEqual(['hello, said 1 times, 1 words'])
    const forked = await desk.json<Told>('fork', paused.run, '--at', '1', '--edit', 'said=bye')
    expect(forked.board?.['talk']).toEqual(['bye, said 1 times, 1 words'])
    const { stdout } = await desk.troupe('contract', 'chat.json')
    expect(stdout).toContain('said, loud, turns, words')
    const report = await desk.json<{ scores: Record<string, { difference?: unknown }> }>('evaluate', 'chat.json')
    expect(JSON.stringify(report)).toContain('repeats')
    // a changed file is not what the run was started with
    write('chat.json', { ...chat, title: 'Another' })
    expect(await desk.troupe('resume', paused.run, '--json')).toMatchObject({ code: 2 })
    write('chat.json', chat)
  })

  it('is checked with every problem in its place, code that has changed included', async () => {
    write('broken.json', { ...chat, start: 'lisen', output: 'lst(talk)', colour: 'red' })
    const shape = await desk.troupe('flow', 'check', 'broken.json')
    expect(shape).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^broken\.json:\d+:\d+ error colour/) as string,
    })
    write('broken.json', { ...chat, start: 'lisen', output: 'lst(talk)' })
    const { code, stdout } = await desk.troupe('flow', 'check', 'broken.json')
    expect(code).toBe(1)
    expect(stdout).toContain('error start: there is no agent "lisen". Did you mean listen?')
    expect(stdout).toContain('error output: There is no function lst. Did you mean last?')
    await desk.troupe('flow', 'convert', 'explorers', 'explorers.json')
    expect((await desk.troupe('flow', 'check', 'explorers.json')).code).toBe(0)
    expect(await desk.json<Told>('flow', 'run', 'explorers.json', '--size', '8', '--steps', '3')).toMatchObject({
      status: 'paused',
    })
    expect((await desk.troupe('flow', 'schema')).stdout).toContain('troupe-flow/1')
  })

  it('is one of Langflow as well: checked whole, run to its words, and written again as the same JSON', async () => {
    const { flow } = writeLangflow(echo)
    const [first] = flow.data.nodes
    const odd = { ...first, id: 'Odd-1', data: { ...first!.data, id: 'Odd-1', type: 'OddThing' } }
    const key = {
      ...(first!.data.node!.template['input_value'] as object),
      password: true,
      value: 'sk-aaaaaaaaaaaaaaaaaaaaaaaa',
    }
    odd.data.node = { ...first!.data.node!, template: { ...first!.data.node!.template, api_key: key } }
    const other = { ...flow, tags: ['mine'], unknown: { kept: [1, null] }, name: 'Other' }
    write('echo.json', flow)
    const many = { flows: [{ ...other, data: { ...flow.data, nodes: [...flow.data.nodes, odd] } }, flow] }
    write('many.json', many)
    const { stdout } = await desk.troupe('flow', 'run', 'echo.json', '--input', 'hello there')
    expect(stdout).toMatch(/\n│ Said: hello there\n$/)

    const checked = await desk.troupe('flow', 'check', 'many.json')
    expect(checked.code).toBe(0)
    // nothing is left out without a word, and every word has its place
    expect(checked.stdout).toMatch(/many\.json:\d{2,}:\d+ warning flows\[0\]\.data\.nodes\[3\]: Odd-1 \(unsupported\)/)
    expect(checked.stdout).toMatch(/:\d{2,}:\d+ warning flows\[0\]\..*api_key.value: Odd-1 \(secret\): it held a key/)
    expect(checked.stdout).toMatch(/:\d{2,}:\d+ warning flows\[1\]: Echo is another flow of this file, and is left out/)
    expect((await desk.troupe('flow', 'convert', 'many.json', 'one.json')).stderr).toMatch(
      /OddThing is not among[^]*left out/,
    )
    expect((await desk.troupe('flow', 'run', 'many.json')).stderr).toContain('3 things in this file')

    const kept = await desk.troupe('flow', 'convert', 'many.json', 'again.json', '--as', 'langflow', '--keep-secrets')
    expect([kept.stdout, kept.stderr]).toEqual([
      'again.json: Other, Echo, as before.\n',
      expect.stringContaining('which was kept as asked') as string,
    ])
    const text = (name: string) => JSON.stringify(JSON.parse(readFileSync(desk.path(name), 'utf8')))
    expect(text('again.json')).toBe(text('many.json'))
    await desk.troupe('flow', 'convert', 'many.json', 'again.json', '--as', 'langflow')
    expect(text('again.json')).toBe(text('many.json').replace('sk-aaaaaaaaaaaaaaaaaaaaaaaa', ''))
    expect((await desk.troupe('flow', 'convert', 'chat.json', 'x.json', '--keep-secrets')).code).toBe(2)
  })

  it('reaches nothing outside of its folder, and no code, pages or servers that nobody allowed', async () => {
    mkdirSync(desk.path('inner'))
    write('outside.json', chat)
    const holding = (flow: string) => ({
      format: 'troupe-flow/1',
      name: 'holding',
      start: 'a',
      agents: { a: { kind: 'flow', flow, writes: {} } },
      routes: { a: { end: 'x' } },
    })
    const refused = async (name: string, ...more: string[]) => {
      const { code, stderr } = await desk.troupe('flow', 'run', name, ...more)
      return code === 0 ? 'ran' : stderr
    }
    write('inner/up.json', holding('../outside.json'))
    expect(await refused('inner/up.json')).toContain('FLOW_NOT_ALLOWED The flow names a flow outside of its folder')
    symlinkSync(desk.path('outside.json'), desk.path('inner/link.json'))
    write('inner/linked.json', holding('./link.json'))
    expect(await refused('inner/linked.json')).toContain('outside of its folder')
    write('holding.json', holding('./outside.json'))
    expect(await refused('holding.json')).toBe('ran')

    await desk.troupe('flow', 'convert', 'societies.ts#counting', 'code.json')
    // convert was told the code by a person; another content is not what was trusted
    const source = '\n// changed\n'
    writeFileSync(desk.path('societies.ts'), source, { flag: 'a' })
    expect(await refused('code.json')).toContain('which was not run here before as it is')
    expect(await refused('code.json', '--allow-code')).toBe('ran')
    expect(await refused('code.json')).toBe('ran')

    const asking = (tool: object) => ({
      format: 'troupe-flow/1',
      name: 'asking',
      start: 'a',
      fields: { b: { initial: '' } },
      agents: { a: { kind: 'prompt', prompt: 'x', tools: [tool], rules: '"y"', writes: { b: 'reply' } } },
      routes: { a: { end: 'x' } },
    })
    write('http.json', asking({ tool: 'http' }))
    expect(await refused('http.json')).toContain('--allow-http')
    expect(await refused('http.json', '--allow-http')).toBe('ran')
    write('mcp.json', asking({ mcp: 'desk' }))
    expect(await refused('mcp.json')).toContain('--mcp desk=COMMAND')
    write('files.json', asking({ tool: 'files', folder: '..' }))
    expect(await refused('files.json')).toContain('a folder outside of its folder')
  })
})
