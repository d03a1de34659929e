/**
 * A scene as scene state, the JSON that SceneEval and other tools of its makers read: z is up, matrices are written
 * column by column, and models are known by an id. Ours are the paths of the library, whose meshes are in the GLB.
 */
import { wallsOf, type Opening, type Point, type RoomShell } from '../room.ts'
import type { PlacedObject, Scene } from '../scene.ts'

export function writeSceneState(scene: Scene): string {
  const state = {
    format: 'sceneState',
    scene: {
      version: 'scene@1.0.2',
      id: scene.title.slice(0, 200),
      up: [0, 0, 1],
      front: [0, 1, 0],
      unit: 1,
      assetSource: ['troupe'],
      arch: { version: 'arch@1.0.2', elements: scene.rooms.flatMap(elementsOf) },
      object: scene.objects.map(objectOf),
    },
  }
  return `${JSON.stringify(state, null, 2)}\n`
}

const pointOf = ([x, z]: Point) => [rounded(x), rounded(-z), 0]

function elementsOf(room: RoomShell): object[] {
  const walls = wallsOf(room).map((wall) => ({
    id: `wall|${room.id}|${wall.index}`,
    roomId: room.id,
    type: 'Wall',
    height: room.height,
    points: [pointOf(wall.from), pointOf(wall.to)],
    holes: [
      ...room.doors.filter((door) => door.wall === wall.index).map((door) => holeOf('Door', door)),
      ...room.windows.filter((window) => window.wall === wall.index).map((window) => holeOf('Window', window)),
    ],
  }))
  return [...walls, { id: `${room.id}|floor`, roomId: room.id, type: 'Floor', points: room.outline.map(pointOf) }]
}

const holeOf = (type: string, { id, at, width, height, sill }: Opening) => ({
  id,
  type,
  box: { min: [rounded(at - width / 2), sill], max: [rounded(at + width / 2), rounded(sill + height)] },
})

function objectOf({ id, name, assetPath, position, rotation }: PlacedObject, index: number): object {
  const angle = (rotation.y * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  // the axes of the model, y up with its front along z, in a world whose z is up
  const columns = [
    [cosine, sine, 0, 0],
    [0, 0, 1, 0],
    [sine, -cosine, 0, 0],
    [position.x, -position.z, position.y, 1],
  ]
  return {
    index,
    id,
    modelId: `troupe.${assetPath}`,
    name,
    transform: { rows: 4, cols: 4, data: columns.flat().map(rounded) },
  }
}

// a thousandth of a millimetre
const rounded = (metres: number): number => Math.round(metres * 1e6) / 1e6 + 0
