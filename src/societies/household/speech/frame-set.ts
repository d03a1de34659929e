/** A set of frames that all mean the same act, and how the act and what stands in the slots follow from each other. */
import type { Fact, SpeechAct } from '../fact.ts'
import type { Frame, Hearing, Values } from './frame.ts'
import { parseFrame } from './frame.ts'

export type Gathering = Extract<Fact, { kind: 'gathering' }>
export type News = Extract<Fact, { kind: 'news' }>

/** What somebody knows who understands a text. */
export interface Reading extends Hearing {
  /** those one has heard of, so that they are the same when one hears of them again */
  readonly gatherings?: readonly Gathering[]
  readonly news?: readonly News[]
  /** what was asked in this chat before: a `yes` is an answer to it */
  readonly answering?: readonly SpeechAct[]
}

export interface FrameSet {
  readonly name: string
  /** the kind of act they mean */
  readonly says: SpeechAct['kind']
  /** what stands in the slots when the act is said; nothing where it is another act */
  readonly values: (act: SpeechAct) => Values | undefined
  readonly act: (values: Values, reading: Reading) => SpeechAct | undefined
  readonly frames: readonly Frame[]
  /** understood, and never said */
  readonly heard: readonly Frame[]
}

export interface FrameSetFile extends Omit<FrameSet, 'frames' | 'heard'> {
  readonly frames: readonly string[]
  readonly heard?: readonly string[]
}

export const frameSet = ({ frames, heard = [], ...rest }: FrameSetFile): FrameSet => ({
  ...rest,
  frames: frames.map(parseFrame),
  heard: heard.map(parseFrame),
})

export const textOf = (values: Values, key: string): string => String(values[key] ?? '')
export const minuteOf = (values: Values, key: string): number => Number(values[key] ?? 0)
