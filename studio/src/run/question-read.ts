/** What a question says, as far as a person can be helped with it: its text, its choices, what an answer is made of. */
import { learnFrom, wantedFrom, type Wanted } from './question-wants.ts'

export interface Asked {
  readonly text?: string
  /** longer advice that comes with it */
  readonly background?: string
  readonly choices: readonly Choice[]
  /** of which kind the answer is to be, where that is known */
  readonly wants?: Wanted
  /** the parts of the answer, where the question names them, and the kinds of those that are known */
  readonly parts: Parts
  /** what else is in the question */
  readonly rest?: unknown
}

export interface Choice {
  readonly label: string
  readonly value: unknown
}

export type Parts = Readonly<Record<string, Wanted | undefined>>

const CHOICES = ['choices', 'options', 'offer']
const TEXTS = ['prompt', 'question', 'text', 'message']
const KINDS = ['type', 'kind', 'schema', 'answer', 'expects']

/** `fault`: what was wrong with the answer before, which tells what is wanted. */
export function readQuestion(question: unknown, fault = ''): Asked {
  const asked = readWords(question)
  const learned = learnFrom(fault)
  const wants = learned.wants ?? asked.wants
  return { ...asked, ...(wants && { wants }), parts: { ...asked.parts, ...learned.parts } }
}

function readWords(question: unknown): Asked {
  if (typeof question === 'string') return { text: question, choices: [], parts: partsIn(question) }
  if (typeof question !== 'object' || question === null || Array.isArray(question))
    return { choices: choicesOf(question), parts: {}, rest: question }
  const record = question as Readonly<Record<string, unknown>>
  const textName = TEXTS.find((name) => typeof record[name] === 'string')
  const text = textName === undefined ? undefined : (record[textName] as string)
  const background = typeof record['system'] === 'string' ? record['system'] : undefined
  const choicesName = CHOICES.find((name) => choicesOf(record[name]).length > 0)
  const kindName = KINDS.find((name) => wantedFrom(record[name]) !== undefined)
  const used = new Set([textName, choicesName, kindName, background === undefined ? undefined : 'system'])
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !used.has(name)))
  return {
    ...(text !== undefined && { text }),
    ...(background !== undefined && { background }),
    choices: choicesName === undefined ? [] : choicesOf(record[choicesName]),
    ...(kindName !== undefined && { wants: wantedFrom(record[kindName])! }),
    parts: partsIn(`${background ?? ''}\n${text ?? ''}`),
    ...(Object.keys(rest).length > 0 && { rest }),
  }
}

// more than this is a list to think about, not one to press
const MOST_CHOICES = 12

function choicesOf(value: unknown): readonly Choice[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_CHOICES) return []
  const choices = value.flatMap((each): readonly Choice[] => {
    if (typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean')
      return [{ label: String(each), value: each }]
    const { label, value: meant } = (each ?? {}) as { label?: unknown; value?: unknown }
    return typeof label === 'string' && meant !== undefined ? [{ label, value: meant }] : []
  })
  return choices.length === value.length ? choices : []
}

/** Prompts for minds say what a reply is made of: as JSON with names in quotes, or as a list of names in YAML. */
function partsIn(text: string): Parts {
  const line = /\b(?:answer|reply) (?:with one JSON object|in JSON|in YAML)[^\n]*/i.exec(text)?.[0] ?? ''
  const named = [...line.matchAll(/"(\w{1,40})"\s*:\s*([^,}"]*)/g)]
  if (named.length > 0) return Object.fromEntries(named.map(([, name, said]) => [name!, wantedFrom(said)]))
  // what is said about a part is none
  const listed = /\bwith:([^.\n]*)/i.exec(line.replace(/\([^()]*\)/g, ''))?.[1] ?? ''
  const names = listed.split(/,|\band\b/).flatMap((part) => /^\s*(\w{1,40})/.exec(part)?.[1] ?? [])
  return Object.fromEntries(names.map((name) => [name, undefined]))
}
