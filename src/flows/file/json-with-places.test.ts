import { anything, assert, jsonValue, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPlacedJson } from './json-with-places.ts'

const read = (text: string) => {
  const found = readPlacedJson(text)
  return 'fault' in found ? `${found.fault.line}:${found.fault.column} ${found.fault.message}` : found.value
}

describe('JSON with comments', () => {
  it('takes comments and a comma at the end, and knows where everything stands', () => {
    const text = '\uFEFF// what it is\n{\n  "a": [1, /* two */ 2,],\n  "b": { "c": null, },\n}\n'
    const found = readPlacedJson(text)
    if ('fault' in found) throw new Error(found.fault.message)
    expect(found.value).toEqual({ a: [1, 2], b: { c: null } })
    expect(found.placeOf(['a', 1])).toEqual({ line: 3, column: 22 })
    expect(found.placeOf(['b', 'c'])).toEqual({ line: 4, column: 15 })
    // what is not there is where it would be
    expect(found.placeOf(['b', 'missing', 'deep'])).toEqual({ line: 4, column: 8 })
  })

  it.for([
    ['{"a": 1 "b": 2}', '1:9 "\\"" stands where , or } is needed'],
    ['{a: 1}', '1:2 "a" stands where a key in double quotes is needed'],
    ['{\n  "a": \'x\'\n}', '2:8 A text has double quotes, "like this"'],
    ['{"a": 1, "a": 2}', '1:10 The key "a" is here twice'],
    ['{"__proto__": 1}', '1:2 A key cannot be "__proto__"'],
    ['[1, 02]', '1:5 02 is no value. A text needs "quotes"'],
    ['[1e999]', '1:2 1e999 is no value. A text needs "quotes"'],
    ['{"a": "x\ny"}', '1:7 This text is not closed on its line'],
    ['["\\x"]', '1:2 This text has a sign in it'],
    ['/* open', '1:1 This comment is not closed'],
    ['', '1:1 The file ends where a value is needed'],
    ['{"a": [', '1:8 The file ends where a value is needed'],
    ['1 2', '1:3 "2" is more than one value'],
    ['['.repeat(300), '1:202 This is nested more than 200 times'],
  ] as const)('says of %s where it is wrong', ([text, fault]) => {
    expect(read(text)).toContain(fault)
  })

  it('reads all JSON as JSON.parse does, and never breaks on anything else', () => {
    assert(
      property(jsonValue(), (value) => {
        const text = JSON.stringify(value, undefined, 1)
        if (!text.includes('"__proto__"')) expect(read(text)).toEqual(JSON.parse(text))
      }),
    )
    assert(property(string({ maxLength: 40 }), (text) => void read(text)))
    assert(property(anything(), (value) => void read(JSON.stringify(value) ?? '')))
  })
})
