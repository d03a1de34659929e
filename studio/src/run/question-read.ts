/** What a question says, as far as a person can be helped with it: its text, its choices, what an answer is made of. */
export interface Asked {
  readonly text?: string
  /** longer advice that comes with it */
  readonly background?: string
  readonly choices: readonly Choice[]
  /** the parts of the answer, where the question names them */
  readonly parts: readonly string[]
  /** what else is in the question */
  readonly rest?: unknown
}

export interface Choice {
  readonly label: string
  readonly value: unknown
}

const CHOICES = ['choices', 'options', 'offer']
const TEXTS = ['prompt', 'question', 'text', 'message']

export function readQuestion(question: unknown): Asked {
  if (typeof question === 'string') return { text: question, choices: [], parts: partsIn(question) }
  if (typeof question !== 'object' || question === null || Array.isArray(question))
    return { choices: choicesOf(question), parts: [], rest: question }
  const record = question as Readonly<Record<string, unknown>>
  const textName = TEXTS.find((name) => typeof record[name] === 'string')
  const text = textName === undefined ? undefined : (record[textName] as string)
  const background = typeof record['system'] === 'string' ? record['system'] : undefined
  const choicesName = CHOICES.find((name) => choicesOf(record[name]).length > 0)
  const used = new Set([textName, choicesName, background === undefined ? undefined : 'system'])
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !used.has(name)))
  return {
    ...(text !== undefined && { text }),
    ...(background !== undefined && { background }),
    choices: choicesName === undefined ? [] : choicesOf(record[choicesName]),
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
function partsIn(text: string): readonly string[] {
  const line = /\b(?:answer|reply) (?:with one JSON object|in JSON|in YAML)[^\n]*/i.exec(text)?.[0] ?? ''
  const named = [...line.matchAll(/"(\w{1,40})"\s*:/g)].map(([, name]) => name!)
  if (named.length > 0) return [...new Set(named)]
  const listed = /\bwith:([^.\n]*)/i.exec(line)?.[1] ?? ''
  return [...new Set(listed.split(/,|\band\b/).flatMap((part) => /^\s*(\w{1,40})/.exec(part)?.[1] ?? []))]
}

export type Answered = { readonly answer: unknown } | { readonly fault: string }

/** `12`, `true` and `{"a": 1}` are JSON, other words are text; what begins like JSON was meant to be JSON. */
export function readAnswer(text: string): Answered {
  const words = text.trim()
  if (words === '') return { fault: 'Type an answer first.' }
  try {
    return { answer: JSON.parse(words) as unknown }
  } catch {
    if (/^[[{]/.test(words)) return { fault: 'It begins like JSON but is not whole: check its brackets and quotes.' }
    return { answer: words }
  }
}

/** The parts that were filled in, as one answer. */
export function readParts(parts: Readonly<Record<string, string>>): Answered {
  const answer: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(parts)) {
    if (text.trim() === '') continue
    const read = readAnswer(text)
    if ('fault' in read) return { fault: `${name}: ${read.fault}` }
    answer[name] = read.answer
  }
  return Object.keys(answer).every((name) => name === 'agent')
    ? { fault: 'Fill in at least one part first.' }
    : { answer }
}
