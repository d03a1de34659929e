import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, contextOf, type Asked } from '../../../test/mcp-context.ts'
import { root } from '../../../test/repository.ts'
import { mcp, type McpOptions, type McpSource } from './index.ts'

const child = join(root, 'test/mcp-child.ts')
const never = new AbortController().signal
const sources: McpSource[] = []
let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'troupe-mcp-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const source of sources.splice(0)) await source.close()
})

function started(how: string, options: McpOptions = {}, ...words: string[]): McpSource {
  const args = ['--conditions=troupe-source', child, how, ...words]
  const source = mcp({ name: how, command: process.execPath, args, env: { GIVEN: 'given-secret' } }, options)
  sources.push(source)
  return source
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('a server that is started', () => {
  it('gets no more of our environment than it was given, and PATH', async () => {
    vi.stubEnv('ANTHROPIC_API_KEY', 'sk-not-for-servers')
    const tools = await started('good', { reads: ['environment'] }).tools(never)
    const known = JSON.parse((await call(tools, 'environment')) as string) as Record<string, string>
    expect(known).toMatchObject({ GIVEN: 'given-secret', PATH: process.env['PATH'] })
    expect(JSON.stringify(known)).not.toContain('sk-not-for-servers')
  })

  it('is started again when it has died: at once for a call that reads, else for the next one', async () => {
    const file = join(folder, 'dies')
    let time = 0
    const source = started('dies', { now: () => time }, file)
    const tools = await source.tools(never)
    await expect(call(tools, 'echo', { words: 'hi' })).rejects.toThrow(
      /ended before it answered\. Unknown whether it happened\. Look before repeating\. It said: [^]*out of memory/,
    )
    const starts = () => readFileSync(file, 'utf8').trim().split('\n').length
    expect(starts()).toBe(1)
    // within the pause the same is said at once
    await expect(call(tools, 'echo', { words: 'hi' })).rejects.toThrow('out of memory')
    expect(starts()).toBe(1)
    time += 501
    expect(await source.tools(never)).toHaveLength(2)
    expect(starts()).toBe(2)
    const reading = started('dies', { reads: ['echo'] }, `${file}-reads`)
    await expect(call(await reading.tools(never), 'echo', { words: 'hi' })).rejects.toThrow('ended before it answered.')
    expect(readFileSync(`${file}-reads`, 'utf8').trim().split('\n')).toHaveLength(2)
  })

  it('does not come up: what it said is in the fault, without keys', async () => {
    const fault: unknown = await started('stubborn')
      .tools(never)
      .catch((error: Error) => error)
    expect(fault).toMatchObject({ code: 'TOOL_SERVER_FAILED' })
    const { message } = fault as Error
    expect(message).toContain('no licence was found')
    expect(message).not.toContain('sk-abcdefghijklmnop')
    const missing = mcp({ command: 'no-such-command-anywhere' })
    await expect(missing.tools(never)).rejects.toThrow(/no-such-command-anywhere/)
  })

  it('floods: it is cut off, and so is one whose answer is too long', async () => {
    const flooding = await started('floods').tools(never)
    await expect(call(flooding, 'echo', { words: 'hi' })).rejects.toThrow(
      'more than 10000 messages that nobody asked for',
    )
    const huge = await started('huge').tools(never)
    await expect(call(huge, 'echo', { words: 'hi' })).rejects.toThrow(/ended before it answered[^]*(buffer|size)/i)
  })

  it('lets a program end that did not close it, and ends with a program that is killed', async () => {
    const program = join(folder, 'program.ts')
    const index = JSON.stringify(join(root, 'src/tools/mcp/index.ts'))
    writeFileSync(
      program,
      `import { mcp } from ${index}
       const args = ['--conditions=troupe-source', ${JSON.stringify(child)}, process.argv[2]!, process.argv[3]!]
       const [first] = await mcp({ command: process.execPath, args }).tools(new AbortController().signal)
       console.log(first!.name)
       if (process.argv[4] === 'stay') setInterval(() => {}, 1_000)`,
    )
    const run = (...words: string[]) => spawn(process.execPath, ['--conditions=troupe-source', program, ...words])
    const printed = (from: ReturnType<typeof run>) =>
      new Promise<string>((resolve) => from.stdout.once('data', (part: Buffer) => resolve(part.toString())))
    const ended = (from: ReturnType<typeof run>) => new Promise<number | null>((resolve) => from.once('close', resolve))

    const polite = run('deaf', join(folder, 'polite'))
    expect(await ended(polite)).toBe(0)
    const stays = run('good', join(folder, 'killed'), 'stay')
    expect(await printed(stays)).toBe('echo\n')
    stays.kill('SIGKILL')
    await ended(stays)
    for (const file of ['polite', 'killed']) {
      const pids = readFileSync(join(folder, file), 'utf8').trim().split('\n').map(Number)
      await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 3_000)
    }
  }, 180_000)
})

describe('server-everything, which speaks the protocol before', () => {
  const everything = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/package.json')
  const place = { name: 'everything', command: process.execPath, args: [join(everything, '../dist/index.js')] }

  it('is a partner: its tools, resources, prompts and questions', async () => {
    expect(existsSync(place.args[0]!)).toBe(true)
    const reads = ['echo', 'get-sum', 'get-structured-content', 'trigger-elicitation-request', 'get-tiny-image']
    const source = mcp(place, { reads, limits: { timeoutMs: 10_000 } })
    sources.push(source)
    const tools = await source.tools(never)
    expect(await call(tools, 'echo', { message: 'hello' })).toBe('Echo: hello')
    expect(await call(tools, 'get-sum', { a: 2, b: 3 })).toContain('5')
    expect(await call(tools, 'get-structured-content', { location: 'New York' })).toMatchObject({
      temperature: expect.any(Number) as number,
    })
    expect(await call(tools, 'get-tiny-image')).toContain('[image/png, 4 kB, left out]')
    const asked: Asked[] = []
    const answer = { name: 'Ana', check: true }
    const told = await call(tools, 'trigger-elicitation-request', {}, contextOf([answer], asked))
    expect(asked).toMatchObject([{ question: { server: 'everything', tool: 'trigger-elicitation-request' } }])
    expect(told).toContain('Ana')
    const parts: unknown[] = []
    const watched = { ...contextOf(), report: (part: unknown) => void parts.push(part) }
    await call(tools, 'trigger-long-running-operation', { duration: 0.2, steps: 2 }, watched)
    // the last may come with the answer, which is then the news
    expect(parts[0]).toMatchObject({ progress: 1, total: 2 })
    const [first] = await source.resources()
    expect((await source.readResource(first!.uri)).length).toBeGreaterThan(0)
    const prompts = await source.prompts()
    expect(prompts.map(({ name }) => name)).toContain('simple-prompt')
    expect((await source.prompt('simple-prompt'))[0]).toMatchObject({ role: 'user' })
  }, 180_000)
})
