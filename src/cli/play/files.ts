/** Files a game writes and reads: named by the player, never replaced without asking, and never half written. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { messageOf } from '../../base/errors.ts'
import { createMachine, SaveFileError, type Story } from '../../worlds/zmachine/index.ts'
import { quote } from '../../terminal/invocation.ts'
import type { Granted, Wish } from './game.ts'

/** How the player is asked in the middle of a game. */
export interface Conversation {
  /** nothing when the player does not answer any more */
  ask(question: string): Promise<string | undefined>
  note(text: string): void
}

/** A name for a new file; nothing when the player thinks better of it. */
export async function askForNewFile(
  what: string,
  usual: string,
  conversation: Conversation,
): Promise<string | undefined> {
  const file = await conversation.ask(`${what} [${usual}]: `)
  if (file === undefined) return undefined
  const name = file.trim() || usual
  if (!existsSync(name)) return name
  const answer = (await conversation.ask(`${quote(name)} exists. Replace it? (y/n) `)) ?? ''
  if (/^\s*y/i.test(answer)) return name
  conversation.note('Nothing was written.')
  return undefined
}

/** Saved games as files beside each other, Quetzal inside. */
export function fileShelf(story: Story, usual: string, conversation: Conversation): (wish: Wish) => Promise<Granted> {
  return async (wish) => {
    if (wish.kind === 'save') {
      const file = await askForNewFile('Save as', usual, conversation)
      if (file === undefined) return false
      const trouble = writeWhole(file, wish.data)
      if (trouble !== undefined) conversation.note(trouble)
      return trouble === undefined
    }
    const file = await conversation.ask(`Restore from [${usual}]: `)
    if (file === undefined) return undefined
    const { saved, trouble } = readSavedGame(file.trim() || usual, story)
    if (trouble !== undefined) conversation.note(trouble)
    return saved
  }
}

/** Without a person nothing is written: the last saved game is remembered until the end. */
export function memoryShelf(): (wish: Wish) => Promise<Granted> {
  let last: Uint8Array | undefined
  return (wish) => {
    if (wish.kind === 'save') last = wish.data
    return Promise.resolve(wish.kind === 'save' ? true : last)
  }
}

/** What went wrong, if something did; then there is no file, or the one from before. */
export function writeWhole(file: string, data: Uint8Array): string | undefined {
  const partial = `${file}.part`
  try {
    writeFileSync(partial, data)
    renameSync(partial, file)
    return undefined
  } catch (error) {
    rmSync(partial, { force: true })
    return `${quote(file)} cannot be written: ${messageOf(error)}.`
  }
}

export function readSavedGame(file: string, story: Story): { saved?: Uint8Array; trouble?: string } {
  if (!existsSync(file)) return { trouble: `There is no file ${quote(file)}.` }
  let saved: Uint8Array
  try {
    saved = readFileSync(file)
  } catch (error) {
    return { trouble: `${quote(file)} cannot be read: ${messageOf(error)}.` }
  }
  try {
    // a machine that nobody plays on finds out what is wrong with it
    createMachine(story).load(saved)
    return { saved }
  } catch (error) {
    if (!(error instanceof SaveFileError)) throw error
    return { trouble: `${quote(file)} cannot be restored. ${error.message}` }
  }
}
