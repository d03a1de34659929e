import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import type { Picture } from '../../worlds/desktop/eye.ts'
import { resized } from '../resize.ts'
import { paintPicture } from '../test-pictures.ts'
import { hasTensorFlow, PACKAGES, type Backbone } from './backbone.ts'
import { ACROSS, CELLS, classesOf } from './cells.ts'
import { findObjects } from './find-objects.ts'
import { describe as describeLessons, examine, learn, type Lesson } from './learn.ts'
import { readLessons, writeLabels } from './lessons.ts'
import { hashOf, readTaught, writeTaught } from './taught-file.ts'
import { eyeOf, taught } from './taught.ts'

const folder = mkdtempSync(join(tmpdir(), 'troupe-lessons-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Colours are enough to tell things apart that have one each. */
const colors: Backbone = {
  size: 12,
  describe(picture: Picture) {
    const rgba = resized(picture, ACROSS * 2, ACROSS * 2)
    const features = new Float32Array(CELLS * 12)
    for (let cell = 0; cell < CELLS; cell++) {
      const [x, y] = [(cell % ACROSS) * 2, Math.floor(cell / ACROSS) * 2]
      for (const [place, [dx, dy]] of (
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const
      ).entries())
        for (let channel = 0; channel < 3; channel++)
          features[cell * 12 + place * 3 + channel] = rgba[((y + dy) * ACROSS * 2 + x + dx) * 4 + channel]! / 255
    }
    return Promise.resolve(features)
  },
  close: () => undefined,
}

const paints = { ball: [220, 30, 30], leaf: [30, 160, 50], pool: [40, 60, 210] } as const

function lesson(seed: number, names: readonly (keyof typeof paints)[] = ['ball', 'leaf', 'pool']): Lesson {
  const random = createRandom(`lesson ${seed}`)
  const shown = names.filter(() => random.next() < 0.6)
  const labels = shown.map((name) => ({
    name,
    box: {
      x: random.integer(40),
      y: random.integer(24),
      width: 12 + random.integer(12),
      height: 8 + random.integer(8),
    },
  }))
  return { picture: paintPicture(labels.map(({ name, box }) => ({ box, color: paints[name] }))), labels }
}

const lessons = Array.from({ length: 40 }, (_, seed) => lesson(seed))
const learned = async (some: readonly Lesson[]) => learn(await Array.fromAsync(describeLessons(some, colors)), colors)

describe('a taught eye', () => {
  it('recognises what it was shown, on pictures it never saw, where it is, and says how sure it is', async () => {
    const eye = eyeOf(await learned(lessons), colors, 'paints')
    expect(eye.name).toBe('taught paints')
    expect(eye.names).toEqual(['ball', 'leaf', 'pool'])
    const { objects, caption } = await eye.see(
      paintPicture([
        { box: { x: 0, y: 8, width: 16, height: 20 }, color: paints.ball },
        { box: { x: 48, y: 10, width: 14, height: 20 }, color: paints.pool },
      ]),
    )
    expect(objects.map(({ name, direction }) => `${name} ${direction}`).toSorted()).toEqual(['ball left', 'pool right'])
    for (const { confidence } of objects) expect(confidence).toBeGreaterThanOrEqual(0.85)
    expect(caption).toContain('ball on the left')
  })

  it('names nothing that nobody taught: where it is unsure there is something unknown', async () => {
    const twoNames = ['ball', 'leaf'] as const
    const some = Array.from({ length: 40 }, (_, seed) => lesson(seed, twoNames))
    const eye = eyeOf(await learned(some), colors, 'paints')
    const nothing = await eye.see(paintPicture([]))
    expect([nothing.objects, nothing.unknown]).toEqual([[], []])
    for (const seen of await Promise.all(lessons.map(({ picture }) => eye.see(picture))))
      for (const { name } of seen.objects) expect(twoNames).toContain(name)
    // half one, half the other
    const likely = new Float32Array(CELLS * 3).map((_, place) => (place % 3 === 0 ? 1 : 0))
    likely.set([0.1, 0.5, 0.4], 9 * 3)
    const { objects, unknown } = findObjects(likely, twoNames, { width: 80, height: 80 })
    expect(objects).toEqual([])
    expect(unknown).toEqual([{ x: 10, y: 10, width: 10, height: 10 }])
  })

  it('learns the same from the same lessons, and keeps it until they change', async () => {
    const first = await learned(lessons.slice(0, 10))
    const told = Object.fromEntries(lessons.slice(0, 10).map(({ labels }, place) => [`${place}.png`, labels]))
    await writeTaught(folder, told, first)
    expect(await readTaught(folder, told, colors.size)).toEqual(first)
    expect(await learned(lessons.slice(0, 10))).toEqual(first)
    const { '0.png': _, ...fewer } = told
    expect(hashOf(fewer)).not.toBe(hashOf(told))
    expect(await readTaught(folder, fewer, colors.size)).toBeUndefined()
    writeFileSync(join(folder, 'taught.json'), '{"version": 1, "names": ["x"]')
    expect(await readTaught(folder, told, colors.size)).toBeUndefined()
  })

  it('is examined with pictures that were held back, and fails where its lessons are wrong', async () => {
    const described = await Array.fromAsync(describeLessons(lessons, colors))
    const { views, recall, precision } = examine(described, colors)
    expect(views).toBe(10)
    expect(recall).toBeGreaterThan(0.6)
    expect(precision).toBeGreaterThan(0.8)
    const confused = described.map((each, place) => ({
      ...each,
      labels: each.labels.map((label) => ({ ...label, name: place % 4 === 3 ? 'other' : label.name })),
    }))
    expect(examine(confused, colors).recall).toBe(0)
  })

  it('gives a cell to the smaller of two boxes, which is in front', () => {
    const labels = [
      { name: 'room', box: { x: 0, y: 0, width: 80, height: 80 } },
      { name: 'cup', box: { x: 0, y: 0, width: 10, height: 10 } },
    ]
    const classes = classesOf(labels, ['cup', 'room'], { width: 80, height: 80 })
    expect([classes[0], classes[1], classes[CELLS - 1]]).toEqual([1, 2, 2])
  })
})

describe('lessons', () => {
  it('are written one after the other, read whole, and never lead out of their folder', async () => {
    const labels = [{ name: 'cup', box: { x: 1, y: 2, width: 3, height: 4 } }]
    await Promise.all(['a.png', 'b.png', 'c.png'].map((file) => writeLabels(folder, file, labels)))
    expect(Object.keys(await readLessons(folder)).toSorted()).toEqual(['a.png', 'b.png', 'c.png'])
    await expect(writeLabels(folder, '../a.png', labels)).rejects.toMatchObject({ code: 'EYE_BAD_LESSONS' })
    await expect(writeLabels(folder, 'a.png', [{ ...labels[0]!, name: '' }])).rejects.toThrow()
    expect(JSON.parse(readFileSync(join(folder, 'lessons.json'), 'utf8'))).toMatchObject({ 'a.png': labels })
  })

  it('that cannot be used say why', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'))
    await expect(taught(empty)).rejects.toThrow('nothing is named in them')
    writeFileSync(join(empty, 'lessons.json'), '{"a.png": [{"name": 3}]}')
    await expect(taught(empty)).rejects.toMatchObject({ code: 'EYE_BAD_LESSONS' })
  })

  it.skipIf(hasTensorFlow())('need packages that are named when they are missing', async () => {
    const some = mkdtempSync(join(folder, 'some-'))
    writeFileSync(join(some, 'a.png'), await lessons[0]!.picture.png())
    await writeLabels(some, 'a.png', [{ name: 'cup', box: { x: 1, y: 2, width: 30, height: 40 } }])
    await expect(taught(some)).rejects.toThrow(`npm install ${PACKAGES.join(' ')}`)
  })
})

const missing = hasTensorFlow() ? '' : ' (no TensorFlow.js)'
describe.skipIf(!hasTensorFlow())(`a taught eye with MobileNetV3${missing}`, () => {
  it('learns from a folder of pictures, and the next time only reads what it learned', async () => {
    const own = mkdtempSync(join(folder, 'own-'))
    for (const [place, { picture, labels }] of lessons.slice(0, 12).entries()) {
      writeFileSync(join(own, `${place}.png`), await picture.png())
      await writeLabels(own, `${place}.png`, labels)
    }
    const steps: number[] = []
    const progress = (done: number) => void steps.push(done)
    const eye = await taught(own, { progress })
    expect(steps.at(-1)).toBe(12)
    const ball = paintPicture([{ box: { x: 0, y: 8, width: 24, height: 24 }, color: paints.ball }])
    expect((await eye.see(ball)).objects.map(({ name }) => name)).toContain('ball')
    await eye.close!()
    const again = await taught(own, { progress })
    expect(steps.length).toBe(12)
    expect((await again.see(ball)).objects.map(({ name }) => name)).toContain('ball')
    await again.close!()
  }, 180_000)
})
