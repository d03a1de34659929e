/** Vases, empty and with flowers. */
import type { Family } from '../../asset.ts'
import { ellipsoid, type ProfilePoint } from '../../mesh/lathe.ts'
import { moved } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { leaf, ringed, spiralled, tinted, vessel } from '../build/ware.ts'

function vaseOutside(form: string, radius: number, height: number): readonly ProfilePoint[] {
  if (form === 'cylinder')
    return [
      [radius * 0.9, 0],
      [radius, height * 0.04],
      [radius, height],
    ]
  if (form === 'urn')
    return [
      [radius * 0.5, 0],
      [radius * 0.45, height * 0.1],
      [radius * 0.9, height * 0.4],
      [radius, height * 0.68],
      [radius * 0.62, height * 0.86],
      [radius * 0.8, height],
    ]
  return [
    [radius * 0.55, 0],
    [radius * 0.92, height * 0.22],
    [radius, height * 0.42],
    [radius * 0.62, height * 0.74],
    [radius * 0.42, height * 0.88],
    [radius * 0.58, height],
  ]
}

const vase: Family = {
  name: 'vase',
  role: 'small',
  placement: 'top',
  names: {
    vase: {},
    'ceramic vase': {},
    'glass vase': { form: 'cylinder' },
    urn: { form: 'urn', width: 0.22, depth: 0.22, height: 0.34 },
    amphora: { form: 'urn', width: 0.24, depth: 0.24, height: 0.45 },
    'flower pot': { form: 'cylinder', width: 0.2, depth: 0.2, height: 0.18 },
    'plant pot': { form: 'cylinder', width: 0.2, depth: 0.2, height: 0.18 },
    'floor vase': { width: 0.3, depth: 0.3, height: 0.7 },
    ornament: { form: 'urn', width: 0.1, depth: 0.1, height: 0.16 },
  },
  defaults: { width: 0.16, depth: 0.16, height: 0.3, form: 'belly' },
  build: (parameters) => {
    const { width: w, height: h } = parameters
    return {
      parts: [
        part(
          'body',
          'ceramic',
          vessel(vaseOutside(wordOf(parameters, 'form'), w / 2, h), Math.max(0.003, w * 0.04), 24),
        ),
      ],
    }
  },
}

const PETALS: readonly [string, string][] = [
  ['#c9405a', 'flowers'],
  ['#f0c85a', 'more flowers'],
]

const flowerVase: Family = {
  name: 'flower-vase',
  role: 'small',
  placement: 'top',
  names: {
    'flower vase': {},
    'vase of flowers': {},
    'vase with flowers': {},
    flower: {},
    'flower arrangement': { width: 0.36, depth: 0.36 },
    'floral arrangement': { width: 0.36, depth: 0.36 },
    bouquet: {},
    'bouquet of flowers': {},
    rose: {},
    tulip: {},
    orchid: { height: 0.55, width: 0.24, depth: 0.24 },
    sunflower: { height: 0.6 },
  },
  defaults: { width: 0.28, depth: 0.28, height: 0.46 },
  build: ({ width: w, depth: d, height: h }) => {
    const reach = Math.min(w, d) / 2
    const high = h * 0.48
    const heads = 9
    const out = (place: number) => (place === 0 ? 0 : reach * (place % 2 === 0 ? 0.72 : 0.45))
    const top = (place: number) => h * (place === 0 ? 0.9 : place % 2 === 0 ? 0.74 : 0.83)
    const stems = spiralled(heads, (place) =>
      tube(
        [
          [0, high * 0.15, 0],
          [0, high * 0.9, out(place) * 0.35],
          [0, top(place), out(place)],
        ],
        0.003,
        { segments: 5 },
      ),
    )
    const bloom = (place: number, color: number) =>
      place % 2 === color
        ? moved(ellipsoid(reach * 0.5, h * 0.1, reach * 0.5, 10), 0, top(place) - h * 0.02, out(place))
        : undefined
    const blooms = (color: number) =>
      spiralled(
        heads,
        (place) => bloom(place, color) ?? moved(ellipsoid(0.012, 0.012, 0.012, 6), 0, top(place) - 0.01, out(place)),
      )
    return {
      parts: [
        part('body', 'ceramic', vessel(vaseOutside('belly', reach * 0.62, high), reach * 0.05, 20)),
        tinted(
          '#4c7a3a',
          part(
            'stems',
            'plant',
            ...stems,
            ...ringed(5, 0.01, () => moved(leaf(reach * 0.7, reach * 0.26, 55, 50), 0, high * 0.92, 0)),
          ),
        ),
        ...PETALS.map(([color, name], place) => ({
          ...tinted(color, part('flowers', 'plant', ...blooms(place))),
          name,
        })),
      ],
    }
  },
}

export const vasesFamilies: readonly Family[] = [vase, flowerVase]
