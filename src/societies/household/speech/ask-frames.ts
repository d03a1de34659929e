/** How one asks for the fact of a topic, and says that one does not know it. */
import type { FrameSet } from './frame-set.ts'
import { frameSet, textOf } from './frame-set.ts'
import { kindNamed, topicKinds, valuesOfTopic } from './topic-kinds.ts'

const asks: readonly FrameSet[] = topicKinds.map((kind) =>
  frameSet({
    name: `ask ${kind.name}`,
    says: 'ask',
    values: (act) => {
      const values = act.kind === 'ask' ? valuesOfTopic(act.topic) : undefined
      return values?.['topic'] === kind.name ? values : undefined
    },
    act: (values, reading) => ({ kind: 'ask', topic: kind.topic(values, reading) }),
    frames: kind.questions,
    heard: kind.heard,
  }),
)

const ask = frameSet({
  name: 'ask',
  says: 'ask',
  values: (act) => (act.kind === 'ask' ? valuesOfTopic(act.topic) : undefined),
  act: (values, reading) => {
    const topic = kindNamed(values)?.topic(values, reading)
    return topic === undefined ? undefined : { kind: 'ask', topic }
  },
  frames: [
    'do you [know|happen to know] {clause}?',
    '[can|could] you tell me {clause}?',
    'I would like to know {clause}, can you help?',
    'I am trying to find out {clause}, do you know?',
    'perhaps you know {clause}?',
    'I was hoping you could tell me {clause}.',
    'may I ask you {clause}?',
    'would you mind telling me {clause}?',
  ],
  heard: [
    'I wonder {clause}',
    'I would like to know {clause}',
    'tell me {clause}',
    'any idea {clause}',
    'please tell me {clause}',
  ],
})

const unknown = frameSet({
  name: 'unknown',
  says: 'unknown',
  values: (act) => (act.kind === 'unknown' && act.other === undefined ? valuesOfTopic(act.topic) : undefined),
  act: (values, reading) => {
    const topic = kindNamed(values)?.topic(values, reading)
    return topic === undefined ? undefined : { kind: 'unknown', topic }
  },
  frames: [
    'I do not know {clause}.',
    'I have no idea {clause}.',
    'I am [sorry|afraid], I do not know {clause}.',
    'I cannot tell you {clause}.',
    'I wish I knew {clause}.',
    'I could not say {clause}.',
    'if only I knew {clause}.',
    'I would tell you {clause} if I knew.',
  ],
  heard: ['I am not sure {clause}', 'no idea {clause}'],
})

const unknownToMe = frameSet({
  name: 'unknown, ask other',
  says: 'unknown',
  values: (act) => {
    const values = act.kind === 'unknown' && act.other !== undefined ? valuesOfTopic(act.topic) : undefined
    return values && act.kind === 'unknown' ? { ...values, other: act.other! } : undefined
  },
  act: (values, reading) => {
    const topic = kindNamed(values)?.topic(values, reading)
    return topic === undefined ? undefined : { kind: 'unknown', topic, other: textOf(values, 'other') }
  },
  frames: [
    'I do not know {clause}, but {other} may.',
    'I have no idea {clause}, but you could ask {@other}.',
    'I cannot tell you {clause}, perhaps {other} can.',
    'I do not know {clause}, you had better ask {@other}.',
    'I am not the one who knows {clause}, ask {@other}.',
    'ask {@other} {clause}, I do not know.',
    '{other} may know {clause}, I do not.',
    'I wish I knew {clause}, maybe {other} does.',
  ],
})

/** Said by models and people only: rules name what they do not know. */
const notSeen = frameSet({
  name: 'not seen',
  says: 'unknown',
  values: () => undefined,
  act: (values) => ({ kind: 'unknown', topic: `thing:${textOf(values, 'thing')}` }),
  frames: [],
  heard: ['I have not seen {thing}', 'I did not see {thing}', 'I have not seen {thing} [today|anywhere]'],
})

export const askFrames: readonly FrameSet[] = [unknownToMe, unknown, notSeen, ask, ...asks]
