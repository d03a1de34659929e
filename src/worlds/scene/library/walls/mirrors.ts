/** Mirrors, on walls and standing. */
import type { Family, Part } from '../../asset.ts'
import { extrude } from '../../mesh/extrude.ts'
import { ellipseOutline, roundedOutline } from '../../mesh/outline.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part, wordOf } from '../build/part.ts'
import { rod } from '../build/ware.ts'

/** An outline that stands upright facing the front. */
const standing = (outline: ReturnType<typeof ellipseOutline>, thickness: number, height: number) =>
  moved(turned(extrude(outline, thickness, thickness * 0.2), { x: 90 }), 0, height / 2, -thickness / 2)

function mirrorParts(width: number, height: number, depth: number, shape: string): readonly Part[] {
  const isRound = shape === 'round' || shape === 'oval'
  const outline = (inset: number) =>
    isRound
      ? ellipseOutline(width - inset, height - inset, 36)
      : roundedOutline(width - inset, height - inset, width * 0.04, 3)
  const strip = Math.min(width, height) * 0.08
  return [
    part('body', 'wood', moved(standing(outline(0), depth * 0.8, height), 0, 0, -depth * 0.1)),
    part('mirror', 'mirror', moved(standing(outline(strip), depth * 0.8, height), 0, 0, depth * 0.08)),
  ]
}

const wallMirror: Family = {
  name: 'wall-mirror',
  role: 'picture',
  placement: 'wall',
  names: {
    mirror: {},
    'wall mirror': {},
    'round mirror': { shape: 'round', width: 0.6, height: 0.6 },
    'oval mirror': { shape: 'oval' },
    'bathroom mirror': { width: 0.7, height: 0.8 },
    'vanity mirror': { width: 0.6, height: 0.7 },
  },
  defaults: { width: 0.6, depth: 0.035, height: 0.85, shape: 'rectangular' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return { parts: mirrorParts(width, height, depth, wordOf(parameters, 'shape')) }
  },
}

const standingMirror: Family = {
  name: 'standing-mirror',
  role: 'large',
  placement: 'floor',
  names: {
    'standing mirror': {},
    'floor mirror': {},
    'full-length mirror': {},
    'cheval mirror': {},
    'dressing mirror': {},
    'full length mirror': {},
  },
  defaults: { width: 0.55, depth: 0.45, height: 1.65, shape: 'rectangular' },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const legs = [-1, 1].flatMap((x) => [
      rod([(x * w) / 2 - x * 0.015, h * 0.62, 0], [(x * w) / 2 - x * 0.015, 0.012, d / 2 - 0.015], 0.013),
      rod([(x * w) / 2 - x * 0.015, h * 0.61, 0], [(x * w) / 2 - x * 0.015, 0.012, -d / 2 + 0.015], 0.013),
    ])
    const glass = mirrorParts(w * 0.88, h * 0.94, 0.03, wordOf(parameters, 'shape'))
    return {
      parts: [
        ...glass.map((made) => ({ ...made, mesh: moved(turned(made.mesh, { x: -4 }), 0, h * 0.06, h * 0.03) })),
        part(
          'legs',
          'wood',
          ...legs,
          rod([-w / 2 + 0.02, h * 0.12, d * 0.38], [w / 2 - 0.02, h * 0.12, d * 0.38], 0.01),
        ),
      ],
    }
  },
}

export const mirrorsFamilies: readonly Family[] = [wallMirror, standingMirror]
