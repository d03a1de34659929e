/** Stories nobody wrote: real ones with bytes flipped, cut, spliced and swapped, and plain noise. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '../../src/base/random.ts'
import { listFiles, root } from '../repository.ts'

// what the packages we test with bring along, our own, and Zork I where somebody has put it beside the project
const places = [
  ...listFiles('stories').filter((file) => /^stories\/[^/]+\.z[3458]$/.test(file)),
  ...['praxix.z5', 'advent.z3', 'advent.z5', 'minizork.z3', 'etude.z5', 'curses.z3'].map(
    (name) => `node_modules/glkote-term/tests/${name}`,
  ),
  '../shared/stories/zork1.z3',
]

export interface Original {
  readonly name: string
  readonly bytes: Uint8Array
}

export function readOriginals(): Original[] {
  return places
    .map((name) => ({ name, path: join(root, name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, bytes: new Uint8Array(readFileSync(path)) }))
}

type Mutation = (bytes: Uint8Array, random: Random, originals: readonly Original[]) => Uint8Array

const HEADER_BYTES = 64

const mutations = {
  none: (bytes) => bytes,
  'a few bytes': (bytes, random) => flip(bytes, random, 1 + random.integer(8), 0, bytes.length),
  'many bytes': (bytes, random) => flip(bytes, random, 1 + random.integer(2000), 0, bytes.length),
  // code and text, so that the story begins well and goes wrong later
  'high bytes': (bytes, random) => flip(bytes, random, 1 + random.integer(200), bytes.length >> 2, bytes.length),
  // objects, globals and the dictionary
  'low bytes': (bytes, random) => flip(bytes, random, 1 + random.integer(100), HEADER_BYTES, bytes.length >> 2),
  header: (bytes, random) => flip(bytes, random, 1 + random.integer(4), 0, HEADER_BYTES),
  version: (bytes, random) => setByte(bytes, 0, random.pick([3, 4, 5, 8, 1, 6])),
  'cut short': (bytes, random) => bytes.slice(0, random.integer(bytes.length)),
  'cut and said so': (bytes, random) => withoutLength(bytes.slice(0, HEADER_BYTES + random.integer(bytes.length))),
  spliced: (bytes, random, originals) => {
    const other = random.pick(originals).bytes
    const at = random.integer(Math.min(bytes.length, other.length))
    return new Uint8Array(Buffer.concat([bytes.subarray(0, at), other.subarray(at)]))
  },
  swapped: (bytes, random) => {
    const changed = bytes.slice()
    const length = 1 + random.integer(256)
    const [from, to] = [random.integer(bytes.length - length), random.integer(bytes.length - length)]
    changed.copyWithin(to, from, from + length)
    return changed
  },
  zeroed: (bytes, random) => {
    const from = HEADER_BYTES + random.integer(bytes.length - HEADER_BYTES)
    return bytes.slice().fill(random.integer(256), from, from + 1 + random.integer(64))
  },
  'noise behind a header': (bytes, random) => {
    const changed = bytes.slice()
    for (let at = HEADER_BYTES; at < changed.length; at++) changed[at] = random.integer(256)
    return changed
  },
  noise: (_, random) => Uint8Array.from({ length: random.integer(4000) }, () => random.integer(256)),
} as const satisfies Record<string, Mutation>

type MutationName = keyof typeof mutations
const names = Object.keys(mutations) as MutationName[]

export interface Mutant {
  /** what it was and what was done to it */
  readonly name: string
  readonly bytes: Uint8Array
}

export function mutate(random: Random, originals: readonly Original[]): Mutant {
  const original = random.pick(originals)
  const name = random.pick(names)
  const mutation: Mutation = mutations[name]
  return { name: `${original.name}, ${name}`, bytes: mutation(original.bytes, random, originals) }
}

function flip(bytes: Uint8Array, random: Random, count: number, from: number, to: number): Uint8Array {
  const changed = bytes.slice()
  for (let done = 0; done < count; done++) {
    const at = from + random.integer(to - from)
    // one bit, or any other byte
    changed[at] = random.next() < 0.5 ? changed[at]! ^ (1 << random.integer(8)) : random.integer(256)
  }
  return changed
}

function setByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const changed = bytes.slice()
  changed[at] = value
  return changed
}

/** Without a length in its header a story is as long as its file. */
function withoutLength(bytes: Uint8Array): Uint8Array {
  const changed = bytes.slice()
  changed.fill(0, 0x1a, 0x1c)
  return changed
}
