/** What a newcomer meets first: the set-up script and the door of the command line. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readText, root } from './repository.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-start-'))
  for (const path of ['bin', 'scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function node(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder, env })
  return { status, stdout, stderr }
}

describe('scripts/setup.mjs', () => {
  it('does and says nothing when everything is installed', () => {
    expect(node(join(root, 'scripts/setup.mjs'))).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  it('says which dependency the lock file does not know', () => {
    const own = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> }
    own.dependencies['zod'] = '0.0.1'
    write('package.json', JSON.stringify(own))
    const { status, stderr } = node('scripts/setup.mjs')
    expect(status).toBe(1)
    expect(stderr).toContain('disagree about zod')
    expect(stderr).toContain('npm install')
  })
})

describe('bin/troupe.mjs', () => {
  it('tells an old Node in one line what it needs', () => {
    write('old.mjs', `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`)
    const { status, stdout, stderr } = node('--import', './old.mjs', 'bin/troupe.mjs', 'runs')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^troupe needs Node 22\.18 or newer; this is 20\.20\.2\. .*\n$/)
  })

  it('runs the sources of a checkout, and lets any file import them as troupe', () => {
    write('src/index.ts', `export const name: string = 'sources'`)
    write('src/testing/index.ts', `export const name: string = 'doubles'`)
    write(
      'src/cli/main.ts',
      `import { DatabaseSync } from 'node:sqlite'
       export async function main(argv: string[]): Promise<number> {
         new DatabaseSync(':memory:').close()
         await import(argv[0]!)
         return 7
       }`,
    )
    const elsewhere = mkdtempSync(join(tmpdir(), 'troupe-elsewhere-'))
    const society = join(elsewhere, 'society.ts')
    writeFileSync(
      society,
      `import { name } from 'troupe'
       import { name as other } from 'troupe/testing'
       process.stdout.write(name + ' ' + other)`,
    )
    expect(node('bin/troupe.mjs', society)).toEqual({ status: 7, stdout: 'sources doubles', stderr: '' })
    rmSync(elsewhere, { recursive: true })
  })

  it('runs dist where there are no sources', () => {
    write('dist/cli/main.js', `export const main = async (argv) => argv.length`)
    expect(node('bin/troupe.mjs', 'a', 'b')).toEqual({ status: 2, stdout: '', stderr: '' })
  })

  it('prints an unexpected error and ends with 1', () => {
    write('dist/cli/main.js', `export const main = async () => { throw new Error('no luck') }`)
    const { status, stderr } = node('bin/troupe.mjs')
    expect(status).toBe(1)
    expect(stderr).toContain('no luck')
  })
})
