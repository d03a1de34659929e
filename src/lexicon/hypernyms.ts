/** What a thing is a kind of, from WordNet: a chesterfield is a sofa, which is a seat, which is furniture. */
import { findCompoundHead, findLemma } from './lemma.ts'
import { TREE } from './hypernym-data.ts'

/** One thing a noun may name: words for the thing itself, then for what it is a kind of, and so on upwards. */
export type Ascent = readonly (readonly string[])[]

interface Branch {
  readonly words: readonly string[]
  readonly above: Branch | undefined
}

interface Meaning {
  readonly branch: Branch
  /** 1 for what the word mostly names */
  readonly rank: number
}

const NONE: readonly Ascent[] = []
let meanings: ReadonlyMap<string, readonly Meaning[]> | undefined

/** What a noun names, the likeliest first; none for one that is no thing or unknown. Words are joined by spaces. */
export function hypernymsOf(noun: string): readonly Ascent[] {
  meanings ??= readTree()
  const known = meanings
  const isKnown = (form: string) => known.has(form)
  const word = noun.toLowerCase().trim().replaceAll(/[\s-]/g, '_')
  const lemma = findLemma(word, isKnown) ?? findCompoundHead(word, isKnown)
  return lemma === undefined ? NONE : (known.get(lemma) ?? []).map(({ branch }) => ascend(branch))
}

function ascend(branch: Branch): Ascent {
  const levels: (readonly string[])[] = []
  for (let at: Branch | undefined = branch; at !== undefined; at = at.above) {
    if (at.words.length > 0) levels.push(at.words)
  }
  return levels
}

/** `sofa,couch(divan settee2)`: words of a branch, then what grows on it; a digit says how usual the word is here. */
function readTree(): ReadonlyMap<string, readonly Meaning[]> {
  const found = new Map<string, Meaning[]>()
  let above: Branch | undefined
  let last: Branch | undefined
  for (const [token] of TREE.matchAll(/[a-z'_,0-9]+|\(|\)/g)) {
    if (token === '(') {
      above = last
    } else if (token === ')') {
      last = above
      above = above?.above
    } else {
      const named = token
        .split(',')
        .map((word) => ({ word: word.replace(/\d$/, ''), rank: Number(/\d$/.exec(word) ?? 1) }))
      last = { words: named.map(({ word }) => word.replaceAll('_', ' ')), above }
      for (const { word, rank } of named) {
        const others = found.get(word)
        if (others === undefined) found.set(word, [{ branch: last, rank }])
        else others.push({ branch: last, rank })
      }
    }
  }
  for (const all of found.values()) all.sort((a, b) => a.rank - b.rank)
  return found
}
