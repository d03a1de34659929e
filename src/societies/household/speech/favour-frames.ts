/** How people ask for a favour, and answer. */
import type { Favour } from '../fact.ts'
import { type Hearing, type Match, type Slot, type Values, fillFrame, matchFrame, parseFrame } from './frame.ts'
import { type FrameSet, frameSet, minuteOf, textOf } from './frame-set.ts'
import { plainSlot } from './slots.ts'

const deeds = {
  bring: ['bring {thing} {to}', 'bring {@to} {thing}'].map(parseFrame),
  meet: ['meet {@who} {place} {when}', 'meet {@who} {when} {place}'].map(parseFrame),
  help: ['help {@who} get {thing}', 'help {@who} find {thing}'].map(parseFrame),
}
/** Understood as bringing. */
const bringing = ['[fetch|get|hand|give|pass] {@to} {thing}', '[fetch|get|take] {thing} {to}'].map(parseFrame)
const bringingHere = parseFrame('[bring|fetch|get] {thing}')

function valuesOf(favour: Favour): Values {
  switch (favour.kind) {
    case 'bring':
      return { favour: 'bring', thing: favour.thing, to: favour.to }
    case 'meet':
      return { favour: 'meet', place: favour.place, time: favour.at, who: favour.who }
    case 'help':
      return { favour: 'help', thing: favour.thing, who: favour.who }
  }
}

function favourOf(values: Values, { speaker }: Hearing): Favour {
  if (values['favour'] === 'help') return { kind: 'help', thing: textOf(values, 'thing'), who: textOf(values, 'who') }
  if (values['thing'] !== undefined) return { kind: 'bring', thing: textOf(values, 'thing'), to: textOf(values, 'to') }
  const who = String(values['who'] ?? speaker)
  return { kind: 'meet', place: textOf(values, 'place'), at: minuteOf(values, 'time'), who }
}

/** `{favour}`: `bring the brass key to me`. */
export const favourSlot: Slot = {
  write: (values, saying) => {
    const frames = deeds[values['favour'] as Favour['kind']]
    const first = saying.choose(frames.length)
    for (const frame of [frames[first]!, ...frames]) {
      const written = fillFrame(frame, values, plainSlot, saying)
      if (written !== undefined) return written
    }
    return undefined
  },
  *read(line, at, hearing): Generator<Match> {
    for (const [favour, frames] of [
      ['bring', [...deeds.bring, ...bringing]],
      ['meet', deeds.meet],
      ['help', deeds.help],
    ] as const)
      for (const frame of frames)
        for (const { end, values } of matchFrame(frame, line, at, plainSlot, hearing))
          yield { end, values: { ...values, favour } }
    for (const { end, values } of matchFrame(bringingHere, line, at, plainSlot, hearing))
      yield { end, values: { ...values, favour: 'bring', to: hearing.speaker } }
  },
}

const favour = frameSet({
  name: 'favour',
  says: 'favour',
  values: (act) => (act.kind === 'favour' ? valuesOf(act.favour) : undefined),
  act: (values, reading) => ({ kind: 'favour', favour: favourOf(values, reading) }),
  frames: [
    '[could|can|would|will] you {favour}?',
    '[could|can|would] you please {favour}?',
    'do you think you could {favour}?',
    'may I ask you to {favour}?',
    'it would help me if you could {favour}.',
    'I would be glad if you could {favour}.',
    'please {favour}.',
    'do me a favour and {favour}.',
    'would you be so kind and {favour}?',
  ],
  heard: [
    '{favour}',
    'I need you to {favour}',
    'I would like you to {favour}',
    'let us meet {place} {when}',
    'would you mind bringing {@to} {thing}',
  ],
})

const answer = (name: string, agrees: boolean, frames: readonly string[], heard: readonly string[] = []): FrameSet =>
  frameSet({
    name,
    says: 'answerFavour',
    values: (act) => (act.kind === 'answerFavour' && act.agrees === agrees ? valuesOf(act.favour) : undefined),
    act: (values, reading) => ({ kind: 'answerFavour', favour: favourOf(values, reading), agrees }),
    frames,
    heard,
  })

const agrees = answer(
  'agrees',
  true,
  [
    'I will {favour}.',
    'of course I will {favour}.',
    'I will [gladly|happily] {favour}.',
    'you can count on me to {favour}.',
    'I am happy to {favour}.',
    'leave it to me, I will {favour}.',
    'consider it done: I will {favour}.',
    'all right, I will {favour}.',
  ],
  ['I can {favour}', 'I promise to {favour}', 'sure, I will {favour}', 'yes, I will {favour}'],
)
const refuses = answer('refuses', false, [
  'I cannot {favour}.',
  'I am [afraid|sorry], I cannot {favour}.',
  'I am not able to {favour}.',
  'somebody else will have to {favour}.',
  'I have no time to {favour}.',
  'please do not count on me to {favour}.',
  'I would rather not {favour}.',
  'I must disappoint you, I cannot {favour}.',
])

export const favourFrames: readonly FrameSet[] = [agrees, refuses, favour]
