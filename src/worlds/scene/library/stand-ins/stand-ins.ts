/** What stands in for a thing that has no family: something plain of its kind, on the floor, on things or on a wall. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved } from '../../mesh/transform.ts'
import type { Placement } from '../../scene.ts'
import { part, support, wordOf } from '../build/part.ts'
import * as figures from './figures.ts'
import * as goods from './goods.ts'

type Shape = (width: number, depth: number, height: number) => readonly Part[]

const SHAPES: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    animal: figures.animal,
    art: goods.art,
    bed: goods.seat,
    clothing: goods.cloth,
    container: goods.container,
    cover: goods.cloth,
    drink: goods.drink,
    food: goods.food,
    furniture: goods.furniture,
    instrument: goods.instrument,
    light: goods.light,
    machine: goods.machine,
    person: figures.person,
    plant: goods.plant,
    screen: goods.panel,
    seat: goods.seat,
    table: goods.table,
    thing: goods.thing,
    tool: goods.tool,
    toy: figures.toy,
    treasure: goods.treasure,
    vehicle: figures.vehicle,
    writing: goods.writing,
  }),
)

const FLAT_TOPS: ReadonlySet<string> = new Set(['furniture', 'table'])

const standIn = (name: string, placement: Placement, defaults: Family['defaults']): Family => ({
  name,
  role: placement === 'floor' ? 'large' : 'small',
  placement,
  names: {},
  defaults,
  build: (parameters) => {
    const { width, depth, height } = parameters
    const kind = wordOf(parameters, 'kind')
    const parts = (SHAPES.get(kind) ?? goods.thing)(width, depth, height)
    const top = FLAT_TOPS.has(kind) ? [support('top', [0, height, -0.015], width - 0.04, depth - 0.06)] : []
    return { parts, supports: top }
  },
})

const standInOnFloor = standIn('stand-in', 'floor', { width: 0.7, depth: 0.5, height: 0.9, kind: 'furniture' })
const standInOnTop = standIn('small-stand-in', 'top', { width: 0.2, depth: 0.15, height: 0.15, kind: 'thing' })

/** A shallow case on the wall, whatever it holds. */
const standInOnWall: Family = {
  name: 'wall-stand-in',
  role: 'picture',
  placement: 'wall',
  names: {},
  defaults: { width: 0.5, depth: 0.1, height: 0.4, kind: 'thing' },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'wood', moved(box(w, h, d * 0.7, 0.006), 0, 0, -d * 0.15)),
      part('front', 'paper', moved(roundedBox(w * 0.82, h * 0.78, d * 0.5, d * 0.12), 0, h * 0.11, d * 0.25)),
    ],
  }),
}

export const standInFamilies: readonly Family[] = [standInOnFloor, standInOnTop, standInOnWall]
