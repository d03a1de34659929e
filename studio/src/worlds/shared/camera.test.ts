import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, fitAll, follow, seenBy, zoomAt } from './camera.ts'

const screen = { width: 600, height: 500 }
const box = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  width: fc.integer({ min: 50, max: 4000 }),
  height: fc.integer({ min: 50, max: 4000 }),
})

describe('a camera', () => {
  it('shows all of a drawing that fits at a size that can be read', () => {
    const drawing = { x: -30, y: 0, width: 700, height: 400 }
    expect(contains(seenBy(follow(drawing, drawing, screen), screen), drawing)).toBe(true)
  })

  it('keeps what it follows in sight, however large the drawing', () => {
    const inside = fc.tuple(box, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(
      fc.property(inside, ([drawing, right, down]) => {
        const focus = {
          x: drawing.x + right * (drawing.width - 40),
          y: drawing.y + down * (drawing.height - 40),
          width: 40,
          height: 40,
        }
        expect(contains(seenBy(follow(drawing, focus, screen), screen), focus)).toBe(true)
      }),
    )
  })

  it('does not move while what it follows stays in the middle part', () => {
    const drawing = { x: 0, y: 0, width: 4000, height: 3000 }
    const first = follow(drawing, { x: 1000, y: 1000, width: 100, height: 50 }, screen)
    expect(follow(drawing, { x: 1080, y: 1040, width: 100, height: 50 }, screen, first)).toEqual(first)
    expect(follow(drawing, { x: 1900, y: 1000, width: 100, height: 50 }, screen, first)).not.toEqual(first)
  })

  it('zooms around the point below the finger', () => {
    const camera = fitAll({ x: 0, y: 0, width: 3000, height: 1000 }, screen)
    const near = zoomAt(camera, 2, [120, 80])
    const at = ({ x, y, scale }: typeof camera) => [(120 - x) / scale, (80 - y) / scale]
    expect(at(near)[0]).toBeCloseTo(at(camera)[0]!)
    expect(at(near)[1]).toBeCloseTo(at(camera)[1]!)
  })
})
