import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { listenForKeys } from './keys.ts'

class Terminal extends EventEmitter {
  readonly isTTY = true
  readonly modes: string[] = []
  setRawMode = (isRaw: boolean) => this.modes.push(isRaw ? 'raw' : 'lines')
  resume = () => this.modes.push('resume')
  pause = () => this.modes.push('pause')
}

it('hears single keys, and gives the terminal back as it was', () => {
  const terminal = new Terminal()
  const pressed: string[] = []
  const before = process.listenerCount('exit')
  const keys = listenForKeys(terminal, (key) => pressed.push(key))
  terminal.emit('data', Buffer.from('P s'))
  terminal.emit('data', '\u0003')
  // an arrow is an escape and letters, which are no keys of ours
  terminal.emit('data', '\u001b[s')
  keys.close()
  terminal.emit('data', 'q')
  expect(pressed).toEqual(['p', ' ', 's', '\u0003'])
  expect(terminal.modes).toEqual(['raw', 'resume', 'lines', 'pause'])
  expect(process.listenerCount('exit')).toBe(before)
})

it('leaves alone what is no terminal', () => {
  const pipe = Object.assign(new Terminal(), { isTTY: false })
  listenForKeys(pipe, () => {}).close()
  expect(pipe.modes).toEqual([])
})
