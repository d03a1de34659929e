import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { readGrammar } from '../../../worlds/adventure/grammar.ts'
import { readVocabulary } from '../../../worlds/adventure/vocabulary.ts'
import { createMachine, openStory } from '../../../worlds/zmachine/index.ts'
import type { Luck } from '../board.ts'
import type { Mark } from '../knowledge/model/things.ts'
import { useOwnVerbs } from './own-verbs.ts'

const machine = createMachine(openStory(readFileSync('stories/fog-bell.z5')))
const vocabulary = readVocabulary(machine)
const grammar = readGrammar(machine, vocabulary)

function chances(pool: readonly Mark[], luck: Readonly<Record<string, Luck>> = {}) {
  const objects = [
    thingNamed('pool', 'hall', pool),
    thingNamed('hooked pole', 'inventory'),
    thingNamed('stone', 'hall'),
  ]
  const known = knowing({ here: 'hall', objects, luck })
  const found = [...useOwnVerbs({ ...known, vocabulary, grammar }, () => true)]
  return (pattern: RegExp) =>
    Math.max(0, ...found.filter(({ command }) => pattern.test(command)).map(({ probability }) => probability))
}

describe('the verbs of an author', () => {
  it('are tried with what is called after them, sooner than with anything else', () => {
    const of = chances([])
    expect(of(/^hook\b.*pool/)).toBeGreaterThan(5 * of(/^knock\b.*stone/))
    expect(of(/^knock\b.*stone/)).toBeGreaterThan(0)
  })

  it('are given up when they get the same answer again and again, but for what there is more to', () => {
    const empty = { 'own hook': { tries: 0, successes: 0, stale: 4 } }
    expect(chances([], empty)(/^hook\b.*pool/)).toBeLessThan(0.05)
    expect(chances(['telling'], empty)(/^hook\b.*pool/)).toBeGreaterThan(0.3)
  })

  it('never put out a light', () => {
    expect(chances([])(/^(?:douse|extinguis|snuff)/)).toBe(0)
  })
})
