/** Which news, and which gathering, a sentence is about: the one that is known already, or a new one. */
import type { Gathering, News, Reading } from './frame-set.ts'
import { idOfWords, sameWords } from './sentences.ts'

const ownWords = /\b(?:i|i'm|i've|i'll|i'd|me|my|mine|myself|we|us|our|ours|you|your|yours)\b/i

/**
 * Told on, `I am leaving` would be about whoever tells it. So it is quoted with the name of who said it; in quotes
 * already, it says whose words they are.
 */
function asReported(text: string, speaker: string): string {
  if (!ownWords.test(text.replace(/"[^"]*"/g, ''))) return text
  return `${speaker} said "${text.replaceAll('"', "'").replace(/[.]$/, '')}".`
}

export function knownNews(text: string, known: readonly News[] = []): News | undefined {
  const words = sameWords(text)
  return known.find((each) => sameWords(each.text) === words)
}

export function newsOf(text: string, { speaker, news }: Reading): News {
  const known = knownNews(text, news)
  if (known !== undefined) return known
  const reported = asReported(text, speaker)
  return knownNews(reported, news) ?? { kind: 'news', id: idOfWords(reported), text: reported }
}

export function gatheringOf(said: Omit<Gathering, 'kind' | 'id'>, known: readonly Gathering[] = []): Gathering {
  const same = known.find(
    (each) => each.place === said.place && each.from === said.from && sameWords(each.what) === sameWords(said.what),
  )
  if (same !== undefined && same.host === said.host && same.until === said.until) return same
  const id = same?.id ?? idOfWords(`${said.what} ${said.place} ${said.from}`)
  return { kind: 'gathering', id, ...said }
}
