/** What makes music: speakers, radios, record players. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder, torus } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support } from '../build/part.ts'
import { tinted } from '../build/ware.ts'
import { facing } from './sound-shapes.ts'

const cones = (w: number, h: number, z: number) => [
  facing(torus(w * 0.34, w * 0.05, 24, 8), 0, h * 0.32, z),
  facing(cone(w * 0.3, w * 0.1, 0.012, 24), 0, h * 0.32, z),
  facing(cone(w * 0.18, w * 0.06, 0.012, 20), 0, h * 0.72, z),
]

const floorSpeaker: Family = {
  name: 'floor-speaker',
  role: 'appliance',
  placement: 'floor',
  names: {
    speaker: {},
    loudspeaker: {},
    'floor speaker': {},
    'tower speaker': {},
    'stereo speaker': {},
    subwoofer: { width: 0.36, depth: 0.36, height: 0.4 },
    amplifier: { width: 0.5, depth: 0.28, height: 0.48 },
    'guitar amplifier': { width: 0.5, depth: 0.28, height: 0.48 },
    amp: { width: 0.5, depth: 0.28, height: 0.48 },
  },
  defaults: { width: 0.24, depth: 0.3, height: 0.95 },
  build: ({ width: w, depth: d, height: h }) => {
    const size = Math.min(w, h * 0.5)
    return {
      parts: [
        part('body', 'wood', moved(box(w, h, d - 0.014, 0.008), 0, 0, -0.007)),
        tinted('#1d1e20', part('cones', 'plastic', ...cones(size, h, d / 2 - 0.016))),
      ],
      supports: [support('top', [0, h, -0.007], w * 0.9, d * 0.85)],
    }
  },
}

const smallSpeaker: Family = {
  name: 'small-speaker',
  role: 'small',
  placement: 'top',
  names: {
    'small speaker': {},
    'bookshelf speaker': {},
    'computer speaker': { width: 0.1, depth: 0.11, height: 0.18 },
    'desktop speaker': {},
    'bluetooth speaker': { width: 0.18, depth: 0.08, height: 0.1 },
    'smart speaker': { width: 0.1, depth: 0.1, height: 0.15 },
    soundbar: { width: 0.9, depth: 0.1, height: 0.07 },
    'sound bar': { width: 0.9, depth: 0.1, height: 0.07 },
  },
  defaults: { width: 0.17, depth: 0.2, height: 0.28 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'wood', moved(roundedBox(w, h, d - 0.012, 0.01), 0, 0, -0.006)),
      tinted('#1d1e20', part('cones', 'plastic', ...cones(Math.min(w, h * 0.55), h, d / 2 - 0.014))),
    ],
  }),
}

const radio: Family = {
  name: 'radio',
  role: 'small',
  placement: 'top',
  names: {
    radio: {},
    stereo: { width: 0.42, depth: 0.3, height: 0.16 },
    boombox: { width: 0.5, height: 0.28 },
    'stereo system': { width: 0.42, depth: 0.3, height: 0.16 },
    'hi-fi': { width: 0.42, depth: 0.3, height: 0.16 },
    'dvd player': { width: 0.4, depth: 0.26, height: 0.06 },
    'cable box': { width: 0.3, depth: 0.2, height: 0.05 },
    microphone: { width: 0.1, depth: 0.1, height: 0.24 },
  },
  defaults: { width: 0.28, depth: 0.11, height: 0.18 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'wood', moved(roundedBox(w, h, d * 0.92, h * 0.1, 2), 0, 0, -d * 0.04)),
      tinted(
        '#c9b48a',
        part('grille', 'fabric', moved(box(w * 0.48, h * 0.66, d * 0.06), -w * 0.2, h * 0.17, d * 0.41)),
      ),
      part(
        'knobs',
        'metal',
        ...[0.7, 0.34].map((y) => facing(cylinder(h * 0.1, d * 0.1, 18), w * 0.28, h * y, d * 0.4)),
      ),
    ],
  }),
}

const recordPlayer: Family = {
  name: 'record-player',
  role: 'small',
  placement: 'top',
  names: {
    'record player': {},
    turntable: {},
    gramophone: { height: 0.3 },
    'vinyl player': {},
    phonograph: { height: 0.3 },
  },
  defaults: { width: 0.44, depth: 0.36, height: 0.15 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'wood', box(w, h * 0.62, d, 0.008)),
      tinted('#17171a', part('record', 'plastic', moved(cylinder(d * 0.42, h * 0.1, 36), -w * 0.08, h * 0.6, 0))),
      tinted('#b4472f', part('label', 'paper', moved(cylinder(d * 0.14, h * 0.05, 24), -w * 0.08, h * 0.67, 0))),
      part(
        'arm',
        'metal',
        moved(cylinder(d * 0.06, h * 0.3, 16), w * 0.38, h * 0.6, -d * 0.32),
        tube(
          [
            [w * 0.38, h * 0.94, -d * 0.32],
            [w * 0.36, h * 0.94, d * 0.05],
            [w * 0.16, h * 0.86, d * 0.2],
          ],
          h * 0.06,
        ),
      ),
    ],
  }),
}

export const audioFamilies: readonly Family[] = [floorSpeaker, smallSpeaker, radio, recordPlayer]
