/** Rules for workers as people write them, and what is said of what cannot be read. */
import { describe, expect, it } from 'vitest'
import type { RuleKind } from '../workers/rules.ts'
import { readRule } from './read-rules.ts'

describe('rules for workers', () => {
  it.each([
    ['at-once', 'household=4', { name: 'household', amount: 4 }],
    ['at-once', './a=b.ts=4', { name: './a=b.ts', amount: 4 }],
    ['priority', 'tenant:acme=-5', { name: 'tenant:acme', amount: -5 }],
    ['rate', 'localhost:8000=2/second', { name: 'localhost:8000', amount: 2, period: 'second' }],
    ['budget', 'all=100', { name: 'all', amount: 100, unit: 'dollars' }],
    ['budget', 'explorers=$0.50/day', { amount: 0.5, unit: 'dollars', period: 'day' }],
    ['budget', 'tenant:acme=200000tokens/hour', { amount: 200_000, unit: 'tokens', period: 'hour' }],
  ] as const)('are read: --%s %s', (kind, text, rule) => {
    expect(readRule(kind, text).rule).toEqual({
      kind,
      unit: null,
      period: null,
      name: readRule(kind, text).name,
      ...rule,
    })
  })

  it('are taken away by none', () => {
    expect(readRule('rate', 'openai=none')).toEqual({ kind: 'rate', name: 'openai' })
  })

  it.each([
    ['at-once', 'household=0'],
    ['at-once', 'all=3'],
    ['at-once', '4'],
    ['priority', 'explorers=high'],
    ['rate', 'openai=60'],
    ['rate', 'openai=60/fortnight'],
    ['rate', 'openai=0.5/second'],
    ['budget', 'all=five/day'],
    ['budget', 'all=5/minute'],
    ['budget', 'tenant:=5/day'],
    ['budget', 'all=5/constructor'],
  ] as const)('are refused with what is right: --%s %s', (kind: RuleKind, text: string) => {
    const wrong = expect.objectContaining({
      code: 'CLI_USAGE',
      message: expect.stringMatching(`^--${kind} takes .*such as`),
    })
    expect(() => readRule(kind, text)).toThrow(wrong as Error)
  })
})
