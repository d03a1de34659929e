/** A script: a text file of commands, one per line, whose comment says on which seed it is played. */
import { readFileSync } from 'node:fs'

export interface Script {
  readonly seed: number
  readonly commands: readonly string[]
}

export function readScript(file: string): Script {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const comments = lines.filter((line) => line.startsWith('#')).join('\n')
  const seed = /seed (\d+)/.exec(comments)?.[1]
  return { seed: Number(seed ?? 1), commands: lines.filter((line) => line.trim() !== '' && !line.startsWith('#')) }
}

/**
 * What may differ between players without a difference in the story: spaces at the ends of lines, empty lines at the
 * end, the prompt, which Infocom's stories print as `>` and Inform's questions as `?` on a line of its own, and what
 * Inform's `version` tells of the interpreter.
 */
export function normalise(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines
    .join('\n')
    .replace(/^Standard interpreter \d\.\d \(\w+\)/gm, 'Standard interpreter')
    .replace(/(^|\n)[>?]$/, '')
    .trimEnd()
}
