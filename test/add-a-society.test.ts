/**
 * There is room for more societies: what docs/add-a-society.md shows is done in a copy of the repository, and tried.
 */
import { execFile, spawn, type ExecFileException } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SocietyInfo } from '../src/server/api.ts'
import { exists, readText, root } from './repository.ts'

interface Block {
  readonly file: string
  readonly language: string
  readonly text: string
}

// not ```ts: such blocks are programs that import the package
const pattern = /^`([^`\n]+)`\n\n```(typescript|tsx|diff)\n([^]*?)^```$/gm
const page = readText('docs/add-a-society.md')
const blocks = [...page.matchAll(pattern)].map(([, file = '', language = '', text = '']): Block => ({
  file,
  language,
  text,
}))
const edits = blocks.filter(({ language }) => language === 'diff')
const written = blocks.filter(({ language }) => language !== 'diff')

const COPIED = [
  '.oxfmtrc.json',
  'bin',
  'examples',
  'package.json',
  'rolldown.config.ts',
  'scripts',
  'src',
  'stories',
  'studio',
  'test',
  'tsconfig.json',
  'vitest.config.ts',
]

// two compilers, or a test runner inside this one, on a machine that has other things to do
const PATIENCE_MS = 120_000

let copy: string
let env: NodeJS.ProcessEnv

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'troupe-add-society-'))
  env = { ...process.env, NODE_OPTIONS: '', TROUPE_MODEL: '', TROUPE_HOME: join(copy, 'home') }
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { file, text } of written) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  for (const { file, text } of edits) {
    const before = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), edited(before, text))
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A text after an edit that only adds lines. */
function edited(before: string, edit: string): string {
  const lines = edit.trimEnd().split('\n')
  const known = lines.filter((line) => line.startsWith(' ')).map((line) => `${line.slice(1)}\n`)
  const context = known.join('')
  if (before.split(context).length !== 2) throw new Error(`not there, or there twice:\n${context}`)
  return before.replace(context, () => lines.map((line) => `${line.slice(1)}\n`).join(''))
}

/** What a program of the copy prints, and how it ended. */
function run(
  ...words: string[]
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: copy, env }, (error: ExecFileException | null, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

const troupe = async (...words: string[]) => {
  const { code, stdout, stderr } = await run('bin/troupe.mjs', ...words, '--json')
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as Record<string, unknown>
}

describe('a society that is added as docs/add-a-society.md shows', () => {
  it('adds a line to two existing files, the registries, and changes no other', () => {
    expect(written.filter(({ file }) => exists(file))).toEqual([])
    expect(edits.map(({ file }) => file)).toEqual(['src/societies/registry.ts', 'studio/src/worlds/registry.ts'])
    for (const { text } of edits) expect(text.match(/^[+-]/gm)).toEqual(['+'])
    // no block was overlooked
    expect(page.match(/^```(?:typescript|tsx|diff)$/gm)).toHaveLength(blocks.length)
  })

  it('fits the types of the sources and of the studio', { timeout: PATIENCE_MS }, async () => {
    const compiler = 'node_modules/typescript/bin/tsc'
    const checks = await Promise.all([run(compiler, '--noEmit', '-p', '.'), run(compiler, '--noEmit', '-p', 'studio')])
    expect(checks.map(({ stdout }) => stdout)).toEqual(['', ''])
  })

  it('is formatted as the rest is', async () => {
    const files = blocks.map(({ file }) => file)
    const { code, stdout } = await run('node_modules/oxfmt/bin/oxfmt', '--check', ...files)
    expect({ code, told: code === 0 ? '' : stdout }).toEqual({ code: 0, told: '' })
  })

  it('has a command of its own, which starts a run', async () => {
    const told = await troupe('ducks', '--steps', '3', '--agents', 'Dot,Dab,Duke')
    expect(told).toMatchObject({ status: 'ended', reason: 'it is getting dark' })
    expect((await run('bin/troupe.mjs', 'help')).stdout).toContain('watch ducks look for bread')
  })

  it('is evaluated beside its baseline, and is better', async () => {
    const { ponds, foraging, paddling } = await troupe('evaluate', 'ducks', '--ponds', '5')
    expect(ponds).toBe(5)
    expect(foraging).toBeGreaterThan(paddling as number)
  })

  it('has a form in the studio and an input on the page of the API', async () => {
    const words = ['bin/troupe.mjs', 'studio', '--no-open', '--no-examples', '--port', '0', '--json']
    const studio = spawn(process.execPath, words, { cwd: copy, env, stdio: ['ignore', 'pipe', 'ignore'] })
    const closed = once(studio, 'close')
    try {
      const [line] = (await once(studio.stdout, 'data')) as [Buffer]
      const { address } = JSON.parse(line.toString()) as { readonly address: string }
      const ask = async (path: string) => (await fetch(new URL(path, address))).json()
      const offered = (await ask('/api/societies')) as readonly SocietyInfo[]
      const ducks = offered.find(({ name }) => name === 'ducks')
      expect(ducks).toMatchObject({ title: 'Ducks', view: 'pond', command: 'ducks' })
      const flags = ['--places', '--loaves', '--seed', '--agents', '--steps']
      expect(ducks?.options.map(({ flag }) => flag)).toEqual(flags)
      expect(JSON.stringify(await ask('/api/openapi.json'))).toContain('Loaves of bread')
    } finally {
      studio.kill('SIGINT')
      await closed
    }
  })

  it('has a command that keeps the promises of every command', { timeout: PATIENCE_MS }, async () => {
    const words = ['run', 'src/cli/commands.test.ts', '-t', 'ducks|is promised']
    const { code, stdout, stderr } = await run('node_modules/vitest/vitest.mjs', ...words)
    expect({ code, told: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, told: '' })
    // its help, its JSON and its mistakes, and that it is listed
    expect(stdout).toContain('4 passed, 0 failed')
  })

  it('passes the tests that hold for every world, view and society', { timeout: PATIENCE_MS }, async () => {
    const tests = [
      'src/worlds/pond',
      'studio/src/worlds/registry.test.ts',
      'test/architecture.test.ts',
      'test/societies-agree.test.ts',
    ]
    const { code, stdout, stderr } = await run('node_modules/vitest/vitest.mjs', 'run', ...tests)
    expect({ code, told: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, told: '' })
  })
})
