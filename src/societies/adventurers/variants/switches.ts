/**
 * Switches: rules of the adventurers that are off unless a variant has them on. Each makes a proposal worth less or
 * more, because games have shown what the like comes to; none of them knows any particular game.
 */
import { isOn } from '../../variant.ts'
import { byAnswers } from './doubts/answers.ts'
import { NONE, type Doubt, type Doubting, type Rule } from './doubts/doubt.ts'
import { order } from './doubts/order.ts'
import { byGuesses } from './doubts/guesses.ts'
import { byWays } from './doubts/ways.ts'

// those that did well on tuning seeds are tried first
export const switches = {
  'tell-of-finds': 'who stressed something is spoken to again once it has turned up and brought points',
  'wanted-by-any-name': 'who wants something gets what we have of it, whichever word of its name says so',
  'show-to-people': 'what we are told to show somebody is shown to them, and not they to it',
  'there-not-here': 'what was refused because it belongs to another place is done there',
  'fit-together': 'what a thing of ours is said to have to do with is tried with it',
  'again-means-the-same': 'what is to be done again is done to what the last deed was done to',
  'obey-notices': 'what a notice says is to be done where it hangs is done before we go on',
  'light-as-told': 'what the story says is alight gives light, by whatever it was lit',
  'hands-known': 'whatever the story answers, what we carry is not asked again before something has happened',
  'right-tool': 'what something is missing for is tried with tools before anything else',
  'unseen-last': 'what was only spoken of is looked at after what was seen',
  'people-first': 'people are spoken to before things are tried',
  'look-first': 'a thing is looked at before anything else is done with it',
  'once-is-enough': 'what nothing came of is not done again at that place before something has changed there',
  'stock-answers': 'an act that is mostly answered as it is with other things is hardly for what is left',
  'same-thing-everywhere': 'what was told the same under one name at two places is not done with it at a third',
  'dry-things': 'with each thing that was done with it in vain, a thing is worth less',
  'dry-places': 'with each thing that was done there in vain since anything was new, a place is worth less',
  'explore-when-stuck': 'when nothing was new for long, ways that nobody went go before things',
  'listed-ways-first': 'ways that the text does not mention are tried last',
  'same-everywhere': 'what was answered at one place without a thing is not asked at every other',
  'doubt-refusals': 'an act that was refused again and again in the same words is less likely to work',
  'one-thing-once': 'what looks the same in the same words is one thing, and is handled under one name',
  'back-from-the-dark': 'without a light nobody walks on in the dark, but back',
  'heed-warnings': 'where the text warns, only what it names is done',
  'advice-first': 'what the story itself advised goes before guesses',
  'take-first': 'where we are for the first time, everything is taken before anything else is done',
  'explore-first': 'ways that the text mentions are gone before things are tried',
  'no-blind-tries': 'what is hardly likely is left for the end',
  'what-scored': 'an act that brought points is done with other things',
  'sensible-acts': 'what is no container is not opened, what is not alive is not spoken to',
  'stock-targets': 'what refused one thing in the same words as another is not tried with a third',
  'ways-as-told': 'where ways that no text mentions led nowhere again and again, they are tried last',
  'counted-affordances': 'guesses are held against how often the like changed something in other stories',
} as const
export type Switch = keyof typeof switches

const rules: Readonly<Partial<Record<Switch, Rule>>> = { ...byWays, ...byAnswers, ...order, ...byGuesses }

const made = new WeakMap<Doubting, Doubt>()

/** By how much less, or more, a proposal is worth. Made once in a thought: hundreds of ideas are weighed with it. */
export function doubtIn(knowledge: Doubting): Doubt {
  let doubt = made.get(knowledge)
  if (doubt === undefined) made.set(knowledge, (doubt = makeDoubt(knowledge)))
  return doubt
}

function makeDoubt(knowledge: Doubting): Doubt {
  const { variant = {} } = knowledge.view
  const on = (Object.keys(rules) as Switch[]).filter((name) => isOn(variant, name))
  if (on.length === 0) return NONE
  const doubts = on.map((name) => rules[name]!(knowledge))
  return (proposal) => (proposal.urgent ? 1 : doubts.reduce((worth, doubt) => worth * doubt(proposal), 1))
}
