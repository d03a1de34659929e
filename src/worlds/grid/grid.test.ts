import { describe, expect, it } from 'vitest'
import { describeWorld } from '../../testing/describe-world.ts'
import { gridActions } from './actions.ts'
import { createGrid } from './grid.ts'
import { lineLayout, parseLayout, type GridLayout } from './layout.ts'
import { cellAt, DOOR, reachableFrom, WALL } from './map.ts'
import { raysOf } from './sight.ts'
import { mapOf, type GridSource } from './source.ts'

const generated = { seed: 1, size: 16, levels: 2 }
const line = lineLayout({ 0: ['chair'], 3: ['table', 'keyboard'], 5: ['lamp'] })

describe('a generated grid', () => {
  describeWorld(it, {
    open: () => createGrid({ source: generated, agents: ['ana', 'bo', 'cy'] }),
    actions: gridActions,
    refused: 'jump',
  })
})

describe('objects on a line', () => {
  describeWorld(it, { open: () => createGrid({ source: line, agents: ['ana'] }), actions: gridActions, refused: '' })
})

const hall = (extra: Partial<GridLayout> = {}): GridLayout => ({
  levels: [
    ['#######', '#.....#', '#.....#', '#.....#', '#.....#', '#.....#', '#######'],
    ['#######', '#######', '#######', '###.###', '#######', '#######', '#######'],
  ],
  objects: [],
  starts: [{ at: [3, 0, 3] }],
  ...extra,
})
const enter = (extra: Partial<GridLayout> = {}, agents = ['ana']) => createGrid({ source: hall(extra), agents })

describe('an action', () => {
  const moves = {
    forward: { x: 3, y: 0, z: 2 },
    backward: { x: 3, y: 0, z: 4 },
    move_left: { x: 2, y: 0, z: 3 },
    move_right: { x: 4, y: 0, z: 3 },
    move_up: { x: 3, y: 1, z: 3 },
  }
  it.for(Object.entries(moves))('%s moves, facing north', ([action, position], { expect: expects }) => {
    expects(enter().perform('ana', action)).toMatchObject({ ok: true, state: { position } })
  })

  it('move_down comes back from above', () => {
    const world = enter()
    world.perform('ana', 'move_up')
    expect(world.perform('ana', 'move_down')).toMatchObject({ ok: true, state: { position: { x: 3, y: 0, z: 3 } } })
  })

  it('moves by the heading: after look_right, forward is east and move_left is north', () => {
    const world = enter()
    world.perform('ana', 'look_right')
    expect(world.perform('ana', 'forward').state.position).toEqual({ x: 4, y: 0, z: 3 })
    expect(world.perform('ana', 'move_left').state.position).toEqual({ x: 4, y: 0, z: 2 })
  })

  it('forward does not fly when one looks up', () => {
    const world = enter()
    world.perform('ana', 'look_up')
    expect(world.perform('ana', 'forward').state.position).toEqual({ x: 3, y: 0, z: 2 })
  })

  const turns = {
    look_left: { yaw: 270, pitch: 0, roll: 0 },
    look_right: { yaw: 90, pitch: 0, roll: 0 },
    look_up: { yaw: 0, pitch: 45, roll: 0 },
    look_down: { yaw: 0, pitch: -45, roll: 0 },
    tilt_left: { yaw: 0, pitch: 0, roll: -45 },
    tilt_right: { yaw: 0, pitch: 0, roll: 45 },
  }
  it.for(Object.entries(turns))('%s turns the head', ([action, rotation], { expect: expects }) => {
    const { ok, state } = enter().perform('ana', action)
    expects({ ok, ...state }).toEqual({ ok: true, position: { x: 3, y: 0, z: 3 }, rotation })
  })

  it('look_left four times comes round', () => {
    const world = enter()
    for (let turn = 0; turn < 4; turn++) world.perform('ana', 'look_left')
    expect(world.stateOf('ana').rotation.yaw).toBe(0)
  })

  it.for(['look_up', 'look_down', 'tilt_left', 'tilt_right'])(
    '%s ends at a right angle',
    (action, { expect: expects }) => {
      const world = enter()
      expects([1, 2, 3].map(() => world.perform('ana', action).ok)).toEqual([true, true, false])
    },
  )

  it('into a wall, a ceiling or a floor is an ordinary no', () => {
    const world = enter({ starts: [{ at: [1, 0, 1] }] })
    const reasons = ['forward', 'move_left', 'move_up', 'move_down'].map((action) => {
      const result = world.perform('ana', action)
      return result.ok ? 'done' : result.reason
    })
    expect(reasons).toEqual([
      'There is a wall ahead.',
      'There is a wall to your left.',
      'There is a ceiling above you.',
      'There is a floor below you.',
    ])
  })
})

describe('sight', () => {
  const seen = (layout: GridLayout, actions: readonly string[] = []) => {
    const world = createGrid({ source: layout, agents: ['ana'] })
    for (const action of actions) world.perform('ana', action)
    return world.observe('ana').objects.map(({ name }) => name)
  }
  const row = (
    cells: string,
    objects: NonNullable<GridLayout['objects']>,
    extra: Partial<GridLayout> = {},
  ): GridLayout => ({
    levels: [[cells]],
    objects,
    starts: [{ at: [0, 0, 0], yaw: 90 }],
    ...extra,
  })
  const lamp = (x: number) => [{ name: 'lamp', at: [x, 0, 0] }]

  it('reaches as far as its range', () => {
    expect(seen(row('............', lamp(8)))).toEqual(['lamp'])
    expect(seen(row('............', lamp(9)))).toEqual([])
    expect(seen(row('............', lamp(4), { sight: { range: 3 } }))).toEqual([])
  })

  it('of many kinds is not kept for ever', () => {
    const rotation = { yaw: 0, pitch: 0, roll: 0 }
    const look = (wide: number) => raysOf({ range: 12, wide, high: 170 }, rotation)
    const first = look(170)
    expect(look(170)).toBe(first)
    for (let wide = 100; wide < 160; wide++) look(wide)
    expect(look(170)).not.toBe(first)
    expect(look(170)).toEqual(first)
  })

  it('goes ahead and not back', () => {
    expect(seen(row('......', lamp(5), { starts: [{ at: [0, 0, 0], yaw: 270 }] }))).toEqual([])
  })

  it('is stopped by a wall', () => {
    expect(seen(row('...#..', lamp(5)))).toEqual([])
  })

  it('is stopped by a door, unless one stands in it', () => {
    expect(seen(row('..+...', lamp(5)))).toEqual([])
    expect(seen(row('..+...', lamp(5)), ['forward', 'forward'])).toEqual(['lamp'])
  })

  it('sees the wall that stops it', () => {
    const { cells } = createGrid({ source: row('...#..', []), agents: ['ana'] }).observe('ana')
    expect(cells.map(([cell]) => cell).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  it('takes in ninety degrees, and touch the rest of what is near', () => {
    const objects = [
      { name: 'ahead', at: [3, 0, 1] },
      { name: 'corner', at: [1, 0, 1] },
      { name: 'beside', at: [1, 0, 3] },
      { name: 'touched', at: [2, 0, 3] },
      { name: 'behind', at: [3, 0, 5] },
    ]
    expect(seen(hall({ objects })).toSorted()).toEqual(['ahead', 'corner', 'touched'])
    expect(seen(hall({ objects }), ['look_left']).toSorted()).toEqual(['beside', 'corner', 'touched'])
  })

  it('looks up and down through an opening', () => {
    const tower: GridLayout = {
      levels: [['...'], ['#.#'], ['#.#'], ['...']],
      objects: [{ name: 'bell', at: [1, 3, 0] }],
      starts: [{ at: [1, 0, 0] }],
    }
    expect(seen(tower)).toEqual([])
    expect(seen(tower, ['look_up', 'look_up'])).toEqual(['bell'])
  })

  it('is wide when the head is upright and high when it is tilted over', () => {
    const open = Array.from({ length: 9 }, () => '.'.repeat(9))
    const field: GridLayout = {
      levels: [open, open, open, open, open],
      objects: [
        { name: 'side', at: [1, 2, 1] },
        { name: 'top', at: [4, 4, 2] },
        { name: 'overhead', at: [4, 4, 3] },
      ],
      starts: [{ at: [4, 2, 4] }],
    }
    expect(seen(field)).toEqual(['side'])
    expect(seen(field, ['tilt_right', 'tilt_right'])).toEqual(['top'])
  })

  it('shows agents to each other, and who stands in the same place', () => {
    const world = enter({ starts: [{ at: [3, 0, 3] }, { at: [3, 0, 1] }, { at: [3, 0, 3] }] }, ['ana', 'bo', 'cy'])
    const names = (agent: string) => world.observe(agent).agents.map(({ name }) => name)
    expect(names('ana').toSorted()).toEqual(['bo', 'cy'])
    expect(names('bo')).toEqual([])
    world.perform('bo', 'look_left')
    world.perform('bo', 'look_left')
    expect(names('bo')).toEqual(['ana', 'cy'])
    expect(world.observe('bo').caption).toBe('Looking south: ana, cy')
  })
})

describe('a map from a seed', () => {
  it('is the same each time and another for another seed', () => {
    const cellsOf = (seed: number) => [...mapOf({ seed, size: 20 }).cells]
    expect(cellsOf(3)).toEqual(cellsOf(3))
    expect(cellsOf(3)).not.toEqual(cellsOf(4))
  })

  it.for([5, 9, 16, 24, 40])(
    'of size %i has rooms that are all connected, and every thing can be reached',
    (size, { expect: expects }) => {
      for (let seed = 0; seed < 12; seed++) {
        const map = mapOf({ seed, size, levels: 1 + (seed % 3) })
        const [start] = map.starts
        const { x, y, z } = start!.position
        const reached = reachableFrom(map, [cellAt(map, x, y, z)])
        const open = [...map.cells.keys()].filter((cell) => map.cells[cell] !== WALL)
        expects(open.filter((cell) => !reached.has(cell))).toEqual([])
        expects(new Set(map.objects.map(({ name }) => name)).size).toBe(map.objects.length)
        if (size >= 16) expects(open.some((cell) => map.cells[cell] === DOOR)).toBe(true)
      }
    },
  )

  it('counts only what can be reached', () => {
    const source = {
      levels: [['..#.']],
      objects: [
        { name: 'a', at: [1, 0, 0] },
        { name: 'b', at: [3, 0, 0] },
      ],
      starts: [{ at: [0, 0, 0] }],
    }
    expect(createGrid({ source }).info().objects).toBe(1)
  })
})

describe('a broken map', () => {
  const row = '"levels": [["...#"]]'
  const faults = {
    lamp: 'map.json is not valid JSON',
    '[]': 'must hold an object',
    '{"objects": []}': 'map.json needs "levels"',
    '{"levels": []}': 'has no levels',
    '{"levels": [["..", "..."]]}': 'row 1 of level 0 is 3 long, and the first is 2',
    '{"levels": [["..", ".."], [".."]]}': 'level 1 has 1 rows, and level 0 has 2',
    '{"levels": [[".x"]]}': 'has "x" in row 0, column 1 of level 0',
    '{"levels": [["##"]]}': 'no floor to stand on',
    [`{${row}, "objects": [{"at": [0, 0, 0]}]}`]: 'object 0 has no name',
    [`{${row}, "objects": [{"name": "lamp"}]}`]: '"lamp" needs "at": [x, y, z]',
    [`{${row}, "objects": [{"name": "lamp", "at": [9, 0, 0]}]}`]: 'outside of the map',
    [`{${row}, "objects": [{"name": "lamp", "at": [3, 0, 0]}]}`]: 'inside a wall',
    [`{${row}, "objects": [{"name": "a", "at": [0, 0, 0]}, {"name": "a", "at": [1, 0, 0]}]}`]: 'two objects named "a"',
    [`{${row}, "starts": [{"at": [0, 0, 0], "yaw": 17}]}`]: 'yaw of start 0',
    [`{${row}, "sight": {"wide": 200}}`]: '"sight" needs',
    [`{${row}, "sight": {"range": 17}}`]: 'a whole "range" up to 16',
    [`{${row}, "sight": {"range": 1e9}}`]: 'a whole "range" up to 16',
  }
  it.for(Object.entries(faults))('%s is refused in plain words', ([text, message], { expect: expects }) => {
    expects(() => parseLayout(text, 'map.json')).toThrow(
      expects.objectContaining({ code: 'WORLD_BAD_MAP', message: expects.stringContaining(message) }),
    )
  })

  it.for([
    { range: 17, wide: 90, high: 60 },
    { range: 1e6, wide: 90, high: 60 },
    { range: -1, wide: 90, high: 60 },
    { range: '8', wide: 90, high: 60 },
    { range: 8, wide: 180, high: 60 },
    { range: 8, wide: 90 },
    null,
    'far',
  ])('that would let anybody see like %o is refused before anybody looks', (sight) => {
    const message = expect.stringContaining('a whole range up to 16') as string
    const source = { seed: 1, size: 8, sight } as unknown as GridSource
    expect(() => mapOf(source)).toThrow(expect.objectContaining({ code: 'WORLD_BAD_MAP', message }) as Error)
  })

  it('of a size that makes no room is refused too', () => {
    expect(() => mapOf({ seed: 1, size: 2 })).toThrow('a size from 5 to 1024')
  })
})

describe('the seed’s mock world', () => {
  it('is a line on which one sees what lies where one stands', () => {
    const world = createGrid({ source: line, agents: ['Agent1'] })
    const visible = () => world.observe('Agent1').objects.map(({ name }) => name)
    const walk = [visible()]
    while (world.perform('Agent1', 'forward').ok) walk.push(visible())
    expect(walk).toEqual([['chair'], [], [], ['table', 'keyboard'], [], ['lamp']])
  })
})
