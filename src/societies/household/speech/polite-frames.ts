/** How people greet, thank, take notice, and say that they have no time. */
import type { SpeechAct } from '../fact.ts'
import { type FrameSet, frameSet, textOf } from './frame-set.ts'

const greet = frameSet({
  name: 'greet',
  says: 'greet',
  values: (act) => (act.kind === 'greet' ? {} : undefined),
  act: () => ({ kind: 'greet' }),
  frames: [
    '{daytime}, {name}.',
    'hello, {name}.',
    'hello there, {name}.',
    'hi, {name}.',
    '{daytime} to you, {name}.',
    '[nice|good|lovely] to see you, {name}.',
    'it is [nice|good|lovely] to see you, {name}.',
    'how [nice|good|lovely] to run into you, {name}.',
    'there you are, {name}.',
  ],
  heard: [
    '[hello|hi|hey|hello there|welcome]',
    '[hello|hi|hey|welcome] {name}',
    '[hey|welcome], {name}',
    '{daytime}',
    '{daytime} {name}',
    '[nice|good|great|lovely] to [see|meet] you',
  ],
})

const thank = frameSet({
  name: 'thank',
  says: 'thank',
  values: (act) => (act.kind === 'thank' ? {} : undefined),
  act: () => ({ kind: 'thank' }),
  frames: [
    'thank you, {name}.',
    'thank you for telling me.',
    'thanks for letting me know.',
    'that is good to know, thank you.',
    'I am glad you told me.',
    'thanks for that, {name}.',
    'I will remember that, thank you.',
    'much obliged, {name}.',
    'that is kind of you, {name}.',
  ],
  heard: [
    '[thanks|thank you|many thanks|thanks a lot|thank you very much|thank you so much]',
    'thanks, {name}',
    '[thanks|thank you] for the [news|help|information|invitation|offer]',
  ],
})

const decline = frameSet({
  name: 'decline',
  says: 'decline',
  values: (act) => (act.kind === 'decline' && act.because !== '' ? { because: act.because } : undefined),
  act: (values) => ({ kind: 'decline', because: textOf(values, 'because') }),
  frames: [
    'not now, I have to {because}.',
    'another time, I want to {because} first.',
    'I am sorry, I need to {because}.',
    'forgive me, I would like to {because} first.',
    'later, please: I have to {because}.',
    'I cannot talk now, I want to {because}.',
    'please let me {because} first.',
    'this is a bad moment, I need to {because}.',
  ],
  heard: [
    '[not now|maybe later|another time|I cannot talk now|I do not want to talk|please leave me alone]',
    'I am busy[ now| right now| at the moment|]',
    'I have to {because} first',
  ],
})

type Remarked = Extract<SpeechAct, { kind: 'remark' }>['on']

/** Each can be said of one kind only: else nobody could tell what was meant. */
const remarks: Readonly<Record<Remarked, readonly string[]>> = {
  plan: [
    'that sounds like a [good|fine|nice] plan.',
    'a [good|fine|nice] plan.',
    'I hope it goes well.',
    'then I know where to find you.',
    'may it go as you hope.',
    'that is something to look forward to.',
    'I will keep that in mind.',
    'why not.',
  ],
  deed: [
    'I see.',
    'is that so.',
    'I did not know that.',
    'you do not say.',
    'how [nice|lovely].',
    'nice to hear.',
    'I had not noticed.',
    'it is never dull around here.',
  ],
  likes: [
    'I can [see|understand|imagine] that.',
    'I would have guessed that.',
    'everybody has their own pleasures.',
    'that suits you.',
    'who does not.',
    'to each their own.',
    'there are worse ways to spend a day.',
    'I had no idea.',
  ],
  mood: [
    'I know the feeling.',
    'it happens to all of us.',
    'one can see it.',
    'such is life.',
    'I thought so.',
    'it is good that you say so.',
    'thank you for being frank.',
    'I hear you.',
  ],
}

const remark = (on: Remarked): FrameSet =>
  frameSet({
    name: `remark on ${on}`,
    says: 'remark',
    values: (act) => (act.kind === 'remark' && act.on === on ? {} : undefined),
    act: () => ({ kind: 'remark', on }),
    frames: remarks[on],
  })

const remarkFrames = (Object.keys(remarks) as Remarked[]).map(remark)

export const politeFrames: readonly FrameSet[] = [decline, thank, greet, ...remarkFrames]
