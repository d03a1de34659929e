/** The room on a stage of three.js: the scene's file, lit evenly, seen by one eye. */
import {
  AmbientLight,
  Box3,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type Object3D,
} from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import type { RoomPose } from '../../../src/worlds/desktop/room/room-page.ts'

const FIELD_DEGREES = 62
const RADIANS = Math.PI / 180

/** A node of the file that somebody has a name for. */
export interface Thing {
  readonly name: string
  readonly node: Object3D
  readonly box: Box3
}

export interface Stage {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly renderer: WebGLRenderer
  readonly things: readonly Thing[]
  /** walls, floors, ceilings and doors */
  readonly shell: readonly Mesh[]
  look(pose: RoomPose): void
  draw(): void
}

/** Width and height in pixels: those of the window unless told. */
export type Size = readonly [width: number, height: number] | undefined

export async function openStage(canvas: HTMLCanvasElement, file: string, size: Size): Promise<Stage> {
  const bytes = await (await fetch(file)).arrayBuffer()
  const { scene: inside } = await new GLTFLoader().parseAsync(bytes, '')
  const scene = new Scene()
  scene.background = new Color('#aebdcc')
  scene.add(inside)
  const lights: Object3D[] = []
  inside.traverse((node) => {
    if ('isLight' in node) lights.push(node)
  })
  // lamps of a file are in candela, for a renderer that knows how bright a picture is to be
  for (const light of lights) light.removeFromParent()
  scene.updateMatrixWorld(true)
  const sun = new DirectionalLight('#fff4e0', 1.1)
  sun.position.set(2, 5, 3)
  scene.add(new AmbientLight('#ffffff', 0.7), new HemisphereLight('#ffffff', '#8a7a66', 1.2), sun)

  const things: Thing[] = []
  const shell: Mesh[] = []
  for (const node of inside.children) {
    // the loader gives every node a name of its own; those of the director's things come with what they are made from
    const { name, asset } = node.userData as { name?: unknown; asset?: unknown }
    if (typeof name === 'string' && typeof asset === 'string')
      things.push({ name, node, box: new Box3().setFromObject(node) })
    else node.traverse((part) => (part instanceof Mesh ? shell.push(part) : undefined))
  }
  const camera = new PerspectiveCamera(FIELD_DEGREES, 1.6, 0.05, 60)
  camera.rotation.order = 'YXZ'
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
  const fit = () => {
    const [width, height] = size ?? [innerWidth, innerHeight]
    if (canvas.width === width && canvas.height === height) return
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
  }
  return {
    scene,
    camera,
    renderer,
    things,
    shell,
    look({ x, y, z, yaw, pitch, roll }) {
      camera.position.set(x, y, z)
      camera.rotation.set(pitch * RADIANS, -yaw * RADIANS, -roll * RADIANS)
      camera.updateMatrixWorld(true)
    },
    draw() {
      fit()
      renderer.render(scene, camera)
    },
  }
}
