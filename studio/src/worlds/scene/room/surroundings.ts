/** What shiny things mirror: a bright room with a window, made once and far too blurred to be made out. */
import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

const BLUR = 0.05

export function surroundingsOf(renderer: WebGLRenderer): { readonly texture: Texture; dispose(): void } {
  const scene = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const add = (
    colour: number,
    bright: number,
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    isInside: boolean,
  ) => {
    const material = new MeshBasicMaterial({ color: colour, ...(isInside && { side: BackSide }) })
    material.color.multiplyScalar(bright)
    const mesh = new Mesh(box, material)
    mesh.scale.set(...size)
    mesh.position.set(...at)
    scene.add(mesh)
    return material
  }
  const made = [
    add(0xcfc8bd, 0.5, [10, 6, 10], [0, 1, 0], true),
    add(0xffffff, 5, [3, 2, 0.1], [-1, 1.5, -4.8], false),
    add(0xfff4e2, 2, [2, 0.1, 2], [1, 3.8, 1], false),
    add(0x8a6f52, 0.4, [10, 0.1, 10], [0, -1.9, 0], false),
  ]
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, BLUR)
  generator.dispose()
  box.dispose()
  for (const material of made) material.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}
