/** How facts are told. Nothing here says how the speaker came to know: that is not part of a fact. */
import type { Fact } from '../fact.ts'
import type { Values } from './frame.ts'
import { type FrameSet, type Reading, frameSet, minuteOf, textOf } from './frame-set.ts'

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

function tell<Kind extends Fact['kind']>(
  name: string,
  kind: Kind,
  values: (fact: FactOf<Kind>) => Values | undefined,
  fact: (values: Values, reading: Reading) => Fact | undefined,
  frames: readonly string[],
  heard: readonly string[] = [],
): FrameSet {
  return frameSet({
    name,
    says: 'tell',
    values: (act) => (act.kind === 'tell' && act.fact.kind === kind ? values(act.fact as FactOf<Kind>) : undefined),
    act: (given, reading) => {
      const told = fact(given, reading)
      return told && { kind: 'tell', fact: told }
    },
    frames,
    heard,
  })
}

const whereThing = tell(
  'thing',
  'thing',
  ({ thing, place }) => ({ thing, place }),
  (values) => ({ kind: 'thing', thing: textOf(values, 'thing'), place: textOf(values, 'place') }),
  [
    '{thing} {is} {place}.',
    'you will find {thing} {place}.',
    'I [think|believe] {thing} {is} {place}.',
    'as far as I know, {thing} {is} {place}.',
    'if you need {thing}, look {place}.',
    'you can find {thing} {place}.',
    '{thing} should be {place}.',
    'try {place}, {thing} should be there.',
    'have a look {place}, that is where {thing} {is}.',
    'look {place} for {thing}.',
  ],
  [
    'I [saw|found|noticed|left|put|have seen] {thing} {place}',
    'I [saw|found] {thing} lying {place}',
    'there {is} {thing} {place}',
    '{thing} {is} [right|over|still|just|lying|kept] {place}',
    '{thing} [lies|stands|lie|stand|sits] {place}',
    'try {place} for {thing}',
    'I [know|remember] {thing} {is} {place}',
    'I [know|remember|think|believe|heard] that {thing} {is} {place}',
    '{other} [says|said|told me] {thing} {is} {place}',
    '{other} [says|said|told me] that {thing} {is} {place}',
  ],
)

/** A thing that somebody has with them. */
const whoHasThing = tell(
  'holder',
  'thing',
  ({ thing, place }) => ({ thing, holder: place }),
  (values) => ({ kind: 'thing', thing: textOf(values, 'thing'), place: textOf(values, 'holder') }),
  [
    '{holder:has} {thing}.',
    '{thing} {is} with {@holder}.',
    'I [think|believe] {holder:has} {thing}.',
    'as far as I know, {holder:has} {thing}.',
    'you will find {thing} with {@holder}.',
    '{holder:has} {thing} [at hand|in hand].',
    'I [think|believe] {thing} {is} with {@holder}.',
    'if you look for {thing}, {holder:has} it.',
  ],
  ['{other} [says|said|told me] {holder:has} {thing}', '{holder:is} [holding|carrying] {thing}'],
)

const thingState = tell(
  'state',
  'state',
  ({ thing, state }) => ({ thing, state }),
  (values) => ({ kind: 'state', thing: textOf(values, 'thing'), state: textOf(values, 'state') }),
  [
    '{thing} {is} {state}.',
    'I [think|believe] {thing} {is} {state}.',
    'as far as I know, {thing} {is} {state}.',
    'you will find {thing} {state}.',
    'mind that {thing} {is} {state}.',
    'you should know that {thing} {is} {state}.',
    'do not be surprised, {thing} {is} {state}.',
    'if you go to {thing}, remember that it is {state}.',
  ],
  ['{thing} {is} [now|already|still|currently] {state}', 'I [left|found|saw] {thing} {state}'],
)

const wherePerson = tell(
  'person',
  'person',
  ({ person, place }) => ({ person, place }),
  (values) => ({ kind: 'person', person: textOf(values, 'person'), place: textOf(values, 'place') }),
  [
    '{person:was} {place}.',
    'last I know, {person:was} {place}.',
    'I [think|believe] {person:was} {place}.',
    'as far as I know, {person:was} {place}.',
    'you may find {@person} {place}.',
    'I would look for {@person} {place}.',
    'you could try to find {@person} {place}.',
    'if you look for {@person}, try {place}.',
  ],
  [
    '{person:is} {place}',
    'I [saw|met|left] {@person} {place}',
    'I think {person:is} {place}',
    '{person:is} [right|over|still|probably] {place}',
    '{person:has} gone {place}',
    '{person} went {place}',
  ],
)

const likes = tell(
  'likes',
  'likes',
  ({ person, what }) => ({ person, liking: what }),
  (values) => ({ kind: 'likes', person: textOf(values, 'person'), what: textOf(values, 'liking') }),
  [
    '{person:likes} to {liking}.',
    '{person:loves} to {liking}.',
    '{person} could {liking} all day[ long|].',
    'there is nothing {person:likes} more than to {liking}.',
    '{person:is} always [happy|glad] to {liking}.',
    '{person:is} [happiest|happy|at ease] when there is time to {liking}.',
    'if there is one thing {person:loves}, it is to {liking}.',
    'there are days when all {person:wants} is to {liking}.',
    'on a free afternoon {person:likes} to {liking}.',
  ],
  ['{person} [really |truly |also |]like to {liking}', '{person} enjoy to {liking}'],
)

const mood = tell(
  'mood',
  'mood',
  ({ person, mood: feeling }) => ({ person, mood: feeling }),
  (values) => ({ kind: 'mood', person: textOf(values, 'person'), mood: textOf(values, 'mood') }),
  [
    '{person:is} {mood}.',
    '{person:feels} {mood}.',
    '{person:is} [rather|quite] {mood}[ today|].',
    'to be honest, {person:is} {mood}.',
    'if you ask me, {person:is} {mood}.',
    'I must say {person:is} {mood}.',
    '{person:feels} [rather|quite] {mood} [today|at the moment].',
    'I can tell you that {person:is} {mood}.',
  ],
  ['{person:is} [very|a bit|a little|so|feeling|doing|really] {mood}', '{person:seems} {mood}'],
)

const plan = tell(
  'plan',
  'plan',
  ({ person, text, at }) => ({ person, plan: text, time: at }),
  (values) => ({
    kind: 'plan',
    person: textOf(values, 'person'),
    text: textOf(values, 'plan'),
    at: minuteOf(values, 'time'),
  }),
  [
    '{person:is} going to {plan} {when}.',
    '{person:plans} to {plan} {when}.',
    '{person:means} to {plan} {when}.',
    '{person:wants} to {plan} {when}.',
    '{person:will} {plan} {when}.',
    '{when} {person:is} going to {plan}.',
    '{when} {person:wants} to {plan}.',
    '{person:hopes} to {plan} {when}.',
    '{when} {person:will} {plan}.',
  ],
  ['{person:intends} to {plan} {when}', '{person} would like to {plan} {when}'],
)

const deed = tell(
  'deed',
  'deed',
  ({ person, text, at }) => ({ person, deed: text, time: at }),
  (values) => ({
    kind: 'deed',
    person: textOf(values, 'person'),
    text: textOf(values, 'deed'),
    at: minuteOf(values, 'time'),
  }),
  [
    '{person} {deed} {when}.',
    '{when} {person} {deed}.',
    'I should tell you that {person} {deed} {when}.',
    'in short, {person} {deed} {when}.',
    'you may have missed it: {person} {deed} {when}.',
    'nothing much happened, only that {person} {deed} {when}.',
    'as it happens, {person} {deed} {when}.',
    'if I remember well, {person} {deed} {when}.',
    'I can tell you that {person} {deed} {when}.',
  ],
)

/** The order in which they are tried: what could be taken for another comes after it. */
export const tellFrames: readonly FrameSet[] = [
  whereThing,
  whoHasThing,
  thingState,
  wherePerson,
  likes,
  plan,
  mood,
  deed,
]
