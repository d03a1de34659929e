/** Mutations of JSON and of text, by chance that can be repeated: what nobody means well, and what nobody meant. */
import type { Random } from '../../src/base/random.ts'

const ESCAPE = '\u001b]52;c;ZXZpbA==\u0007'

/**
 * Values that have broken something somewhere. `HOSTILE_KEY` becomes `__proto__` in the text: no literal can hold it.
 */
const HOSTILE_KEY = 'polluted-prototype'
const values: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 0,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => ({ [HOSTILE_KEY]: { x: 1 } }),
  () => ({ put: { [HOSTILE_KEY]: { x: 1 } } }),
  () => ({ constructor: { prototype: { x: 1 } } }),
  () => ({ set: { length: 1e9 } }),
  () => ({ patch: [[1e9, { a: 1 }]] }),
  () => JSON.parse('{"toString":1,"valueOf":1,"hasOwnProperty":1,"toJSON":1,"then":1,"length":-1}') as unknown,
  () => ESCAPE,
  () => '\u202e\u2028\ud800',
  () => '__proto__',
  () => 'constructor',
  () => '../../../../etc/passwd',
  () => '/dev/zero',
  () => '/proc/self/environ',
  () => 'http://127.0.0.1:9/v1#m',
  () => 'http://169.254.169.254/v1#m',
  () => '<script>alert(1)</script>',
  (random) => ' '.repeat(random.integer(60_000)),
  (random) => '.'.repeat(random.integer(60_000)),
  (random) => 'a '.repeat(random.integer(30_000)),
  (random) => '\n'.repeat(random.integer(30_000)),
  (random) => '['.repeat(random.integer(30_000)),
  (random) => Array.from({ length: random.integer(20_000) }, () => 'north'),
  (random) => Array.from({ length: random.integer(5_000) }, (_, place) => ({ id: place % 7, agent: 'a', text: 't' })),
  (random) => nested(random.integer(4_000)),
  (random) => Object.fromEntries(Array.from({ length: random.integer(5_000) }, (_, place) => [`k${place}`, place])),
]

function nested(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

export const hostileValue = (random: Random): unknown => random.pick(values)(random)

type Holder = Record<string | number, unknown>

/** Some places of a JSON value are changed, in a copy. */
export function mutateJson(given: unknown, random: Random, times = 1 + random.integer(3)): unknown {
  const root: Holder = { value: structuredClone(given) }
  for (let time = 0; time < times; time++) {
    const [holder, key] = pickPlace(root, random)
    mutatePlace(holder, key, random)
  }
  return root['value']
}

function pickPlace(root: Holder, random: Random): [Holder, string | number] {
  let holder = root
  let key: string | number = 'value'
  for (;;) {
    const inside: unknown = holder[key]
    const keys: string[] = typeof inside === 'object' && inside !== null ? Object.keys(inside) : []
    // deep places as likely as the ones above them
    if (keys.length === 0 || random.next() < 0.25) return [holder, key]
    holder = inside as Holder
    key = random.pick(keys)
  }
}

function mutatePlace(holder: Holder, key: string | number, random: Random): void {
  const value = holder[key]
  const isList = Array.isArray(holder)
  switch (random.integer(6)) {
    case 0:
      if (isList) (holder as unknown as unknown[]).splice(Number(key), 1)
      else delete holder[key]
      return
    case 1:
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        const name = random.pick([HOSTILE_KEY, 'constructor', 'toString', '', ESCAPE, 'x'.repeat(5_000)])
        ;(value as Holder)[name] = hostileValue(random)
        return
      }
      break
    case 2:
      if (Array.isArray(value) && value.length > 0) {
        value.push(...value.slice(0, 1_000), value)
        value.pop()
        return
      }
      break
    case 3:
      if (typeof value === 'number') holder[key] = value * random.pick([-1, 1e6, 0.5, 1e300])
      if (typeof value === 'string') holder[key] = mutateText(value, random)
      if (typeof value === 'number' || typeof value === 'string') return
      break
    default:
  }
  holder[key] = hostileValue(random)
}

export function mutateText(text: string, random: Random): string {
  const at = random.integer(text.length + 1)
  const to = Math.min(text.length, at + random.integer(20))
  const put = random.pick(['', '\u0000', ESCAPE, '"', '\\', '{', ']', '\n', '1e999', text.slice(at, to).repeat(3)])
  return text.slice(0, at) + put + text.slice(random.next() < 0.5 ? at : to)
}

/** JSON as it goes over the wire, with the key that JavaScript keeps to itself. */
export const written = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(HOSTILE_KEY, '__proto__')
