/**
 * Names that the story takes, as far as Memory knows: those it answered to here or in our hands. What it describes in
 * the same words is one thing, by whichever of its names.
 */
import { parseCommand } from '../knowledge/command.ts'
import { isAround } from '../knowledge/kinds.ts'
import { PERCEIVES } from '../knowledge/outcome.ts'
import type { MemoryKnowledge } from '../views.ts'

export interface KnownName {
  readonly name: string
  /** how often anything was done with it */
  readonly tries: number
  readonly isHeld: boolean
  /** what was told when we looked at it */
  readonly look: string
}

interface Noted {
  tries: number
  isHeld: boolean
  look: string
}

type Remembered = Pick<MemoryKnowledge, 'tried' | 'objects' | 'unknownWords'>

/** The least known first. */
export function namesAt({ tried, objects, unknownWords }: Remembered, place: string): KnownName[] {
  const noted = new Map<string, Noted>()
  const absent = new Set<string>()
  for (const [key, { kind, times, told }] of tried.entries()) {
    const bar = key.lastIndexOf('|')
    const at = key.slice(0, bar)
    if (at !== place && at !== 'inventory') continue
    const { verb, nouns } = parseCommand(key.slice(bar + 1))
    const [name] = nouns
    if (name === undefined) continue
    if (kind === 'not-here' || kind === 'unknown-word') {
      if (nouns.length === 1) absent.add(name)
      continue
    }
    // of two nouns it is not known which the story has understood
    if (nouns.length > 1 && !noted.has(name)) continue
    const note = noted.get(name) ?? { tries: 0, isHeld: false, look: '' }
    note.tries += times
    if (PERCEIVES.test(verb) && isOwn(told)) note.look = told
    noted.set(name, note)
  }
  for (const { name, location } of objects.values()) {
    if (location !== place && location !== 'inventory') continue
    const note = noted.get(name) ?? { tries: 0, isHeld: false, look: '' }
    note.isHeld ||= location === 'inventory'
    noted.set(name, note)
  }
  const names: KnownName[] = []
  for (const [name, note] of noted) {
    if (absent.has(name) || isAround(name) || name === 'all') continue
    if (name.split(' ').some((word) => unknownWords.has(word))) continue
    names.push({ name, ...note })
  }
  return withoutDoubles(names).toSorted((one, other) => one.tries - other.tries)
}

const SHORTEST_LOOK = 20

/** What is said of this thing alone: `You see nothing special about *.` is said of any. */
const isOwn = (told: string): boolean => told.length >= SHORTEST_LOOK && !told.includes('*')

function withoutDoubles(names: readonly KnownName[]): KnownName[] {
  const byLook = new Map<string, KnownName>()
  const others: KnownName[] = []
  for (const each of names) {
    const other = each.look === '' ? undefined : byLook.get(each.look)
    if (each.look === '') others.push(each)
    else if (other === undefined) byLook.set(each.look, each)
    else {
      const shorter = each.name.length < other.name.length ? each : other
      const tries = each.tries + other.tries
      byLook.set(each.look, { ...shorter, tries, isHeld: each.isHeld || other.isHeld })
    }
  }
  return [...byLook.values(), ...others]
}
