import { array, assert, constantFrom, jsonValue, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TroupeError } from '../../base/errors.ts'
import { readExpression } from './expression.ts'
import { functions } from './functions.ts'

const evaluate = (text: string, scope = {}) => readExpression(text).evaluate(scope)
const fault = (text: string, scope = {}) => {
  try {
    evaluate(text, scope)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('an expression', () => {
  it.for([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['10 % 4 / 2', 1],
    ['-2 * -3', 6],
    ['1 < 2 and not (2 < 1)', true],
    ['false or null ?? "x"', 'x'],
    ['n > 2 ? "many" : "few"', 'many'],
    ['"a" + 1 + [1]', 'a1[1]'],
    ['[1] + [2]', [1, 2]],
    ['{a: 1, "b c": [2]}', { a: 1, 'b c': [2] }],
    ['{a: [1]} == {"a": [1]}', true],
    ['thing.name', 'lamp'],
    ['thing.size', null],
    ['thing["name"]', 'lamp'],
    ['nothing?.name ?? "none"', 'none'],
    ['items[-1].id', 2],
    ['"am" in thing.name', true],
    ['2 in [1, 2]', true],
    ['"name" in thing', true],
    ['slice(items, -1)', [{ id: 2 }]],
    ['map(items, x => x.id + n)', [4, 5]],
    ['filter(items, x => x.id > 1)', [{ id: 2 }]],
    ['sort([3, 1, 2])', [1, 2, 3]],
    ['sort(items, x => -x.id)[0].id', 2],
    ['join(split("a-b", "-"), "+")', 'a+b'],
    ['unique([1, 1, {a: 1}, {a: 1}])', [1, { a: 1 }]],
    ['flat([[1], [2, 3], 4])', [1, 2, 3, 4]],
    ['lines(" a \\n\\n b")', ['a', 'b']],
    ['replace("aXbX", "X", "--")', 'a--b--'],
    ['number("4.5") + number(1)', 5.5],
    ['number("four")', null],
    ['parse(json({a: 1})).a', 1],
    ['parse("{")', null],
    ['default(null, 3)', 3],
    ['max([])', null],
    ['max(1, 5, 2) - min([4, 2]) + sum(range(4))', 9],
    ['without({a: 1, b: 2}, "a")', { b: 2 }],
    ['without([1, 2], 2)', [1]],
    ['merge({a: 1}, {b: 2})', { a: 1, b: 2 }],
    ['any(items, x => x.id == 2) && all(items, x => x.id)', true],
    ['find(items, x => x.id == 9)', null],
    ["'it''s'", undefined],
  ] as const)('%s', ([text, value]) => {
    const scope = { n: 3, thing: { name: 'lamp' }, items: [{ id: 1 }, { id: 2 }], nothing: null }
    if (value === undefined) expect(() => evaluate(text, scope)).toThrow('more than an expression')
    else expect(evaluate(text, scope)).toEqual(value)
  })

  it('knows which names it asks for, and not those of its own functions', () => {
    expect([...readExpression('map(items, x => x.id + n) + thing.name').names]).toEqual(['items', 'n', 'thing'])
  })

  it('says what is wrong and where', () => {
    expect(fault('1 +')).toContain('The end stands where a value is needed (character 4')
    expect(fault('lenght(x)')).toContain('There is no function lenght. Did you mean length?')
    expect(fault('nobody', { somebody: 1 })).toContain('There is no nobody here. There are: somebody')
    expect(fault('a.b', { a: null })).toContain('Write ?. where it may be missing')
    expect(fault('a.length', { a: [1] })).toContain('Write length(…)')
    expect(fault('lower(1)')).toContain('lower takes a text, not a number')
    expect(fault('1 / 0')).toContain('1 / 0 is no number')
    expect(fault('"a" < 1')).toContain('a text and a number cannot be compared')
    expect(fault('length()')).toContain('It is written length(of)')
    expect(fault('x => x')).toContain('It comes to a function')
  })

  it('reaches nothing but the values it is given', () => {
    const scope = { a: {}, f: [1], s: 'text' }
    for (const text of ['a.constructor', 'a["con" + "structor"]', 'a.__proto__', 'a["__proto__"]', '{__proto__: 1}'])
      expect(fault(text, scope)).toContain('leads from values to code')
    expect(evaluate('a.toString', scope)).toBeNull()
    expect(evaluate('a["hasOwnProperty"]', scope)).toBeNull()
    expect(fault('f.map', scope)).toContain('has no part map')
    expect(fault('s.at', scope)).toContain('has no part at')
    expect(fault('toString', scope)).toContain('There is no toString here')
    expect(fault('hasOwnProperty("a")', scope)).toContain('There is no function hasOwnProperty')
    const read = evaluate(`parse('{"__proto__": {"evil": true}, "a": 1}')`) as object
    expect([Object.keys(read), 'evil' in read]).toEqual([['a'], false])
  })

  it('ends in an error where it would take too long or grow too large', () => {
    const many = (text: string, times: number) => text.repeat(times)
    expect(fault(`${many('(', 200)}1${many(')', 200)}`)).toContain('nested more than')
    expect(fault(`1${many('+1', 300)}`)).toContain('signs in a row')
    expect(fault(`a${many('.a', 300)}`, { a: {} })).toContain('path of more than')
    expect(fault(many('a', 10_001))).toContain('too long')
    expect(fault('sum(map(range(1000), a => sum(map(range(1000), b => a * b))))')).toContain('operations')
    expect(fault('join(map(range(2000), x => s))', { s: 'x'.repeat(1000) })).toContain('1000000 characters')
    expect(fault('replace(s, "x", s)', { s: 'x'.repeat(2000) })).toContain('1000000 characters')
    expect(fault('range(100001)')).toContain('range takes')
    expect(fault('1e999')).toContain('too large')
    // small to write, and larger than memory when it is copied
    const doubling = `${many('map([', 30)}0${many('], x => [x, x])', 30)}`
    expect(fault(doubling)).toContain('values in it')
    expect(fault(`json(${doubling})`)).toContain('operations')
  })

  it('never throws anything but its own error, whatever it is made of', () => {
    const words = [...Object.keys(functions), 'a', 'b', 'x', 'true', 'null', 'and', 'not', 'in', 'constructor']
    const marks = [
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '.',
      '?.',
      '??',
      '=>',
      '==',
      '<',
      '+',
      '-',
      '*',
      '/',
      '%',
      ',',
      ':',
      '?',
    ]
    const piece = oneof(constantFrom(...words, ...marks, '1', '0', '-1', '2.5', '"s"', "'"), string({ maxLength: 3 }))
    assert(
      property(array(piece, { maxLength: 24 }), jsonValue(), (pieces, a) => {
        try {
          const value = evaluate(pieces.join(' '), { a, b: [a, { x: a }], x: 's' })
          JSON.stringify(value)
        } catch (error) {
          if (!(error instanceof TroupeError) || error.code !== 'FLOW_BAD_EXPRESSION') throw error
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('gives back what it is given, for every value', () => {
    assert(
      property(jsonValue(), (a) => {
        expect(evaluate('a == parse(json(a))', { a })).toBe(!JSON.stringify(a).includes('"__proto__":'))
      }),
    )
  })
})
