/** A pattern as a machine of states: which states follow a state on a character, and in how many ways. */
import { readPattern, type Tree } from './pattern-tree.ts'

export interface Machine {
  /** looking for a match anywhere: stays on every character, and begins a match on each */
  readonly start: number
  readonly states: readonly number[]
  /** characters of which the pattern takes all others for one of them */
  readonly letters: readonly string[]
  /** what the edges can tell of the character before: one letter of each sort */
  readonly before: readonly (string | undefined)[]
  readonly sortOf: (letter: string | undefined) => string
  readonly step: (state: number, before: string | undefined, letter: string) => ReadonlyMap<number, number>
  /** whether a match can end between two characters; nothing after it is the end of the text */
  readonly accepts: (state: number, before: string | undefined, after: string | undefined) => boolean
  /** part of what the pattern only looks ahead for */
  readonly isAside: (state: number) => boolean
}

type Link =
  | { readonly kind: 'one'; readonly source: string; readonly to: number }
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'edge'; readonly tree: Extract<Tree, { kind: 'edge' | 'behind' }>; readonly to: number }

// copies of what is repeated a few times: enough to see what overlaps, and the machine stays small
const COPIES = 3
// as good as without an end
const MANY = 1000
const LINE_ENDS = new Set(['\n', '\r', '\u2028', '\u2029'])
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
// letters, marks, quotes, spaces and pictures beyond ASCII
const BEYOND = Array.from('éªßя中“”’…–⏎▲\u017f\u212a\u00a0\u0301\u200d\u2028\ufeff')

/** `spend` is told of each piece of work, and may throw: a pattern from elsewhere can make a machine of any size. */
export function machineOf(pattern: string, flags: string, spend: () => void = () => {}): Machine {
  const links: Link[][] = [[], [], []]
  const [start, first, last] = [0, 1, 2]
  const sources = new Set<string>()
  const ends = new Set([last])
  const aside = new Set<number>()
  const add = () => {
    spend()
    return links.push([]) - 1
  }
  const free = (from: number, to: number) => links[from]!.push({ kind: 'free', to })

  function build(part: Tree, from: number, to: number): void {
    if (part.kind === 'one') {
      sources.add(part.source)
      links[from]!.push({ kind: 'one', source: part.source, to })
    } else if (part.kind === 'any') for (const each of part.parts) build(each, from, to)
    else if (part.kind === 'all') {
      let at = from
      for (const [index, each] of part.parts.entries()) {
        const next = index === part.parts.length - 1 ? to : add()
        build(each, at, next)
        at = next
      }
      if (part.parts.length === 0) free(from, to)
    } else if (part.kind === 'ahead') {
      // the work is done from here, whatever comes of it; the match goes on from here as well
      const begin = links.length
      build(part.part, from, add())
      ends.add(begin)
      for (let at = begin; at < links.length; at++) aside.add(at)
      free(from, to)
    } else if (part.kind === 'repeat') buildRepeat(part, from, to)
    else {
      if (part.kind === 'behind') sources.add(part.source)
      links[from]!.push({ kind: 'edge', tree: part, to })
    }
  }

  function buildRepeat({ part, least, most }: Extract<Tree, { kind: 'repeat' }>, from: number, to: number): void {
    let at = from
    const copy = () => {
      const next = add()
      build(part, at, next)
      at = next
    }
    for (let count = 0; count < Math.min(least, COPIES); count++) copy()
    if (most > MANY) {
      const [loop, back] = [add(), add()]
      build(part, loop, back)
      for (const end of [at, back]) {
        free(end, loop)
        free(end, to)
      }
      return
    }
    for (let count = 0; count < Math.min(most - least, COPIES); count++) {
      free(at, to)
      copy()
    }
    free(at, to)
  }

  build(readPattern(pattern), first, last)

  const kept = flags.replaceAll(/[^ius]/g, '')
  // pattern: one character of a pattern that has been parsed
  const sets = new Map([...sources].map((source) => [source, new RegExp(`^(?:${source})$`, kept)]))
  const alphabet = new Set([...ASCII, ...BEYOND, ...[...sources].filter((source) => /^.$/su.test(source))])
  const taken = new Map<string, Set<string>>([...sets].map(([source]) => [source, new Set()]))
  const isWord = (letter: string | undefined) => letter !== undefined && /\w/.test(letter)
  const letters = oneOfEach([...alphabet], (letter) => {
    for (const [source, set] of sets) if (set.test(letter)) taken.get(source)!.add(letter)
    return [...sets.keys()].map((source) => (taken.get(source)!.has(letter) ? 1 : 0)).join('') + sortBare(letter)
  })
  function sortBare(letter: string | undefined): string {
    return letter === undefined ? 'none' : isWord(letter) ? 'word' : LINE_ENDS.has(letter) ? 'line end' : 'other'
  }
  const edges = links.flat().flatMap((link) => (link.kind === 'edge' ? [link.tree] : []))
  const behinds = edges.flatMap((edge) => (edge.kind === 'behind' ? [edge.source] : []))
  const sortOf = (letter: string | undefined) =>
    edges.length === 0
      ? ''
      : sortBare(letter) +
        behinds.map((source) => (letter !== undefined && taken.get(source)!.has(letter) ? 1 : 0)).join('')

  function holds(edge: (typeof edges)[number], before: string | undefined, letter: string | undefined): boolean {
    if (edge.kind === 'behind') return (before !== undefined && taken.get(edge.source)!.has(before)) !== edge.denied
    const lines = flags.includes('m')
    if (edge.sign === '^') return before === undefined || (lines && LINE_ENDS.has(before))
    if (edge.sign === '$') return letter === undefined || (lines && LINE_ENDS.has(letter))
    return (isWord(before) !== isWord(letter)) === (edge.sign === '\\b')
  }

  /** Every way from a state to where a character is taken, or to the end: no way comes by the same state twice. */
  function walk(from: number, passes: (link: Extract<Link, { kind: 'edge' }>) => boolean, visit: (at: number) => void) {
    const path = new Set<number>()
    const go = (at: number) => {
      spend()
      if (path.has(at)) return
      path.add(at)
      visit(at)
      for (const link of links[at]!) if (link.kind === 'free' || (link.kind === 'edge' && passes(link))) go(link.to)
      path.delete(at)
    }
    go(from)
  }

  const steps = new Map<string, ReadonlyMap<number, number>>()
  function step(state: number, before: string | undefined, letter: string): ReadonlyMap<number, number> {
    const key = `${state} ${sortOf(before)} ${letter}`
    const known = steps.get(key)
    if (known) return known
    const next = new Map<number, number>()
    walk(
      state === start ? first : state,
      (link) => holds(link.tree, before, letter),
      (at) => {
        for (const link of links[at]!)
          if (link.kind === 'one' && taken.get(link.source)!.has(letter))
            next.set(link.to, (next.get(link.to) ?? 0) + 1)
      },
    )
    if (state === start && !flags.includes('y')) next.set(start, 1)
    steps.set(key, next)
    return next
  }

  function accepts(state: number, before: string | undefined, after: string | undefined): boolean {
    let isLast = false
    walk(
      state,
      (link) => holds(link.tree, before, after),
      (at) => (isLast ||= ends.has(at) && aside.has(at) === aside.has(state)),
    )
    return isLast
  }

  const states = [start, ...new Set(links.flat().flatMap((link) => (link.kind === 'one' ? [link.to] : [])))]
  return {
    start,
    states,
    letters,
    before: [undefined, ...oneOfEach(letters, sortOf)],
    sortOf,
    step,
    accepts,
    isAside: (state) => aside.has(state),
  }
}

function oneOfEach<Item>(items: readonly Item[], sortOf: (item: Item) => string): Item[] {
  const found = new Map<string, Item>()
  for (const item of items) {
    const sort = sortOf(item)
    if (!found.has(sort)) found.set(sort, item)
  }
  return [...found.values()]
}
