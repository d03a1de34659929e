/**
 * frotz without a screen, played turn by turn. The text is taken from the transcript frotz writes: on its screen it
 * leaves out whatever is bold, wraps at 255 columns at most and runs prompts together. A transcript begins where the
 * story is asked for it, so the text before that is not there to be compared.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { normalise } from './script.ts'

export interface FrotzOptions {
  readonly seed: number
  /** commands to play before the story takes commands such as `script`; their text is not in the answer */
  readonly opening?: number
}

/** Where dfrotz is installed; Debian keeps games off the path of many users. */
export const dfrotz = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/games', '/usr/local/games']
  .map((folder) => join(folder, 'dfrotz'))
  .find((file) => existsSync(file))

/** The text after each command that follows the opening, or undefined when dfrotz is not installed. */
export function playDfrotz(
  story: string,
  commands: readonly string[],
  { seed, opening = 0 }: FrotzOptions,
): string[] | undefined {
  if (dfrotz === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'dfrotz-'))
  const transcript = join(folder, 'transcript')
  const played = commands.slice(opening)
  try {
    const input = [...commands.slice(0, opening), 'script', transcript, ...played, ''].join('\n')
    // -S 0: a transcript of unwrapped lines; -Z 0: no warnings of frotz's own within the text; -m: no [MORE]
    const options = ['-q', '-m', '-w', '255', '-h', '255', '-S', '0', '-Z', '0', '-s', String(seed)]
    const { error } = spawnSync(dfrotz, [...options, story], { input, timeout: 60_000 })
    if (error) throw error
    return splitTurns(readFileSync(transcript, 'utf8'), played)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Cuts a transcript where each command stands after a prompt. Commands after the end of the game have no turn. */
function splitTurns(transcript: string, commands: readonly string[]): string[] {
  const turns: string[] = []
  let rest = transcript
  for (const command of commands) {
    const echo = findEcho(rest, command)
    if (echo < 0) break
    // the sign of the prompt belongs to the turn before: other players print it there
    turns.push(rest.slice(0, echo))
    rest = rest.slice(echo + command.length + 1)
  }
  return [...turns, rest].slice(1).map(normalise)
}

function findEcho(text: string, command: string): number {
  let at = text.indexOf(`${command}\n`)
  while (at >= 0 && !/[>?:)] ?$/.test(text.slice(Math.max(0, at - 2), at))) at = text.indexOf(`${command}\n`, at + 1)
  return at
}
