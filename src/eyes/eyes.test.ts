import { describe, expect, it } from 'vitest'
import { changes } from './changes.ts'
import { resized } from './resize.ts'
import { paintPicture } from './test-pictures.ts'
import { captionOf, directionOf, distanceOf } from './where.ts'

const size = { width: 300, height: 200 }

describe('the eye of changes', () => {
  it('gives no names, only where something moved', async () => {
    const before = paintPicture([])
    const after = paintPicture([{ box: { x: 0, y: 0, width: 8, height: 5 }, color: [255, 0, 0] }])
    const eye = changes()
    expect(await eye.see(before)).toEqual({ caption: 'a first picture', objects: [], unknown: [] })
    const seen = await eye.see(after, { before: { picture: before } })
    expect(seen.objects).toEqual([])
    expect(seen.changed!.boxes).toEqual([{ x: 0, y: 0, width: 8, height: 5 }])
    expect(seen.changed!.part).toBeCloseTo(1 / 64, 2)
    expect((await eye.see(after, { before: { picture: after } })).changed).toEqual({ part: 0, boxes: [] })
  })

  it('says nothing of a picture of another size', async () => {
    const before = { picture: paintPicture([], [32, 20]) }
    expect((await changes().see(paintPicture([]), { before })).changed).toBeUndefined()
  })
})

describe('where something is', () => {
  it('is left, ahead or right by thirds, and up or down near the edges of the middle', () => {
    const at = (x: number, y: number) => directionOf({ x, y, width: 10, height: 10 }, size)
    expect([at(0, 100), at(145, 100), at(290, 100), at(145, 0), at(145, 190)]).toEqual([
      'left',
      'ahead',
      'right',
      'up',
      'down',
    ])
  })

  it('is as far as it is small, and put into words', () => {
    expect(distanceOf({ x: 0, y: 0, width: 200, height: 50 }, size)).toBe('near')
    expect(distanceOf({ x: 0, y: 0, width: 10, height: 50 }, size)).toBe('middle')
    expect(distanceOf({ x: 0, y: 0, width: 10, height: 10 }, size)).toBe('far')
    expect(
      captionOf([
        { name: 'sofa', direction: 'left', distance: 'near' },
        { name: 'plant', direction: 'ahead', distance: 'middle' },
      ]),
    ).toBe('sofa on the left, near; plant ahead')
  })

  it('stays where it is in a picture of another size', () => {
    const picture = paintPicture([{ box: { x: 32, y: 0, width: 32, height: 40 }, color: [255, 0, 0] }])
    const small = resized(picture, 8, 5)
    expect([...small.subarray(0, 4)]).toEqual([180, 175, 165, 255])
    expect([...small.subarray(7 * 4, 8 * 4)]).toEqual([255, 0, 0, 255])
  })
})
