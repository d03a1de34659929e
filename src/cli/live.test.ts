import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { openLive } from './live.ts'
import { createPaint } from '../terminal/paint.ts'

it('draws text and our own colours, whatever is in the lines, and moves the cursor by itself alone', () => {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { rows: 2 })
  const live = openLive(stream as unknown as NodeJS.WriteStream)
  live.draw([createPaint(true)('green', 'ana\u001b[H'), 'evil\u001b[2J\u009b1A\nmore', 'below the screen'])
  live.close()
  expect(String(stream.read())).toBe(
    '\u001b[?1049h\u001b[?25l' +
      '\u001b[H\u001b[32mana\\u001b[H\u001b[39m\u001b[K\r\nevil\\u001b[2J\\u009b1A ⏎ more\u001b[K\u001b[J' +
      '\u001b[?25h\u001b[?1049l',
  )
})
