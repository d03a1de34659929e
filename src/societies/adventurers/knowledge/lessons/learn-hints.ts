/** Learns from hints: what belongs together, who wants what, and what to speak of. */
import { mentionsIn } from '../../../../worlds/adventure/read-things.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import { isAlive, likelihood } from '../kinds.ts'
import type { ThingsDraft } from '../draft.ts'
import { find, freshThing, marked } from '../holding.ts'
import { addWords, withNouns } from '../model/people.ts'

const MOST_SENTENCES = 20
const READS = /^(?:read|ask|tell|talk|consult)/
const WANTS =
  /\b(?:want|need|bring|give me|find me|fetch|look(?:ing)? for|lost|missing|if (?:i|you) (?:only )?had|without|would like|i(?:'ve| have) no|haven'?t (?:a|an|any|got)|must (?:see|have)|show me|let me see|hungry|thirsty)\b/i
// told to be put somewhere
const PLACES = /(?:^|[:;,"] )(?:then |now |and )?(?:hang|put|place|set|insert|fit|mount)\b/i
const SPEECH = /["“]([^"”]{3,600})["”]?/g

export function learnHints(draft: ThingsDraft): void {
  const { reply, last, vocabulary, people, step } = draft
  const text = draft.view.observation?.text ?? ''
  // a single word in quotation marks is no speech
  const speech = [...text.matchAll(SPEECH)].map(([, said]) => said!).filter((said) => /[\s.,!?]/.test(said.trim()))
  const isTelling = last !== undefined && (READS.test(last.verb) || (speech.length > 0 && isWritten(draft)))
  if (isTelling) {
    for (const sentence of sentencesOf(reply.before.replaceAll('\n', ' ')).slice(0, MOST_SENTENCES)) {
      const nouns = [...new Set(mentionsIn(sentence, vocabulary).map(({ noun }) => noun))].slice(0, 5)
      if (PLACES.test(sentence)) for (const noun of nouns) draft.placed.add(noun)
      for (const noun of nouns) join(draft, noun, nouns)
    }
  }
  learnLooks(draft)
  learnContents(draft)
  learnNotice(draft)
  if (speech.length === 0 || isWritten(draft)) return
  for (const someone of speakersIn(draft)) {
    const known = people.get(someone)
    if (known?.spoke === undefined) people.set(someone, { ...known, spoke: step })
    for (const part of speech)
      for (const sentence of sentencesOf(part).slice(0, MOST_SENTENCES)) {
        const nouns = mentionsIn(sentence, vocabulary).map(({ noun }) => noun)
        addWords(people, someone, 'said', nouns)
        const stressed = nouns.filter((noun) => sentence.includes(noun.toUpperCase()))
        if (stressed.length > 0) addWords(people, someone, 'stressed', stressed)
        const [, asked] = ASKS.exec(sentence) ?? []
        const [topic] = asked === undefined ? [] : mentionsIn(asked, vocabulary)
        if (topic) addWords(people, someone, 'asks', [topic.noun])
        if (WANTS.test(sentence)) addWords(people, someone, 'wants', nouns)
        for (const [pattern, kind] of NEEDS) if (pattern.test(sentence)) addWords(people, someone, 'wants', [kind])
      }
  }
}

const ASKS = /\b(?:tell (?:me|us)|let (?:me|us) (?:know|hear))\b(?: about| of)?([\w' -]{2,60})/i

const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/\bthirst\w*\b|\bparched\b/i, 'drink'],
  [/\bhungr\w*\b|\bstarv\w*\b/i, 'food'],
]

/** How somebody looks tells what would be welcome. */
function learnLooks(draft: ThingsDraft): void {
  const { last, reply, objects, here, vocabulary, people } = draft
  if (last === undefined || !/^(?:examine|x|look at)$/.test(last.verb)) return
  const someone = find(objects.values(), last.nouns[0] ?? '', here)
  if (!someone || !isAlive(someone)) return
  const noun = someone.name.split(' ').at(-1)!
  const seen = mentionsIn(reply.before, vocabulary).map((mention) => mention.noun)
  if (seen.length > 0) addWords(people, noun, 'looks', seen)
  for (const [pattern, kind] of NEEDS) if (pattern.test(reply.before)) addWords(people, noun, 'wants', [kind])
}

/** What a thing of ours is about: whoever wants that may want it. */
function learnContents(draft: ThingsDraft): void {
  const { last, reply, objects, vocabulary } = draft
  if (last === undefined || !/^(?:examine|x|look at|read)$/.test(last.verb)) return
  const thing = find(objects.values(), last.nouns[0] ?? '', 'inventory')
  if (!thing) return
  const noun = thing.name.split(' ').at(-1)!
  const told = mentionsIn(reply.before, vocabulary)
    .map((mention) => mention.noun)
    .filter((each) => each !== noun)
  const about = withNouns(thing.about ?? [], told)
  if (about.join('|') !== (thing.about ?? []).join('|')) objects.put({ ...thing, about })
}

/** What is written on something that stands here may be about what else is here. */
function learnNotice({ last, reply, objects, here, vocabulary, step }: ThingsDraft): void {
  if (last?.verb !== 'read' || find(objects.values(), last.nouns[0] ?? '', 'inventory')) return
  for (const { noun, name } of mentionsIn(reply.before, vocabulary)) {
    if (likelihood(noun, 'portable') < CARRIED || find(objects.values(), noun, here)) continue
    if (find(objects.values(), noun, 'inventory') || objects.get(`${name}@${here}`)) continue
    objects.put(marked(freshThing(name, here, step), 'mentioned', 'noted'))
  }
}

const CARRIED = 0.3

/** What we read was said by nobody here. */
function isWritten({ last, objects, here }: ThingsDraft): boolean {
  if (last === undefined || !/^(?:read|examine|x|look at|consult)$/.test(last.verb)) return false
  const object = find(objects.values(), last.nouns[0] ?? '', here)
  return object === undefined || !isAlive(object)
}

/** What was said in one sentence with it. */
function join({ hints }: ThingsDraft, noun: string, nouns: readonly string[]): void {
  const before = hints.get(noun) ?? []
  const more = nouns.filter((other) => other !== noun && !before.includes(other))
  if (more.length > 0) hints.set(noun, [...before, ...more])
}

/** Whom we spoke to, else whoever is here. */
function speakersIn({ last, objects, here }: ThingsDraft): string[] {
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
