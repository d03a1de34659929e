/** Learns of money: how much we have, what brought some, and what something costs that we could not pay. */
import { numberSaid } from '../../../../worlds/adventure/read-score.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import type { ThingsDraft } from '../draft.ts'
import { likelihood } from '../kinds.ts'
import { PERCEIVES } from '../outcome.ts'

const MOST_SENTENCES = 12
const MOST_EARNINGS = 6
const HAVE = /\b(?:you(?:'ve| have)(?: got| only| just)?|(?:that|which) (?:makes|leaves)(?: you)?(?: with)?)\b/i
const GET =
  /\b(?:gives?|hands?|pays?|throws?|tosses|slips) you\b|\byou (?:get|earn|receive|pocket|are (?:paid|given))\b/i
const PAY = /\byou (?:count out|pay|hand over|spend|part with)\b/i
// costs something, if anything does
const BUYS = /^(?:buy|take|get|redeem|pay|order|hire|rent|purchase|bribe|enter|board|go)$/
const ASKS_FOR = /^(?:take|get)$/

export function learnMoney(draft: ThingsDraft): void {
  const { last, reply, situation, here, needs, vocabulary } = draft
  if (last === undefined) return
  const from = situation.cameFrom ?? here
  const before = draft.load.money
  let money = before
  let price: number | undefined
  let hasPaid = false
  let hasGot = false
  for (const sentence of sentencesOf(reply.before.replaceAll('\n', ' ')).slice(0, MOST_SENTENCES)) {
    const have = HAVE.exec(sentence)
    const sum = sumIn(have ? sentence.slice(have.index) : sentence)
    if (sum === undefined) continue
    if (have) money = sum
    else if (GET.test(sentence)) [money, hasGot] = [(money ?? 0) + sum, true]
    else if (PAY.test(sentence)) [money, hasPaid] = [Math.max(0, (money ?? sum) - sum), true]
    else price ??= sum
  }
  if (money !== before) draft.load = { ...draft.load, ...(money !== undefined && { money }) }
  const isMore = hasGot || (money !== undefined && before !== undefined && money > before)
  // to be told of it is not to earn it, and what was given away is gone
  if (last.nouns.length === 1 && !PERCEIVES.test(last.verb)) noteEarning(draft, from, last.text, isMore)
  if ((last.way === undefined && !BUYS.test(last.verb)) || last.nouns[0] === 'all') return
  const verb = ASKS_FOR.test(last.verb) && vocabulary.knows('buy') ? 'buy' : undefined
  const command = verb === undefined ? last.text : `${verb} ${last.nouns[0] ?? ''}`.trim()
  const isRefused = price !== undefined && !hasPaid && situation.scoreChange <= 0 && situation.kind !== 'moved'
  const known = needs.get(command)
  if (isRefused) needs.set(command, { place: from, command, price: price!, isSettled: false })
  else if (known?.price !== undefined && !known.isSettled) needs.set(command, { ...known, isSettled: true })
}

/** It has brought money, or does not any more. */
function noteEarning(draft: ThingsDraft, place: string, command: string, isMore: boolean): void {
  const { earnings = [] } = draft.load
  const isKnown = earnings.some((each) => each.place === place && each.command === command)
  if (isKnown === isMore) return
  const others = earnings.filter((each) => each.place !== place || each.command !== command)
  draft.load = { ...draft.load, earnings: isMore ? [...others, { place, command }].slice(-MOST_EARNINGS) : others }
}

// what the lexicon knows by other senses only
const CURRENCY =
  /^(?:pounds?|francs?|crowns?|marks?|credits?|quid|bob|pesos?|lire|ducats?|florins?|groats?|roubles?|rupees?|doubloons?)$/
const LIKELY = 0.2
const isMoney = (word: string): boolean => likelihood(word, 'money') >= LIKELY || CURRENCY.test(word)

/** `six shillings`, `a silver dollar`, `no money at all` */
function sumIn(sentence: string): number | undefined {
  const words = sentence.toLowerCase().split(/[^\p{L}\p{N}'-]+/u)
  for (let place = 1; place < words.length; place++) {
    if (!isMoney(words[place]!)) continue
    for (const before of [words[place - 1]!, words[place - 2] ?? '']) {
      const amount = before === 'no' ? 0 : before === '' ? undefined : numberSaid(before)
      if (amount !== undefined) return amount
    }
  }
  return undefined
}
