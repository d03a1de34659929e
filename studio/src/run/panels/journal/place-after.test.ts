import { expect, it } from 'vitest'
import { placeAfter } from './place-after.ts'

it('walks along the list and stays in it', () => {
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => placeAfter(key, 3, 100))).toEqual([
    4, 2, 13, 0, 0, 99,
  ])
  expect([placeAfter('ArrowDown', 99, 100), placeAfter('ArrowUp', 0, 100)]).toEqual([99, 0])
})

it('leaves other keys to the page', () => {
  expect([placeAfter('ArrowRight', 3, 100), placeAfter('f', 3, 100), placeAfter('End', 0, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
