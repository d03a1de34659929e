import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePipe } from '../../../test/named-pipe.ts'
import { isOwnAddress, isThisMachine } from './address.ts'
import { findOther, register } from './one-at-a-time.ts'

let folder: string
let listening: Server
let port: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-registered-'))
  listening = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  port = (listening.address() as AddressInfo).port
})
afterEach(() => {
  listening.close()
  rmSync(folder, { recursive: true, force: true })
})

// a process that lives and is not this one
const pid = process.ppid
const noted = (note: unknown) => {
  const file = join(folder, 'store.db.studio')
  writeFileSync(file, JSON.stringify(note))
  return findOther(file)
}

describe('the studio that a file beside the store names', () => {
  it('is found when it listens on this machine', async () => {
    expect(await noted({ pid, host: '127.0.0.1', port })).toEqual({ pid, host: '127.0.0.1', port })
    expect(await noted({ pid, host: '0.0.0.0', port })).toMatchObject({ port })
  })

  it('is none when its address is not one of this machine', async () => {
    // each of these would be connected to, and opened in the browser
    const hosts = ['127.0.0.1.', '127.1', '2130706433', '::ffff:127.0.0.1', '0x7f.1', '127.0.0.1&calc', 'evil.test', '']
    for (const host of hosts) expect([host, await noted({ pid, host, port })]).toEqual([host, undefined])
    const ports = [0, -1, 65_536, 1.5, `${port}`, `${port}/evil`]
    for (const wrong of ports) expect(await noted({ pid, host: '127.0.0.1', port: wrong })).toBeUndefined()
    for (const wrong of [0, -1, 1.5]) expect(await noted({ pid: wrong, host: '127.0.0.1', port })).toBeUndefined()
  })

  it.skipIf(process.platform === 'win32')('is not waited for where the file is a pipe', () => {
    const file = join(folder, 'store.db.studio')
    makePipe(file)
    // in a process of its own: one that waits for a pipe cannot even be told that its time is over
    const { href } = new URL('one-at-a-time.ts', import.meta.url)
    const program = `import { findOther } from '${href}'; console.log(await findOther(process.argv[1]))`
    const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program, file]
    const { stdout, stderr, error } = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 })
    expect({ stdout, stderr, error }).toEqual({ stdout: 'undefined\n', stderr: '', error: undefined })
  })

  it('is noted without writing to what a link points at', () => {
    const [file, victim] = [join(folder, 'store.db.studio'), join(folder, 'victim')]
    writeFileSync(victim, 'precious')
    symlinkSync(victim, file)
    symlinkSync(victim, `${file}.new`)
    const unregister = register(file, { pid: process.pid, host: '127.0.0.1', port })
    expect(readFileSync(victim, 'utf8')).toBe('precious')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ port })
    unregister()
    expect(existsSync(file)).toBe(false)
  })
})

describe('an address', () => {
  it('is of this machine alone only when it is one at all', () => {
    for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]']) expect(isThisMachine(host)).toBe(true)
    for (const host of ['127.999.1.1', '127.1.1', '127.0.0.1.evil.test', '0.0.0.0'])
      expect(isThisMachine(host)).toBe(false)
    expect(isOwnAddress('127.999.1.1')).toBe(false)
  })
})
