/**
 * A page of a game, which part of a turn is shown where: the status apart, what stands in the upper window, the text,
 * and the prompt after it.
 */
import { drawStatus } from '../../worlds/adventure/status.ts'
import type { Turn } from '../../worlds/zmachine/index.ts'
import { harmless } from '../../terminal/text.ts'

export interface Page {
  /** room, score and whatever else the story shows there; empty when it shows nothing */
  readonly status: string
  /** quotations and menus: more of the upper window than a line */
  readonly box: readonly string[]
  readonly text: string
  /** what stands before the cursor */
  readonly prompt: string
}

export function pageOf({ text, upper, status, stop }: Turn): Page {
  const [first = '', ...below] = upper.split('\n').map(harmless)
  const isMenu = stop.kind === 'key' && below.some((line) => line.trim() !== '')
  const isAsking = stop.kind === 'line' || stop.kind === 'key'
  const lines = text.split('\n').map(harmless)
  const prompt = isAsking ? lines.pop()! : ''
  return {
    status: status ? harmless(gapped(status)) : isMenu ? '' : first.trim(),
    box: withoutMargins(isMenu ? [first, ...below] : below),
    text: lines.length === 0 ? '' : isAsking ? `${lines.join('\n')}\n` : lines.join('\n'),
    prompt,
  }
}

/** The parts of a status line drawn closer together, so that they fit and stand as one. */
export function closeUp(status: string): string {
  return status.replaceAll(/ {2,}/g, '  ')
}

function gapped(status: NonNullable<Turn['status']>): string {
  const { left, right } = drawStatus(status)
  return `${left}  ${right}`
}

function withoutMargins(lines: readonly string[]): string[] {
  const isBlank = (line: string) => line.trim() === ''
  const from = lines.findIndex((line) => !isBlank(line))
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex((line) => !isBlank(line)) + 1)
}
