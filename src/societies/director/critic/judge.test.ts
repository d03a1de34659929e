import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { loadKernel } from '../../../worlds/scene/checks/kernel.ts'
import type { Coordinate3D, PlacedObject, Scene } from '../../../worlds/scene/scene.ts'
import { issueCategories, mendedBy, type IssueCategory, type Severity } from '../issue.ts'
import { judge } from './judge.ts'
import { corner, handMadeRoom, judged, noon, paint, put, type Asked, type Put } from './scene-for-tests.ts'

const look = async (given: Parameters<typeof judge>[0]) => atOnce(judge(given, await loadKernel()))

const bed: Put = { path: 'library/bed?depth=2.1&height=1.02&width=1.6', at: [0, -0.95], color: '#f4f4f0' }
const stand: Put = { path: 'library/nightstand?depth=0.4&height=0.56&width=0.48', at: [1.1, -1.79] }
const wardrobe: Put = { path: 'library/wardrobe?depth=0.6&height=2&width=1.2', at: [-1.6, 1.69], turned: 180 }
const desk: Put = { path: 'library/desk?depth=0.65&height=0.75&width=1.3', at: [-2.17, 0], turned: 90 }
const chair: Put = { path: 'library/chair?depth=0.53&height=0.88&width=0.46', at: [-1.5, 0], turned: -90 }
const rug: Put = { path: 'library/rug?depth=1.4&height=0.012&width=2', at: [0.6, 0.9] }
const shelf: Put = { path: 'library/bookshelf?books=true&depth=0.32&height=1.85&width=0.85', at: [-1.7, -1.83] }
const lamp: Put = {
  path: 'library/table-lamp?depth=0.32&height=0.52&width=0.32',
  at: [1.1, -1.79],
  y: 0.56,
  heldBy: { by: 'object', object: 'nightstand-1', surface: 'top' },
}
const book: Put = {
  path: 'library/book?depth=0.23&height=0.03&width=0.16',
  at: [-1.5, -1.83],
  y: 0.0805,
  heldBy: { by: 'object', object: 'bookshelf-1', surface: 'shelf-1' },
}
const picture: Put = {
  path: 'library/picture?depth=0.03&height=0.45&width=0.6',
  at: [0, -1.985],
  y: 1.4,
  heldBy: { by: 'wall', room: 'room', wall: 0 },
}
const pendant: Put = {
  path: 'library/pendant-lamp?depth=0.4&height=0.8&width=0.4',
  at: [0.6, 0.9],
  y: 1.8,
  heldBy: { by: 'ceiling', room: 'room' },
}

const good: Readonly<Record<string, Put>> = {
  'bed-1': bed,
  'nightstand-1': stand,
  'lamp-1': lamp,
  'wardrobe-1': wardrobe,
  'desk-1': desk,
  'chair-1': chair,
  'rug-1': rug,
  'bookshelf-1': shelf,
  'book-1': book,
  'picture-1': picture,
  'pendant-1': pendant,
}

const roomWith = (changes: Readonly<Record<string, Put | null>> = {}): readonly PlacedObject[] =>
  Object.entries({ ...good, ...changes }).flatMap(([id, one]) => (one === null ? [] : [put(id, one)]))

interface Found {
  readonly severity: Severity
  readonly category: IssueCategory
  readonly check: string
  readonly object: string | null
  readonly fix: string
}

async function faultsOf(things: readonly PlacedObject[], asked: Asked = {}, scene: Partial<Scene> = {}) {
  const { issues, verdict } = await look(judged(things, asked, scene))
  const found = issues.map(({ severity, category, check, affectedObjectId, suggestedFix }): Found => ({
    severity,
    category,
    check,
    object: affectedObjectId,
    fix: suggestedFix,
  }))
  return { found, verdict, issues, checks: verdict.checks }
}

const physical = ({ check }: Found) => !['visibility', 'exposure'].includes(check)
const error = (category: IssueCategory, check: string, object: string | null, fix: string | RegExp) => ({
  severity: 'error',
  category,
  check,
  object,
  fix: typeof fix === 'string' ? fix : (expect.stringMatching(fix) as string),
})

describe('a good scene', () => {
  it('passes, with things on shelves, on the wall, from the ceiling, and a rug under what stands there', async () => {
    const asked: Asked = {
      attributes: { bed: { color: 'white', size: 'double' } },
      objects: [
        { kind: 'beside', subject: 'nightstand', target: 'bed' },
        { kind: 'on', subject: 'lamp', target: 'nightstand' },
        { kind: 'on', subject: 'book', target: 'bookshelf' },
        { kind: 'above', subject: 'picture', target: 'bed' },
        { kind: 'facing', subject: 'chair', target: 'desk', count: 1 },
      ],
      room: [
        { kind: 'against_wall', subject: 'bed' },
        { kind: 'under_window', subject: 'desk' },
        { kind: 'on_wall', subject: 'picture' },
        { kind: 'hanging_from_ceiling', subject: 'pendant' },
        { kind: 'in_corner', subject: 'wardrobe' },
      ],
    }
    const onRug = { ...good, 'chair-2': { ...chair, at: [0.6, 0.9], y: 0.012, turned: 0 } } as const
    const { found, verdict } = await faultsOf(roomWith(onRug), asked)
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(found.filter(physical)).toEqual([])
    expect(verdict.checks).toMatchObject({ collisions: 0, outOfBounds: 0, unsupported: 0 })
    expect(verdict.checks.reachable.asked).toBeGreaterThan(4)
    expect(verdict.checks.reachable.satisfied).toBe(verdict.checks.reachable.asked)
    expect(verdict.prompt).toEqual({
      counts: { satisfied: 11, asked: 11 },
      attributes: { satisfied: 2, asked: 2 },
      objectRelations: { satisfied: 5, asked: 5 },
      roomRelations: { satisfied: 5, asked: 5 },
    })
  })
})

describe('the Critic finds', () => {
  it('what clips, and the way out of it', async () => {
    const { found, checks } = await faultsOf(
      roomWith({ 'nightstand-1': { ...stand, at: [0.95, -1.79] }, 'lamp-1': null }),
    )
    expect(found.filter(physical)).toEqual([error('clipping', 'collision', 'bed-1', /^Move bed-1 \d+ cm along -x\.$/)])
    expect(checks.collisions).toBe(2)
  })

  it('what floats', async () => {
    const { found, checks } = await faultsOf(roomWith({ 'chair-1': { ...chair, y: 0.2 } }))
    expect(found.filter(physical)).toEqual([
      error('floating', 'support', 'chair-1', 'Put chair-1 down on what should hold it.'),
    ])
    expect(checks.unsupported).toBe(1)
  })

  it('what hangs from nothing', async () => {
    const { found } = await faultsOf(roomWith({ 'pendant-1': { ...pendant, y: 1.5 } }))
    expect(found.filter(physical)).toEqual([error('floating', 'support', 'pendant-1', /^Put pendant-1 down/)])
  })

  it('what hangs on the air before a wall', async () => {
    const { found } = await faultsOf(roomWith({ 'picture-1': { ...picture, at: [0, -1.8] } }))
    expect(found.filter(physical)).toEqual([error('floating', 'support', 'picture-1', /^Put picture-1 down/)])
  })

  it('what tips over the edge of what it stands on', async () => {
    const { issues, checks } = await faultsOf(roomWith({ 'lamp-1': { ...lamp, at: [1.4, -1.79] } }))
    const [tips] = issues.filter(({ check }) => check === 'support')
    expect(tips).toMatchObject({ category: 'floating', severity: 'error', affectedObjectId: 'lamp-1' })
    expect(tips!.description).toBe('lamp-1 tips over.')
    expect(checks.unsupported).toBe(1)
  })

  it.for([
    ['a wall', { ...shelf, at: [-1.7, -1.95] as const }, 'placement'],
    ['the ceiling', { ...pendant, y: 2 }, 'placement'],
    ['the floor', { ...chair, y: -0.1 }, 'floating'],
  ] as const)('what reaches through %s', async ([, one, category]) => {
    const { found, checks } = await faultsOf([put('thing-1', one)])
    expect(found).toContainEqual(
      error(category, 'out_of_bounds', 'thing-1', /^Move thing-1 \d+ cm back into the room\.$/),
    )
    expect(checks.outOfBounds).toBe(1)
  })

  it('what belongs into a room that is not there', async () => {
    const { checks } = await faultsOf([put('chair-1', { ...chair, more: { room: 'attic' } })])
    expect(checks).toMatchObject({ outOfBounds: 1, unsupported: 1 })
  })

  it('what stands before a door, as an error', async () => {
    const { found } = await faultsOf(roomWith({ 'chair-1': { ...chair, at: [1.9, 1.3] } }))
    expect(found.filter(physical)).toContainEqual(
      error('placement', 'blocked_door', 'chair-1', 'Move chair-1 out of the way of door-1.'),
    )
  })

  it('what covers a window, as a warning, and not what is lower', async () => {
    const covered = await faultsOf(
      roomWith({ 'desk-1': null, 'chair-1': null, 'wardrobe-1': { ...wardrobe, at: [-2.19, 0], turned: 90 } }),
    )
    expect(covered.found.filter(physical)).toEqual([
      {
        ...error('placement', 'blocked_window', 'wardrobe-1', 'Move wardrobe-1 out of the way of window-1.'),
        severity: 'warning',
      },
    ])
  })

  it('what nobody can walk to', async () => {
    const fence = Object.fromEntries(
      [-1.5, -0.85, 0.05, 0.85, 1.5].map((z, place) => [
        `bookshelf-${place + 2}`,
        { ...shelf, at: [0.9, z], turned: 90 },
      ]),
    ) as Record<string, Put>
    const nothingElse = Object.fromEntries(Object.keys(good).map((id) => [id, null]))
    const { found, checks } = await faultsOf(roomWith({ ...nothingElse, ...fence, 'desk-1': desk }))
    expect(found).toContainEqual({
      ...error('placement', 'reach', 'desk-1', 'Leave a way of 40 cm from a door to desk-1.'),
      severity: 'warning',
    })
    expect(checks.reachable.satisfied).toBeLessThan(checks.reachable.asked)
  })

  it('another colour than was asked for', async () => {
    const asked = { attributes: { bed: { color: 'red' } } }
    const wrong = await faultsOf(roomWith(), asked)
    expect(wrong.found.filter(physical)).toEqual([error('color', 'attribute', 'bed-1', 'Make bed-1 red.')])
    expect(wrong.issues.find(({ check }) => check === 'attribute')!.wanted).toBe('red')
    expect((await faultsOf(roomWith({ 'bed-1': { ...bed, color: '#c81e1e' } }), asked)).found.filter(physical)).toEqual(
      [],
    )
  })

  it('another material, pattern, size and shape than was asked for', async () => {
    const asked: Asked = {
      attributes: {
        desk: { material: 'oak' },
        rug: { pattern: 'striped' },
        wardrobe: { size: 'small' },
        chair: { shape: 'round' },
      },
    }
    const { found, verdict } = await faultsOf(roomWith(), asked)
    expect(found.filter(physical).map(({ category, object, fix }) => `${category} ${object} ${fix}`)).toEqual([
      'missing_asset wardrobe-1 Make wardrobe-1 small.',
      'material desk-1 Make desk-1 oak.',
      'missing_asset chair-1 Make chair-1 round.',
      'texture rug-1 Make rug-1 striped.',
    ])
    expect(verdict.prompt.attributes).toEqual({ satisfied: 0, asked: 4 })
    const oak = put('desk-1', {
      ...desk,
      more: { material: { body: paint('#b98b52', { name: 'oak', pattern: 'wood' }) } },
    })
    const wooden = roomWith({ 'desk-1': null }).concat(oak)
    const { found: left } = await faultsOf(wooden, { attributes: { desk: { material: 'oak' } } })
    expect(left.filter(({ category }) => category === 'material')).toEqual([])
  })

  it('what is missing, and what was fetched and has no place', async () => {
    const missing = await faultsOf(roomWith(), { counts: { chair: 2, sofa: 1 } })
    expect(missing.found.filter(physical)).toEqual([
      error('missing_asset', 'count', null, 'Fetch chair.'),
      error('missing_asset', 'count', null, 'Fetch sofa.'),
    ])
    expect(missing.verdict.prompt.counts).toEqual({ satisfied: 10, asked: 12 })
    const things = roomWith()
    const homeless = { ...put('chair-2', chair), position: null, heldBy: null, status: 'fetched' } as const
    const all = { ...judged(things, { counts: { chair: 2 } }), objects: [...things, homeless] }
    const { issues } = await look(all)
    expect(issues.filter(({ check }) => check === 'count')).toMatchObject([
      { category: 'placement', severity: 'error', affectedObjectId: 'chair-2', suggestedFix: 'Find a place for it.' },
    ])
    const left = { ...all, objects: [...things, { ...homeless, status: 'left_out' as const }] }
    expect((await look(left)).issues.filter(({ check }) => check === 'count')).toMatchObject([{ severity: 'warning' }])
  })

  it('a relation that is not so, with both things', async () => {
    const { issues } = await faultsOf(roomWith(), {
      objects: [{ kind: 'on', subject: 'book', target: 'desk' }],
      room: [{ kind: 'in_centre', subject: 'wardrobe' }],
    })
    expect(issues.filter(({ check }) => check.endsWith('relation'))).toMatchObject([
      {
        category: 'placement',
        severity: 'error',
        requirement: 'o0',
        affectedObjectId: 'book-1',
        otherObjectId: 'desk-1',
        suggestedFix: 'Move book-1, or desk-1.',
      },
      { category: 'placement', requirement: 'r0', affectedObjectId: 'wardrobe-1', suggestedFix: 'Move wardrobe-1.' },
    ])
  })

  it('a stand-in, which it only tells, and things nobody gave materials', async () => {
    const { issues } = await faultsOf(roomWith({ 'chair-1': { ...chair, isStandIn: true } }))
    expect(issues.filter(({ check }) => check === 'stand_in')).toMatchObject([
      { category: 'missing_asset', severity: 'info', affectedObjectId: 'chair-1' },
    ])
    const bare = await faultsOf(roomWith({ 'chair-1': { ...chair, more: { material: null } } }))
    expect(bare.found).toContainEqual(error('material', 'bare', 'chair-1', 'Choose materials for everything.'))
    const rooms = [{ ...handMadeRoom, surfaces: null }]
    expect((await faultsOf(roomWith(), {}, { rooms })).found.filter(physical)).toEqual([
      error('material', 'bare', null, 'Choose materials for everything.'),
    ])
  })

  it.for([
    [-8, 'Change the exposure by 1 stop.'],
    [6, 'Change the exposure by -1 stop.'],
  ] as const)('a picture that is exposed by %i stops', async ([exposure, fix]) => {
    const { found } = await faultsOf(roomWith(), {}, { lighting: { ...noon, exposure } })
    expect(found).toContainEqual(error('exposure', 'exposure', null, fix))
  })

  it('that everything is out of the frame', async () => {
    const away = { ...corner, main: { ...corner.main, target: { x: 5, y: 1.6, z: 4 } } }
    const { found, checks } = await faultsOf(roomWith(), {}, { camera: away })
    expect(found).toContainEqual(error('camera', 'visibility', 'bed-1', 'Choose a camera that shows bed-1.'))
    expect(checks.visible.satisfied).toBe(0)
  })

  it('what stands in another room of a home in the picture of that room, if there is one', async () => {
    const other = { ...handMadeRoom, id: 'other', outline: handMadeRoom.outline.map(([x, z]) => [x + 6, z] as const) }
    const sofa = { path: 'library/sofa?depth=0.9&height=0.85&width=2', at: [6, -1.4], more: { room: 'other' } } as const
    const things = [...roomWith(), put('sofa-1', { ...sofa, heldBy: { by: 'floor', room: 'other' } })]
    const there = { x: 6, y: 1.6, z: 1.7 }
    const seenWith = async (target: Coordinate3D) => {
      const views = [{ ...corner.main, name: 'view-1', position: there, target }]
      const { checks, issues } = await faultsOf(
        things,
        {},
        {
          rooms: [handMadeRoom, other],
          camera: { ...corner, views },
        },
      )
      return [
        checks.visible.asked,
        issues.some(({ affectedObjectId: id, check }) => id === 'sofa-1' && check === 'visibility'),
      ]
    }
    const [asked] = await seenWith({ x: 6, y: 0.4, z: -1.4 })
    expect(await seenWith({ x: 6, y: 0.4, z: -1.4 })).toEqual([asked, false])
    expect(await seenWith({ x: 8, y: 1.6, z: 3 })).toEqual([asked, true])
    // without a picture of its room nobody can say
    const { checks } = await faultsOf(things, {}, { rooms: [handMadeRoom, other] })
    expect(checks.visible.asked).toBe(Number(asked) - 1)
  })

  it('that there is no camera, or no light', async () => {
    expect((await faultsOf(roomWith(), {}, { camera: null })).found).toEqual([
      error('camera', 'picture', null, 'Light the scene and choose a camera.'),
    ])
    expect((await faultsOf(roomWith(), {}, { lighting: null })).found).toEqual([
      error('lighting', 'picture', null, 'Light the scene and choose a camera.'),
    ])
  })

  it('what clips in a heap without comparing every two, and tells it before what is not in the picture', async () => {
    const box: Put = { path: 'library/stool?depth=0.36&height=0.48&width=0.36', at: [0, 0] }
    const heap = Array.from({ length: 12 }, (_, place) => put(`stool-${place + 1}`, box))
    const away = { ...corner, main: { ...corner.main, target: { x: 5, y: 1.6, z: 4 } } }
    const { issues, checks } = await faultsOf(heap, {}, { camera: away })
    expect(checks.collisions).toBe(12)
    expect(issues.filter(({ category }) => category === 'clipping').length).toBeLessThan(66)
    expect(issues[0]!.category).toBe('clipping')
    expect(issues.at(-1)!.category).toBe('camera')
  })
})

it('knows for every category who mends it', () => {
  expect(mendedBy).toEqual({
    clipping: 'architect',
    floating: 'architect',
    placement: 'architect',
    material: 'materialScientist',
    texture: 'materialScientist',
    color: 'materialScientist',
    lighting: 'cinematographer',
    exposure: 'cinematographer',
    camera: 'cinematographer',
    missing_asset: 'librarian',
  })
  expect(Object.keys(mendedBy)).toEqual([...issueCategories])
})
