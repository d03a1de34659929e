/** The rule mind: answers who asks, says what it owes, and then does what it wants most, for a reason it can tell. */
import { paramIn } from '../variant.ts'
import { choose } from './choose.ts'
import { commandOf, isAnswerTo, isMessage } from './commands.ts'
import { minutesToWake } from './day-plan.ts'
import { WAIT } from './option.ts'
import { outlookOf, type Outlook } from './outlook.ts'
import type { Intention, Situation } from './situation.ts'
import { plainTalk, type Talk } from './talk-port.ts'

// what is being used is left only for what is this urgent
const INTERRUPTING_UTILITY = 62

export function decide(situation: Situation, talk: Talk = plainTalk): Intention {
  return answerFirst(situation, talk) ?? sayWhatIsOwed(situation, talk) ?? act(outlookOf(situation, talk))
}

/** Whoever asks gets an answer, which takes no time. */
function answerFirst(situation: Situation, talk: Talk): Intention | undefined {
  const { last } = situation
  // an answer that was refused is not given again and again
  const isRefused = (id: string) => last?.ok === false && isAnswerTo(last.command, id)
  const request = situation.pending.find(({ id }) => !isRefused(id))
  if (!request) return undefined
  const { accept, words, why } = talk.answer(situation, request)
  const action = {
    action_type: 'chat_response',
    request_id: request.id,
    accepted: accept,
    ...(words !== undefined && { response_message: words }),
  } as const
  return { command: commandOf(action), action, reason: why, aim: 'chat', acts: [] }
}

/** What was agreed to be said is said before anything else. */
function sayWhatIsOwed(situation: Situation, talk: Talk): Intention | undefined {
  const { self, conversations, last } = situation
  if (last?.ok === false && isMessage(last.command)) return undefined
  for (const conversation of conversations) {
    if (conversation.speaker !== self.name) continue
    const reply = talk.reply(situation, conversation)
    const said = reply?.say()
    if (!reply || !said) continue
    const action = { action_type: 'chat', recipient: reply.to, message: said.text } as const
    return { command: commandOf(action), action, reason: reply.why, aim: 'chat', acts: said.acts }
  }
  return undefined
}

function act(outlook: Outlook): Intention {
  const { situation } = outlook
  const { option, setAside } = choose(outlook)
  const left = Object.keys(setAside).length > 0 && { setAside }
  const goesOn = goOnUsing(outlook, option.utility, option.aim)
  if (goesOn !== undefined) return { ...keepPlan(situation), command: WAIT, reason: goesOn, ...left }
  const [command, ...steps] = option.steps
  const { using } = situation.state
  const isStillUsing = using !== undefined && using.until > situation.minute && option.acts === undefined
  if (isStillUsing && command !== WAIT) {
    const stop = commandOf({ action_type: 'stop_using', target: using.thing })
    return { command: stop, reason: option.reason, aim: option.aim, steps: option.steps, ...left }
  }
  const said = option.acts && { acts: option.acts, ...(option.action && { action: option.action }) }
  return { command, reason: option.reason, aim: option.aim, steps, ...said, ...left }
}

/** Why one goes on with what one uses, where nothing is more urgent. */
function goOnUsing({ situation, free }: Outlook, utility: number, aim: string): string | undefined {
  const { state, minute, plan, self, needs } = situation
  const { using } = state
  if (using === undefined || using.until <= minute || aim === 'chat') return undefined
  const use = plan.things.get(using.thing)?.uses?.find(({ name }) => name === using.use)
  if (use?.isSleep && minutesToWake(self, minute) === undefined && needs.rest > 70) return undefined
  if (free <= 0 || utility > paramIn(situation.variant ?? {}, 'interrupting', INTERRUPTING_UTILITY)) return undefined
  return `I am not done yet: I ${using.use}.`
}

function keepPlan({ plans }: Situation): Pick<Intention, 'aim' | 'steps'> {
  return { steps: plans.steps, ...(plans.aim !== undefined && { aim: plans.aim }) }
}
