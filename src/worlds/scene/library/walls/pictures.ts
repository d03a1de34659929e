/** Pictures: framed and not, on walls and on tables. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder } from '../../mesh/lathe.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { joined, moved, turned } from '../../mesh/transform.ts'
import { countOf, part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'
import { frameOf } from './walls-shapes.ts'

/** A landscape of plain fields of colour, a little raised so that each is a body of its own. */
function motif(width: number, height: number, z: number): readonly Part[] {
  const field = (w: number, h: number, lift: number) => moved(box(w, h, 0.003), 0, 0, z + lift)
  const ground = height * 0.38
  return [
    tinted('#cfdbe2', part('canvas', 'paper', field(width, height, 0))),
    tinted('#7d9a74', part('picture', 'paper', field(width * 0.996, ground, 0.0012))),
    {
      ...tinted(
        '#5c7a8c',
        part(
          'picture',
          'paper',
          moved(
            turned(
              extrude(
                [
                  [-width * 0.46, 0],
                  [-width * 0.12, -height * 0.34],
                  [width * 0.2, 0],
                ],
                0.003,
              ),
              { x: 90 },
            ),
            0,
            ground * 0.98,
            z - 0.0006,
          ),
        ),
      ),
      name: 'mountain',
    },
    {
      ...tinted(
        '#e3b85c',
        part(
          'picture',
          'paper',
          moved(
            turned(cylinder(Math.min(width, height) * 0.09, 0.003, 20), { x: 90 }),
            width * 0.26,
            height * 0.74,
            z - 0.001,
          ),
        ),
      ),
      name: 'sun',
    },
  ]
}

const picture: Family = {
  name: 'picture',
  role: 'picture',
  placement: 'wall',
  names: {
    picture: {},
    painting: { width: 0.9, height: 0.65 },
    artwork: { width: 0.9, height: 0.65 },
    'wall art': { width: 0.9, height: 0.65 },
    'art print': {},
    print: {},
    portrait: { width: 0.5, height: 0.7 },
    'landscape painting': { width: 1, height: 0.6 },
    canvas: { width: 0.9, height: 0.65 },
    'framed picture': {},
    'framed art': {},
    'framed photo': { width: 0.4, height: 0.3 },
    photograph: { width: 0.4, height: 0.3 },
    photo: { width: 0.4, height: 0.3 },
    'wall picture': {},
    diploma: { width: 0.4, height: 0.3 },
    certificate: { width: 0.4, height: 0.3 },
    map: { width: 1.2, height: 0.8 },
    'world map': { width: 1.2, height: 0.8 },
  },
  defaults: { width: 0.6, depth: 0.03, height: 0.45 },
  build: ({ width: w, depth: d, height: h }) => {
    const strip = Math.min(w, h) * 0.07
    return {
      parts: [
        part('body', 'wood', frameOf(w, h, d, strip)),
        ...motif(w - strip * 1.6, h - strip * 1.6, -d * 0.1).map((made) => ({
          ...made,
          mesh: moved(made.mesh, 0, strip * 0.8, 0),
        })),
      ],
    }
  },
}

/** Without a frame. */
const poster: Family = {
  name: 'poster',
  role: 'picture',
  placement: 'wall',
  names: {
    poster: {},
    'movie poster': {},
    'wall decal': {},
    tapestry: { width: 1.2, height: 1.4 },
    'wall hanging': { width: 0.7, height: 0.9 },
    banner: { width: 1.4, height: 0.5 },
    'wall sticker': {},
    'menu board': { width: 1, height: 0.7 },
    flag: { width: 0.9, height: 0.6 },
    sign: { width: 0.6, height: 0.3 },
    'neon sign': { width: 0.8, height: 0.4 },
  },
  defaults: { width: 0.6, depth: 0.01, height: 0.84 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'paper', moved(box(w, h, d * 0.6), 0, 0, -d * 0.25)),
      ...motif(w * 0.86, h * 0.72, d * 0.16)
        .slice(1)
        .map((made) => ({ ...made, mesh: moved(made.mesh, 0, h * 0.2, 0) })),
    ],
  }),
}

/** Three pictures that belong together. */
const galleryWall: Family = {
  name: 'gallery-wall',
  role: 'picture',
  placement: 'wall',
  names: { 'gallery wall': {}, triptych: {}, 'set of pictures': {} },
  defaults: { width: 1.5, depth: 0.03, height: 0.6, panels: 3 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const panels = countOf(parameters, 'panels', 2, 6)
    const each = (w / panels) * 0.88
    const strip = Math.min(each, h) * 0.06
    const places = Array.from({ length: panels }, (_, panel) =>
      panels === 1 ? 0 : (panel / (panels - 1) - 0.5) * (w - each),
    )
    const made = motif(each - strip * 1.6, h - strip * 1.6, -d * 0.1)
    return {
      parts: [
        part('body', 'wood', ...places.map((x) => moved(frameOf(each, h, d, strip), x, 0, 0))),
        ...made.map((one) => ({ ...one, mesh: joined(...places.map((x) => moved(one.mesh, x, strip * 0.8, 0))) })),
      ],
    }
  },
}

const photoFrame: Family = {
  name: 'photo-frame',
  role: 'small',
  placement: 'top',
  names: { 'photo frame': {}, 'picture frame': {}, 'framed photograph': {}, 'family photo': {} },
  defaults: { width: 0.18, depth: 0.07, height: 0.23 },
  build: ({ width: w, depth: d, height: h }) => {
    const strip = w * 0.1
    const lean = (mesh: Mesh) => moved(turned(mesh, { x: -12 }), 0, 0, d * 0.42)
    return {
      parts: [
        part(
          'body',
          'wood',
          lean(frameOf(w, h, 0.014, strip)),
          rod([0, h * 0.55, d * 0.2], [0, 0.004, -d * 0.46], 0.004, 6),
        ),
        ...motif(w - strip * 1.6, h - strip * 1.6, 0).map((made) => ({
          ...made,
          mesh: lean(moved(made.mesh, 0, strip * 0.8, 0)),
        })),
      ],
    }
  },
}

const calendar: Family = {
  name: 'calendar',
  role: 'picture',
  placement: 'wall',
  names: { calendar: {}, 'wall calendar': {} },
  defaults: { width: 0.3, depth: 0.012, height: 0.44 },
  build: ({ width: w, depth: d, height: h }) => {
    const days = Array.from({ length: 35 }, (_, day) =>
      moved(
        box(w * 0.09, h * 0.05, d * 0.3),
        ((day % 7) - 3) * w * 0.125,
        h * (0.06 + 0.078 * Math.floor(day / 7)),
        d * 0.25,
      ),
    )
    return {
      parts: [
        tinted('#f7f5f0', part('body', 'paper', moved(box(w, h, d * 0.6), 0, 0, -d * 0.2))),
        tinted('#8fa3ad', part('days', 'paper', ...days)),
        tinted('#6f8f6a', part('picture', 'paper', moved(box(w * 0.92, h * 0.44, d * 0.4), 0, h * 0.52, d * 0.3))),
      ],
    }
  },
}

export const picturesFamilies: readonly Family[] = [picture, poster, galleryWall, photoFrame, calendar]
