/** A script that opens `scene.glb` in Blender 3.4 or newer and renders it. */
import { pointAlong, wallsOf } from '../room.ts'
import type { Scene } from '../scene.ts'

/** Python and JSON write text alike, as long as it is ASCII. */
const pythonText = (text: string): string =>
  JSON.stringify(text).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

export function writeBlenderScript(scene: Scene): string {
  const { title, camera, lighting } = scene
  const main = camera?.main
  return `"""Opens scene.glb, which lies beside this script, in Blender 3.4 or newer, and renders it.

    blender --background --python scene.blend.py            # writes render.png and scene.blend
    blender --background --python scene.blend.py -- --samples 8 --width 320   # a quick look
    blender --python scene.blend.py -- --no-render          # opens it to look around
"""
import math
import os
import shutil
import sys
import tempfile

import bpy
import mathutils

try:
    import numpy
except ModuleNotFoundError:
    sys.exit("Blender's glTF importer needs numpy. On Debian: apt-get install python3-numpy")

TITLE = ${pythonText(title.slice(0, 500))}
CAMERA = ${pythonText(main?.name ?? '')}
FOCAL_LENGTH = ${Number.isFinite(main?.focalLength) ? main!.focalLength : 24}
# windows: their middle, what way they look into the room, width and height, as the file has them
WINDOWS = ${JSON.stringify(windowsOf(scene))}
# of the sky in them, in candela per square metre
SKY = ${skyOf(scene)}
EXPOSURE = ${Number.isFinite(lighting?.exposure) ? lighting!.exposure : 0}



def option(name, usual):
    """A whole number that was given behind --, or the usual one."""
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return int(given[given.index(name) + 1]) if name in given else usual


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
world.node_tree.nodes["Background"].inputs["Strength"].default_value = SKY / 683
scene.world = world

scene.render.engine = "CYCLES"
scene.cycles.samples = option("--samples", 64)
# some builds come without a denoiser
scene.cycles.use_denoising = False
scene.render.resolution_x = option("--width", 1280)
scene.render.resolution_y = scene.render.resolution_x * 5 // 8

# the sky comes in through the windows: an area light in each, as bright as the sky is; 683 lumen are a watt here
for x, y, z, inward_x, inward_z, width, height in WINDOWS:
    sky = bpy.data.lights.new("window", "AREA")
    sky.shape = "RECTANGLE"
    sky.size, sky.size_y = width, height
    sky.energy = math.pi * SKY / 683 * width * height
    light = bpy.data.objects.new("window", sky)
    light.location = (x, -z, y)
    # a light looks along its own -z
    light.rotation_euler = mathutils.Vector((inward_x, -inward_z, 0)).to_track_quat("-Z", "Y").to_euler()
    light.visible_camera = False
    scene.collection.objects.link(light)


def metered():
    """Stops by which a small picture comes out as bright as a photograph would."""
    settings, images = scene.render, scene.render.image_settings
    kept = (settings.resolution_percentage, settings.filepath, scene.cycles.samples, images.file_format)
    path = os.path.join(tempfile.mkdtemp(), "meter.exr")
    settings.resolution_percentage = max(2, 6400 // settings.resolution_x)
    scene.cycles.samples = max(8, kept[2] // 4)
    images.file_format = "OPEN_EXR"
    settings.filepath = path
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(path)
    pixels = numpy.empty(len(image.pixels), dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    shutil.rmtree(os.path.dirname(path))
    settings.resolution_percentage, settings.filepath, scene.cycles.samples, images.file_format = kept
    light = pixels.reshape(-1, 4)[:, :3] @ numpy.array([0.2126, 0.7152, 0.0722], dtype=numpy.float32)
    middle = float(numpy.median(light))
    return max(-12.0, min(12.0, math.log2(0.22 / middle))) if middle > 0 else 0.0


is_rendered = "--no-render" not in sys.argv and scene.camera is not None
scene.view_settings.exposure = EXPOSURE + (metered() if is_rendered else 0)
scene.render.filepath = os.path.join(here, "render.png")
bpy.ops.wm.save_as_mainfile(filepath=os.path.join(here, "scene.blend"))
if is_rendered:
    bpy.ops.render.render(write_still=True)
`
}

const short = (metres: number): number => Math.round(metres * 1e4) / 1e4

// just inside of the pane and its frame
const INSIDE_M = 0.06

function windowsOf({ rooms }: Pick<Scene, 'rooms'>): readonly (readonly number[])[] {
  return rooms.flatMap((room) => {
    const walls = wallsOf(room)
    return room.windows.flatMap(({ wall: index, at, sill, width, height }) => {
      const wall = walls[index]
      const numbers = [at, sill, width, height]
      if (wall === undefined || !numbers.every(Number.isFinite)) return []
      const [x, z] = pointAlong(wall, at)
      const [inX, inZ] = wall.inward
      return [[x + inX * INSIDE_M, sill + height / 2, z + inZ * INSIDE_M, inX, inZ, width, height].map(short)]
    })
  })
}

// through a window of some square metres, a sky of so many times the light of a room gives it that light
const SKY_FOR_AMBIENT = 10
const BRIGHTEST_SKY = 9000

const skyOf = ({ lighting }: Pick<Scene, 'lighting'>): number => {
  const ambient = lighting?.ambient.intensity ?? 200
  return short(Math.min(BRIGHTEST_SKY, Math.max(0, ambient) * SKY_FOR_AMBIENT) || 0)
}
