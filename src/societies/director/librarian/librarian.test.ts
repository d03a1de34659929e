import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { solidsOf } from '../../../worlds/scene/geometry/solids.ts'
import { assetOf } from '../../../worlds/scene/library/index.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import type { ValidationIssue } from '../issue.ts'
import type { Attributes, ObjectRequest } from '../plan.ts'
import { libraryNouns } from '../orchestrator/library-nouns.ts'
import { readPrompt } from '../orchestrator/read-prompt.ts'
import { fetchObjects as piecesOfFetchObjects } from './fetch-objects.ts'
import { findAsset } from './find-asset.ts'

const fetchObjects = (...given: Parameters<typeof piecesOfFetchObjects>) => atOnce(piecesOfFetchObjects(...given))

const said = (...words: string[]): Attributes => ({ words })
const boxOf = (name: string, ...words: string[]) => assetOf(findAsset(name, said(...words)).assetPath).boundingBox
const familyOf = (name: string, ...words: string[]) => assetOf(findAsset(name, said(...words)).assetPath).family

const request = (name: string, count = 1, words: string[] = []): ObjectRequest => ({
  id: `request-${name}`,
  name,
  count,
  attributes: said(...words),
  room: 'bedroom',
  importance: 1,
})
const planOf = (...requiredObjects: ObjectRequest[]) => ({ requiredObjects })

const missing = (affectedObjectId: string | null): ValidationIssue => ({
  id: '0/0',
  round: 0,
  severity: 'error',
  category: 'missing_asset',
  check: 'asset',
  description: 'it is not what was asked for',
  affectedObjectId,
  otherObjectId: null,
  requirement: null,
  suggestedFix: 'fetch it again',
})

describe('findAsset', () => {
  it.each([
    ['its name', 'floor lamp', 'floor-lamp'],
    ['its plural', 'curtains', 'curtains'],
    ['an irregular plural', 'cacti', 'cactus'],
    ['a name in one word or in two', 'night-stand', 'nightstand'],
    ['capitals and an article', 'The Chandelier', 'chandelier'],
    ['the noun a compound ends in', 'antique brass floor lamp', 'floor-lamp'],
    ['what comes before “with”', 'rug with fringes', 'rug'],
    ['what a measure measures', 'pair of candles', 'candle'],
    ['what it is a kind of', 'begonia', 'flower-vase'],
    ['a rarer word for it', 'chesterfield', 'sofa'],
    ['a foreign word for it', 'escritoire', 'desk'],
    ['what its cousins are', 'sitar', 'guitar'],
    ['what one does with it', 'tankard', 'cup'],
  ])('finds a thing by %s', (_, name, family) => {
    const found = findAsset(name)
    expect(assetOf(found.assetPath).family).toBe(family)
    expect(found.isStandIn).toBe(false)
  })

  it('lets words make it another thing, where there is a name for that', () => {
    expect(familyOf('lamp')).toBe('table-lamp')
    expect(familyOf('lamp', 'floor')).toBe('floor-lamp')
    expect(familyOf('lamp', 'hanging')).toBe('pendant-lamp')
    expect(familyOf('lamp', 'wall-mounted')).toBe('wall-lamp')
    expect(familyOf('plant', 'small')).toBe('small-plant')
    expect(familyOf('mirror', 'full-length')).toBe('standing-mirror')
  })

  it('makes things larger and smaller, higher and longer', () => {
    const usual = boxOf('rug')
    expect(boxOf('rug', 'small').width).toBeCloseTo(usual.width * 0.78, 3)
    expect(boxOf('rug', 'huge').depth).toBeCloseTo(usual.depth * 1.5, 3)
    expect(boxOf('rug', 'long').width / boxOf('rug', 'long').depth).toBeGreaterThan(usual.width / usual.depth)
    expect(boxOf('vase', 'tall').height).toBeCloseTo(boxOf('vase').height * 1.3, 3)
    expect(boxOf('vase', 'tall').width).toBeCloseTo(boxOf('vase').width, 3)
  })

  it('takes the shape that is said', () => {
    const { width, depth } = boxOf('rug', 'circular')
    expect(width).toBeCloseTo(depth, 3)
    expect(findAsset('rug', said('oval')).assetPath).toContain('shape=oval')
  })

  it('takes lengths with their units', () => {
    expect(boxOf('rug', '3m').width).toBeCloseTo(3, 3)
    expect(boxOf('floor lamp', '180cm', 'tall').height).toBeCloseTo(1.8, 3)
    expect(boxOf('rug', 'six-foot').width).toBeCloseTo(1.829, 3)
  })

  it('keeps things within what they are, whatever is said of them', () => {
    const words = Array.from({ length: 50 }, () => ['huge', 'giant', 'long', 'tall']).flat()
    const { width, height } = boxOf('vase', ...words)
    expect(width).toBeLessThan(1)
    expect(height).toBeLessThan(1)
  })

  it('lets something of the right kind and size stand in for what is unknown, and says so', () => {
    const found = findAsset('portcullis')
    expect(found).toMatchObject({ isStandIn: true })
    expect(found.why).toContain('no portcullis')
    expect(assetOf(findAsset('zebra').assetPath).boundingBox.depth).toBeGreaterThan(0.4)
    expect(findAsset('zebra').assetPath).toContain('kind=animal')
    expect(findAsset('kite').assetPath).toContain('kind=toy')
    expect(findAsset('taco').assetPath).toContain('kind=food')
    expect(findAsset('flugelhorn').assetPath).toContain('kind=instrument')
    expect(assetOf(findAsset('gizmo', said('wall-mounted')).assetPath).placement).toBe('wall')
    expect(assetOf(findAsset('gizmo').assetPath).placement).toBe('top')
  })

  it.each([
    '',
    '   ',
    '__proto__',
    'constructor',
    '../../etc',
    'a&b=c?d#e',
    '\u0000',
    '💡',
    'x'.repeat(100_000),
    'of of of',
    "'''",
  ])('has something for any name: %j', (name) => {
    const { assetPath } = findAsset(name, said(name, '__proto__', '1e999-m', '-5cm'))
    expect(assetOf(assetPath).polygonCount).toBeGreaterThan(0)
  })

  it('takes somebody’s own thing before that of the library', () => {
    const own = new Map([['lamp', 'own/lamp?sha=12ab']])
    expect(findAsset('brass lamp', said(), own).assetPath).toBe('own/lamp?sha=12ab')
  })
})

describe('fetchObjects', () => {
  it('fetches as many as asked, with ids that say what they are', () => {
    const { objects, notes } = fetchObjects(planOf(request('candle', 2), request('area rug')), [])
    expect(objects.map(({ id }) => id)).toEqual(['candle-1', 'candle-2', 'area-rug-1'])
    expect(notes).toEqual([])
    expect(objects[2]).toMatchObject({
      name: 'area rug',
      request: 'request-area rug',
      room: 'bedroom',
      placement: 'flat',
      position: null,
      material: null,
      status: 'fetched',
      isStandIn: false,
    })
  })

  it('measures boxes and triangles on the mesh', () => {
    const [candle] = fetchObjects(planOf(request('candle')), []).objects
    const { boundingBox, polygonCount } = assetOf(candle!.assetPath)
    expect(candle).toMatchObject({ boundingBox, polygonCount })
  })

  it('tells what stands in', () => {
    const { objects, notes } = fetchObjects(planOf(request('portcullis', 3)), [])
    expect(objects.every(({ isStandIn }) => isStandIn)).toBe(true)
    expect(notes).toEqual([expect.stringContaining('no portcullis') as string])
  })

  const placed = (object: SceneObject): SceneObject => ({ ...object, position: { x: 1, y: 0, z: 1 }, status: 'placed' })
  const there = fetchObjects(planOf(request('candle', 2)), []).objects.map(placed)

  it('leaves what is there alone, and fetches only what is missing', () => {
    expect(fetchObjects(planOf(request('candle', 2)), there).objects).toEqual([])
    const { objects } = fetchObjects(planOf(request('candle', 2)), there.slice(1))
    expect(objects.map(({ id }) => id)).toEqual(['candle-1'])
    expect(fetchObjects(planOf(request('candle', 3)), there).objects.map(({ id }) => id)).toEqual(['candle-3'])
  })

  it('fetches again what is not what was asked for, under the same id', () => {
    const [wrong, right] = [{ ...there[0]!, assetPath: findAsset('rug').assetPath }, there[1]!]
    const { objects } = fetchObjects(planOf(request('candle', 2)), [wrong, right], [missing('candle-1')])
    expect(objects).toEqual([{ ...there[0], position: null, status: 'fetched' }])
  })

  it('fetches again what cannot be built, whether or not somebody complained', () => {
    const broken = { ...there[0]!, assetPath: 'library/spaceship' }
    const { objects } = fetchObjects(planOf(request('candle', 2)), [broken, there[1]!])
    expect(objects).toMatchObject([{ id: 'candle-1', assetPath: there[0]!.assetPath }])
  })

  it('does not move what fetching again would not change', () => {
    expect(fetchObjects(planOf(request('candle', 2)), there, [missing('candle-2')]).objects).toEqual([])
  })

  it('stops at 500 things and says how many are left', () => {
    const { objects, notes } = fetchObjects(planOf(request('candle', 1e9), request('rug', Number.NaN)), [])
    expect(objects).toHaveLength(500)
    expect(notes).toEqual(['999999500 things were not fetched: a scene holds at most 500.'])
  })
})

describe('what stands on or in another thing', () => {
  const request = (id: string, name: string, size?: string) => ({
    id,
    name,
    count: 1,
    attributes: { words: [], ...(size !== undefined && { size }) },
    importance: 1,
    room: 'room',
  })
  const planOf = (kind: 'on' | 'inside' | 'beside', size?: string) => ({
    requiredObjects: [request('plant', 'potted plant', size), request('cabinet', 'filing cabinet')],
    spatialRequirements: { objects: [{ id: 'r', kind, subject: 'plant', target: 'cabinet' }], room: [] },
  })
  const plantFor = (kind: 'on' | 'inside' | 'beside', size?: string) =>
    fetchObjects(planOf(kind, size), []).objects.find(({ request: id }) => id === 'plant')!.boundingBox

  it('is fetched in a size that fits, but no smaller than such things are', () => {
    const [usual, held] = [plantFor('beside'), plantFor('on')]
    const [top] = assetOf(findAsset('filing cabinet').assetPath).supports
    expect(held.width).toBeLessThanOrEqual(top!.width)
    expect(held.depth).toBeLessThanOrEqual(top!.depth)
    expect(held.width).toBeGreaterThanOrEqual(usual.width / 2)
    expect(held.height / usual.height).toBeCloseTo(held.width / usual.width, 1)
  })

  it('is as large as was asked for, where that was said', () => {
    expect(plantFor('on', 'large')).toEqual(plantFor('beside', 'large'))
  })
})

describe('a thing that is said to be somewhere', () => {
  const fetched = (prompt: string, name: string) => {
    const { objects } = fetchObjects(atOnce(readPrompt(prompt, libraryNouns())), [])
    return objects.find((object) => object.name === name)!
  }

  it('is a television without feet on a wall, and with feet on furniture', () => {
    const familyIn = (prompt: string) => assetOf(fetched(prompt, 'tv').assetPath).family
    expect(familyIn('A TV on the wall and a sideboard.')).toBe('wall-tv')
    expect(familyIn('A TV above the fireplace.')).toBe('wall-tv')
    expect(familyIn('A room with a sofa and a TV.')).toBe('wall-tv')
    expect(familyIn('A TV on a sideboard.')).toBe('tv')
  })

  it('is a rug that all legs of what stands on it fit on', () => {
    const words = 'A grand piano with a rug under it.'
    const [rug, piano] = ['rug', 'grand piano'].map((name) => fetched(words, name).boundingBox)
    expect(rug!.width).toBeGreaterThan(Math.max(piano!.width, piano!.depth))
    expect(rug!.depth).toBeGreaterThan(Math.min(piano!.width, piano!.depth))
    const beside = fetched('A grand piano with a rug beside it.', 'rug').boundingBox
    expect(beside.width).toBeLessThan(rug!.width)
  })

  it('is a bed as high as what is under it needs, which is no higher than beds can be', () => {
    const boxUnder = fetched('A bed with a box under the bed.', 'box').boundingBox
    const solids = solidsOf(assetOf(fetched('A bed with a box under the bed.', 'bed').assetPath))
    const over = solids.filter(({ minX, maxX, minY }) => maxX - minX > 1 && minY < 0.5 && minY > 0)
    expect(Math.min(...over.map(({ minY }) => minY))).toBeGreaterThan(boxUnder.height)
    expect(fetched('A bed and a box.', 'bed').assetPath).not.toContain('raised')
  })
})

describe('a table on legs', () => {
  it('leaves the floor between its legs free', () => {
    for (const style of ['industrial', 'modern', 'classic', 'rustic', 'scandinavian']) {
      const solids = solidsOf(assetOf(findAsset('desk', said(style, 'standing')).assetPath))
      const inMiddle = solids.filter(({ minX, maxX, minY }) => minX < -0.3 && maxX > 0.3 && minY < 0.2)
      expect(
        inMiddle.filter(({ minZ, maxZ }) => maxZ - minZ > 0.3),
        style,
      ).toEqual([])
    }
  })
})
