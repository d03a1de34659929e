import { describe, expect, it } from 'vitest'
import { orderIn } from './orders.ts'

describe('orderIn', () => {
  it.each(['look', 'take lamp. go north', 'quite a story', 'x saved letter', 'unlock door then open it', 'undo', ''])(
    'leaves %j to the story',
    (command) => {
      expect(orderIn(command)).toEqual({ order: 'play' })
    },
  )

  const meta = [
    'quit',
    ' Q ',
    'SAVE',
    'restore',
    'script',
    'unscript',
    'transcript on',
    'take lamp. quit',
    'z; restart',
  ]

  it.each([...meta, 'look then save', 'restore twelve'])('answers %j itself', (command) => {
    const order = orderIn(command)
    expect(order.order).toBe('refuse')
    expect(order).toHaveProperty('reason')
  })

  it('knows restart and restore N', () => {
    expect(orderIn(' Restart ')).toEqual({ order: 'restart' })
    expect(orderIn('restore 12')).toEqual({ order: 'restore', step: 12 })
    expect(orderIn('RESTORE  3')).toEqual({ order: 'restore', step: 3 })
  })
})
