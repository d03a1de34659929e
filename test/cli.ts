/** The real command in a folder of its own, for the stories about it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { root } from './repository.ts'

// most of the time of a short command is spent on taking the types out of its sources
const compileCache = join(root, 'node_modules/.cache/troupe-test')

type Environment = Readonly<Record<string, string | undefined>>

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A command that still runs. */
export interface Playing {
  readonly child: ChildProcess
  readonly done: Promise<Outcome>
  /** resolves once this was printed */
  until(text: string): Promise<void>
}

export interface Desk {
  readonly folder: string
  /** where its commands note which code was run */
  readonly home: string
  /** of its commands */
  readonly environment: Environment
  path(name: string): string
  /** `stdin`: whether something is told to it while it runs */
  start(words: readonly string[], env?: Environment, stdin?: 'ignore' | 'pipe'): Playing
  troupe(...words: string[]): Promise<Outcome>
  /** the object on the last line of stdout */
  json<T = Record<string, unknown>>(...words: string[]): Promise<T>
  [Symbol.dispose](): void
}

/** A folder with some societies in it and no store yet. */
export function createDesk(): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-cli-'))
  // beside the project, as it is in life
  const home = mkdtempSync(join(tmpdir(), 'troupe-cli-home-'))
  copyFileSync(join(root, 'test/cli-societies.ts'), join(folder, 'societies.ts'))

  const environment = { ...cleanEnvironment(), TROUPE_HOME: home }
  const start = (words: readonly string[], env: Environment = {}, stdin: 'ignore' | 'pipe' = 'ignore'): Playing => {
    const child = spawn(process.execPath, [join(root, 'bin/troupe.mjs'), ...words], {
      cwd: folder,
      env: { ...environment, ...env },
      stdio: [stdin, 'pipe', 'pipe'],
    }) as ChildProcess & { stdout: Readable; stderr: Readable }
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const done = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }))
    const until = async (text: string) => {
      while (!stdout.includes(text) && !stderr.includes(text)) {
        const ended = await Promise.race([done.then(() => true), new Promise((resolve) => setTimeout(resolve, 10))])
        if (ended === true && !stdout.includes(text)) throw new Error(`ended without ${text}: ${stdout}${stderr}`)
      }
    }
    return { child, done, until }
  }
  const troupe = (...words: string[]) => start(words).done

  return {
    folder,
    home,
    environment,
    path: (name) => join(folder, name),
    start,
    troupe,
    json: async <T>(...words: string[]) => lastObject(await troupe(...words, '--json')) as T,
    [Symbol.dispose]: () => {
      for (const each of [folder, home]) rmSync(each, { recursive: true, force: true })
    },
  }
}

export function lastObject({ stdout, stderr }: Outcome): unknown {
  const line = stdout.trimEnd().split('\n').at(-1)
  if (!line) throw new Error(`no JSON on stdout; stderr: ${stderr}`)
  return JSON.parse(line)
}

/** Without what would change colours, stores or the names of printed commands. */
function cleanEnvironment(): Environment {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|TROUPE_|FORCE_COLOR|NO_COLOR|NODE_OPTIONS|VITEST|COLUMNS)/i.test(name),
  )
  return { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: compileCache }
}

/** The words of a command that was printed to be pasted. */
export function wordsOf(command: string): string[] {
  const words: string[] = command.match(/'[^']*'|\S+/g) ?? []
  return words.slice(words.indexOf('troupe') + 1).map((word) => word.replaceAll("'", ''))
}
