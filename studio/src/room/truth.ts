/** What is visible, in truth: every thing is drawn once more in a colour of its own, and the pixels are counted. */
import { Color, LinearSRGBColorSpace, Mesh, MeshBasicMaterial, Vector3, WebGLRenderTarget, type Material } from 'three'
import type { VisibleThing } from '../../../src/worlds/desktop/room/room-page.ts'
import type { Stage } from './stage.ts'

// a quarter of the pixels finds everything that matters
const WIDTH = 320
const HEIGHT = 200
const MOST_THINGS = 255

export function createTruth({ scene, camera, renderer, things, shell }: Stage): () => VisibleThing[] {
  const target = new WebGLRenderTarget(WIDTH, HEIGHT)
  const wall = new MeshBasicMaterial({ color: 0 })
  const swaps: { mesh: Mesh; own: Material | Material[]; plain: Material }[] = shell.map((mesh) => ({
    mesh,
    own: mesh.material,
    plain: wall,
  }))
  for (const [place, { node }] of things.slice(0, MOST_THINGS).entries()) {
    const plain = new MeshBasicMaterial({ color: new Color().setRGB((place + 1) / 255, 0, 0, LinearSRGBColorSpace) })
    node.traverse((mesh) => {
      if (mesh instanceof Mesh) swaps.push({ mesh, own: mesh.material as Material, plain })
    })
  }
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4)
  return () => {
    const { background } = scene
    scene.background = null
    for (const { mesh, plain } of swaps) mesh.material = plain
    renderer.setRenderTarget(target)
    renderer.setClearColor(0, 1)
    renderer.render(scene, camera)
    renderer.readRenderTargetPixels(target, 0, 0, WIDTH, HEIGHT, pixels)
    renderer.setRenderTarget(null)
    for (const { mesh, own } of swaps) mesh.material = own
    scene.background = background
    return count(pixels).map(({ place, left, right, low, high, sum }) => {
      const { name, box } = things[place]!
      const [scaleX, scaleY] = [renderer.domElement.width / WIDTH, renderer.domElement.height / HEIGHT]
      return {
        name,
        box: {
          x: left * scaleX,
          // rows of a target begin at the bottom
          y: (HEIGHT - 1 - high) * scaleY,
          width: (right - left + 1) * scaleX,
          height: (high - low + 1) * scaleY,
        },
        share: sum / (WIDTH * HEIGHT),
        metres: box.getCenter(new Vector3()).distanceTo(camera.position),
      }
    })
  }
}

function count(pixels: Uint8Array) {
  const found = new Map<number, { left: number; right: number; low: number; high: number; sum: number }>()
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const place = pixels[(row * WIDTH + column) * 4]! - 1
      if (place < 0) continue
      const seen = found.get(place)
      if (seen === undefined) {
        found.set(place, { left: column, right: column, low: row, high: row, sum: 1 })
        continue
      }
      seen.left = Math.min(seen.left, column)
      seen.right = Math.max(seen.right, column)
      seen.high = row
      seen.sum++
    }
  }
  return [...found].map(([place, seen]) => ({ place, ...seen }))
}
