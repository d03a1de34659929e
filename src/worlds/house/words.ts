/** Names and verbs as they are put into a sentence. */

/** `the kitchen`; `Bo's diary` needs no article. */
export function the(name: string): string {
  const [first = ''] = name.split(' ', 1)
  return /['’]s?$/.test(first) || ['the', 'The', 'a', 'an'].includes(first) ? name : `the ${name}`
}

/** `a, b and c`, or with another word before the last. */
export function listOf(names: readonly string[], before = 'and'): string {
  const last = names.at(-1) ?? 'nothing'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${before} ${last}`
}

/** The first few of many names, then how many more there are. */
export function someOf(names: readonly string[], most = 8, before = 'and'): string {
  return names.length <= most
    ? listOf(names, before)
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}

/** `listen to music` becomes `listening to music`. */
export function doing(use: string): string {
  const [verb = '', ...rest] = use.split(' ')
  return [ingOf(verb), ...rest].join(' ')
}

export function ingOf(verb: string): string {
  if (verb.endsWith('ing')) return verb
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  // one short vowel before one consonant: sit, nap, swim
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** What somebody typed, which may be anything. */
export function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
