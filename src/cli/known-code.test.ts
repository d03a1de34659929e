import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isKnown, noteCode, readCode, wasNamed } from './known-code.ts'
import { stateFolder } from '../base/state-folder.ts'

let folder = ''
let home = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-known-'))
  home = join(folder, 'home')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

describe('code that was run here', () => {
  it('is known by its path and its content', () => {
    const path = write('a.ts', 'one')
    expect([wasNamed(path, home), isKnown(readCode(path)!, home)]).toEqual([false, false])
    noteCode(readCode(path)!, home)
    expect([wasNamed(path, home), isKnown(readCode(path)!, home)]).toEqual([true, true])
    write('a.ts', 'two')
    expect([wasNamed(path, home), isKnown(readCode(path)!, home)]).toEqual([true, false])
    write('a.ts', 'one')
    expect(isKnown(readCode(path)!, home)).toBe(true)
    const copy = write('b.ts', 'one')
    expect([wasNamed(copy, home), isKnown(readCode(copy)!, home)]).toEqual([false, false])
  })

  it.skipIf(process.platform === 'win32')('is another when its folder has become a link to elsewhere', () => {
    write('ours/a.ts', 'one')
    write('theirs/a.ts', 'one')
    const [link, path] = [join(folder, 'current'), join(folder, 'current/a.ts')]
    symlinkSync(join(folder, 'ours'), link)
    noteCode(readCode(path)!, home)
    expect(isKnown(readCode(path)!, home)).toBe(true)
    unlinkSync(link)
    symlinkSync(join(folder, 'theirs'), link)
    expect(isKnown(readCode(path)!, home)).toBe(false)
  })

  it('is a file: folders and what is not there are none', () => {
    expect(readCode(folder)).toBeUndefined()
    expect(readCode(join(folder, 'nowhere.ts'))).toBeUndefined()
  })

  it('is noted for this person alone, and nowhere when there is no home', () => {
    const code = readCode(write('a.ts', 'one'))!
    noteCode(code, undefined)
    noteCode(code, join(code.path, 'below a file'))
    expect(isKnown(code, join(code.path, 'below a file'))).toBe(false)
    noteCode(code, home)
    const [note] = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    if (process.platform !== 'win32') expect(statSync(join(note!.parentPath, note!.name)).mode & 0o077).toBe(0)
  })
})

describe('the folder of the notes', () => {
  it('is TROUPE_HOME, or where the system keeps such things, and never below the current folder', () => {
    const usual = join(homedir(), '.local/state/troupe')
    expect(stateFolder({ TROUPE_HOME: '/own', XDG_STATE_HOME: '/state' }, 'linux')).toBe('/own')
    expect(stateFolder({ XDG_STATE_HOME: '/state' }, 'linux')).toBe(join('/state/troupe'))
    expect(stateFolder({}, 'darwin')).toBe(usual)
    expect(stateFolder({ TROUPE_HOME: 'own', XDG_STATE_HOME: './state' }, 'linux')).toBe(usual)
    expect(stateFolder({ TROUPE_HOME: '', LOCALAPPDATA: '/local' }, 'win32')).toBe(join('/local/troupe'))
  })

  it('is a temporary one while tests run', () => {
    expect(stateFolder()).toMatch(/troupe-home-/)
    expect(existsSync(stateFolder()!)).toBe(true)
  })
})
