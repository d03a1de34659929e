/** A script that opens `scene.glb` in Blender 3.4 or newer and renders it. */
import type { Scene } from '../scene.ts'

/** Python and JSON write text alike, as long as it is ASCII. */
const pythonText = (text: string): string =>
  JSON.stringify(text).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

export function writeBlenderScript({ title, camera, lighting }: Scene): string {
  const main = camera?.main
  return `"""Opens scene.glb, which lies beside this script, in Blender 3.4 or newer, and renders it.

    blender --background --python scene.blend.py            # writes render.png and scene.blend
    blender --python scene.blend.py -- --no-render          # opens it to look around
"""
import os
import sys

import bpy
import numpy

TITLE = ${pythonText(title.slice(0, 500))}
CAMERA = ${pythonText(main?.name ?? '')}
FOCAL_LENGTH = ${Number.isFinite(main?.focalLength) ? main!.focalLength : 24}
EXPOSURE = ${Number.isFinite(lighting?.exposure) ? lighting!.exposure : 0}

# newer versions of numpy have no bool of their own, which older importers ask for
if not hasattr(numpy, "bool"):
    numpy.bool = bool

here = os.path.dirname(os.path.abspath(__file__))
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=os.path.join(here, "scene.glb"))

scene = bpy.context.scene
scene.name = TITLE[:60] or "scene"
cameras = [each for each in bpy.data.objects if each.type == "CAMERA"]
scene.camera = next((each for each in cameras if each.name == CAMERA), cameras[0] if cameras else None)
if scene.camera is not None:
    scene.camera.data.sensor_width = 36
    scene.camera.data.lens = FOCAL_LENGTH

world = bpy.data.worlds.new("sky")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.4
scene.world = world

scene.render.engine = "CYCLES"
scene.cycles.samples = 64
# some builds come without a denoiser
scene.cycles.use_denoising = False
scene.render.resolution_x = 1280
scene.render.resolution_y = 800
scene.view_settings.exposure = EXPOSURE
scene.render.filepath = os.path.join(here, "render.png")
bpy.ops.wm.save_as_mainfile(filepath=os.path.join(here, "scene.blend"))
if "--no-render" not in sys.argv and scene.camera is not None:
    bpy.ops.render.render(write_still=True)
`
}
