/** What a write costs does not depend on how much is there already (E6). Counted, not timed. */
import { describe, expect, it } from 'vitest'
import { createCell } from '../../test/cell.ts'
import { createIndex } from './index-by-key.ts'
import { append, union } from './list-fields.ts'
import { merge } from './merge-field.ts'
import { createSquash } from './squash.ts'
import { upsert } from './upsert-field.ts'

/** A stand-in that counts how often its parts are looked at. */
function counting<T extends object>(target: T): { proxy: T; count: () => number } {
  let looks = 0
  const count = () => looks
  const look = <R>(answer: R): R => {
    looks++
    return answer
  }
  const proxy = new Proxy(target, {
    get: (object, key) => look(Reflect.get(object, key)),
    has: (object, key) => look(Reflect.has(object, key)),
    ownKeys: (object) => {
      looks += Object.keys(object).length
      return Reflect.ownKeys(object)
    },
    getOwnPropertyDescriptor: (object, key) => look(Reflect.getOwnPropertyDescriptor(object, key)),
  })
  return { proxy, count }
}

describe('a write to a long value (E6)', () => {
  it('grows the same list or record, without a copy', () => {
    const cells = {
      append: createCell(append<number>()),
      union: createCell(union<number>()),
      merge: createCell(merge<number>()),
      upsert: createCell(upsert<{ id: number; x?: number }>()),
    }
    const write = (step: number) => {
      cells.append.write([step])
      cells.union.write([step])
      cells.merge.write({ [`key${step}`]: step })
      cells.upsert.write([{ id: step }, { id: step >> 1, x: step }])
    }
    write(0)
    const first = Object.values(cells).map((cell) => cell.value)
    for (let step = 1; step < 1000; step++) write(step)
    for (const [index, cell] of Object.values(cells).entries()) expect(cell.value).toBe(first[index])
    expect(cells.upsert.value).toHaveLength(1000)
  })

  it('looks at no more of a list or record than of a short one', () => {
    const looks = (length: number) => {
      const list = counting(Array.from({ length }, (_, index) => index))
      const record = counting(Object.fromEntries(Array.from({ length }, (_, index) => [`key${index}`, index])))
      append<number>().resolve(list.proxy, [1], 'field')
      merge<number>().resolve(record.proxy, { key1: 5, other: 6 }, 'field')
      return list.count() + record.count()
    }
    expect(looks(10_000)).toBe(looks(10))
  })

  it('asks for the ids of what is written and what was added, not of what is there', () => {
    let calls = 0
    const cell = createCell(upsert<{ name: string; x?: number }>(({ name }) => (calls++, name)))
    const callsOfStep = Array.from({ length: 2000 }, (_, step) => {
      const before = calls
      cell.write([{ name: `thing ${step}` }, { name: `thing ${step >> 1}`, x: step }])
      return calls - before
    })
    expect(Math.max(...callsOfStep.slice(-500))).toBe(Math.max(...callsOfStep.slice(10, 510)))
    expect(calls).toBeLessThan(2000 * 10)
  })
})

describe('createIndex (E6)', () => {
  it('asks for the key of each thing once', () => {
    let calls = 0
    const indexed = createIndex((item) => (calls++, item))
    const list: string[] = []
    for (let step = 0; step < 1000; step++) {
      list.push(`item ${step}`)
      expect(indexed(list).get(`item ${step}`)).toBe(step)
    }
    expect(calls).toBe(1000)
  })
})

describe('createSquash (E6)', () => {
  it('looks at each change once, however many there are', () => {
    const looks = (steps: number) => {
      const squash = createSquash()
      let total = 0
      for (let step = 0; step < steps; step++) {
        const { proxy, count } = counting([step])
        squash.add({ list: { push: proxy } })
        squash.add({ record: { put: { [`key${step % 7}`]: step } } })
        total += count()
      }
      squash.take()
      return total / steps
    }
    expect(looks(10_000)).toBe(looks(10))
  })
})
