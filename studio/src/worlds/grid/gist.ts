/** What a letter says in a few words: explorers tell each other cells by number, which nobody wants to read. */
import { readReport } from '../../../../src/societies/explorers/report.ts'
import { chartOf } from '../../../../src/worlds/grid/chart.ts'
import type { GridMap } from '../../../../src/worlds/grid/map.ts'
import type { Position } from '../../../../src/worlds/grid/pose.ts'
import { clipText } from '../../ui/clip-text.ts'

// reports are below the limit of the mail; whatever is longer is no report
const LONGEST_REPORT = 4000
const CELLS = /Seen (?:(?:door|floor|wall)(?: \d+,\d+,\d+(?:-\d+,\d+,\d+)?)+(?:; )?)+\./

export function gistOf(map: GridMap | undefined, message: string): string {
  if (map === undefined || message.length > LONGEST_REPORT) return message
  const seen = CELLS.exec(message)
  if (seen === null) return message
  const { cells } = readReport(chartOf(map).words, message)
  const rest = message.slice(seen.index + seen[0].length)
  const count = `Seen ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}.`
  return `${message.slice(0, seen.index).trimEnd()} ${count}${rest}`.trim()
}

/** The one thing in it that matters on a map, if there is one: where somebody goes is drawn, not written. */
export function bubbleOf(message: string): string | undefined {
  const words = clipText(message, LONGEST_REPORT).shown
  const found = /\bFound ([^.]{1,60})\./.exec(words)?.[1]
  if (found !== undefined) return `Found ${found.replaceAll(/ at \([^()]*\)/g, '')}`
  return /\bI am at \(|\bGoing to \(/.test(words) ? undefined : words
}

/** Where somebody says it is going. */
export const goalOf = (map: GridMap, message: string): Position | undefined =>
  message.length > LONGEST_REPORT ? undefined : readReport(chartOf(map).words, message).goingTo
