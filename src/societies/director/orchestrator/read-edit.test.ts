import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { createRandom } from '../../../base/random.ts'
import { rectangle, type RoomShell } from '../../../worlds/scene/room.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import type { Edit, Whereto } from '../edit.ts'
import type { ObjectRequest } from '../plan.ts'
import { testNouns } from './nouns-for-tests.ts'
import { readEdit as piecesOfReadEdit } from './read-edit.ts'
import { readPrompt as piecesOfReadPrompt } from './read-prompt.ts'

const readEdit = (...given: Parameters<typeof piecesOfReadEdit>) => atOnce(piecesOfReadEdit(...given))
const readPrompt = (...given: Parameters<typeof piecesOfReadPrompt>) => atOnce(piecesOfReadPrompt(...given))

const plan = readPrompt(
  'a bedroom with a bed, a wooden desk, a red chair, a blue chair, a green chair, a lamp, a rug, a sofa, a painting ' +
    'and a table',
  testNouns,
)
/** x and z of each, in the order of the plan */
const spots = [
  [0, -2],
  [2, 1],
  [-1, 0],
  [1, 0.5],
  [2.4, 0],
  [2, 1],
  [0, 0],
  [-2, 1.5],
  [0, -2.4],
  [0, 2],
] as const
const objects: readonly SceneObject[] = plan.requiredObjects.map(({ id, name, room }, place) => ({
  id: `${name}-of-${id}`.replaceAll(' ', '-'),
  name,
  request: id,
  room,
  assetPath: `library/${name}`,
  isStandIn: false,
  boundingBox: { width: 1, depth: 1, height: 1 },
  polygonCount: 12,
  placement: testNouns.traitsOf(name).placement,
  position: { x: spots[place]![0], y: 0, z: spots[place]![1] },
  rotation: { x: 0, y: 0, z: 0 },
  heldBy: null,
  material: null,
  status: 'finished',
}))
const room: RoomShell = {
  id: 'bedroom-1',
  kind: 'bedroom',
  outline: rectangle(6, 5),
  height: 2.5,
  doors: [{ id: 'door', wall: 3, at: 2.5, width: 0.9, height: 2, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: [{ id: 'window', wall: 1, at: 2.5, width: 1.2, height: 1.2, sill: 0.9 }],
  surfaces: null,
}
const scenery = { plan, objects, nouns: testNouns, rooms: [room] }
const bed = 'bed-of-bed-1'
const desk = 'desk-of-desk-1'
const [red, blue, green] = ['chair-of-chair-1', 'chair-of-chair-2', 'chair-of-chair-3']
const lamp = 'lamp-of-lamp-1'
const sofa = 'sofa-of-sofa-1'
const table = 'table-of-table-1'

const short = (to: Whereto | null): string => {
  if (to === null) return 'anywhere'
  if (to.kind === 'by') return `${to.metres} m ${to.direction}`
  return 'target' in to ? `${to.kind} ${to.target}` : [to.kind, to.side].filter(Boolean).join(' ')
}
const asked = ({ count, attributes, name }: ObjectRequest): string => [count, ...attributes.words, name].join(' ')

function inShort(edit: Edit): string {
  switch (edit.kind) {
    case 'move':
      return `move ${edit.objects.join()} ${short(edit.to)}`
    case 'turn':
      return `turn ${edit.objects.join()} ${edit.towards ?? edit.degrees}`
    case 'add':
      return `add ${asked(edit.request)} ${short(edit.to)}`
    case 'remove':
      return `remove ${edit.objects.join()}`
    case 'swap':
      return `swap ${edit.objects.join()} ${asked(edit.request)}`
    case 'recolour':
      return `recolour ${edit.objects.join()} ${edit.attributes.words.join(' ')}`
    case 'light':
      return `light ${edit.stops} ${edit.timeOfDay} ${edit.mood}`
    case 'camera':
      return `camera ${edit.angle}`
    case 'not_understood':
      return `? ${edit.text}`
  }
}

const table1: readonly (readonly [string, readonly string[]])[] = [
  ['move the desk under the window', [`move ${desk} under_window`]],
  ['Put the lamp on the table.', [`move ${lamp} on ${table}`]],
  ['push the bed against the left wall', [`move ${bed} against_wall left`]],
  ['place the sofa in the corner', [`move ${sofa} in_corner`]],
  ['move the rug to the middle of the room', [`move rug-of-rug-1 in_centre`]],
  ['move the red chair next to the desk', [`move ${red} beside ${desk}`]],
  ['move the sofa one metre to the left', [`move ${sofa} 1 m left`]],
  ['shift the bed 30 cm forward', [`move ${bed} 0.3 m forward`]],
  ['move the chair by the window next to the bed', [`move ${green} beside ${bed}`]],
  ['move the table near the door and the lamp on it', [`move ${table} near_door`, `move ${lamp} on ${table}`]],
  ['hang the painting above the sofa', [`move painting-of-painting-1 above ${sofa}`]],
  ['turn the blue chair to face the sofa', [`turn ${blue} ${sofa}`]],
  ['rotate the bed 90 degrees', [`turn ${bed} 90`]],
  ['rotate the bed by 90 degrees', [`turn ${bed} 90`]],
  ['rotate the bed 45 degrees clockwise', [`turn ${bed} -45`]],
  ['turn the sofa around', [`turn ${sofa} 180`]],
  ['turn the bed towards the window', [`turn ${bed} 56.3`]],
  ['add a plant next to the sofa', [`add 1 plant beside ${sofa}`]],
  ['add two small stools', ['add 2 small stool anywhere']],
  ['put a vase on the table', [`add 1 vase on ${table}`]],
  ['add another lamp on the desk', [`add 1 lamp on ${desk}`]],
  ['remove the lamp and the rug', [`remove ${lamp},rug-of-rug-1`]],
  ['get rid of all chairs', [`remove ${red},${blue},${green}`]],
  ['remove the chair near the window', [`remove ${green}`]],
  ['delete the left chair', [`remove ${red}`]],
  ['delete the right chair', [`remove ${green}`]],
  ['replace the desk with a piano', [`swap ${desk} 1 piano`]],
  ['swap the sofa for two armchairs', [`swap ${sofa} 2 armchair`]],
  ['paint the walls light blue', ['recolour walls light blue']],
  ['make the bed red and the rug green', [`recolour ${bed} red`, 'recolour rug-of-rug-1 green']],
  ['make the floor oak', ['recolour floor oak']],
  ['change the color of the sofa to yellow', [`recolour ${sofa} yellow`]],
  ['make the table bigger', [`swap ${table} 1 large table`]],
  ['make it brighter', ['light 1 null null']],
  ['a little darker please', ['light -0.5 null null']],
  ['make it evening', ['light 0 evening null']],
  ['show it from another angle', ['camera another']],
  ['view from above', ['camera above']],
  ['zoom in', ['camera closer']],
  [
    'remove the rug, paint the bed white and add a mirror',
    ['remove rug-of-rug-1', `recolour ${bed} white`, 'add 1 mirror anywhere'],
  ],
  ['sing me a song', ['? sing me a song']],
  ['move the piano to the door', ['? move the piano to the door']],
]

describe('reading an edit', () => {
  it.each(table1)('%s', (text, expected) => {
    expect(readEdit(text, scenery).map(inShort)).toEqual(expected)
  })

  it('gives new requests ids that nobody has', () => {
    const [first, second] = readEdit('add a lamp and add a lamp', scenery)
    const ids = [first, second].map((edit) => (edit?.kind === 'add' ? edit.request.id : ''))
    expect(ids).toEqual(['lamp-2', 'lamp-3'])
  })

  it('never throws and never names what is not there, whatever is said', () => {
    const random = createRandom(7)
    const words =
      'move turn add remove the a chair bed lamp to on under and , . red it with each other left 90 __proto__'.split(
        ' ',
      )
    const known = new Set([...objects.map(({ id }) => id), 'walls', 'floor', 'ceiling'])
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: random.integer(14) }, () => random.pick(words)).join(' ')
      for (const edit of readEdit(text, scenery))
        if ('objects' in edit) for (const id of edit.objects) expect(known.has(id)).toBe(true)
    }
  })
})
