/** How somebody answers what they were asked: a question, an invitation, a favour. */
import type { Fact, Favour, SpeechAct } from '../fact.ts'
import type { Situation } from '../situation.ts'
import { standingOf } from '../promises.ts'
import { isFree } from './engagements.ts'
import { bestTellable, tellableTo } from './tellable.ts'
import { warmthFor } from './warmth.ts'

type Gathering = Extract<Fact, { kind: 'gathering' }>

/** What they know of it, or that they do not, and who may. Nothing where there is nothing to say. */
export function answerQuestion(situation: Situation, topic: string, asker: string): SpeechAct | undefined {
  const known = situation.belief(topic)
  if (known !== undefined) return { kind: 'tell', fact: known.fact }
  const { self } = situation
  if (topic === 'news:') {
    const news = tellableTo(situation, asker).filter(({ topic: each }) => /^(?:news|gathering):/.test(each))
    return bestTellable(news, situation)?.act ?? { kind: 'unknown', topic }
  }
  if (topic === `likes:${self.name}:`) {
    const liked = (self.likes ?? []).map((what) => situation.belief(`likes:${self.name}:${what}`))
    const fact = liked.find((belief) => belief !== undefined)?.fact
    return fact && { kind: 'tell', fact }
  }
  // of themselves people know what there is to know
  if (ownTopic.exec(topic)?.[1] === self.name) return undefined
  const other = whoMayKnow(situation, topic, asker)
  return { kind: 'unknown', topic, ...(other !== undefined && { other }) }
}

const ownTopic = /^(?:person|plan|mood|deed|likes):([^:]+)/

/** Whose it is by its name, whom it is about, or somebody else who is here. */
function whoMayKnow({ perception, self, relations }: Situation, topic: string, asker: string): string | undefined {
  const owner = /^(?:thing|state):(.+?)['’]s /.exec(topic)?.[1] ?? /^(?:plan|mood|deed|likes):([^:]+)/.exec(topic)?.[1]
  const isOther = (name: string) => name !== asker && name !== self.name
  // a name before an apostrophe is somebody only if one knows them
  if (owner !== undefined && isOther(owner) && relations[owner] !== undefined) return owner
  return perception.people.find(({ name }) => isOther(name) && topic !== `person:${name}`)?.name
}

const UNFRIENDLY = -0.2
// two promises broken and none kept
const UNBELIEVED = -0.4

/** Whoever has broken their word is not taken at it. */
const isBelieved = ({ relations }: Situation, name: string) => standingOf(relations[name]) > UNBELIEVED

/** Comes if it is to come, they are free, and on fair terms with whoever asks and whoever hosts. */
export function comesTo(situation: Situation, gathering: Gathering, asker: string): boolean {
  const { minute, self } = situation
  if (gathering.until <= minute || gathering.host === self.name) return gathering.host === self.name
  const isGoing = situation.goals.some(
    ({ status, askedBy }) => status === 'open' && askedBy === `gathering:${gathering.id}`,
  )
  const isFair =
    Math.min(warmthFor(situation, asker), warmthFor(situation, gathering.host)) > UNFRIENDLY &&
    isBelieved(situation, asker)
  return isGoing || (isFair && isFree(situation, gathering.from, gathering.until, gathering.place))
}

const MEETING_MINUTES = 30
const PRESSED = 20
const FAVOURS_AT_MOST = 3

export function agreesTo(situation: Situation, favour: Favour, asker: string): boolean {
  const { self, needs, goals, minute, plan } = situation
  const warmth = warmthFor(situation, asker)
  if (warmth <= UNFRIENDLY || !isBelieved(situation, asker)) return false
  if (favour.kind === 'help' && situation.sharesGoals !== true) return false
  if (favour.kind === 'meet')
    return (
      favour.at > minute &&
      plan.rooms.has(favour.place) &&
      isFree(situation, favour.at, favour.at + MEETING_MINUTES, favour.place)
    )
  const promised = goals.filter(({ status, askedBy }) => status === 'open' && askedBy?.startsWith('favour:')).length
  const isPressed = Math.min(needs.food, needs.rest) < PRESSED
  const isKnown =
    favour.kind === 'help' ||
    situation.state.holding.includes(favour.thing) ||
    situation.belief(`thing:${favour.thing}`) !== undefined
  return (
    !isPressed &&
    isKnown &&
    promised < FAVOURS_AT_MOST &&
    (self.traits?.helpful ?? 0.5) + warmth + standingOf(situation.relations[asker]) > 0.25
  )
}
