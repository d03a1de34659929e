/** What honours somebody or something: trophies, statues, busts, flags. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder, ellipsoid, lathe, sphere } from '../../mesh/lathe.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { rod, tinted, vessel } from '../build/ware.ts'

const trophy: Family = {
  name: 'trophy',
  role: 'small',
  placement: 'top',
  names: {
    trophy: {},
    award: {},
    medal: { width: 0.1, depth: 0.06, height: 0.16 },
    'prize cup': {},
    crown: { width: 0.2, depth: 0.16, height: 0.14 },
  },
  defaults: { width: 0.2, depth: 0.12, height: 0.32 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = d / 2
    const handle = (x: number) =>
      tube(
        [
          [x * r * 0.8, h * 0.88, 0],
          [x * (w / 2 - 0.006), h * 0.86, 0],
          [x * (w / 2 - 0.01), h * 0.64, 0],
          [x * r * 0.5, h * 0.52, 0],
        ],
        Math.min(0.007, w * 0.035),
      )
    return {
      parts: [
        tinted(
          '#c9a24b',
          part(
            'body',
            'metal',
            moved(
              vessel(
                [
                  [r * 0.16, 0],
                  [r * 0.5, h * 0.1],
                  [r * 0.86, h * 0.28],
                  [r * 0.95, h * 0.54],
                ],
                r * 0.06,
                24,
              ),
              0,
              h * 0.46,
              0,
            ),
            moved(
              lathe(
                [
                  [r * 0.6, 0],
                  [r * 0.16, h * 0.07],
                  [r * 0.12, h * 0.26],
                  [r * 0.3, h * 0.31],
                ],
                20,
              ),
              0,
              h * 0.17,
              0,
            ),
            handle(-1),
            handle(1),
          ),
        ),
        part('plinth', 'stone', box(r * 1.7, h * 0.18, d, 0.004)),
      ],
    }
  },
}

const statue: Family = {
  name: 'statue',
  role: 'large',
  placement: 'floor',
  names: {
    statue: {},
    sculpture: {},
    'marble statue': {},
    'buddha statue': { height: 0.9 },
    'angel statue': {},
    column: { form: 'column', width: 0.4, depth: 0.4, height: 2.2 },
    pillar: { form: 'column', width: 0.4, depth: 0.4, height: 2.2 },
    fountain: { form: 'fountain', width: 0.9, depth: 0.9, height: 1.1 },
    'bird bath': { form: 'fountain', width: 0.6, depth: 0.6, height: 0.85 },
  },
  defaults: { width: 0.5, depth: 0.45, height: 1.6, form: 'figure' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const r = Math.min(w, d) / 2
    if (form === 'column')
      return {
        parts: [
          part(
            'body',
            'stone',
            lathe(
              [
                [r * 0.86, 0],
                [r * 0.74, h * 0.08],
                [r * 0.66, h * 0.5],
                [r * 0.62, h * 0.92],
                [r * 0.82, h * 0.96],
              ],
              28,
            ),
          ),
          part(
            'plates',
            'stone',
            box(w, Math.min(0.07, h * 0.07), d, 0.006),
            moved(box(w * 0.98, Math.min(0.06, h * 0.06), d * 0.98, 0.006), 0, h - Math.min(0.06, h * 0.06), 0),
          ),
        ],
        supports: [support('top', [0, h, 0], w * 0.9, d * 0.9)],
      }
    if (form === 'fountain')
      return {
        parts: [
          part(
            'body',
            'stone',
            vessel(
              [
                [r * 0.8, 0],
                [r, h * 0.06],
                [r, h * 0.24],
              ],
              r * 0.1,
              32,
            ),
            lathe(
              [
                [r * 0.3, 0],
                [r * 0.14, h * 0.3],
                [r * 0.16, h * 0.74],
              ],
              20,
            ),
            moved(
              vessel(
                [
                  [r * 0.12, 0],
                  [r * 0.5, h * 0.1],
                  [r * 0.56, h * 0.16],
                ],
                r * 0.05,
                28,
              ),
              0,
              h * 0.72,
              0,
            ),
            moved(sphere(h * 0.07, 12), 0, h * 0.86, 0),
          ),
          part('water', 'water', moved(cylinder(r * 0.9, h * 0.05, 30), 0, h * 0.13, 0)),
        ],
      }
    const plinth = h * 0.18
    return {
      parts: [
        part('plinth', 'stone', box(w * 0.92, plinth, d * 0.96, 0.01)),
        part(
          'body',
          'stone',
          moved(
            lathe(
              [
                [r * 0.62, 0],
                [r * 0.44, h * 0.2],
                [r * 0.5, h * 0.36],
                [r * 0.66, h * 0.52],
                [r * 0.6, h * 0.58],
                [r * 0.18, h * 0.62],
                [r * 0.16, h * 0.66],
              ],
              20,
            ),
            0,
            plinth * 0.98,
            0,
          ),
          moved(ellipsoid(r * 0.6, h * 0.16, r * 0.66, 16), 0, h * 0.84, 0),
          tube(
            [
              [-r * 0.6, h * 0.72, 0],
              [-r * 0.94, h * 0.56, r * 0.1],
              [-r * 0.5, h * 0.46, r * 0.5],
            ],
            r * 0.15,
            { segments: 10 },
          ),
          tube(
            [
              [r * 0.6, h * 0.72, 0],
              [r * 0.92, h * 0.6, 0],
              [r * 0.84, h * 0.42, r * 0.1],
            ],
            r * 0.15,
            { segments: 10 },
          ),
        ),
      ],
    }
  },
}

const bust: Family = {
  name: 'bust',
  role: 'small',
  placement: 'top',
  names: {
    bust: {},
    'small statue': {},
    'small sculpture': {},
    statuette: {},
    'marble bust': {},
    skull: { width: 0.16, depth: 0.2, height: 0.2 },
    mask: { width: 0.18, depth: 0.12, height: 0.26 },
  },
  defaults: { width: 0.26, depth: 0.2, height: 0.42 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'stone',
        moved(ellipsoid(w, h * 0.36, d * 0.86, 18), 0, h * 0.2, 0),
        moved(cylinder(w * 0.15, h * 0.22, 14), 0, h * 0.48, 0),
        moved(ellipsoid(w * 0.5, h * 0.38, d * 0.74, 18), 0, h * 0.62, d * 0.05),
        moved(cone(w * 0.05, w * 0.02, h * 0.09, 8), 0, h * 0.74, d * 0.42),
      ),
      part(
        'plinth',
        'stone',
        lathe(
          [
            [w * 0.36, 0],
            [w * 0.34, h * 0.05],
            [w * 0.2, h * 0.1],
            [w * 0.2, h * 0.24],
          ],
          20,
        ),
      ),
    ],
  }),
}

const flagStand: Family = {
  name: 'flag-stand',
  role: 'small',
  placement: 'floor',
  names: {
    'flag stand': {},
    flagpole: {},
    'traffic cone': { form: 'cone', width: 0.3, depth: 0.3, height: 0.5 },
    bollard: { form: 'cone', width: 0.25, depth: 0.25, height: 0.9 },
    signpost: {},
    parasol: { form: 'parasol', width: 1.8, depth: 1.8, height: 2.2 },
    umbrella: { form: 'parasol', width: 0.9, depth: 0.9, height: 0.9 },
    'patio umbrella': { form: 'parasol', width: 2, depth: 2, height: 2.2 },
  },
  defaults: { width: 0.7, depth: 0.36, height: 1.9, form: 'flag' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    if (form === 'cone')
      return {
        parts: [
          tinted(
            '#e0662a',
            part(
              'body',
              'plastic',
              moved(cone(w * 0.36, w * 0.06, h * 0.96, 24), 0, h * 0.04, 0),
              box(w, h * 0.05, d, 0.006),
            ),
          ),
          tinted('#f2f1ec', part('stripe', 'plastic', moved(cone(w * 0.24, w * 0.17, h * 0.2, 26), 0, h * 0.45, 0))),
        ],
      }
    if (form === 'parasol')
      return {
        parts: [
          part('body', 'fabric', moved(cone(w / 2, 0.02, h * 0.24, 8), 0, h * 0.75, 0)),
          part('pole', 'wood', rod([0, 0, 0], [0, h, 0], 0.02), cylinder(w * 0.14, 0.06, 24, 0.01)),
        ],
      }
    const pole = -w / 2 + d / 2
    const cloth = Array.from({ length: 6 }, (_, place) => place).map((place) =>
      moved(
        turned(box(((w - d / 2) / 6) * 1.04, h * 0.26 - 0.002 * place, 0.004), { y: place % 2 === 0 ? 24 : -24 }),
        pole + ((place + 0.5) * (w - d / 2)) / 6,
        h * 0.68 + 0.001 * place,
        0,
      ),
    )
    return {
      parts: [
        part('body', 'fabric', ...cloth),
        part(
          'pole',
          'metal',
          rod([pole, 0.02, 0], [pole, h * 0.97, 0], 0.014),
          moved(sphere(0.028, 12), pole, h * 0.97, 0),
          moved(cylinder(d / 2, 0.04, 24, 0.008), pole, 0, 0),
        ),
      ],
    }
  },
}

export const monumentsFamilies: readonly Family[] = [trophy, statue, bust, flagStand]
