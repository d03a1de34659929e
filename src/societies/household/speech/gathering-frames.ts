/** How people speak of gatherings: tell of one, invite to it, and answer; and how they tell news. */
import type { Values } from './frame.ts'
import { type FrameSet, type Gathering, type Reading, frameSet, minuteOf, textOf } from './frame-set.ts'
import { gatheringOf, newsOf } from './news-of.ts'

const valuesOf = ({ what, host, place, from, until }: Gathering): Values => ({ what, host, place, from, until })

const said = (values: Values, reading: Reading): Gathering =>
  gatheringOf(
    {
      what: textOf(values, 'what'),
      // whoever invites and names no host is the host
      host: String(values['host'] ?? reading.speaker),
      place: textOf(values, 'place'),
      from: minuteOf(values, 'from'),
      until: minuteOf(values, 'until'),
    },
    reading.gatherings,
  )

/** People name the time before the place as well. */
const swapped = (frames: readonly string[]) => frames.map((frame) => frame.replace('{place} {span}', '{span} {place}'))

const invitations = [
  '{host:is} [having|giving|hosting] {what} {place} {span}, will you come?',
  '{host:is} planning {what} {place} {span}, would you like to come?',
  'will you join {@host} for {what} {place} {span}?',
  'would you like to join {@host} for {what} {place} {span}?',
  'please join {@host} for {what} {place} {span}.',
  'you are invited: {host:is} [having|giving] {what} {place} {span}.',
  'come and join {@host} for {what} {place} {span}!',
  'it would be lovely to see you: {host:is} [having|giving] {what} {place} {span}.',
  'do come, {host:is} [having|hosting] {what} {place} {span}.',
]
const otherInvitations = [
  '[please come|come] to {what} {place} {span}',
  '[will you come|would you like to come|do you want to come|can you come] to {what} {place} {span}',
  '[I would like to invite you|I want to invite you] to {what} {place} {span}',
  '[I am inviting you|I invite you|you are invited] to {what} {place} {span}',
  'join {@host} for {what} {place} {span}',
]
const tellings = [
  '{host:is} [having|giving|hosting] {what} {place} {span}.',
  '{host:is} planning {what} {place} {span}.',
  'there is {what} {place} {span}, {host:is} the host.',
  'everybody is welcome at {what} {place} {span}, {host:is} the host.',
  'people will meet {place} {span} for {what}, {host:is} the host.',
  '{span} there is {what} {place}, {host:is} the host.',
  'do not forget {what} {place} {span}, {host:is} the host.',
  'you should know of {what} {place} {span}, {host:is} the host.',
]

const invite = frameSet({
  name: 'invite',
  says: 'invite',
  values: (act) => (act.kind === 'invite' ? valuesOf(act.gathering) : undefined),
  act: (values, reading) => ({ kind: 'invite', gathering: said(values, reading) }),
  frames: invitations,
  heard: [...swapped(invitations), ...otherInvitations, ...swapped(otherInvitations)],
})

const tellOf = frameSet({
  name: 'gathering',
  says: 'tell',
  values: (act) => (act.kind === 'tell' && act.fact.kind === 'gathering' ? valuesOf(act.fact) : undefined),
  act: (values, reading) => ({ kind: 'tell', fact: said(values, reading) }),
  frames: tellings,
  heard: [...swapped(tellings), 'there [is|will be] {what} {place} {span}', 'there [is|will be] {what} {span} {place}'],
})

/** An answer names nothing: it is to what was asked in this chat. */
const answer = (name: string, comes: boolean, frames: readonly string[]): FrameSet =>
  frameSet({
    name,
    says: 'answerInvitation',
    values: (act) => (act.kind === 'answerInvitation' && act.comes === comes ? {} : undefined),
    act: (_, { answering = [] }) => {
      const open = answering.find((act) => act.kind === 'invite')
      return open && { kind: 'answerInvitation', id: open.gathering.id, comes }
    },
    frames,
  })

const comes = answer('comes', true, [
  'I will [gladly |certainly |]be there.',
  'I will [gladly |certainly |]come.',
  'count me in.',
  'I would love to come.',
  'of course I will come.',
  'you can count on me.',
  'I would not miss it.',
  'that sounds [lovely|good|great], I will be there.',
  'I am looking forward to it already.',
])
const stays = answer('does not come', false, [
  'I [cannot|can not] come.',
  'I am afraid I cannot come.',
  'I will not be able to come.',
  'I have to say no this time.',
  'sadly I cannot make it.',
  'I cannot be there[ this time|].',
  'this time it has to be without me.',
  'I would rather not come.',
])

const asSentence = (text: string, ending: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${ending === '!' ? '!' : '.'}`

const news = frameSet({
  name: 'news',
  says: 'tell',
  values: (act) => (act.kind === 'tell' && act.fact.kind === 'news' ? { news: act.fact.text } : undefined),
  act: (values, reading) => ({
    kind: 'tell',
    fact: newsOf(asSentence(textOf(values, 'news'), textOf(values, 'ending')), reading),
  }),
  frames: [
    'have you heard: {news}',
    'guess what: {news}',
    'there is news: {news}',
    'here is something new: {news}',
    'listen to this: {news}',
    'something you may like to hear: {news}',
    'did anybody tell you: {news}',
    'you should know this: {news}',
    'I have news: {news}',
    'let me tell you something: {news}',
  ],
  heard: ['[have you heard|did you know|did you hear] that {news}?', '[I heard|people say] that {news}'],
})

export const gatheringFrames: readonly FrameSet[] = [invite, tellOf, comes, stays]
export const newsFrames: readonly FrameSet[] = [news]
