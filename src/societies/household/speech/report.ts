/** What was said, told afterwards: `told me that the brass key is in the garden`, with days instead of `tomorrow`. */
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { Fact, SpeechAct } from '../fact.ts'
import { type Frame, type Saying, type Values, fillFrame, parseFrame } from './frame.ts'
import { setsFor, slotNamed } from './match-line.ts'
import { peopleIn } from './people-in.ts'
import { vocabularyOf } from './vocabulary.ts'

/** So long ago that no day is today, yesterday or tomorrow. */
const NO_DAY = -10 * 1440

/** Somebody's words afterwards, with `I` and `me` for `me`. */
function saying(acts: readonly SpeechAct[], plan: HousePlan, me: string): Saying {
  const words = vocabularyOf(plan, peopleIn(acts, plan, me))
  return { speaker: me, listener: '', words, now: NO_DAY, clock: 'digits', choose: () => 0 }
}

const withoutEnding = (text: string) => text.replace(/[.!?]$/, '')

function fill(frame: Frame, act: SpeechAct, plan: HousePlan, me: string): string | undefined {
  const values = valuesOf(act)
  return values && fillFrame(frame, values, slotNamed, saying([act], plan, me))
}

function valuesOf(act: SpeechAct): Values | undefined {
  for (const set of setsFor(act)) {
    const values = set.values(act)
    if (values !== undefined) return values
  }
  return undefined
}

/** A fact as a clause: `the brass key is in the garden`. */
export function factClause(fact: Fact, plan: HousePlan, me: string): string {
  if (fact.kind === 'news') return withoutEnding(fact.text)
  const act = { kind: 'tell', fact } as const
  const heard = saying([act], plan, me)
  for (const set of setsFor(act)) {
    const values = set.values(act)
    const written = values && fillFrame(set.frames[0]!, values, slotNamed, heard)
    if (written !== undefined) return withoutEnding(written)
  }
  return `something about ${fact.kind}`
}

const gathering = parseFrame('{what} {place} {span}')
const clause = parseFrame('{clause}')
const favour = parseFrame('{favour}')

/** What somebody did by saying it to `whom`: `asked me where the brass key is`. */
export function actClause(act: SpeechAct, whom: string, plan: HousePlan, me: string): string {
  switch (act.kind) {
    case 'tell': {
      const told = factClause(act.fact, plan, me)
      return act.fact.kind === 'news'
        ? `told ${whom} the news: "${told.replaceAll('"', "'")}"`
        : `told ${whom} that ${told}`
    }
    case 'ask':
      return `asked ${whom} ${fill(clause, act, plan, me) ?? 'something'}`
    case 'unknown':
      return `did not know ${fill(clause, act, plan, me) ?? 'it'}`
    case 'invite':
      return `invited ${whom} to ${fill(gathering, act, plan, me) ?? act.gathering.what}`
    case 'answerInvitation':
      return act.comes ? 'said yes to the invitation' : 'said no to the invitation'
    case 'favour':
      return `asked ${whom} to ${fill(favour, act, plan, me) ?? 'do something'}`
    case 'answerFavour':
      return `${act.agrees ? 'agreed' : 'refused'} to ${fill(favour, act, plan, me) ?? 'do something'}`
    case 'greet':
      return `greeted ${whom}`
    case 'thank':
      return `thanked ${whom}`
    case 'remark':
      return `took notice of what ${whom === 'me' ? 'I' : whom} said`
    case 'decline':
      return `had no time to talk with ${whom}`
  }
}
