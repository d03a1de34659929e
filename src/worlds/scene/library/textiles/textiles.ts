/** Cloth in a room: rugs on the floor, curtains and blinds at windows, cushions, blankets and towels. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, sphere } from '../../mesh/lathe.ts'
import { ellipseOutline, roundedOutline } from '../../mesh/outline.ts'
import { pillow } from '../../mesh/pillow.ts'
import { cushion as softBox, roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import type { Point } from '../../room.ts'
import { part, wordOf } from '../build/part.ts'
import { rod } from '../build/ware.ts'

const rug: Family = {
  name: 'rug',
  role: 'rug',
  placement: 'flat',
  names: {
    rug: {},
    carpet: { width: 2.6, depth: 1.8 },
    'area rug': { width: 2.4, depth: 1.7 },
    'persian rug': { width: 2.4, depth: 1.7 },
    'round rug': { shape: 'round', width: 1.6, depth: 1.6 },
    'circular rug': { shape: 'round', width: 1.6, depth: 1.6 },
    runner: { width: 2.2, depth: 0.7 },
    'runner rug': { width: 2.2, depth: 0.7 },
    mat: { width: 0.8, depth: 0.5 },
    'floor mat': { width: 0.8, depth: 0.5 },
    doormat: { width: 0.75, depth: 0.45 },
    'welcome mat': { width: 0.75, depth: 0.45 },
    'bath mat': { width: 0.8, depth: 0.5 },
    'bath rug': { width: 0.8, depth: 0.5 },
    'play mat': { width: 1.5, depth: 1.5 },
    'prayer rug': { width: 1.1, depth: 0.7 },
    'bedside rug': { width: 0.7, depth: 1.2 },
    'yoga mat': { width: 0.61, depth: 1.75, height: 0.006 },
    'exercise mat': { width: 0.61, depth: 1.8, height: 0.012 },
    'gym mat': { width: 1, depth: 2, height: 0.05 },
    tatami: { width: 0.9, depth: 1.8, height: 0.05 },
  },
  defaults: { width: 2, depth: 1.4, height: 0.012, shape: 'rectangular' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const shape = wordOf(parameters, 'shape')
    const outline = (width: number, depth: number) =>
      shape === 'round' || shape === 'oval' ? ellipseOutline(width, depth, 40) : roundedOutline(width, depth, 0.015, 2)
    const rim = Math.min(w, d) * 0.06
    return {
      parts: [
        part('body', 'fabric', moved(extrude(outline(w - 2 * rim, d - 2 * rim), h * 0.9), 0, h * 0.1, 0)),
        part('border', 'fabric', extrude(outline(w, d), h * 0.94, h * 0.2)),
      ],
    }
  },
}

/** A wavy strip seen from above, as cloth that hangs in folds. */
function folds(width: number, depth: number): readonly Point[] {
  const count = Math.max(6, Math.min(48, Math.round(width / 0.035)))
  const wave = (place: number) => (place % 2 === 0 ? 0.28 : -0.28) * depth
  const at = (place: number) => (place / count - 0.5) * width
  const front = Array.from({ length: count + 1 }, (_, place): Point => [at(place), wave(place) + depth * 0.2])
  const back = front.toReversed().map(([x, z]): Point => [x, z - depth * 0.4])
  return [...front, ...back]
}

/** Two lengths of cloth drawn aside from a window, on a rail. */
const curtains: Family = {
  name: 'curtains',
  role: 'curtain',
  placement: 'wall',
  names: {
    curtain: {},
    curtains: {},
    drape: {},
    drapes: {},
    drapery: {},
    'window curtain': {},
    'sheer curtain': {},
    'blackout curtain': {},
    'shower curtain': { width: 1.6, height: 2, form: 'closed' },
    'stage curtain': { width: 4, height: 2.6 },
  },
  defaults: { width: 1.8, depth: 0.12, height: 2.3, form: 'open' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const isClosed = wordOf(parameters, 'form') === 'closed'
    const side = isClosed ? w * 0.96 : w * 0.22
    const lengths = (isClosed ? [0] : [-1, 1]).map((sign) =>
      moved(extrude(folds(side, d), h - 0.06), (sign * (w - side)) / 2.1, 0, 0),
    )
    return {
      parts: [
        part('body', 'fabric', ...lengths),
        part(
          'rail',
          'metal',
          rod([-w / 2 + 0.02, h - 0.03, 0], [w / 2 - 0.02, h - 0.03, 0], 0.012),
          ...[-1, 1].flatMap((sign) => [
            moved(sphere(0.022, 10), sign * (w / 2 - 0.022), h - 0.052, 0),
            moved(box(0.02, 0.02, d / 2), sign * w * 0.42, h - 0.04, -d / 4),
          ]),
        ),
      ],
    }
  },
}

const blinds: Family = {
  name: 'blinds',
  role: 'curtain',
  placement: 'wall',
  names: {
    blind: {},
    blinds: {},
    'window blind': {},
    'venetian blind': {},
    'roller blind': { form: 'roller' },
    'window shade': { form: 'roller' },
    'roman shade': { form: 'roller' },
  },
  defaults: { width: 1.2, depth: 0.07, height: 1.3, form: 'slats' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const head = moved(box(w, 0.05, d, 0.004), 0, h - 0.05, 0)
    if (wordOf(parameters, 'form') === 'roller')
      return {
        parts: [
          part('rail', 'metal', head),
          part('body', 'fabric', box(w * 0.96, h - 0.045, 0.004), moved(box(w * 0.965, 0.025, 0.016), 0, 0, 0.001)),
        ],
      }
    const count = Math.max(4, Math.min(40, Math.round(h / 0.045)))
    const slats = Array.from({ length: count }, (_, place) =>
      moved(turned(box(w * 0.97, 0.003, d * 0.62), { x: 28 }), 0, 0.02 + ((h - 0.09) * place) / count, 0),
    )
    return {
      parts: [
        part('body', 'wood', ...slats),
        part(
          'rail',
          'metal',
          head,
          ...[-0.35, 0.35].map((x) => rod([x * w, 0.01, 0], [x * w, h - 0.03, 0], 0.0015, 5)),
        ),
      ],
    }
  },
}

/** Lies on beds, sofas and chairs. */
const cushion: Family = {
  name: 'cushion',
  role: 'small',
  placement: 'top',
  names: {
    cushion: {},
    pillow: { width: 0.6, depth: 0.4, height: 0.14 },
    'throw pillow': {},
    'bed pillow': { width: 0.65, depth: 0.42, height: 0.15 },
    'decorative pillow': {},
    'floor cushion': { width: 0.6, depth: 0.6, height: 0.15 },
    'seat cushion': { width: 0.42, depth: 0.42, height: 0.06 },
    bolster: { width: 0.6, depth: 0.22, height: 0.22 },
  },
  defaults: { width: 0.45, depth: 0.45, height: 0.14 },
  build: ({ width: w, depth: d, height: h }) => ({ parts: [part('body', 'fabric', pillow(w, h, d))] }),
}

/** Folded once or twice. */
const blanket: Family = {
  name: 'blanket',
  role: 'small',
  placement: 'top',
  names: {
    blanket: {},
    throw: {},
    'throw blanket': {},
    quilt: { height: 0.12 },
    duvet: { height: 0.16 },
    comforter: { height: 0.14 },
    towel: { width: 0.34, depth: 0.24, height: 0.08 },
    'bath towel': { width: 0.36, depth: 0.28, height: 0.08 },
    'hand towel': { width: 0.26, depth: 0.18, height: 0.05 },
    'folded towel': { width: 0.34, depth: 0.24, height: 0.08 },
    linen: { width: 0.4, depth: 0.3, height: 0.1 },
    'bed sheet': { width: 0.4, depth: 0.3, height: 0.06 },
    'folded blanket': {},
  },
  defaults: { width: 0.5, depth: 0.38, height: 0.09 },
  build: ({ width: w, depth: d, height: h }) => {
    const layers = 3
    const each = h / layers
    return {
      parts: [
        part(
          'body',
          'fabric',
          ...Array.from({ length: layers }, (_, layer) =>
            moved(
              roundedBox(w * (1 - 0.015 * layer), each * 1.05, d * (1 - 0.02 * layer), each * 0.45, 2),
              0,
              each * layer * 0.975,
              layer * 0.002,
            ),
          ),
        ),
      ],
    }
  },
}

/** Thin things that are laid under others. */
const placemat: Family = {
  name: 'placemat',
  role: 'small',
  placement: 'top',
  names: {
    placemat: {},
    'place mat': {},
    napkin: { width: 0.18, depth: 0.18, height: 0.008 },
    coaster: { width: 0.1, depth: 0.1, height: 0.008, shape: 'round' },
    doily: { width: 0.25, depth: 0.25, shape: 'round' },
    'table runner': { width: 1.4, depth: 0.35, height: 0.006 },
    tablecloth: { width: 1.2, depth: 0.7, height: 0.005 },
    dishcloth: { width: 0.25, depth: 0.2, height: 0.012 },
    'mouse pad': { width: 0.24, depth: 0.2, height: 0.005 },
    trivet: { width: 0.2, depth: 0.2, height: 0.012, shape: 'round' },
    'desk pad': { width: 0.8, depth: 0.4, height: 0.005 },
  },
  defaults: { width: 0.44, depth: 0.32, height: 0.009, shape: 'rectangular' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const outline = wordOf(parameters, 'shape') === 'round' ? ellipseOutline(w, d, 28) : roundedOutline(w, d, 0.01, 2)
    return {
      parts: [part('body', 'fabric', extrude(outline, h, h * 0.2))],
      supports: [
        { name: 'top', kind: 'top', at: { x: 0, y: h, z: 0 }, width: w * 0.7, depth: d * 0.7, clearHeight: Infinity },
      ],
    }
  },
}

/** A bed for a cat or a dog: a soft rim around a cushion. */
const petBed: Family = {
  name: 'pet-bed',
  role: 'large',
  placement: 'floor',
  names: {
    'pet bed': {},
    'dog bed': {},
    'cat bed': { width: 0.5, depth: 0.42 },
    'dog basket': {},
    'cat basket': { width: 0.5, depth: 0.42 },
  },
  defaults: { width: 0.75, depth: 0.58, height: 0.2 },
  build: ({ width: w, depth: d, height: h }) => {
    const thick = h * 0.7
    const along = (length: number) =>
      turned(moved(cylinder(thick / 2, length, 14, thick * 0.2), 0, -length / 2, 0), { z: 90 })
    const rim = [
      moved(along(w - thick * 0.4), 0, thick / 2 + h * 0.28, -d / 2 + thick / 2),
      ...[-1, 1].map((sign) =>
        moved(turned(along(d - thick * 0.4), { y: 90 }), sign * (w / 2 - thick / 2), thick / 2 + h * 0.2, 0),
      ),
    ]
    return {
      parts: [
        part('body', 'fabric', ...rim, roundedBox(w * 0.98, h * 0.5, d, h * 0.2, 2)),
        part('cushion', 'fabric', moved(softBox(w * 0.72, h * 0.3, d * 0.8), 0, h * 0.42, 0)),
      ],
    }
  },
}

export const textilesFamilies: readonly Family[] = [rug, curtains, blinds, cushion, blanket, placemat, petBed]
