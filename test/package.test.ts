/**
 * Everything is tried on the packed package, installed into an empty project: what works in a checkout may not there.
 */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startModelServer } from 'troupe/testing'
import { societies } from '../src/societies/registry.ts'
import { installPackage, type InstalledPackage } from './installed-package.ts'
import { FIRST_PROGRAM_PRINTS, readmePrograms } from './readme-programs.ts'
import { readText, root } from './repository.ts'

// a build, a download and a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

interface OwnPackage {
  readonly exports: Readonly<Record<string, unknown>>
  readonly repository: { readonly url: string }
  readonly homepage: string
  readonly bugs: string
  readonly dependencies: Readonly<Record<string, string>>
}
const own = JSON.parse(readText('package.json')) as OwnPackage
/** The societies of which the studio starts an example. */
const described = await Promise.all(Object.values(societies).map((load) => load()))
const withExample = described
  .filter(({ example }) => example)
  .map(({ name }) => name)
  .toSorted()
const programs = readmePrograms()
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

describe('the installed package', () => {
  let installed: InstalledPackage
  let reason: string | undefined

  beforeAll(() => {
    const result = installPackage([`zod@${own.dependencies['zod']}`])
    if (typeof result === 'string') reason = result
    else installed = result
  })
  beforeEach((context) => context.skip(reason !== undefined, reason))
  afterAll(() => installed?.remove())

  const node = (...args: string[]) => installed.run(process.execPath, args)
  const write = (name: string, text: string) => writeFileSync(join(installed.folder, name), text)

  it('opens the studio: its page, its files, a run of each society, and a file to share', async () => {
    const child = installed.start('npx', ['troupe', 'studio', '--no-open', '--json', '--port', '0'])
    let server: number | undefined
    try {
      const [said] = (await once(child.stdout!, 'data')) as [Buffer]
      const { address, pid } = JSON.parse(said.toString()) as { address: string; pid: number }
      // npx starts it as another process
      server = pid
      const page = await fetch(address)
      expect(page.status).toBe(200)
      const files = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
      expect(files.length).toBeGreaterThan(1)
      for (const file of files) expect([file, (await fetch(address + file)).status]).toEqual([file, 200])

      const { runs } = (await (await fetch(`${address}/api/runs`)).json()) as {
        runs: { id: string; society: string }[]
      }
      expect(runs.map(({ society }) => society).toSorted()).toEqual(withExample)
      for (const { id } of runs) {
        const shared = await fetch(`${address}/api/runs/${id}/share`)
        expect(shared.status).toBe(200)
        expect(await shared.text()).toContain('</html>')
      }
    } finally {
      if (server !== undefined) process.kill(server, 'SIGKILL')
      child.kill('SIGKILL')
    }
  })

  it('plays the demo, and the commands it prints work', () => {
    const demo = installed.run('npx', ['troupe', 'demo'])
    expect(demo.stderr).toBe('')
    expect(demo.status).toBe(0)
    const resume = /^ {2}npx (troupe resume .+)$/m.exec(demo.stdout)![1]!
    const resumed = installed.run('sh', ['-c', `npx ${resume}`])
    expect(resumed.stderr).toBe('')
    expect(resumed.status).toBe(0)
  })

  it('finds the story that comes with it', () => {
    const { status, stdout } = installed.run('npx', ['troupe', 'adventure', 'fog-bell', '--steps', '2'])
    expect([status, stdout.length > 0]).toEqual([0, true])
  })

  it('runs the programs of the README, with rules and with a model', async () => {
    expect(programs.length).toBe(2)
    programs.forEach((text, at) => write(`poem-${at}.mts`, text))
    expect(node('poem-0.mts')).toMatchObject({ status: 0, stderr: '', stdout: `${FIRST_PROGRAM_PRINTS}\n` })
    const lines = ['The lamp, verse 1', 'The lamp, verse 2', 'The lamp, verse 3', '']
    expect(node('poem-1.mts')).toMatchObject({ status: 0, stderr: '', stdout: lines.join('\n') })

    const server = await startModelServer({ reply: (_, place) => ({ line: `Line ${place + 1}` }) })
    const child = installed.start('sh', ['-c', `TROUPE_MODEL='${server.url}#poet' node poem-1.mts`])
    let printed = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (printed += text))
    await once(child, 'close')
    await server.close()
    expect(printed).toBe('Line 1\nLine 2\nLine 3\n')
  })

  it.for(['bundler', 'nodenext'])('type-checks the programs of the README with moduleResolution %s', (resolution) => {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    const types = { lib: ['es2024', 'dom'], types: [], target: 'es2024' }
    const compilerOptions = { ...types, module, moduleResolution: resolution, strict: true, noEmit: true }
    programs.forEach((text, at) => write(`typed-${at}.mts`, text))
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['typed-*.mts'] }))
    const { status, stdout } = node(tsc, '--project', 'tsconfig.json')
    expect([stdout, status]).toEqual(['', 0])
  })

  it('imports by every subpath', () => {
    const subpaths = Object.keys(own.exports).filter((path) => path !== './package.json')
    const names = subpaths.map((path) => `troupe${path.slice(1)}`)
    write('all.mjs', names.map((name) => `console.log(Object.keys(await import('${name}')).length > 0)`).join('\n'))
    expect(node('all.mjs')).toMatchObject({ status: 0, stderr: '', stdout: names.map(() => 'true\n').join('') })
  })

  it('says in one line which Node has SQLite', () => {
    write(
      'old.mjs',
      `process.getBuiltinModule = () => undefined\nawait import('troupe')\nawait import('troupe/sqlite')`,
    )
    const { status, stderr } = node('old.mjs')
    expect(status).toBe(1)
    expect(stderr).toContain(
      `troupe/sqlite needs Node 22.18 or newer, which brings SQLite; this is ${process.versions.node}`,
    )
    expect(stderr).not.toMatch(/^ {4}at /m)
  })

  it('holds its documentation and examples, and no declarations of data', () => {
    const has = (path: string) => existsSync(join(installed.packageFolder, path))
    expect(['README.md', 'LICENSE', 'docs/runs.md', 'examples/01-hello-board.ts'].filter((path) => !has(path))).toEqual(
      [],
    )
    const files = readdirSync(installed.packageFolder, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.includes('.test.'))).toEqual([])
    const large = files.filter(
      (file) => file.endsWith('.d.ts') && statSync(join(installed.packageFolder, file)).size > 32_768,
    )
    expect(large).toEqual([])
  })

  it('links from its README only to what is in it, or to the web', () => {
    const text = readFileSync(join(installed.packageFolder, 'README.md'), 'utf8').replaceAll(/^```[^]*?^```/gm, '')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link.replace(/#.*/, ''))
    expect(links.length).toBeGreaterThan(20)
    const isThere = (link: string) => existsSync(join(installed.packageFolder, posix.normalize(link)))
    expect(links.filter((link) => !link.startsWith('https:') && !isThere(link))).toEqual([])
    // the registry's page resolves the others against the repository
    expect(own.repository.url).toMatch(/^git\+https:.+\.git$/)
    expect([own.homepage, own.bugs].every((address) => address.startsWith('https://'))).toBe(true)
  })
})
