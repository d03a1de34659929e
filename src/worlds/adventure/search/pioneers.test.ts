import { expect, it } from 'vitest'
import type { Node } from './node.ts'
import { createPioneers } from './pioneers.ts'

const node = (score: number, changed: number, ...news: number[]) => ({ score, changed, news }) as unknown as Node

it('chooses what made something true for the first time with most points, and of these where most is changed', () => {
  const pioneers = createPioneers()
  const [early, plain, rich] = [node(0, 9, 1), node(5, 2, 1), node(5, 3, 1)]
  for (const each of [early, plain, rich]) pioneers.add(each)
  expect(pioneers.next()).toBe(rich)
  pioneers.note(rich)
  // the same fact is no news any more with five points, but with none it is
  expect(pioneers.next()).toBe(early)
  pioneers.note(early)
  expect(pioneers.next()).toBeUndefined()
})

it('gives every other turn to those with fewer points, because points may have led into a trap', () => {
  const pioneers = createPioneers()
  const rich = [1, 2, 3].map((fact) => node(5, fact, fact))
  const poor = [1, 2].map((fact) => node(0, fact, fact))
  for (const each of [...rich, ...poor]) pioneers.add(each)
  const scores = Array.from({ length: 5 }, () => {
    const next = pioneers.next()!
    pioneers.note(next)
    return next.score
  })
  expect(scores).toEqual([5, 0, 5, 0, 5])
})
