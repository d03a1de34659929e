/**
 * The chat that TextQuests holds with a player, read: which step it is, what the game says, and what was done before.
 * Every call brings the whole chat, or as much of it as the harness was told to send; there is no session in it.
 */
import type { Told } from '../board.ts'

export interface ChatMessage {
  readonly role: string
  readonly content: string
}

export interface QuestChat {
  /** counted from 0 */
  readonly step: number
  readonly told: Told
  /** what the game said first, where the chat still has it */
  readonly beginning?: string
  /** what was typed before, all of it; nothing where the chat was sent without its past */
  readonly actions?: readonly string[]
  /** feelies and clues, of the rules of the game; empty where there are none, or they were not sent */
  readonly papers: string
}

// the head of what a player is told at each step
const HEAD = /STEP: (\d{1,6}) \| CURRENT SCORE: (-?\d{1,9})[ \t]*\n\nOBSERVATION:\n/
const ROLE = /(?:^|\n\n---\n\n)(SYSTEM|USER|ASSISTANT):\n/g
/** Nothing where it is no chat of TextQuests. */
export function readChat(given: string | readonly ChatMessage[]): QuestChat | undefined {
  const messages = typeof given === 'string' ? messagesIn(given) : given
  const last = stepIn(messages.at(-1))
  if (last === undefined) return undefined
  const before = messages.slice(0, -1)
  const steps = before.flatMap((message) => stepIn(message) ?? [])
  const first = last.step === 0 ? last : steps.find(({ step }) => step === 0)
  const said = before.filter(({ role }) => role === 'assistant').map(({ content }) => actionIn(content))
  const isWhole = said.length === last.step && said.every((action) => action !== undefined)
  return {
    ...last,
    ...(first && { beginning: first.told.text }),
    ...(isWhole && { actions: said }),
    papers: papersIn(before.find(({ role }) => role === 'system')?.content ?? ''),
  }
}

/** One text with the roles written before each message, as its agent for flows sends it; or a message alone. */
function messagesIn(text: string): readonly ChatMessage[] {
  const marks = [...text.matchAll(ROLE)]
  if (marks.length === 0) return [{ role: 'user', content: text }]
  return marks.map((mark, place) => ({
    role: mark[1]!.toLowerCase(),
    content: text.slice(mark.index + mark[0].length, marks[place + 1]?.index ?? text.length),
  }))
}

function stepIn(message: ChatMessage | undefined): { step: number; told: Told } | undefined {
  const head = message?.role === 'user' ? HEAD.exec(message.content) : null
  if (head === null) return undefined
  const said = message!.content.slice(head.index + head[0].length)
  const end = endIn(said)
  const text = said.slice(0, end).trimEnd()
  const over = end === undefined ? {} : { over: 'died' as const }
  return { step: Number(head[1]), told: { text, score: Number(head[2]), ...over } }
}

/** When a game is over, it is said below the text what may be done, in words for a model. */
function endIn(said: string): number | undefined {
  const at = said.lastIndexOf('[OUTPUT FORMAT]')
  const words = at < 0 ? '' : said.slice(at)
  return words.includes('```json') && words.includes("else 'restart'") ? at : undefined
}

function actionIn(content: string): string | undefined {
  try {
    const { action } = JSON.parse(between(content, '```json\n', '\n```') ?? content) as { action?: unknown }
    return typeof action === 'string' ? action : undefined
  } catch {
    return undefined
  }
}

/** Below a heading of the rules, up to the next. */
function papersIn(rules: string): string {
  const part = between(rules, 'Here are the original Guideline and Clues for the game ', '[OUTPUT FORMAT DURING') ?? ''
  return part.slice(part.indexOf('\n') + 1).trim()
}

function between(text: string, before: string, after: string): string | undefined {
  const from = text.indexOf(before)
  const to = text.lastIndexOf(after)
  return from < 0 || to < from + before.length ? undefined : text.slice(from + before.length, to)
}
