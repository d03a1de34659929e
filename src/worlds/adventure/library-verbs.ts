/**
 * The verbs that come with Inform's library, and so are in every story made with it. Whatever else a story knows,
 * its author taught it.
 */
import type { Grammar } from './grammar.ts'
import { sentencePatterns, type Pattern } from './candidates.ts'
import { META_WORDS } from './english.ts'
import { truncate, type Vocabulary } from './vocabulary.ts'

export const LIBRARY = `
  adjust answer ask attach attack awake awaken blow bother break brief burn buy carry check chop clean clear
  climb close connect consult cover crack cross curses cut damn darn describe destroy die dig discard display
  disrobe dive doff don drag drat drink drop dust eat embrace empty enter examine exit fasten feed feel fight
  fill fix fondle force fuck full fullscore get give go grope hear hit hold hop hug i in insert inside inv
  inventory jemmy jump kill kiss l leave lever lie light listen lock long look move murder nap no normal
  noscript notify nouns objects offer open out outside pay peel pick places polish pray present press prise
  prize pronouns prune pry pull punch purchase push put q quit read recording remove replay restart restore
  rotate rub run save say scale score screw script scrub search set shed shift shine shit short shout show shut
  sing sip sit skip sleep slice smash smell sniff sod sorry speak squash squeeze stand superbrie swallow sweep
  swim swing switch take taste tell think throw thump tie torture touch transcrip transfer turn twist uncover
  undo unlock unscrew unscript unwrap verbose verify version wait wake walk watch wave wear wipe wreck x y yes z`
  .trim()
  .split(/\s+/)

const known = new WeakMap<Vocabulary, readonly Pattern[]>()

/** The sentences of a story whose verbs are its author's own; none when that cannot be told. */
export function ownPatterns(grammar: Grammar | undefined, vocabulary: Vocabulary): readonly Pattern[] {
  let own = known.get(vocabulary)
  if (own === undefined) known.set(vocabulary, (own = findOwn(grammar, vocabulary)))
  return own
}

function findOwn(grammar: Grammar | undefined, vocabulary: Vocabulary): readonly Pattern[] {
  if (grammar === undefined || vocabulary.dialect !== 'inform') return []
  const common = new Set([...LIBRARY, ...META_WORDS].map((word) => truncate(word, vocabulary.wordLength)))
  const isOwn = (verb: string) => {
    const synonyms = grammar.verbOf(verb)?.synonyms ?? [verb]
    return !synonyms.some((word) => common.has(truncate(word, vocabulary.wordLength)))
  }
  return sentencePatterns(grammar, vocabulary).filter(({ verb }) => isOwn(verb))
}
