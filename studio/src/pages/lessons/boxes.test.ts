import { describe, expect, it } from 'vitest'
import { boxBetween, placeIn, styleOf } from './boxes.ts'

describe('boxes on a picture', () => {
  it('are in pixels of the picture, however large it is shown, and never outside of it', () => {
    const shown = { left: 100, top: 50, width: 320, height: 200 }
    const size = { width: 640, height: 400 }
    expect(placeIn([260, 150], shown, size)).toEqual([320, 200])
    expect(placeIn([0, 9_999], shown, size)).toEqual([0, 400])
    expect(styleOf({ x: 320, y: 100, width: 64, height: 40 }, size)).toEqual({
      left: '50%',
      top: '25%',
      width: '10%',
      height: '10%',
    })
  })

  it('may be drawn from any corner, and a slip of the hand is none', () => {
    expect(boxBetween([30, 40], [10, 20])).toEqual({ x: 10, y: 20, width: 20, height: 20 })
    expect(boxBetween([10, 10], [12, 90])).toBeUndefined()
  })
})
