/** A scene's GLB, opened by three.js in a browser: everything is there by its name, lit, seen and drawn. */
import { expect, it } from 'vitest'
import { createMinds } from '../src/minds/mind.ts'
import { createDirector } from '../src/societies/director/director.ts'
import { sceneOf } from '../src/societies/director/scene-of.ts'
import { writeGlb } from '../src/worlds/scene/files/glb.ts'
import { describeInBrowser, launchBrowser } from './browser.ts'
import { bundleForBrowser } from './browser-bundle.ts'

interface Opened {
  readonly names: readonly string[]
  readonly lights: number
  readonly cameras: readonly string[]
  readonly textures: number
  /** of the pixels of a picture through the main camera, how many differ from the background */
  readonly drawn: number
}

const PROGRAM = `
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { Mesh, Scene, Color, WebGLRenderer } from 'three'
globalThis.openScene = async (text) => {
  const bytes = Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0))
  const { scene, cameras } = await new GLTFLoader().parseAsync(bytes.buffer, '')
  const names = []
  const textures = new Set()
  let lights = 0
  scene.traverse((node) => {
    names.push(node.userData.name ? node.userData.name : node.name)
    if (node.isLight) lights++
    if (node instanceof Mesh && node.material.map) textures.add(node.material.map.uuid)
  })
  const renderer = new WebGLRenderer({ preserveDrawingBuffer: true })
  renderer.setSize(80, 50)
  const world = new Scene()
  world.background = new Color(1, 0, 1)
  world.add(scene)
  renderer.render(world, cameras[0])
  const pixels = new Uint8Array(80 * 50 * 4)
  const gl = renderer.getContext()
  gl.readPixels(0, 0, 80, 50, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  let drawn = 0
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 1] > 2 || pixels[at] < 250) drawn++
  return { names, lights, cameras: cameras.map(({ name }) => name), textures: textures.size, drawn }
}
`

describeInBrowser('a scene in three.js', () => {
  it('has its things, lights, cameras and textures, and can be drawn', async () => {
    const flow = createDirector({ minds: createMinds({ choose: {} }) })
    const userPrompt = 'A bedroom with a white bed, a wooden desk and a lamp on the desk, in the evening.'
    const { board } = await flow.run({ userPrompt }, { seed: 1 }).finished
    const bytes = Buffer.from(await writeGlb(sceneOf(board))).toString('base64')
    const browser = await launchBrowser({ in3D: true })
    try {
      const page = await browser.newPage()
      await page.setContent('<!doctype html>')
      await page.addScriptTag({ type: 'module', content: await bundleForBrowser(PROGRAM) })
      await page.waitForFunction('globalThis.openScene !== undefined')
      const opened = (await page.evaluate(`openScene(${JSON.stringify(bytes)})`)) as Opened
      for (const { name } of board.sceneObjects) expect(opened.names).toContain(name)
      expect(opened.lights).toBe(board.lightingSetup!.lights.length + 1)
      expect(opened.cameras).toEqual(['main', ...board.cameraSetup!.views.map(({ name }) => name)])
      expect(opened.textures).toBeGreaterThan(1)
      expect(opened.drawn).toBeGreaterThan(3_000)
    } finally {
      await browser.close()
    }
  }, 180_000)
})
