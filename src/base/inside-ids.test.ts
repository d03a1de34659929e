import { describe, expect, it } from 'vitest'
import {
  depthOf,
  idInside,
  isNamedInside,
  labelOf,
  nameInside,
  nameWithin,
  outermostOf,
  placeOf,
} from './inside-ids.ts'

describe('the id of a society inside a run', () => {
  it.each([
    ['7/12.writer', 12, 'writer', 0, 0],
    ['7/12.writer:3', 12, 'writer', 3, 0],
    ['7/12.writer~1', 12, 'writer', 0, 1],
    ['7/3.a.b:2~4', 3, 'a.b', 2, 4],
  ])('%s says where it belongs, and is read as it was written', (id, step, agent, branch, count) => {
    const name = nameInside(step, labelOf(agent, branch), count)
    expect(idInside('7', name)).toBe(id)
    expect(isNamedInside(id, '7')).toBe(true)
    expect(nameWithin(id, '7')).toBe(name)
    expect(placeOf(name, new Set(['a', agent, 'w']))).toEqual({ agent, branch, step })
    expect([depthOf(id), outermostOf(id)]).toEqual([2, '7'])
  })

  it('is found by names that begin like others', () => {
    expect(placeOf('3.writer:2~1', new Set(['writer', 'w']))).toEqual({ agent: 'writer', branch: 2, step: 3 })
    expect(placeOf('3.a.b', new Set(['a', 'a.b']))).toEqual({ agent: 'a.b', branch: 0, step: 3 })
    expect(placeOf('3.a~1', new Set(['a', 'a~1']))).toEqual({ agent: 'a~1', branch: 0, step: 3 })
    expect(placeOf('nothing known', new Set(['a']))).toEqual({ agent: 'nothing known', branch: 0, step: 0 })
  })

  it('leads to the run around all others, also when that has a slash of its own', () => {
    expect(outermostOf('eval/7/1.a/2.b')).toBe('eval/7')
    expect(outermostOf('eval/7')).toBe('eval/7')
    expect(isNamedInside('70', '7')).toBe(false)
  })
})
