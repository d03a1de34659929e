/** Consoles, telephones, printers, cameras and the like. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, ellipsoid, sphere } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'
import { facing } from './sound-shapes.ts'

/** Flat boxes with a light: consoles, routers, players. */
const console: Family = {
  name: 'game-console',
  role: 'small',
  placement: 'top',
  names: {
    'game console': {},
    'gaming console': {},
    'video game console': {},
    playstation: {},
    xbox: {},
    router: { width: 0.22, depth: 0.16, height: 0.045 },
    modem: { width: 0.2, depth: 0.15, height: 0.05 },
    'set-top box': { width: 0.26, depth: 0.18, height: 0.05 },
    vcr: { width: 0.4 },
    'external drive': { width: 0.08, depth: 0.12, height: 0.02 },
  },
  defaults: { width: 0.32, depth: 0.25, height: 0.07 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'plastic',
        box(w, h * 0.44, d, h * 0.06),
        moved(box(w * 0.985, h * 0.46, d * 0.98, h * 0.06), 0, h * 0.54, 0),
        moved(box(w * 0.94, h * 0.2, d * 0.94), 0, h * 0.4, 0),
      ),
      part('light', 'light', moved(box(w * 0.12, h * 0.06, 0.004), -w * 0.34, h * 0.47, d * 0.47)),
    ],
  }),
}

const controller: Family = {
  name: 'controller',
  role: 'small',
  placement: 'top',
  names: {
    'game controller': {},
    controller: {},
    gamepad: {},
    joystick: { height: 0.12 },
    headphones: { form: 'headphones', width: 0.18, depth: 0.08, height: 0.19 },
    headset: { form: 'headphones', width: 0.18, depth: 0.08, height: 0.19 },
    earphones: { form: 'headphones', width: 0.18, depth: 0.08, height: 0.19 },
  },
  defaults: { width: 0.16, depth: 0.11, height: 0.05, form: 'pad' },
  build: ({ width: w, depth: d, height: h, form }) => {
    if (form === 'headphones') {
      const bow = Array.from(
        { length: 9 },
        (_, place) =>
          [
            -(w / 2 - 0.02) * Math.cos((Math.PI * place) / 8),
            h * 0.3 + h * 0.66 * Math.sin((Math.PI * place) / 8),
            0,
          ] as const,
      )
      return {
        parts: [
          part('body', 'plastic', tube(bow, 0.009)),
          part(
            'pads',
            'leather',
            ...[-1, 1].map((x) =>
              moved(
                turned(moved(scaled(cylinder(d / 2, w * 0.16, 20, 0.008), 1, 1, 1), 0, -w * 0.08, 0), { z: 90 }),
                x * (w / 2 - w * 0.09),
                d / 2,
                0,
              ),
            ),
          ),
        ],
      }
    }
    return {
      parts: [
        part(
          'body',
          'plastic',
          moved(roundedBox(w * 0.8, h * 0.6, d * 0.6, h * 0.25, 2), 0, h * 0.16, -d * 0.18),
          ...[-1, 1].map((x) =>
            moved(turned(ellipsoid(w * 0.3, h * 0.72, d * 0.9, 14), { y: x * 14 }), x * w * 0.34, 0, d * 0.04),
          ),
        ),
        part(
          'buttons',
          'plastic',
          ...[-1, 1].map((x) => moved(cylinder(w * 0.06, h * 0.3, 14), x * w * 0.17, h * 0.68, -d * 0.02)),
          moved(box(w * 0.1, h * 0.1, d * 0.1), 0, h * 0.72, -d * 0.26),
        ),
      ],
    }
  },
}

const remote: Family = {
  name: 'remote-control',
  role: 'small',
  placement: 'top',
  names: {
    'remote control': {},
    remote: {},
    'tv remote': {},
    stylus: { width: 0.01, height: 0.01 },
    lighter: { width: 0.025, depth: 0.08, height: 0.014 },
  },
  defaults: { width: 0.05, depth: 0.18, height: 0.022 },
  build: ({ width: w, depth: d, height: h }) => {
    const buttons = Array.from({ length: 12 }, (_, place) =>
      moved(
        cylinder(w * 0.1, h * 0.2, 8),
        ((place % 3) - 1) * w * 0.28,
        h * 0.78,
        (Math.floor(place / 3) - 2.2) * d * 0.14,
      ),
    )
    return {
      parts: [part('body', 'plastic', roundedBox(w, h * 0.88, d, h * 0.3)), part('buttons', 'plastic', ...buttons)],
    }
  },
}

const telephone: Family = {
  name: 'telephone',
  role: 'small',
  placement: 'top',
  names: {
    telephone: {},
    'desk phone': {},
    'landline phone': {},
    'office phone': {},
    'rotary phone': {},
    landline: {},
  },
  defaults: { width: 0.2, depth: 0.2, height: 0.12 },
  build: ({ width: w, depth: d, height: h }) => {
    const receiver = [
      ...[-1, 1].map((x) => moved(cylinder(d * 0.13, h * 0.3, 18, 0.006), x * w * 0.37, h * 0.62, -d * 0.24)),
      moved(roundedBox(w * 0.8, h * 0.22, d * 0.14, h * 0.08), 0, h * 0.78, -d * 0.24),
    ]
    return {
      parts: [
        part('body', 'plastic', roundedBox(w * 0.92, h * 0.62, d, h * 0.18, 2)),
        part('receiver', 'plastic', ...receiver),
        part('dial', 'metal', moved(cylinder(d * 0.22, h * 0.08, 24), 0, h * 0.6, d * 0.16)),
      ],
    }
  },
}

const printer: Family = {
  name: 'printer',
  role: 'appliance',
  placement: 'top',
  names: {
    printer: {},
    scanner: { height: 0.1 },
    'fax machine': { height: 0.2 },
    'laser printer': {},
    photocopier: { width: 0.6, depth: 0.6, height: 1.1 },
    copier: { width: 0.6, depth: 0.6, height: 1.1 },
    'copy machine': { width: 0.6, depth: 0.6, height: 1.1 },
    '3d printer': { width: 0.42, depth: 0.42, height: 0.5 },
    shredder: { width: 0.34, depth: 0.26, height: 0.5 },
  },
  defaults: { width: 0.44, depth: 0.38, height: 0.26 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'plastic', moved(roundedBox(w, h * 0.9, d * 0.86, 0.02), 0, 0, -d * 0.07)),
      part(
        'tray',
        'plastic',
        moved(box(w * 0.7, h * 0.05, d * 0.3), 0, h * 0.2, d * 0.35),
        moved(box(w * 0.9, h * 0.1, d * 0.6, 0.01), 0, h * 0.89, -d * 0.1),
      ),
      tinted('#f7f6f2', part('paper', 'paper', moved(box(w * 0.5, h * 0.02, d * 0.24), 0, h * 0.25, d * 0.36))),
      part('display', 'screen', moved(box(w * 0.2, h * 0.14, 0.008), w * 0.3, h * 0.68, d * 0.36)),
    ],
  }),
}

const camera: Family = {
  name: 'camera',
  role: 'small',
  placement: 'top',
  names: {
    camera: {},
    'video camera': {},
    camcorder: {},
    webcam: { width: 0.08, depth: 0.05, height: 0.05 },
    binoculars: { width: 0.16, depth: 0.14, height: 0.07 },
  },
  defaults: { width: 0.14, depth: 0.12, height: 0.1 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'plastic',
        moved(roundedBox(w, h * 0.82, d * 0.45, h * 0.12), 0, 0, -d * 0.27),
        moved(roundedBox(w * 0.34, h * 0.24, d * 0.36, h * 0.06), 0, h * 0.76, -d * 0.28),
      ),
      part('lens', 'plastic', facing(cylinder(h * 0.36, d * 0.5, 24, 0.004), 0, h * 0.42, -d * 0.04)),
      part('glass', 'glass', facing(cylinder(h * 0.28, d * 0.06, 20), 0, h * 0.42, d * 0.44)),
    ],
  }),
}

const projector: Family = {
  name: 'projector',
  role: 'small',
  placement: 'top',
  names: { projector: {}, 'video projector': {}, 'film projector': { height: 0.3 } },
  defaults: { width: 0.32, depth: 0.26, height: 0.12 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'plastic',
        moved(roundedBox(w, h * 0.9, d * 0.94, h * 0.2, 2), 0, h * 0.1, -d * 0.03),
        ...[-1, 1].map((x) => moved(cylinder(h * 0.1, h * 0.14, 10), x * w * 0.36, 0, d * 0.3)),
        moved(cylinder(h * 0.1, h * 0.14, 10), 0, 0, -d * 0.34),
      ),
      part('lens', 'glass', facing(cylinder(h * 0.3, d * 0.08, 24), w * 0.2, h * 0.55, d * 0.42)),
      part(
        'buttons',
        'plastic',
        ...[-1, 0, 1].map((x) => moved(sphere(h * 0.06, 8), -w * 0.2 + x * w * 0.08, h * 0.92, 0)),
      ),
    ],
  }),
}

/** On three legs: telescopes, cameras on tripods. */
const telescope: Family = {
  name: 'telescope',
  role: 'large',
  placement: 'floor',
  names: { telescope: {}, tripod: { height: 1.2 }, 'camera tripod': {}, spyglass: { height: 1.2 } },
  defaults: { width: 0.8, depth: 0.9, height: 1.4 },
  build: ({ width: w, depth: d, height: h }) => {
    const legs = [60, 180, 300].map((y) =>
      turned(rod([0, h * 0.68, 0.02], [0, 0.01, Math.min(w, d) * 0.5], 0.016), { y }),
    )
    const tubeBody = moved(
      turned(moved(cylinder(0.06, d * 1.1, 24, 0.006), 0, -d * 0.55, 0), { x: 55 }),
      0,
      h * 0.78,
      0,
    )
    return {
      parts: [
        part('body', 'metal', tubeBody),
        part('legs', 'wood', ...legs, moved(sphere(0.05, 12), 0, h * 0.65, 0)),
        part('eyepiece', 'plastic', moved(turned(cylinder(0.025, 0.1, 14), { x: 55 }), 0, h * 0.53, -d * 0.46)),
      ],
    }
  },
}

export const devicesFamilies: readonly Family[] = [
  console,
  controller,
  remote,
  telephone,
  printer,
  camera,
  projector,
  telescope,
]
