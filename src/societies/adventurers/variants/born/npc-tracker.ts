/**
 * NPC Tracker: who there is, what they said and what we have not asked them yet. It addresses whoever was never spoken
 * to, and asks about what somebody has just spoken of while the talk is going on.
 */
import { isAlive, isKind } from '../../knowledge/kinds.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { sayable } from '../../knowledge/wording.ts'
import type { Proposal } from '../../protocol.ts'
import { listIn, listing, type NewbornKnowledge, type RuleAgent } from './rule-agent.ts'

interface Talk {
  readonly who: string
  readonly at: string
  /** nouns they spoke of, the latest last */
  readonly topics: readonly string[]
  readonly asked: number
}

const MOST_TOPICS = 20
const MOST_PEOPLE = 40
const ADDRESS = 0.6
const FOLLOW_UP = 0.45
const OLD_TOPIC = 0.25
// much, because whoever is new is trusted with a quarter of it
const GAIN = 10
const QUOTED = /["“]([^"”]{3,400})["”]/g

export const npcTracker: RuleAgent = {
  name: 'npc-tracker',
  title: 'NPC Tracker',
  responsibility: 'Keeps who there is, what they spoke of and what we have not asked them, and asks on.',
  think(knowledge, notes) {
    const before = listIn<Talk>(notes, 'people')
    const people = learnTalks(knowledge, before)
    const hasChanged = JSON.stringify(people) !== JSON.stringify(before)
    return { proposals: [...asks(knowledge, people)], ...(hasChanged && { notes: { people } }) }
  },
  questions: [
    {
      asks: 'Whom have we met, and what did they speak of?',
      wording: /^(?:who|whom)\b|\bpeople\b|\bspoke\b/i,
      answer: (notes) =>
        listing(
          'People',
          listIn<Talk>(notes, 'people').map(
            ({ who, at, topics, asked }) =>
              `${who} at ${at}, asked ${asked} times, spoke of ${topics.join(', ') || '-'}`,
          ),
        ),
    },
  ],
}

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

function learnTalks(knowledge: NewbornKnowledge, before: readonly Talk[]): readonly Talk[] {
  const { objects, last, reply, vocabulary } = knowledge
  const talks = new Map(before.map((talk) => [talk.who, talk]))
  for (const someone of objects.values()) {
    const { name, location, properties } = someone
    const isPerson = !isKind(name, 'animal') || properties.includes('person')
    if (location === 'gone' || location === 'inventory' || !isAlive(someone) || !isPerson) continue
    const known = talks.get(name) ?? { who: name, at: location, topics: [], asked: 0 }
    const isAsked = last !== undefined && last.way === undefined && last.text.includes(nounOf(name))
    const said = isAsked ? topicsIn(reply.before, vocabulary, nounOf(name)) : []
    const topics = [...new Set([...known.topics, ...said])].slice(-MOST_TOPICS)
    talks.set(name, { who: name, at: location, topics, asked: known.asked + (isAsked ? 1 : 0) })
  }
  return [...talks.values()].slice(-MOST_PEOPLE)
}

/** Nouns that the story knows, in what was said. */
function topicsIn(text: string, vocabulary: NewbornKnowledge['vocabulary'], who: string): string[] {
  const words = [...text.matchAll(QUOTED)].flatMap(([, said = '']) => said.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  return words.filter((word) => word !== who && vocabulary.partsOf(word)?.noun === true)
}

function* asks(knowledge: NewbornKnowledge, people: readonly Talk[]): Generator<Proposal> {
  const { tried, here, last } = knowledge
  const isNew = (at: string, command: string) => tried.get(trialKey(at, command)) === undefined
  const talk = sayable(knowledge, 'talk to', 'greet', 'hello')
  const ask = sayable(knowledge, 'ask')
  for (const { who, at, topics, asked } of people) {
    if (asked === 0 && talk !== undefined && isNew(at, `${talk} ${who}`))
      yield {
        command: `${talk} ${who}`,
        at,
        gain: GAIN,
        probability: ADDRESS,
        reason: `nobody has spoken to ${who}`,
        lesson: 'address',
      }
    const isTalking = at === here && last !== undefined && last.text.includes(nounOf(who))
    for (const topic of topics.toReversed()) {
      const command = `ask ${who} about ${topic}`
      if (ask === undefined || !isNew(at, command)) continue
      yield {
        command,
        at,
        gain: GAIN,
        probability: isTalking ? FOLLOW_UP : OLD_TOPIC,
        reason: `${who} spoke of ${topic}`,
        lesson: 'follow up',
      }
    }
  }
}
