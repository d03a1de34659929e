/** Learns from hints: what belongs together, who wants what, and what to speak of. */
import { mentionsIn } from '../../../worlds/adventure/read-things.ts'
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import { isAlive, likelihood } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'
import { find } from './holding.ts'

const MOST_SENTENCES = 20
const MOST_WORDS_KEPT = 12
const READS = /^(?:read|ask|tell|talk|consult)/
const WANTS =
  /\b(?:want|need|bring|give me|find me|fetch|look(?:ing)? for|lost|missing|if (?:i|you) (?:only )?had|without|would like|i(?:'ve| have) no|haven'?t (?:a|an|any|got)|must (?:see|have)|show me|let me see|hungry|thirsty)\b/i
// told to be put somewhere
const PLACES = /(?:^|[:;,"] )(?:then |now |and )?(?:hang|put|place|set|insert|fit|mount)\b/i
const SPEECH = /["“]([^"”]{3,600})["”]?/g

export function learnHints(knowledge: Knowledge): void {
  const { reply, last, vocabulary, beliefs } = knowledge
  const text = knowledge.view.observation?.text ?? ''
  const speech = [...text.matchAll(SPEECH)].map(([, said]) => said!)
  const isTelling = last !== undefined && (READS.test(last.verb) || (speech.length > 0 && isWritten(knowledge)))
  if (isTelling) {
    for (const sentence of sentencesOf(reply.before.replaceAll('\n', ' ')).slice(0, MOST_SENTENCES)) {
      const nouns = [...new Set(mentionsIn(sentence, vocabulary).map(({ noun }) => noun))].slice(0, 5)
      if (PLACES.test(sentence))
        for (const noun of nouns)
          if (beliefs.get(`placed ${noun}`) === undefined) beliefs.set(`placed ${noun}`, String(knowledge.step))
      for (const one of nouns)
        for (const other of nouns) {
          const key = `pair ${one}|${other}`
          if (one !== other && beliefs.get(key) === undefined) beliefs.set(key, String(knowledge.step))
        }
    }
  }
  learnLooks(knowledge)
  learnContents(knowledge)
  learnNotice(knowledge)
  if (speech.length === 0 || isWritten(knowledge)) return
  for (const someone of speakersIn(knowledge)) {
    const said = `said ${someone}`
    const wants = `wants ${someone}`
    if (beliefs.get(`spoke ${someone}`) === undefined) beliefs.set(`spoke ${someone}`, String(knowledge.step))
    for (const part of speech)
      for (const sentence of sentencesOf(part).slice(0, MOST_SENTENCES)) {
        const nouns = mentionsIn(sentence, vocabulary).map(({ noun }) => noun)
        add(knowledge, said, nouns)
        if (WANTS.test(sentence)) add(knowledge, wants, nouns)
        for (const [pattern, kind] of NEEDS) if (pattern.test(sentence)) add(knowledge, wants, [kind])
      }
  }
}

const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/\bthirst\w*\b|\bparched\b/i, 'drink'],
  [/\bhungr\w*\b|\bstarv\w*\b/i, 'food'],
]

/** How somebody looks tells what would be welcome. */
function learnLooks(knowledge: Knowledge): void {
  const { last, reply, objects, here, vocabulary } = knowledge
  if (last === undefined || !/^(?:examine|x|look at)$/.test(last.verb)) return
  const someone = find(objects.values(), last.nouns[0] ?? '', here)
  if (!someone || !isAlive(someone)) return
  const noun = someone.name.split(' ').at(-1)!
  const seen = mentionsIn(reply.before, vocabulary).map((mention) => mention.noun)
  if (seen.length > 0) add(knowledge, `looks ${noun}`, seen)
  for (const [pattern, kind] of NEEDS) if (pattern.test(reply.before)) add(knowledge, `wants ${noun}`, [kind])
}

/** What a thing of ours is about: whoever wants that may want it. */
function learnContents(knowledge: Knowledge): void {
  const { last, reply, objects, vocabulary } = knowledge
  if (last === undefined || !/^(?:examine|x|look at|read)$/.test(last.verb)) return
  const thing = find(objects.values(), last.nouns[0] ?? '', 'inventory')
  if (!thing) return
  const noun = thing.name.split(' ').at(-1)!
  const told = mentionsIn(reply.before, vocabulary)
    .map((mention) => mention.noun)
    .filter((each) => each !== noun)
  if (told.length > 0) add(knowledge, `about ${noun}`, told)
}

/** What is written on something that stands here may be about what else is here. */
function learnNotice({ last, reply, objects, here, vocabulary, step }: Knowledge): void {
  if (last?.verb !== 'read' || find(objects.values(), last.nouns[0] ?? '', 'inventory')) return
  for (const { noun, name } of mentionsIn(reply.before, vocabulary)) {
    if (likelihood(noun, 'portable') < CARRIED || find(objects.values(), noun, here)) continue
    if (find(objects.values(), noun, 'inventory') || objects.get(`${name}@${here}`)) continue
    objects.put({
      id: `${name}@${here}`,
      name,
      location: here,
      interactionsTried: [],
      properties: ['mentioned', 'noted'],
      lastSeen: step,
    })
  }
}

const CARRIED = 0.3

/** What we read was said by nobody here. */
function isWritten({ last, objects, here }: Knowledge): boolean {
  if (last === undefined || !/^(?:read|examine|x|look at|consult)$/.test(last.verb)) return false
  const object = find(objects.values(), last.nouns[0] ?? '', here)
  return object === undefined || !isAlive(object)
}

function add({ beliefs }: Knowledge, key: string, nouns: readonly string[]): void {
  const before = beliefs.get(key)
  const known = before === undefined || before === '' ? [] : before.split('|')
  const all = [...new Set([...known, ...nouns])].slice(-MOST_WORDS_KEPT)
  const now = all.join('|')
  if (now !== (before ?? '')) beliefs.set(key, now)
}

/** Whom we spoke to, else whoever is here. */
function speakersIn({ last, objects, here }: Knowledge): string[] {
  const names = (last?.nouns ?? []).filter((noun) => {
    const object = find(objects.values(), noun, here)
    return object !== undefined && isAlive(object)
  })
  if (names.length > 0) return names.map((name) => name.split(' ').at(-1)!)
  const present: string[] = []
  for (const object of objects.values())
    if (object.location === here && isAlive(object)) present.push(object.name.split(' ').at(-1)!)
  return [...new Set(present)]
}
