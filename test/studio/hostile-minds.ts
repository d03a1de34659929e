/** A society whose prompts mean harm, and a model that answers in kind. */
import { append, board, end, flow, value } from 'troupe'
import type { MakeMind } from 'troupe/minds'
import { createMinds } from 'troupe/minds'
import type { ServerRequest } from 'troupe/testing'
import { z } from 'zod'
import type { SocietyParts } from '../../src/societies/from-module.ts'
import { HOSTILE, MEGABYTE } from './hostile.ts'

/** No `/`, `:` or `~` may be in an agent's name. */
const TALKER = '👩‍👩‍👧‍👦🏴‍☠️' as const
const LISTENER = '<img src=x onerror=__hacked=5> \u202eanna' as const

const talk = board({ said: append<string>(), round: value(0), rounds: value(3) })

const createTalk = (minds: MakeMind) => {
  const speaker = (name: string) =>
    talk.agent({
      reads: ['said', 'round'],
      writes: ['said', 'round'],
      think: minds({
        prompt: ({ said, round }) => ({
          system: `You are ${name}. ${HOSTILE}`,
          // one line of a megabyte, and what was said before
          prompt: `Round ${round}. ${round === 1 ? MEGABYTE : HOSTILE}\n${said.join('\n').slice(-20_000)}`,
        }),
        reply: z.object({ text: z.string(), confidence: z.number() }),
        act: ({ text }, { round }) => ({ said: [text], round: round + 1 }),
      }),
    })
  return flow(talk, {
    name: 'hostile minds',
    start: TALKER,
    agents: { [TALKER]: speaker(TALKER), [LISTENER]: speaker(LISTENER) },
    routes: {
      [TALKER]: talk.route({ reads: [], to: [LISTENER], choose: () => LISTENER }),
      [LISTENER]: talk.route({
        reads: ['round', 'rounds'],
        to: [TALKER],
        choose: ({ round, rounds }) => (round >= rounds ? end(HOSTILE) : TALKER),
      }),
    },
  })
}

export const hostileMinds: SocietyParts = { flow: createTalk(createMinds()), create: createTalk, input: { rounds: 4 } }

/** What fits is hostile; now and then a reply is a megabyte, or fits nothing and has to be asked for again. */
export function hostileReply({ text }: ServerRequest, place: number): string | object {
  if (text.includes('You are Strategy'))
    return {
      reasoning: HOSTILE,
      action: 'sing <b onclick=__hacked=6> \u202eto me',
      confidence: 0.7,
      current_goal: HOSTILE,
    }
  if (/You are the (Navigator|Puzzle|Memory)|suggested_action/.test(text))
    return { agent: 'navigator', answer: HOSTILE, confidence: 0.6, metadata: { suggested_action: HOSTILE } }
  if (place === 1) return `${HOSTILE} ${MEGABYTE}`
  return { text: place === 2 ? MEGABYTE : HOSTILE, confidence: 0.5 }
}
