/** Lamps that stand: on the floor, on tables and desks. */
import type { Family, LightSource } from '../../asset.ts'
import { cylinder, lathe, sphere } from '../../mesh/lathe.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { rod, shade } from '../build/ware.ts'

const point = (x: number, y: number, z: number, intensity: number): LightSource => ({
  kind: 'point',
  at: { x, y, z },
  intensity,
})

/** Straight with a shade, or bent over as an arc, or on three legs. */
const floorLamp: Family = {
  name: 'floor-lamp',
  role: 'lamp',
  placement: 'floor',
  names: {
    'floor lamp': {},
    'standing lamp': {},
    'standard lamp': {},
    torchiere: { form: 'torch', height: 1.75 },
    uplighter: { form: 'torch', height: 1.75 },
    'arc lamp': { form: 'arc', width: 1.1, depth: 0.3, height: 1.9 },
    'arc floor lamp': { form: 'arc', width: 1.1, depth: 0.3, height: 1.9 },
    'arched floor lamp': { form: 'arc', width: 1.1, depth: 0.3, height: 1.9 },
    'tripod lamp': { form: 'tripod', width: 0.55, depth: 0.55 },
    'tripod floor lamp': { form: 'tripod', width: 0.55, depth: 0.55 },
    'reading lamp': { height: 1.4 },
  },
  defaults: { width: 0.42, depth: 0.42, height: 1.6, form: 'straight' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const foot = Math.min(w, d) * (form === 'arc' ? 0.5 : 0.36)
    if (form === 'arc') {
      const bow = Array.from({ length: 9 }, (_, place) => {
        const angle = (Math.PI * place) / 8
        return [-(w / 2 - foot) * Math.cos(angle) - foot * 0.1, h * 0.72 + h * 0.27 * Math.sin(angle), 0] as const
      })
      const [x, y] = bow.at(-1)!
      return {
        parts: [
          part('body', 'metal', tube([[bow[0]![0], 0.02, 0], ...bow], 0.012), rod([x, y, 0], [x, y - 0.06, 0], 0.01)),
          part('base', 'stone', moved(cylinder(foot, 0.05, 24, 0.006), bow[0]![0], 0, 0)),
          part('shade', 'metal', moved(shade(foot, foot * 0.45, 0.18), x, y - 0.22, 0)),
          part('bulb', 'light', moved(sphere(0.04, 12), x, y - 0.2, 0)),
        ],
        lights: [point(x, y - 0.24, 0, 90)],
      }
    }
    if (form === 'torch') {
      const bowl = Math.min(w, d) / 2
      return {
        parts: [
          part('body', 'metal', rod([0, 0.02, 0], [0, h - 0.12, 0], 0.014), cylinder(foot, 0.03, 24, 0.006)),
          part('shade', 'glass', moved(shade(0.03, bowl, 0.14), 0, h - 0.14, 0)),
          part('bulb', 'light', moved(sphere(0.045, 12), 0, h - 0.13, 0)),
        ],
        lights: [point(0, h - 0.05, 0, 110)],
      }
    }
    const radius = Math.min(w, d) / 2
    const high = Math.min(0.32, h * 0.2)
    const legs =
      form === 'tripod'
        ? [0, 120, 240].map((y) => turned(rod([0, h - high, 0.02], [0, 0, radius * 0.96], 0.014), { y }))
        : [rod([0, 0.02, 0], [0, h - high * 0.6, 0], 0.012), cylinder(foot, 0.028, 24, 0.006)]
    return {
      parts: [
        part('body', form === 'tripod' ? 'wood' : 'metal', ...legs),
        part(
          'shade',
          'fabric',
          moved(shade(radius * (form === 'tripod' ? 0.8 : 1), radius * 0.72, high), 0, h - high, 0),
        ),
        part('bulb', 'light', moved(sphere(0.045, 12), 0, h - high * 0.62, 0)),
      ],
      lights: [point(0, h - high * 0.45, 0, 90)],
    }
  },
}

/** A turned foot under a shade. */
const tableLamp: Family = {
  name: 'table-lamp',
  role: 'lamp',
  placement: 'top',
  names: {
    lamp: {},
    'table lamp': {},
    'bedside lamp': { height: 0.42, width: 0.26, depth: 0.26 },
    'nightstand lamp': { height: 0.42, width: 0.26, depth: 0.26 },
    'night light': { height: 0.2, width: 0.14, depth: 0.14 },
    'accent lamp': { height: 0.4, width: 0.24, depth: 0.24 },
    light: {},
    lampshade: { height: 0.4 },
  },
  defaults: { width: 0.32, depth: 0.32, height: 0.52 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = Math.min(w, d) / 2
    const foot = radius * 0.5
    const high = h * 0.4
    const body = lathe([
      [foot * 0.9, 0],
      [foot, h * 0.02],
      [foot * 0.45, h * 0.07],
      [foot * 0.62, h * 0.2],
      [foot * 0.95, h * 0.34],
      [foot * 0.75, h * 0.46],
      [foot * 0.24, h * 0.55],
      [foot * 0.18, h * 0.72],
    ])
    return {
      parts: [
        part('body', 'ceramic', body),
        part('shade', 'fabric', moved(shade(radius, radius * 0.66, high), 0, h - high, 0)),
        part('bulb', 'light', moved(sphere(radius * 0.2, 12), 0, h * 0.72, 0)),
      ],
      lights: [point(0, h - high * 0.5, 0, 60)],
    }
  },
}

/** A jointed arm that leans over the desk. */
const deskLamp: Family = {
  name: 'desk-lamp',
  role: 'lamp',
  placement: 'top',
  names: {
    'desk lamp': {},
    'task lamp': {},
    'study lamp': {},
    'work lamp': {},
    'anglepoise lamp': {},
    'gooseneck lamp': {},
  },
  defaults: { width: 0.18, depth: 0.38, height: 0.46 },
  build: ({ width: w, depth: d, height: h }) => {
    const foot = w / 2
    const back = -d / 2 + foot
    const elbow = [0, h * 0.62, -d / 2 + 0.015] as const
    const head = [0, h * 0.9, d * 0.22] as const
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(cylinder(foot, 0.02, 24, 0.004), 0, 0, back),
          rod([0, 0.015, back], elbow, 0.008),
          rod(elbow, head, 0.007),
          moved(sphere(0.013, 10), elbow[0], elbow[1] - 0.013, elbow[2]),
        ),
        part('shade', 'metal', moved(turned(shade(w * 0.42, w * 0.16, h * 0.2), { x: -30 }), 0, h * 0.76, d * 0.29)),
        part('bulb', 'light', moved(sphere(w * 0.14, 12), 0, h * 0.76, d * 0.27)),
      ],
      lights: [{ kind: 'spot', at: { x: 0, y: h * 0.78, z: d * 0.3 }, angle: 60, intensity: 70 }],
    }
  },
}

export const standingFamilies: readonly Family[] = [floorLamp, tableLamp, deskLamp]
