import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isSchema, parse, type, type Schema } from './schema.ts'

describe('parse', () => {
  it('gives back what the schema makes of a value', () => {
    expect(parse(z.string().trim(), ' lamp ', 'name')).toBe('lamp')
  })

  it('names what was checked, and every fault with its place', () => {
    const room = z.object({ lamps: z.array(z.object({ watts: z.number() })), name: z.string() })
    const fault = () => parse(room, { lamps: [{ watts: 'many' }], name: 3 }, 'room')
    expect(fault).toThrow(expect.objectContaining({ code: 'BOARD_INVALID_VALUE' }))
    expect(fault).toThrow(/^room does not fit its schema: lamps\.0\.watts: .+; name: .+\.$/)
  })

  it('understands paths made of keys in objects', () => {
    const schema: Schema<string> = {
      '~standard': {
        version: 1,
        vendor: 'other',
        validate: () => ({ issues: [{ message: 'no', path: [{ key: 'a' }, 0] }, { message: 'never' }] }),
      },
    }
    expect(() => parse(schema, 1, 'thing')).toThrow('thing does not fit its schema: a.0: no; never.')
  })

  it('refuses a schema that needs time', () => {
    const slow = z.string().refine(async () => true)
    expect(() => parse(slow, 'text', 'name')).toThrow('The schema of name is asynchronous')
  })
})

describe('isSchema', () => {
  it('knows schemas that are objects and schemas that are functions from everything else', () => {
    const callable = Object.assign(() => {}, type<string>())
    expect([z.string(), type<number>(), callable].map(isSchema)).toEqual([true, true, true])
    expect([undefined, null, {}, 'schema', () => {}].map(isSchema)).toEqual([false, false, false, false, false])
  })
})

describe('type', () => {
  it('accepts everything and changes nothing', () => {
    const given = { any: 'thing' }
    expect(parse(type<object>(), given, 'given')).toBe(given)
  })
})
