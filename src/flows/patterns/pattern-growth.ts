/**
 * Whether the time a pattern takes can grow faster than the text it reads, found by following its states.
 *
 * It does when the same piece of text leads from a state back to itself, from there to another state, and from that
 * one back to itself: then a text of many such pieces can be parted anywhere, and when no match comes of it, every
 * place is tried. The first of the two states is often the search itself, which begins anew at every character.
 */
import { type Machine, machineOf } from './pattern-machine.ts'

export interface Growth {
  readonly kind: 'polynomial' | 'exponential'
  /** a text that shows it: what comes first, what is repeated, and what lets the match fail */
  readonly attack: { readonly first: string; readonly repeated: string; readonly last: string }
}

/** Nothing when the time is in proportion to the length of the text. `spend` is told of the work, and may throw. */
export function growthOf(source: string, flags: string, spend: () => void = () => {}): Growth | undefined {
  const machine = machineOf(source, flags, spend)
  const reached = reachable(machine)
  const loops = machine.states.filter((state) => reached.get(state)!.has(state))
  const failing = new Map(loops.map((state) => [state, failureAfter(machine, state, spend)]))
  let found: Growth | undefined
  for (const from of loops) {
    for (const to of loops) {
      const last = failing.get(to)
      if (last === undefined || !reached.get(from)!.has(to) || !reached.get(machine.start)!.has(from)) continue
      const isSame = reached.get(to)!.has(from)
      const repeated = from === to ? twoWays(machine, from, reached, spend) : pumped(machine, from, to, reached, spend)
      if (repeated === undefined) continue
      const first = leading(machine, from, spend)
      const growth: Growth = { kind: isSame ? 'exponential' : 'polynomial', attack: { first, repeated, last } }
      if (isSame) return growth
      found ??= growth
    }
  }
  return found
}

/** Which states can be reached from each by one character or more. */
function reachable({ states, letters, before, step }: Machine): Map<number, Set<number>> {
  const next = new Map(
    states.map((state) => [
      state,
      new Set(before.flatMap((prior) => letters.flatMap((letter) => [...step(state, prior, letter).keys()]))),
    ]),
  )
  return new Map(
    states.map((state) => {
      const found = new Set<number>()
      const waiting = [...next.get(state)!]
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        if (found.has(at)) continue
        found.add(at)
        waiting.push(...next.get(at)!)
      }
      return [state, found] as const
    }),
  )
}

/** Where the same match may be after a character. */
function following(machine: Machine, all: readonly number[], before: string | undefined, letter: string): number[] {
  const isAside = all.length > 0 && machine.isAside(all[0]!)
  const next = new Set(all.flatMap((state) => [...machine.step(state, before, letter).keys()]))
  return [...next].filter((state) => machine.isAside(state) === isAside).toSorted((a, b) => a - b)
}

interface Node {
  readonly at: readonly number[]
  /** every state a match may be in that began where the last of them did: once it is over, nothing is tried again */
  readonly all: readonly number[]
  readonly before: string | undefined
  readonly text: string
}

/** The shortest text that leads several states, side by side, to where they are wanted. */
function search(
  machine: Machine,
  begin: Node,
  keeps: readonly ((state: number) => boolean)[],
  isDone: (node: Node) => boolean,
  spend: () => void,
): string | undefined {
  const { sortOf, letters, step } = machine
  const seen = new Set<string>()
  let nodes = [begin]
  while (nodes.length > 0) {
    const later: Node[] = []
    for (const node of nodes) {
      for (const letter of letters) {
        spend()
        if (node.all.some((state) => machine.accepts(state, node.before, letter))) continue
        const all = following(machine, node.all, node.before, letter)
        const choices = node.at.map((state, index) =>
          [...step(state, node.before, letter).keys()].filter((next) => keeps[index]!(next)),
        )
        for (const at of combined(choices)) {
          spend()
          const next = { at, all, before: letter, text: node.text + letter }
          const isOver = all.some((state) => machine.accepts(state, letter, next.text[0]))
          if (isDone(next) && !isOver) return next.text
          const key = `${at.join(' ')} ${sortOf(letter)} ${all.join(' ')}`
          if (seen.has(key)) continue
          seen.add(key)
          later.push(next)
        }
      }
    }
    nodes = later
  }
  return undefined
}

function combined(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>((rows, choice) => rows.flatMap((row) => choice.map((each) => [...row, each])), [[]])
}

/** Text that leads back to the one, from it to the other, and from the other back to itself. */
function pumped(
  machine: Machine,
  from: number,
  to: number,
  reached: Map<number, Set<number>>,
  spend: () => void,
): string | undefined {
  const leads = (goal: number) => (state: number) => state === goal || reached.get(state)!.has(goal)
  for (const before of machine.before) {
    if (before === undefined) continue
    const text = search(
      machine,
      { at: [from, from, to], all: [to], before, text: '' },
      [leads(from), leads(to), leads(to)],
      (node) =>
        node.at[0] === from &&
        node.at[1] === to &&
        node.at[2] === to &&
        machine.sortOf(node.before) === machine.sortOf(before),
      spend,
    )
    if (text !== undefined) return text
  }
  return undefined
}

/** Text that leads back to a state in two ways which part nowhere but between two characters: `(a*)*`. */
function twoWays(
  machine: Machine,
  state: number,
  reached: Map<number, Set<number>>,
  spend: () => void,
): string | undefined {
  for (const before of machine.before) {
    for (const letter of machine.letters) {
      for (const [next, ways] of machine.step(state, before, letter)) {
        if (ways < 2 || !(next === state || reached.get(next)!.has(state))) continue
        if (next === state) return letter
        const back = search(
          machine,
          { at: [next], all: [], before: letter, text: '' },
          [() => true],
          (node) => node.at[0] === state,
          spend,
        )
        if (back !== undefined) return letter + back
      }
    }
  }
  return undefined
}

function leading(machine: Machine, to: number, spend: () => void): string {
  if (to === machine.start) return ''
  const begin = { at: [machine.start], all: [], before: undefined, text: '' }
  return search(machine, begin, [() => true], (node) => node.at[0] === to, spend) ?? ''
}

const MOST_SETS = 2000

/** What can follow so that no match comes of a state; nothing when one always does, as in `\s+` alone. */
function failureAfter(machine: Machine, state: number, spend: () => void): string | undefined {
  if (state === machine.start) return undefined
  const seen = new Set<string>()
  let nodes: { at: readonly number[]; before: string | undefined; text: string }[] = machine.before.map((before) => ({
    at: [state],
    before,
    text: '',
  }))
  while (nodes.length > 0) {
    const later: typeof nodes = []
    for (const { at, before, text } of nodes) {
      const isOver = (after?: string) => at.some((each) => machine.accepts(each, before, after))
      if (!isOver()) return text
      for (const letter of machine.letters) {
        spend()
        if (isOver(letter)) continue
        const next = following(machine, at, before, letter)
        const key = `${next.join(' ')} ${machine.sortOf(letter)}`
        if (seen.has(key)) continue
        // too many to follow: it may fail
        if (seen.size > MOST_SETS) return text + letter
        seen.add(key)
        later.push({ at: next, before: letter, text: text + letter })
      }
    }
    nodes = later
  }
  return undefined
}
