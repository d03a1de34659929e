import { describe, expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

describe('the value a record holds itself', () => {
  it('is found, whatever its name', () => {
    expect(ownValue({ ana: 1 }, 'ana')).toBe(1)
    expect(ownValue(JSON.parse('{"__proto__": 2, "constructor": 3}') as Record<string, number>, '__proto__')).toBe(2)
    expect(ownValue(JSON.parse('{"constructor": 3}') as Record<string, number>, 'constructor')).toBe(3)
  })

  it('is never what all objects have', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'bo'])
      expect(ownValue({ ana: 1 }, name), name).toBeUndefined()
  })
})
