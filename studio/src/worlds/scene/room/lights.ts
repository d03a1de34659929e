/** The light of a scene: sun and sky through the windows, lamps that are on, and how bright all of it is shown. */
import { Color, DirectionalLight, Group, HemisphereLight, PointLight, SpotLight, type Light as AnyLight } from 'three'
import type { LightingSetup } from '../../../../../src/worlds/scene/lighting.ts'
import { pointAlong, wallsOf, type RoomShell } from '../../../../../src/worlds/scene/room.ts'
import { linearOf } from '../../../../../src/worlds/scene/color/color-space.ts'
import { extentOf } from './eye.ts'

// what is lit by as much as the room on the whole looks like this part of white
const MIDDLE = 0.95
const MOST_LAMPS = 8
const MOST_WINDOWS = 4
// beside the sky, a patch of sun would be nothing but white
const BRIGHTEST_SUN = 5
const SHADOW_PIXELS = 2048

/** Before anybody has thought of light: that of a bright studio. */
const PLAIN: LightingSetup = {
  timeOfDay: '',
  mood: '',
  sun: { azimuth: 35, elevation: 55, intensity: 4000, color: '#fff6ea' },
  ambient: { intensity: 2000, color: '#ffffff' },
  lights: [],
  exposure: 0,
}

const colourOf = (color: string): Color => new Color(...linearOf(color === '' ? '#ffffff' : color))

const NIGHT = new Color('#0d1420')

/** What is outside of a window, as a screen shows it. */
export function skyOf({ ambient, sun }: LightingSetup = PLAIN): Color {
  // low above the horizon the sun gives the sky its colour
  const day = colourOf(ambient.color).lerp(colourOf(sun.color), sun.elevation < 12 ? 0.7 : 0.1)
  return NIGHT.clone().lerp(day, Math.max(0, Math.min(1, (sun.elevation + 6) / 12)))
}

/** How much arrives where people look, in lux. */
function middleLux({ ambient, lights, sun }: LightingSetup): number {
  const lamps = lights.slice(0, MOST_LAMPS).reduce((sum, { intensity }) => sum + intensity / 5, 0)
  const bounced = sun.elevation > 0 ? sun.intensity * 0.01 : 0
  return Math.max(2, ambient.intensity + lamps + bounced)
}

export function lightsOf(rooms: readonly RoomShell[], given: LightingSetup | undefined): Group {
  const setup = given ?? PLAIN
  const group = new Group()
  // light is told in lux; a screen has no more than white
  const scale = ((MIDDLE * Math.PI) / middleLux(setup)) * 2 ** (setup.exposure * 0.5)
  const sky = colourOf(setup.ambient.color)
  const ambient = setup.ambient.intensity * scale
  group.add(new HemisphereLight(sky, sky.clone().lerp(new Color('#c2a98c'), 0.6), ambient * 0.92))
  for (const light of [sunOf(rooms, setup, scale, ambient), overheadOf(rooms, sky, ambient * 0.34)])
    if (light !== undefined) group.add(light, light.target)
  for (const light of [...windowLights(rooms, sky, ambient), ...lampsOf(setup, scale)]) {
    group.add(light)
    if (light instanceof SpotLight) group.add(light.target)
  }
  return group
}

function sunOf(rooms: readonly RoomShell[], { sun }: LightingSetup, scale: number, ambient: number) {
  if (!(sun.elevation > 0) || sun.intensity === 0) return undefined
  const { middle, radius } = extentOf(rooms)
  const [turn, rise] = [(sun.azimuth * Math.PI) / 180, (Math.min(90, sun.elevation) * Math.PI) / 180]
  const light = new DirectionalLight(colourOf(sun.color), Math.min(sun.intensity * scale, ambient * BRIGHTEST_SUN))
  const far = radius * 2
  light.target.position.set(...middle)
  light.position.set(
    middle[0] + Math.sin(turn) * Math.cos(rise) * far,
    middle[1] + Math.sin(rise) * far,
    middle[2] + Math.cos(turn) * Math.cos(rise) * far,
  )
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS)
  light.shadow.normalBias = 0.02
  light.shadow.bias = -0.0004
  const { camera } = light.shadow
  camera.left = camera.bottom = -radius * 1.1
  camera.right = camera.top = radius * 1.1
  camera.near = 0.1
  camera.far = far * 2
  return light
}

/**
 * What walls and ceiling give back comes from everywhere, and least from below a table: as if from a wide lamp under
 * the ceiling, which stands in nobody's light.
 */
function overheadOf(rooms: readonly RoomShell[], sky: Color, intensity: number): DirectionalLight {
  const { middle, radius } = extentOf(rooms)
  const lowest = Math.min(...rooms.map(({ height }) => height), 20)
  const light = new DirectionalLight(sky, intensity)
  // straight down, or the ceiling would be in its way after all
  light.position.set(middle[0], lowest - 0.02, middle[2])
  light.target.position.set(middle[0], 0, middle[2])
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_PIXELS / 2, SHADOW_PIXELS / 2)
  light.shadow.radius = 7
  light.shadow.normalBias = 0.03
  light.shadow.intensity = 0.75
  const { camera } = light.shadow
  camera.left = camera.bottom = -radius * 1.1
  camera.right = camera.top = radius * 1.1
  camera.near = 0
  camera.far = lowest + 1
  return light
}

/** The sky comes in by the windows, so that what is near them is brighter. */
function windowLights(rooms: readonly RoomShell[], sky: Color, ambient: number): AnyLight[] {
  const windows = rooms.flatMap((room) =>
    room.windows.flatMap(({ wall: index, at, sill, height, width }) => {
      const wall = wallsOf(room)[index]
      return wall === undefined ? [] : [{ wall, at, sill, height, area: width * height }]
    }),
  )
  return windows.slice(0, MOST_WINDOWS).map(({ wall, at, sill, height, area }) => {
    const [x, z] = pointAlong(wall, at)
    const light = new SpotLight(sky, ambient * Math.min(3, area) * 1.6, 12, 1.35, 1, 1.6)
    light.position.set(x - wall.inward[0] * 0.4, sill + height * 0.6, z - wall.inward[1] * 0.4)
    light.target.position.set(x + wall.inward[0] * 2, 0.7, z + wall.inward[1] * 2)
    return light
  })
}

function lampsOf({ lights }: LightingSetup, scale: number): AnyLight[] {
  return lights.slice(0, MOST_LAMPS).map(({ kind, position, direction, angle = 45, intensity, color }) => {
    const bright = intensity * scale * 1.4
    const light =
      kind === 'spot'
        ? new SpotLight(colourOf(color), bright, 0, (angle * Math.PI) / 180, 0.6, 2)
        : new PointLight(colourOf(color), bright, 0, 2)
    light.position.set(position.x, position.y, position.z)
    if (light instanceof SpotLight) {
      const { x, y, z } = direction ?? { x: 0, y: -1, z: 0 }
      light.target.position.set(position.x + x, position.y + y, position.z + z)
    }
    return light
  })
}
