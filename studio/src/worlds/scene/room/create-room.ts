/** A room in a canvas: shows a scene from a pose, knows what is under a finger, and draws only what is new. */
import {
  NeutralToneMapping,
  Color,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Group,
} from 'three'
import type { SceneNow } from '../scene-at.ts'
import type { Wrong } from '../wrong.ts'
import { createEasing } from './ease.ts'
import { extentOf, type Pose } from './eye.ts'
import { lightsOf, skyOf } from './lights.ts'
import { createMaterials } from './materials.ts'
import { createOutlines } from './outline.ts'
import { buildShell, type Shell } from './shell.ts'
import { surroundingsOf } from './surroundings.ts'
import { createThings } from './things.ts'

export interface Shown {
  readonly scene: SceneNow
  readonly picked: string | undefined
  readonly wrong: Wrong
}

export interface Pointed {
  /** a thing by its id; nothing where there is only the room */
  readonly thing?: string
  /** a place on the floor */
  readonly floor?: readonly [x: number, z: number]
}

/** Where a thing is in the picture, in pixels. */
export interface Spot {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly isSeen: boolean
}

export interface Room3d {
  show(shown: Shown): void
  look(pose: Pose): void
  resize(width: number, height: number): void
  pointAt(left: number, top: number): Pointed
  dispose(): void
}

export interface RoomOptions {
  readonly canvas: HTMLCanvasElement
  /** no motion is wanted */
  readonly isStill: () => boolean
  /** after each picture: where those things are that something is wrong with */
  readonly onDrawn: (spots: readonly Spot[]) => void
}

const SHARPEST = 2

export function createRoom({ canvas, isStill, onDrawn }: RoomOptions): Room3d {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(SHARPEST, window.devicePixelRatio))
  renderer.outputColorSpace = SRGBColorSpace
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  const world = new Scene()
  const surroundings = surroundingsOf(renderer)
  world.environment = surroundings.texture
  world.environmentIntensity = 0.5
  const camera = new PerspectiveCamera(40, 1, 0.05, 500)
  const [materials, thin] = [createMaterials(), createMaterials(true)]
  const things = createThings(materials)
  const outlines = createOutlines()
  const easing = createEasing(isStill)
  const ray = new Raycaster()
  world.add(things.group, outlines.group)
  let shell: Shell | undefined
  let lights: Group | undefined
  let shown: Shown | undefined
  let frame = 0

  const draw = (now: number) => {
    frame = 0
    const isMoving = easing.move(now)
    const hidden = shell?.cutAway(camera.position)
    if (hidden) things.cutAway(hidden)
    if (isMoving) renderer.shadowMap.needsUpdate = true
    renderer.render(world, camera)
    onDrawn(spotsOf(shown, camera, canvas))
    if (isMoving) ask()
  }
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  return {
    show(next) {
      const before = shown?.scene
      const { scene, picked, wrong } = next
      shown = next
      const hasOtherRooms = !isSameList(before?.rooms, scene.rooms)
      if (hasOtherRooms) {
        if (shell) world.remove(shell.group)
        shell?.dispose()
        shell = buildShell(scene.rooms, thin)
        world.add(shell.group)
      }
      if (hasOtherRooms || before?.lighting !== scene.lighting || lights === undefined) {
        if (lights) disposeLights(world, lights)
        lights = lightsOf(scene.rooms, scene.lighting)
        world.add(lights)
        shell?.setSky(skyOf(scene.lighting))
        world.environmentIntensity = scene.lighting === undefined || scene.lighting.sun.elevation > 0 ? 0.5 : 0.2
        renderer.shadowMap.needsUpdate = true
      }
      if (hasOtherRooms || before?.placed !== scene.placed) {
        const shifts = things.show(scene.placed)
        if (before !== undefined) easing.start(shifts, performance.now())
        renderer.shadowMap.needsUpdate = true
      }
      outlines.show(
        scene.placed,
        picked,
        new Set([...wrong].flatMap(([id, { severity }]) => (severity === 'error' ? [id] : []))),
        new Color(getComputedStyle(canvas).color),
      )
      ask()
    },
    look({ position, target, up, angle }) {
      camera.position.set(...position)
      camera.up.set(...up)
      camera.fov = angle
      camera.lookAt(...target)
      camera.far = Math.max(60, extentOf(shown?.scene.rooms ?? []).radius * 12)
      camera.updateProjectionMatrix()
      ask()
    },
    resize(width, height) {
      renderer.setSize(width, height, false)
      camera.aspect = width / Math.max(1, height)
      camera.updateProjectionMatrix()
      ask()
    },
    pointAt(left, top) {
      const { clientWidth, clientHeight } = canvas
      ray.setFromCamera(new Vector2((left / clientWidth) * 2 - 1, 1 - (top / clientHeight) * 2), camera)
      const targets = [...things.group.children.filter(({ visible }) => visible), ...(shell?.floors ?? [])]
      const [hit] = ray.intersectObjects(targets, true)
      if (hit === undefined) return {}
      if (hit.object.userData['isFloor'] === true) return { floor: [hit.point.x, hit.point.z] }
      const id: unknown = hit.object.parent?.userData['id']
      return typeof id === 'string' ? { thing: id } : {}
    },
    dispose() {
      cancelAnimationFrame(frame)
      shell?.dispose()
      if (lights) disposeLights(world, lights)
      things.dispose()
      outlines.dispose()
      materials.dispose()
      thin.dispose()
      surroundings.dispose()
      renderer.dispose()
    },
  }
}

/** The maps of shadows are theirs. */
function disposeLights(world: Scene, lights: Group): void {
  world.remove(lights)
  lights.traverse((each) => {
    if ('dispose' in each && typeof each.dispose === 'function') each.dispose()
  })
}

const isSameList = (one: readonly unknown[] | undefined, other: readonly unknown[]): boolean =>
  one !== undefined && one.length === other.length && one.every((each, place) => each === other[place])

function spotsOf(shown: Shown | undefined, camera: PerspectiveCamera, canvas: HTMLCanvasElement): readonly Spot[] {
  if (shown === undefined || shown.wrong.size === 0) return []
  const { clientWidth, clientHeight } = canvas
  return shown.scene.placed.flatMap(({ id, position, boundingBox }) => {
    if (!shown.wrong.has(id)) return []
    const at = new Vector3(position.x, position.y + boundingBox.height, position.z).project(camera)
    const isSeen = at.z < 1 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1
    const [left, top] = [((at.x + 1) / 2) * clientWidth, ((1 - at.y) / 2) * clientHeight]
    return [{ id, left: Math.round(left), top: Math.round(top), isSeen }]
  })
}
