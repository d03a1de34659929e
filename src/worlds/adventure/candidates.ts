/**
 * Candidate commands: every sentence of the story's grammar, with the things in scope for its nouns.
 *
 * Cheap and likely first: ways, verbs alone, verbs with one thing, verbs with two. A generator, because two nouns make
 * many sentences and nobody wants all of them at once.
 */
import { DIRECTION_OF, META_WORDS, PLAIN_VERBS } from './english.ts'
import { areMeta, type Grammar, plainest, type SyntaxLine, type Token, type Verb } from './grammar.ts'
import type { InScope } from './scope.ts'
import { truncate, type Vocabulary } from './vocabulary.ts'

export interface Candidate {
  readonly command: string
  readonly kind: 'way' | 'alone' | 'one' | 'two'
  /** for a way, its direction */
  readonly verb: string
  readonly nouns: readonly string[]
  /** missing for ways, and when the story's grammar is unknown */
  readonly line?: SyntaxLine
}

export function* candidateActions(
  grammar: Grammar | undefined,
  vocabulary: Vocabulary,
  scope: readonly InScope[],
): Generator<Candidate, void, undefined> {
  const patterns = sentencePatterns(grammar, vocabulary)
  const seen = new Set<string>()
  const fresh = (candidate: Candidate) => !seen.has(candidate.command) && seen.add(candidate.command)
  for (const way of waysIn(vocabulary)) if (fresh(way)) yield way
  for (const [nouns, kind] of [
    [0, 'alone'],
    [1, 'one'],
    [2, 'two'],
  ] as const)
    for (const pattern of patterns)
      if (pattern.slots.length === nouns)
        for (const candidate of filled(pattern, kind, scope)) if (fresh(candidate)) yield candidate
}

/** Each direction once, under its full name where the story knows it. */
function* waysIn(vocabulary: Vocabulary): Generator<Candidate> {
  for (const { word, direction } of vocabulary.words) {
    if (!direction) continue
    const name = FULL_NAME.get(word) ?? word
    const command = vocabulary.partsOf(name)?.direction ? name : word
    yield { command, kind: 'way', verb: command, nouns: [] }
  }
}

const FULL_NAME = new Map(
  [...DIRECTION_OF, ['into', 'in'] as const].flatMap(([form, name]) =>
    [6, 9].map((length) => [truncate(form, length), name]),
  ),
)

export interface Pattern {
  readonly verb: string
  readonly tokens: readonly Token[]
  readonly slots: readonly Extract<Token, { kind: 'noun' }>[]
  readonly line?: SyntaxLine
}

const cache = new WeakMap<object, readonly Pattern[]>()

/** The sentences of a story, each with gaps for its nouns; one for each thing that can be done. */
export function sentencePatterns(grammar: Grammar | undefined, vocabulary: Vocabulary): readonly Pattern[] {
  const key = grammar ?? vocabulary
  const known = cache.get(key)
  if (known) return known
  const patterns = grammar ? grammar.verbs.filter(({ meta }) => !meta).flatMap(linePatterns) : plainPatterns(vocabulary)
  const distinct = withoutRepeats(patterns)
  cache.set(key, distinct)
  return distinct
}

/** Free text and numbers are for those who know what to say. */
function linePatterns({ verb, lines }: Verb): Pattern[] {
  return lines.flatMap((line) => {
    const slots = line.tokens.filter((token) => token.kind === 'noun')
    const isSpeakable = line.tokens.every(({ kind }) => kind === 'noun' || kind === 'word')
    if (!isSpeakable || slots.length > 2) return []
    return [{ verb, tokens: line.tokens, slots, line }]
  })
}

/** Without grammar tables: each verb alone and with one thing. */
function plainPatterns(vocabulary: Vocabulary): Pattern[] {
  const thing: Pattern['slots'][number] = { kind: 'noun', held: false, many: false, creature: false }
  const rows = Map.groupBy(
    vocabulary.words.filter(({ verb }) => verb),
    ({ verbRow }) => verbRow,
  )
  return [...rows.values()]
    .map((group) => group.map(({ word }) => word))
    .filter((synonyms) => !areMeta(synonyms, vocabulary) && !synonyms.some((word) => META_WORDS.has(word)))
    .map((synonyms) => plainest(synonyms, vocabulary.wordLength))
    .flatMap((verb) => [
      { verb, tokens: [], slots: [] },
      { verb, tokens: [thing], slots: [thing] },
    ])
}

/** `pick up OBJ` does what `take OBJ` does: the action number says so. The plainest sentence stays. */
function withoutRepeats(patterns: readonly Pattern[]): Pattern[] {
  const kept = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const { line, slots, verb } = pattern
    const key = `${line?.action ?? verb} ${slots.length}`
    const other = kept.get(key)
    if (!other || effort(pattern) < effort(other)) kept.set(key, pattern)
  }
  return [...kept.values()]
}

/** A sentence read backwards, a longer one, a rarer verb: in this order. */
function effort({ verb, tokens, line }: Pattern): number {
  const rank = PLAIN_VERBS.indexOf(verb)
  return (line?.reversed ? 10_000 : 0) + tokens.length * 1_000 + (rank < 0 ? PLAIN_VERBS.length : rank)
}

function* filled(pattern: Pattern, kind: Candidate['kind'], scope: readonly InScope[]): Generator<Candidate> {
  const { slots, line } = pattern
  const [first, second] = slots
  for (const one of first ? fitting(first, scope) : [undefined]) {
    for (const other of second ? fitting(second, scope) : [undefined]) {
      if (one !== undefined && one === other) continue
      const nouns = [one, other].filter((name) => name !== undefined)
      const made = { command: spoken(pattern, nouns), kind, verb: pattern.verb, nouns }
      yield line ? { ...made, line } : made
    }
  }
}

export function spoken({ verb, tokens }: Pattern, nouns: readonly string[]): string {
  let next = 0
  const parts = tokens.map((token) => (token.kind === 'word' ? token.words[0] : nouns[next++]))
  return [verb, ...parts].join(' ')
}

/**
 * What is held comes first where something held is wanted, last where not. What is known to be no creature is not
 * asked.
 */
function fitting(slot: Pattern['slots'][number], scope: readonly InScope[]): readonly string[] {
  const creatures = slot.creature ? scope.filter(({ creature }) => creature !== false) : scope
  const [held, others] = [creatures.filter((thing) => thing.held), creatures.filter((thing) => !thing.held)]
  return (slot.held ? [...held, ...others] : [...others, ...held]).map(({ name }) => name)
}
