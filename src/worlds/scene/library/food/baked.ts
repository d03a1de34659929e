/** Bread and cake, and what food comes in. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, sphere } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part, wordOf } from '../build/part.ts'
import { ringed, tinted } from '../build/ware.ts'

const bread: Family = {
  name: 'bread',
  role: 'small',
  placement: 'top',
  names: {
    bread: {},
    'loaf of bread': {},
    loaf: {},
    bun: { width: 0.11, depth: 0.11, height: 0.07 },
    'bread roll': { width: 0.11, depth: 0.1, height: 0.06 },
    croissant: { width: 0.15, depth: 0.09, height: 0.06 },
    sandwich: { width: 0.14, depth: 0.14, height: 0.07 },
    burger: { width: 0.12, depth: 0.12, height: 0.09 },
    hamburger: { width: 0.12, depth: 0.12, height: 0.09 },
    meat: { width: 0.22, depth: 0.15, height: 0.08 },
    ham: { width: 0.25, depth: 0.17, height: 0.13 },
    'roast chicken': { width: 0.26, depth: 0.2, height: 0.14 },
    fish: { width: 0.3, depth: 0.1, height: 0.06 },
    cheese: { width: 0.16, depth: 0.12, height: 0.07 },
  },
  defaults: { width: 0.28, depth: 0.13, height: 0.12 },
  build: ({ width: w, depth: d, height: h }) => {
    const cuts = [-0.25, 0, 0.25].map((x) =>
      moved(turned(ellipsoid(w * 0.05, h * 0.14, d * 0.7, 10), { y: 20 }), x * w, h * 0.87, 0),
    )
    return {
      parts: [
        tinted('#b5793a', part('body', 'food', roundedBox(w, h * 0.97, d, Math.min(h, d) * 0.42, 3))),
        tinted('#dcb27a', part('cuts', 'food', ...cuts)),
      ],
    }
  },
}

/** Layers with cream, and a cherry on top of each piece. */
const cake: Family = {
  name: 'cake',
  role: 'small',
  placement: 'top',
  names: {
    cake: {},
    'birthday cake': { height: 0.16 },
    'wedding cake': { width: 0.4, depth: 0.4, height: 0.5 },
    pie: { height: 0.06 },
    tart: { height: 0.05 },
    pizza: { width: 0.33, depth: 0.33, height: 0.03, form: 'flat' },
    pancake: { width: 0.16, depth: 0.16, height: 0.05 },
    cupcake: { width: 0.07, depth: 0.07, height: 0.08 },
    muffin: { width: 0.08, depth: 0.08, height: 0.08 },
    cookie: { width: 0.07, depth: 0.07, height: 0.015, form: 'flat' },
    cheesecake: { height: 0.07 },
  },
  defaults: { width: 0.26, depth: 0.26, height: 0.12, form: 'layers' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const r = Math.min(w, d) / 2
    if (wordOf(parameters, 'form') === 'flat') {
      const toppings = ringed(7, r * 0.55, () => moved(cylinder(r * 0.14, h * 0.3, 12), 0, h * 0.68, 0))
      return {
        parts: [
          tinted('#d9a257', part('body', 'food', cylinder(r, h * 0.72, 32, h * 0.2))),
          tinted(
            '#b5402f',
            part('topping', 'food', ...toppings, moved(cylinder(r * 0.16, h * 0.3, 12), 0, h * 0.7, 0)),
          ),
        ],
      }
    }
    const cherry = h * 0.09
    return {
      parts: [
        tinted(
          '#c98d55',
          part(
            'layers',
            'food',
            cylinder(r * 0.97, h * 0.4, 32),
            moved(cylinder(r * 0.965, h * 0.4, 30), 0, h * 0.43, 0),
          ),
        ),
        part(
          'body',
          'food',
          moved(cylinder(r, h * 0.1, 32, h * 0.03), 0, h * 0.36, 0),
          moved(cylinder(r, h * 0.12, 32, h * 0.04), 0, h * 0.8, 0),
        ),
        tinted(
          '#b3222e',
          part(
            'cherries',
            'food',
            ...ringed(8, r * 0.78, () => moved(sphere(cherry, 10), 0, h * 0.9 - cherry * 0.1, 0)),
          ),
        ),
      ],
    }
  },
}

/** Folded cardboard: milk, juice, cereals. */
const carton: Family = {
  name: 'carton',
  role: 'small',
  placement: 'top',
  names: {
    'milk carton': {},
    carton: {},
    'juice box': { width: 0.06, depth: 0.05, height: 0.13 },
    milk: {},
    'cereal box': { form: 'box', width: 0.2, depth: 0.07, height: 0.3 },
    cereal: { form: 'box', width: 0.2, depth: 0.07, height: 0.3 },
    'pizza box': { form: 'box', width: 0.34, depth: 0.34, height: 0.045 },
    'tissue box': { form: 'box', width: 0.23, depth: 0.12, height: 0.09 },
    tissue: { form: 'box', width: 0.23, depth: 0.12, height: 0.09 },
    'egg carton': { form: 'box', width: 0.3, depth: 0.11, height: 0.07 },
    chocolate: { form: 'box', width: 0.2, depth: 0.1, height: 0.03 },
    snack: { form: 'box', width: 0.18, depth: 0.06, height: 0.24 },
  },
  defaults: { width: 0.09, depth: 0.09, height: 0.24, form: 'gable' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'box')
      return {
        parts: [
          part('body', 'paper', box(w, h, d, Math.min(w, d, h) * 0.03)),
          part('label', 'paper', moved(box(w * 0.7, h * 0.4, d * 1.008), 0, h * 0.3, 0)),
        ],
      }
    const gable = moved(
      turned(
        extrude(
          [
            [-d / 2, 0],
            [d / 2, 0],
            [d * 0.05, -h * 0.18],
            [-d * 0.05, -h * 0.18],
          ],
          w,
        ),
        { x: 90, y: 90 },
      ),
      -w / 2,
      h * 0.76,
      0,
    )
    return {
      parts: [
        part('body', 'paper', box(w, h * 0.765, d), gable),
        part(
          'label',
          'paper',
          moved(box(w * 0.8, h * 0.3, d * 1.008), 0, h * 0.2, 0),
          moved(box(w * 0.99, h * 0.07, d * 0.08), 0, h * 0.93, 0),
        ),
      ],
    }
  },
}

export const bakedFamilies: readonly Family[] = [bread, cake, carton]
