import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { listInput, streamInput, terminalInput } from './input.ts'

describe('a list of lines', () => {
  it('gives lines, and their first character where a key is wanted', async () => {
    const input = listInput(['north', 'yes', ''])
    expect([await input.line('>'), await input.key(''), await input.key('')]).toEqual(['north', 'y', '\n'])
    expect(input.left).toBeUndefined()
    expect(await input.line('>')).toBeUndefined()
    expect(input.left).toBe('end')
  })
})

describe('a stream', () => {
  it('gives its lines until it ends, whichever way they end', async () => {
    const stream = new PassThrough()
    const input = streamInput(stream)
    stream.end('north\r\nlook')
    expect([await input.line('>'), await input.line('>'), await input.line('>')]).toEqual(['north', 'look', undefined])
    expect(input.left).toBe('end')
  })
})

describe('a terminal', () => {
  const open = () => {
    const [keys, screen] = [new PassThrough(), Object.assign(new PassThrough(), { columns: 30 })]
    let shown = ''
    screen.setEncoding('utf8').on('data', (text: string) => (shown += text))
    return {
      input: terminalInput({ input: keys, output: screen }),
      type: (text: string) => keys.write(text),
      shown: () => shown,
    }
  }

  it('gives what is typed, and brings it back with the arrow key', async () => {
    const { input, type, shown } = open()
    const first = input.line('>')
    type('open mailbox\r')
    expect(await first).toBe('open mailbox')
    expect(shown()).toContain('>')
    const again = input.line('>')
    type('\u001b[A\r')
    expect(await again).toBe('open mailbox')
  })

  it('keeps what is pasted for the turns to come, a key among them', async () => {
    const { input, type } = open()
    const first = input.line('>')
    type('north\reast\rspace\r')
    expect([await first, await input.line('>'), await input.key('')]).toEqual(['north', 'east', 's'])
  })

  it('takes one key without Return, and leaves it out of the next line', async () => {
    const { input, type } = open()
    const pressed = input.key('[Press any key]')
    type('x')
    expect(await pressed).toBe('x')
    const enter = input.key('')
    type('\r')
    expect(await enter).toBe('\r')
    const line = input.line('>')
    type('look\r')
    expect(await line).toBe('look')
  })

  it('tells Ctrl-D from Ctrl-C, also where a key is wanted', async () => {
    const [ended, interrupted] = [open(), open()]
    const [line, key] = [ended.input.line('>'), interrupted.input.key('')]
    ended.type('\u0004')
    interrupted.type('\u0003')
    expect([await line, await key]).toEqual([undefined, undefined])
    expect([ended.input.left, interrupted.input.left]).toEqual(['end', 'interrupt'])
    expect(await ended.input.line('>')).toBeUndefined()
  })

  it('breaks a long question before the cursor', async () => {
    const { input, type, shown } = open()
    const answer = input.line('Do you wish to leave the game? (Y is affirmative): >')
    type('y\r')
    expect(await answer).toBe('y')
    expect(stripVTControlCharacters(shown())).toContain('Do you wish to leave the\ngame? (Y is affirmative): >')
  })

  it('is not steered by a question', async () => {
    const { input, type, shown } = open()
    const answer = input.line('\u001b[2Jx\u009b1A>')
    type('y\r')
    expect(await answer).toBe('y')
    expect(shown()).toContain('\\u001b[2Jx\\u009b1A>')
    expect(shown()).not.toContain('\u001b[2J')
    expect(shown()).not.toContain('\u009b')
  })
})
