import { expect, it } from 'vitest'
import { isSameName } from './names.ts'

it.each<[string, string, boolean]>([
  ['lamp', 'brass lamp', true],
  ['torch', 'flaming ivory torch', true],
  ['flaming torch', 'flaming ivory torch', true],
  ['gold coffin', 'solid-gold coffin', true],
  ['old bar', 'gold bar', false],
  ['bar', 'crowbar', false],
  ['brass lamp', 'rusty lamp', false],
  ['lamp post', 'lamp', false],
  ['', 'lamp', false],
])('%s and %s may name the same thing: %s', (one, other, same) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([same, same])
})
