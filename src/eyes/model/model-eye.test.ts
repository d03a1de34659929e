import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { namedModel } from '../../models/named-model.ts'
import type { LanguageModel } from '../../models/model.ts'
import { startModelServer, type ModelServer } from '../../testing/model-server.ts'
import { paintPicture } from '../test-pictures.ts'
import { labelPicture } from './label-picture.ts'
import { model } from './model-eye.ts'
import { widthFor } from './picture-size.ts'

const picture = paintPicture([{ box: { x: 4, y: 4, width: 20, height: 20 }, color: [200, 20, 20] }], [640, 400])
const room = {
  caption: 'A red sofa\nin a room.',
  objects: [{ name: ' Red  Sofa ', direction: 'left', distance: 'near' }],
}

describe('the eye of a vision model', () => {
  let server: ModelServer
  let vision: LanguageModel
  let said: unknown = room
  beforeEach(async () => {
    said = room
    server = await startModelServer({ reply: () => said as object })
    vision = namedModel(`${server.url}#vision`)
  })
  afterEach(() => server.close())
  const prices = () => ({ [vision.name]: { input: 1, output: 2 } })

  it('is sent the picture, and gives caption and objects of one call with what it cost', async () => {
    const seen = await model(vision, { prices: prices() }).see(picture)
    expect(server.requests.length).toBe(1)
    expect(server.requests[0]).toMatchObject({ images: 1 })
    expect(seen).toMatchObject({
      caption: 'A red sofa in a room.',
      objects: [{ name: 'red sofa', direction: 'left', distance: 'near', confidence: 1 }],
    })
    const [call] = seen.calls!
    expect(call!.usd).toBeCloseTo((call!.inputTokens! + 2 * call!.outputTokens!) / 1e6)
    expect(call!.usd).toBeGreaterThan(0)
  })

  it('asks once for each picture, and pays nothing for one it knows', async () => {
    const eye = model(vision, { prices: prices() })
    await eye.see(picture)
    const { calls, ...again } = await eye.see(
      paintPicture([{ box: { x: 4, y: 4, width: 20, height: 20 }, color: [200, 20, 20] }], [640, 400]),
    )
    expect(calls).toBeUndefined()
    expect(again.objects.length).toBe(1)
    expect(server.requests.length).toBe(1)
    expect(eye.spent()).toMatchObject({ calls: 1 })
  })

  it('survives a reply that is broken once by asking again, and pays for both', async () => {
    server.fail({ kind: 'wrong-schema', reply: { caption: 3 } })
    const seen = await model(vision, { prices: prices() }).see(picture)
    expect(seen.objects.length).toBe(1)
    expect(seen.calls!.length).toBe(2)
    expect(server.requests[1]!.text).toContain('could not be used')
  })

  it('falls back to what changed, and says so, when no reply can be read or the server refuses', async () => {
    said = 'I see a sofa, I think.'
    const broken = await model(vision).see(picture, { before: { picture } })
    expect(broken).toMatchObject({ objects: [], caption: 'nothing moved', changed: { part: 0 } })
    expect(broken.fallback).toMatch(/^changes, because /)
    expect(broken.calls!.length).toBe(2)
    server.fail({ kind: 'status', status: 401, message: 'no such key' })
    expect((await model(vision).see(picture)).fallback).toContain('no such key')
  })

  it('stops asking when its calls cost as much as they may', async () => {
    const eye = model(vision, { prices: prices(), maxUsd: 1e-9 })
    expect((await eye.see(picture)).fallback).toBeUndefined()
    expect((await eye.see(paintPicture([]))).fallback).toContain('its calls cost')
    expect(server.requests.length).toBe(1)
  })

  it('sends pictures no larger than they may cost', () => {
    const large = { width: 1280, height: 800 }
    const price = { input: 5, output: 10 }
    expect(widthFor(large, { price, maxUsd: undefined })).toBe(640)
    expect(widthFor(large, { price, maxUsd: 0.001 })).toBe(384)
    expect(widthFor(large, { price, maxUsd: 0 })).toBe(256)
    expect(widthFor({ width: 200, height: 100 }, { price, maxUsd: undefined })).toBe(200)
  })

  it('labels pictures for others to learn from, inside the picture and with a name', async () => {
    said = {
      objects: [
        { name: 'Sofa', left: 10, top: 50, right: 60, bottom: 140 },
        { name: 'ghost', left: 50, top: 10, right: 50, bottom: 20 },
        { name: ' ', left: 0, top: 0, right: 9, bottom: 9 },
      ],
    }
    const { labels, calls } = await labelPicture(vision, picture, ['sofa'])
    expect(labels).toEqual([{ name: 'sofa', box: { x: 64, y: 200, width: 320, height: 200 } }])
    expect(calls.length).toBe(1)
    expect(server.requests[0]!.text).toContain('use these names: sofa')
  })
})
