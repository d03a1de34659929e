/** Whether somebody takes part in a chat they are asked for: by mood, relationship, busyness and the reason given. */
import { clockWords } from '../speech/times.ts'
import { theName } from '../speech/names.ts'
import type { SpeechAct } from '../fact.ts'
import type { HeardRequest, Situation } from '../situation.ts'
import { standingOf } from '../promises.ts'
import { soonest } from './engagements.ts'
import { lowestNeed, sayTo } from './voice.ts'
import { warmthFor } from './warmth.ts'

export interface Consent {
  readonly accept: boolean
  /** said with the answer; a refusal says why, and it is so */
  readonly words?: string
  readonly acts?: readonly SpeechAct[]
  /** a sentence of their own */
  readonly why: string
}

/** Something that speaks against it, and what one would say of it: `eat`, `read`. */
interface Objection {
  readonly weight: number
  readonly because: string
  readonly why: string
}

const USUALLY = 0.78

export function answerRequest(situation: Situation, request: HeardRequest): Consent {
  const { random } = situation
  const objections = objectionsTo(situation, request)
  const chance =
    USUALLY +
    0.22 * warmthFor(situation, request.sender) +
    0.3 * standingOf(situation.relations[request.sender]) +
    0.25 * ((situation.self.traits?.sociable ?? 0.5) - 0.5) +
    0.2 * Math.max(0, (50 - situation.needs.company) / 50) +
    interestIn(situation, request.acts) -
    objections.reduce((sum, { weight }) => sum + weight, 0)
  if (random.next() < Math.max(0.04, Math.min(0.97, chance)))
    return { accept: true, why: reasonToAccept(situation, request) }
  const strongest = objections.reduce<Objection | undefined>(
    (one, other) => (one === undefined || other.weight > one.weight ? other : one),
    undefined,
  )
  const { because, why } = strongest ?? { because: random.pick(alone), why: 'I would rather be alone now.' }
  const said = sayTo(situation, request.sender, [{ kind: 'decline', because }])
  return { accept: false, ...(said && { words: said.text, acts: said.acts }), why }
}

/** Ways to say that one does not feel like talking, which is reason enough. */
const alone = [
  'be alone for a while',
  'be quiet for a bit',
  'collect my thoughts',
  'be by myself',
  'take a moment for myself',
  'be on my own',
]

const NEED_PRESSES = 22
const JUST_TALKED_MINUTES = 30
const needing = { food: 'eat', rest: 'rest', company: '', fun: 'do something pleasant', tidiness: 'tidy up' } as const

function objectionsTo(situation: Situation, { sender }: HeardRequest): readonly Objection[] {
  const { needs, state, relations, minute, random } = situation
  const found: Objection[] = []
  const leaving = soonest(situation)
  if (leaving?.goal.kind === 'be') {
    const at = clockWords(leaving.goal.from!, 'digits')
    const because = `be in ${theName(leaving.goal.place)} at ${at}`
    found.push({ weight: 0.55, because, why: `I have to ${because}.` })
  }
  const [need, level] = lowestNeed(needs)
  if (level < NEED_PRESSES && needing[need] !== '')
    found.push({
      weight: 0.15 + ((NEED_PRESSES - level) / NEED_PRESSES) * 0.35,
      because: needing[need],
      why: `I need to ${needing[need]}.`,
    })
  const { using } = state
  if (using !== undefined && using.until > minute)
    found.push({ weight: 0.12, because: using.use, why: `I want to ${using.use} now.` })
  const last = relations[sender]
  if (last !== undefined && last.chats > 0 && minute - last.minute < JUST_TALKED_MINUTES)
    found.push({ weight: 0.15, because: random.pick(alone), why: `${sender} and I have only just talked.` })
  return found
}

/** What the reason given is worth to whoever is asked. */
function interestIn({ belief, self }: Situation, acts: readonly SpeechAct[]): number {
  const values = acts.map((act) => {
    switch (act.kind) {
      case 'ask':
        return belief(act.topic) === undefined ? 0 : 0.1
      case 'invite':
        return 0.1
      case 'tell':
        return act.fact.kind === 'news' || act.fact.kind === 'gathering' ? 0.08 : 0.03
      case 'favour':
        return 0.2 * ((self.traits?.helpful ?? 0.5) - 0.5)
      default:
        return 0
    }
  })
  return values.length === 0 ? -0.05 : Math.max(...values)
}

function reasonToAccept({ belief, needs }: Situation, { sender, acts }: HeardRequest): string {
  if (acts.some((act) => act.kind === 'ask' && belief(act.topic) !== undefined))
    return `I can help ${sender} with that.`
  if (acts.some(({ kind }) => kind === 'invite')) return `${sender} invites me.`
  if (acts.some(({ kind }) => kind === 'favour')) return `${sender} asks me a favour.`
  if (acts.some(({ kind }) => kind === 'tell')) return `I would like to hear what ${sender} has to tell.`
  return needs.company < 50 ? 'I could do with some company.' : `I have time for ${sender}.`
}
