import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fill } from './fill.ts'
import { readReply } from './read-reply.ts'
import { cpuMs } from '../../test/cpu-ms.ts'

const Decision = z.object({ action: z.string(), reason: z.string().optional(), thinking: z.string().optional() })
const read = (text: string) => readReply(text, Decision)
const forward = { ok: true, value: { action: 'forward' } }

describe('a reply is read', () => {
  it.each([
    ['plain JSON', '{"action": "forward"}'],
    ['fenced JSON', '```json\n{"action": "forward"}\n```'],
    ['JSON with chatter around it', 'Sure! Here you go: {"action": "forward"} Hope this helps {really}.'],
    ['a fence with chatter around it', 'I thought about it.\n\n```\n{"action": "forward"}\n```\nGood luck!'],
    ['JSON with a comma too many and a comment', '{"action": "forward", // onwards\n}'.replace('// onwards', '')],
    ['JSON after aloud thinking', '<think>maybe {"action": "back"}?</think>\n{"action": "forward"}'],
    ['a small object in the chatter before it', 'Given {"seen": 1}, I say {"action": "forward"}'],
    ['plain YAML', 'action: forward'],
    ['fenced YAML', '```yaml\naction: forward\n```'],
    ['YAML with chatter before it', 'Here is my decision.\n\naction: forward\n'],
    ['YAML with chatter around it', 'Here is my decision.\n\naction: forward\n\nLet me know how it goes!'],
  ])('from %s', async (_, text) => {
    expect(await read(text)).toEqual(forward)
  })

  it('from YAML with a block of text, and colons where YAML allows none', async () => {
    const text =
      'thinking: |\n  The hall is dark.\n  A door: north.\naction: forward\nreason: I saw it: a door # maybe\n'
    expect(await read(text)).toEqual({
      ok: true,
      value: { thinking: 'The hall is dark.\nA door: north.\n', action: 'forward', reason: 'I saw it: a door # maybe' },
    })
  })

  it('by the part of it that fits, when several could be meant', async () => {
    const text = '```json\n{"draft": true}\n```\nNo, rather:\n```json\n{"action": "forward"}\n```'
    expect(await read(text)).toEqual(forward)
  })
})

describe('a reply that cannot be used is explained', () => {
  it('when it does not fit the schema', async () => {
    expect(await read('{"action": 7}')).toEqual({
      ok: false,
      fault: 'The reply does not fit its schema: action: Invalid input: expected string, received number.',
    })
  })

  it.each(['{"action": "forw', 'I would rather not say.', ''])(
    'when there is nothing whole in it: %j',
    async (text) => {
      expect(await read(text)).toEqual({ ok: false, fault: 'The reply holds no JSON and no YAML that is whole.' })
    },
  )
})

describe('a reply that means harm', () => {
  it.each([
    ['brackets', '['.repeat(40_000)],
    ['objects', '{"a":'.repeat(9_000)],
    ['fences', '```\n'.repeat(12_000)],
    ['thoughts', '<think>'.repeat(7_000)],
    ['colons', 'a: b: '.repeat(8_000)],
    ['lines', 'a: b: c\n'.repeat(2_000)],
    ['aliases', `a: &a [${'x,'.repeat(50)}]\nb: &b [${'*a,'.repeat(50)}]\nc: &c [${'*b,'.repeat(50)}]`],
    ['length', 'x'.repeat(300_000)],
  ])('by its %s is given up soon', async (_, text) => {
    const start = cpuMs()
    expect((await read(text)).ok).toBe(false)
    // far from a measurement: what grows with the square or worse takes minutes
    expect(cpuMs() - start).toBeLessThan(15_000)
  })

  it('by its empty lines is given up within a moment', async () => {
    const text = `a${'\n'.repeat(45_000)}b`
    // the first one also loads what reads YAML
    await read(text)
    const start = cpuMs()
    expect((await read(text)).ok).toBe(false)
    // each empty line used to be looked past from all before it, which took seconds
    expect(cpuMs() - start).toBeLessThan(700)
  })
})

describe('a prompt', () => {
  it('is filled where it names something known, and nowhere else', () => {
    const template = 'At {place} with {things}. Reply {"action": "…"} or {nothing}, {constructor}.'
    expect(fill(template, { place: 'the {things} shop', things: ['lamp'] })).toBe(
      'At the {things} shop with ["lamp"]. Reply {"action": "…"} or {nothing}, {constructor}.',
    )
  })
})
