/**
 * An interview: somebody of a run answers from what they are, plan, feel and remember at a step. Every sentence says
 * where it comes from, and there is no sentence without a source.
 */
import { readMemories } from '../../memory/memory.ts'
import type { Recall } from '../../memory/recall.ts'
import { timeOf } from '../../worlds/house/house-clock.ts'
import { isRecord } from '../paths.ts'
import { minuteOf } from './draft.ts'

export interface Sentence {
  readonly text: string
  /** where it stands: a memory with its step, or a part of the board */
  readonly source: string
}

type Values = Readonly<Record<string, unknown>>

interface Subject {
  readonly name: string
  readonly values: Values
  readonly question: string
}

const RECALLED = 4
const LATEST = 5

/** What is asked for, by the words people use; what is none of it is asked of the memory. */
const kinds: readonly (readonly [pattern: RegExp, answer: (subject: Subject) => Sentence[]])[] = [
  [/\bwho are you\b|\babout yourself\b|\bintroduce\b|\bwhat are you like\b/i, whoIAm],
  [
    /\bthink (?:of|about)\b|\bfeel about\b|\blike (?:him|her|them)\b|\bfriends?\b|\bknow\b.{0,40}\bpeople\b/i,
    whatIThinkOf,
  ],
  [/\bplans?\b|\bgoing to do\b|\bwhat will you\b|\btomorrow\b|\bschedule\b/i, whatIPlan],
  [/\bwould you do\b|\bdo next\b|\bdoing now\b|\bwhy (?:did|are|do) you\b/i, whatIWouldDo],
  [/\bhow (?:are|do) you(?: feel)?\b|\bfeeling\b/i, howIFeel],
]

export async function interview(
  values: Values,
  name: string,
  question: string,
  recall: Recall['recall'],
): Promise<readonly Sentence[]> {
  const subject = { name, values, question }
  const told = kinds.filter(([pattern]) => pattern.test(question)).flatMap(([, answer]) => answer(subject))
  return told.length > 0 && !/\bremember\b/i.test(question) ? told : [...told, ...(await fromMemory(subject, recall))]
}

async function fromMemory({ name, values, question }: Subject, recall: Recall['recall']): Promise<Sentence[]> {
  const own = readMemories(values['memories']).filter(({ agent }) => agent === name)
  // "what do you remember?" is about nothing in particular: the latest that mattered come to mind, or just the latest
  const isGeneral = !/\b(?:about|of|where|when|who|which)\b/i.test(question)
  const important = own.filter(({ importance = 0 }) => importance >= 4)
  const found = isGeneral
    ? (important.length > 0 ? important : own).slice(-LATEST)
    : (await recall(own, name, question, { k: RECALLED })).map(({ memory }) => memory)
  return found.map(({ text, step }) => ({ text, source: `memory of step ${step}` }))
}

function whoIAm({ name, values }: Subject): Sentence[] {
  const people = Array.isArray(values['people']) ? (values['people'] as unknown[]) : []
  const self = people.find((person) => isRecord(person) && person['name'] === name)
  const persona = isRecord(self) ? self['persona'] : undefined
  return typeof persona === 'string' ? [{ text: `I am ${name}. ${persona}`, source: 'people' }] : []
}

function whatIPlan({ name, values }: Subject): Sentence[] {
  const plan = partOf(values, 'plans', name)
  const day = isRecord(plan) && Array.isArray(plan['day']) ? (plan['day'] as unknown[]) : []
  const now = minuteNow(values)
  const lines = day.flatMap((line) => {
    const { minute, text } = isRecord(line) ? line : {}
    return typeof minute === 'number' && typeof text === 'string' && minute > now
      ? [{ text: `On ${timeOf(minute)}, I want to ${sentence(text)}`, source: 'plans' }]
      : []
  })
  const over = { text: 'There is nothing left of what I planned for the day.', source: 'plans' }
  const goals = goalsOf(values, name)
    .filter(({ status }) => status === 'open')
    .map(({ text }) => ({ text: `I still want to ${text}.`, source: 'goals' }))
  return [...(day.length > 0 && lines.length === 0 ? [over] : lines), ...goals]
}

/** Of a run from elsewhere it may be anything; then nothing is over yet. */
function minuteNow({ round, minutesPerTurn }: Values): number {
  return typeof round === 'number' && typeof minutesPerTurn === 'number' ? minuteOf({ round, minutesPerTurn }) : 0
}

function whatIWouldDo({ name, values }: Subject): Sentence[] {
  const decision = partOf(values, 'decisions', name)
  const plan = partOf(values, 'plans', name)
  const { command, reason } = isRecord(decision) ? decision : {}
  const steps =
    isRecord(plan) && Array.isArray(plan['steps']) ? plan['steps'].filter((step) => typeof step === 'string') : []
  return [
    ...(typeof command === 'string' && typeof reason === 'string'
      ? [{ text: `Just now I decided: ${command}. ${sentence(reason)}`, source: 'decisions' }]
      : []),
    ...(steps.length > 0 ? [{ text: `Next I would: ${steps.join(', then ')}.`, source: 'plans' }] : []),
  ]
}

function whatIThinkOf({ name, values, question }: Subject): Sentence[] {
  const relations = partOf(values, 'relations', name)
  if (!isRecord(relations)) return []
  const all = Object.entries(relations).flatMap(([other, relation]) => {
    const { warmth, chats } = isRecord(relation) ? relation : {}
    return typeof warmth === 'number' && typeof chats === 'number' ? [{ other, warmth, chats }] : []
  })
  const asked = question.toLowerCase()
  const named = all.filter(({ other }) => asked.includes(other.toLowerCase()))
  const shown = named.length > 0 ? named : all.toSorted((one, next) => next.warmth - one.warmth).slice(0, LATEST)
  return shown.map(({ other, warmth, chats }) => ({
    text: `${other} is ${warmthWords(warmth)}. We have talked ${chats === 1 ? 'once' : `${chats} times`}.`,
    source: 'relations',
  }))
}

function howIFeel({ name, values }: Subject): Sentence[] {
  const needs = partOf(values, 'needs', name)
  const levels = isRecord(needs) && isRecord(needs['levels']) ? needs['levels'] : {}
  const numbers = Object.entries(levels).flatMap(([need, level]) =>
    typeof level === 'number' ? [{ need, level }] : [],
  )
  if (numbers.length === 0) return []
  const low = numbers.filter(({ level }) => level < 40).map(({ need }) => need)
  return [{ text: low.length === 0 ? 'I feel well.' : `I could do with some ${low.join(' and ')}.`, source: 'needs' }]
}

function warmthWords(warmth: number): string {
  if (warmth > 0.6) return 'a good friend of mine'
  if (warmth > 0.2) return 'somebody I like'
  return warmth < -0.2 ? 'somebody I would rather avoid' : 'somebody I know'
}

function goalsOf(values: Values, name: string): { status: string; text: string }[] {
  const goals = partOf(values, 'goals', name)
  return (Array.isArray(goals) ? (goals as unknown[]) : []).flatMap((state) => {
    const { status, goal } = isRecord(state) ? state : {}
    const text = isRecord(goal) ? goal['text'] : undefined
    return typeof status === 'string' && typeof text === 'string' ? [{ status, text }] : []
  })
}

function partOf(values: Values, field: string, name: string): unknown {
  const parts = values[field]
  return isRecord(parts) && Object.hasOwn(parts, name) ? parts[name] : undefined
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
