/** Persons with names that no lexicon knows: written with capitals, and spoken of as he or she. */
import { kindsOf, likelihood } from './kinds.ts'
import { patternFor } from './names.ts'

const ACTS =
  /\b(?:he|she|his|her|him|hers|says|said|asks|looks|smiles|nods|mutters|replies|grins|frowns|sits|whispers|lives|waits|works|stares|watches|speaks|sleeps)\b/i

const TITLED =
  /^(?:mr|mrs|miss|ms|mister|madame?|mme|monsieur|sir|dame|lady|lord|dr|doctor|captain|colonel|major|sergeant|professor|father|mother|sister|brother|aunt|uncle|granny|king|queen|prince|princess|old|young) /

/** `Joan the blacksmith`: the blacksmith is who is meant. */
export function isNameOf(text: string, name: string): boolean {
  // pattern: letters, digits and spaces of a name, and a dot for any other sign
  const [, trade] = new RegExp(`\\b${patternFor(name)},? the ([a-z-]+)`, 'i').exec(text) ?? []
  return trade !== undefined && trade.split('-').some((word) => likelihood(word, 'creature') >= 0.5)
}

/** A name with capitals: of somebody with a title, or of somebody who does what only people do. */
export function isPersonIn(text: string, name: string): boolean {
  const capital = name
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
  const isTitled = TITLED.test(name)
  if (!isTitled && kindsOf(name).length > 0) return false
  for (let at = text.indexOf(capital); at >= 0; at = text.indexOf(capital, at + 1)) {
    // `Bram's workshop` says nothing of where he is
    if (/^['’]s\b/.test(text.slice(at + capital.length, at + capital.length + 3))) continue
    if (isTitled) return true
    const start = Math.max(text.lastIndexOf('.', at), text.lastIndexOf('\n', at)) + 1
    const end = text.indexOf('.', at)
    if (ACTS.test(text.slice(start, end < 0 ? undefined : end))) return true
  }
  return false
}

const HOLDS =
  /\b(?:carrying|holding|clutching|wielding|brandishing|wearing|gripping|armed with)\s+(?:(?:an?|the|his|her|its|their)\s+)?([\w' -]{2,40})/gi
const OURS = /\byou(?:'re| are| were)?(?: \w+)?\s*$/i

// `you are carefully`, and not all that was said before, at every find again
const LONGEST_OURS = 80

/** In somebody else's hands: `someone carrying a large bag`. */
export function isAnothers(text: string, noun: string): boolean {
  for (const match of text.matchAll(HOLDS)) {
    const [, thing] = match
    if (
      // pattern: letters, digits and spaces of a name, and a dot for any other sign
      new RegExp(`^(?:[\\w'-]+ ){0,3}${patternFor(noun)}\\b`, 'i').test(thing!) &&
      !OURS.test(text.slice(Math.max(0, match.index - LONGEST_OURS), match.index))
    )
      return true
  }
  return false
}
