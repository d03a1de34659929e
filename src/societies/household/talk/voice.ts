/** How somebody speaks now: in their mood, with what they said to the listener today in mind. */
import type { Need } from '../../../worlds/house/house-file.ts'
import type { SpeechAct } from '../fact.ts'
import type { Situation } from '../situation.ts'
import { type Mood, type Voice, speak } from '../speech/say.ts'

type Needs = Readonly<Record<Need, number>>

const IN_WANT = 25
const CONTENT = 65

/** The need that is furthest from being met. */
export function lowestNeed(needs: Needs): readonly [Need, number] {
  const [first, ...others] = Object.entries(needs) as [Need, number][]
  return others.reduce((lowest, each) => (each[1] < lowest[1] ? each : lowest), first!)
}

function moodOf(needs: Needs): Mood {
  const levels = Object.values(needs)
  if (lowestNeed(needs)[1] < IN_WANT) return 'low'
  return levels.reduce((sum, level) => sum + level, 0) / levels.length > CONTENT ? 'good' : 'even'
}

const feelings: Readonly<Record<Need, string>> = {
  food: 'hungry',
  rest: 'tired',
  company: 'lonely',
  fun: 'bored',
  tidiness: 'restless',
}

/** The word for it, as in `I am hungry`. */
export function feelingOf(needs: Needs): string {
  const [need, level] = lowestNeed(needs)
  return level < IN_WANT + 10 ? feelings[need] : moodOf(needs) === 'good' ? 'content' : 'well'
}

function voiceOf(situation: Situation, listener: string, also: readonly string[]): Voice {
  const { self, plan, needs, random, minute } = situation
  return {
    speaker: self.name,
    listener,
    plan,
    mood: moodOf(needs),
    sociable: self.traits?.sociable ?? 0.5,
    random,
    avoid: [listener, ...also].flatMap(situation.saidTo).map(({ text }) => text),
    now: minute,
  }
}

/** The acts in this person's words, without those at the end for which no new words are left. */
export function sayTo(
  situation: Situation,
  listener: string,
  acts: readonly SpeechAct[],
  also: readonly string[] = [],
) {
  return speak(acts, voiceOf(situation, listener, also))
}
