/** dfrotz, an interpreter of somebody else: a story is played in a process of its own, and tells its text. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/games', '/usr/local/games']

/** Where it is, if it is here. */
export const dfrotz = PLACES.map((place) => join(place, 'dfrotz')).find((file) => existsSync(file))

/** For the name of a test that cannot be run without it. */
export const needsDfrotz = dfrotz === undefined ? ' (skipped: needs dfrotz; apt-get install frotz)' : ''

export interface ForeignGame {
  /** what it says before anything is typed, and after a command */
  begin(): Promise<string>
  type(command: string): Promise<string>
  close(): void
}

// a story that waits for a key shows no prompt; on a busy machine an answer takes its time
const QUIET_MS = 2_000

export function startDfrotz(story: string, seed: number): ForeignGame {
  const child = spawn(dfrotz!, ['-q', '-p', '-m', '-w', '200', '-h', '1000', '-s', String(seed), story])
  let text = ''
  let isOver = false
  let heard = () => {}
  child.stdout.setEncoding('latin1').on('data', (part: string) => {
    text += part
    heard()
  })
  child.on('close', () => {
    isOver = true
    heard()
  })
  const isAsking = () => isOver || text.endsWith('>')
  const untilAsked = async (): Promise<string> => {
    while (!isAsking()) {
      const isQuiet = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), QUIET_MS)
        heard = () => {
          clearTimeout(timer)
          resolve(false)
        }
      })
      if (isQuiet && text.trim() !== '') break
    }
    const said = text
    text = ''
    return said
  }
  return {
    begin: untilAsked,
    type: (command) => {
      child.stdin.write(`${command}\n`)
      return untilAsked()
    },
    close: () => void child.kill(),
  }
}
