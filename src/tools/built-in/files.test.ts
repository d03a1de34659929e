/** Files below a folder: what can be listed, read and written, and that nothing outside can. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runTool, type Doing } from '../run-tool.ts'
import { fileTools } from './files.ts'

const home = mkdtempSync(join(tmpdir(), 'troupe-files-'))
const folder = join(home, 'inside')
mkdirSync(join(folder, 'notes'), { recursive: true })
writeFileSync(join(folder, 'notes', 'today.md'), 'Rain.')
writeFileSync(join(folder, 'picture.bin'), Buffer.from([1, 0, 2]))
writeFileSync(join(home, 'secret.txt'), 'a secret')
symlinkSync(join(home, 'secret.txt'), join(folder, 'way-out'))
symlinkSync(home, join(folder, 'up'))
symlinkSync(join(home, 'not-yet'), join(folder, 'nowhere'))
afterAll(() => rmSync(home, { recursive: true }))

const about = { id: '1', run: 'r', agent: 'a', step: 1, now: 0 }
const call = (name: string, input: unknown, write = true) => {
  const found = fileTools({ folder, write, bytes: 100 }).find((each) => each.name === name)
  return runTool(found as Doing, input, about)
}

describe('files below a folder', () => {
  it('are listed and read', async () => {
    expect((await call('list_files', {})).output).toEqual(['notes/', 'nowhere', 'picture.bin', 'up', 'way-out'])
    expect((await call('read_file', { path: 'notes/today.md' })).output).toBe('Rain.')
    expect(await call('read_file', { path: 'notes' })).toMatchObject({ outcome: 'faulty', output: 'notes is no file.' })
    expect((await call('read_file', { path: 'picture.bin' })).output).toBe('picture.bin is no text.')
    expect((await call('read_file', { path: 'gone.md' })).output).toBe('There is no gone.md.')
  })

  it('are written whole, and only where that was allowed', async () => {
    expect((await call('write_file', { path: 'new/line.txt', text: 'Sun.' })).output).toBe(
      'new/line.txt: 4 bytes written.',
    )
    expect(readFileSync(join(folder, 'new', 'line.txt'), 'utf8')).toBe('Sun.')
    expect(fileTools({ folder }).map(({ name }) => name)).toEqual(['list_files', 'read_file'])
    expect((await call('write_file', { path: 'long.txt', text: 'x'.repeat(101) })).outcome).toBe('faulty')
  })

  it.for(['../secret.txt', '/etc/passwd', 'way-out', 'up/secret.txt', 'notes/../../secret.txt', '..', 'nowhere'])(
    'do not lead outside by %s',
    async (path) => {
      for (const name of ['read_file', 'list_files', 'write_file']) {
        const input = name === 'write_file' ? { path, text: 'mine' } : { path }
        expect(await call(name, input)).toMatchObject({
          outcome: 'faulty',
          output: expect.stringContaining('is not below the folder') as string,
        })
      }
      expect(readFileSync(join(home, 'secret.txt'), 'utf8')).toBe('a secret')
    },
  )
})
