/** What counts by pair: conversations of a day, and the rounds that must pass before somebody is asked again. */
import { ownValue } from '../../base/own-value.ts'
import type { ChatNow, ChatSetup, Desk } from './chat.ts'
import type { Work } from './desk.ts'
import { PARTNERS_PER_DAY } from './limits.ts'

const dayOf = ({ round, day }: ChatNow) => Math.floor(round / Math.max(1, day))

const chatsToday = ({ today }: Desk, now: ChatNow): Readonly<Record<string, number>> =>
  today?.day === dayOf(now) ? today.chats : {}

/** Why these two have talked enough for today. */
export function whyEnough(work: Work, { limits }: ChatSetup, one: string, other: string): string | undefined {
  const mine = chatsToday(work.desk(one), work.now)
  const count = ownValue(mine, other) ?? 0
  if (count >= limits.perPairAndDay) {
    return `You and ${other} have chatted enough today (${count} times). Choose somebody else, or wait for tomorrow.`
  }
  if (count > 0) return undefined
  const most = limits.partnersPerDay ?? PARTNERS_PER_DAY
  if (Object.keys(mine).length >= most) return `You have chatted with enough people today (${most}). Wait for tomorrow.`
  if (Object.keys(chatsToday(work.desk(other), work.now)).length >= most) {
    return `${other} has chatted with enough people today (${most}). Choose somebody else, or wait for tomorrow.`
  }
  return undefined
}

export function countChat(work: Work, one: string, other: string): void {
  for (const [person, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const chats = chatsToday(work.desk(person), work.now)
    const count = (ownValue(chats, partner) ?? 0) + 1
    work.change(person, { today: { day: dayOf(work.now), chats: { ...chats, [partner]: count } } })
  }
}

/** From now on `one` waits before asking `other` again. What has passed is forgotten, so that the desk stays small. */
export function coolDown(work: Work, { limits }: ChatSetup, one: string, other: string): void {
  const { round } = work.now
  const still: (readonly [string, number])[] = []
  for (const each of Object.entries(work.desk(one).notBefore)) if (each[1] > round) still.push(each)
  work.change(one, { notBefore: { ...Object.fromEntries(still), [other]: round + limits.coolDown } })
}
