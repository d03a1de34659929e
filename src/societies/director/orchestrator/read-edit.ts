/** From a request to changes of a finished scene: move, turn, add, remove, swap, recolour, light and camera. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Edit } from '../edit.ts'
import { readCommands, type Command } from './edit/commands.ts'
import type { Scenery } from './edit/find-objects.ts'
import { createReading, type Reading } from './edit/reading.ts'
import { readAdd, readMove, readRemove, readSwap, readTurn } from './edit/place-edits.ts'
import { readCameraEdit, readLightEdit } from './edit/light-edit.ts'
import { readRecolour } from './edit/recolour.ts'
import type { Item } from './phrase.ts'
import { readItems } from './read-items.ts'

/** The changes a text asks for, in order; what is not understood is one of them. */
export function* readEdit(text: string, scenery: Scenery): Pieces<Edit[]> {
  const commands = readCommands(text)
  const reading = createReading(scenery)
  const edits: Edit[] = []
  for (const command of commands) edits.push(...(yield* readCommand(reading, command)))
  return edits.length > 0 ? edits : [{ kind: 'not_understood', text: text.slice(0, 400) }]
}

function* readCommand(reading: Reading, command: Command): Pieces<readonly Edit[]> {
  const items = yield* readItems(command.tokens, reading.scenery.nouns)
  const edits = understood(reading, command, items)
  return edits.length > 0 ? edits : [{ kind: 'not_understood', text: command.text }]
}

function understood(reading: Reading, { verb, tokens, text }: Command, items: readonly Item[]): readonly Edit[] {
  const words = text.split(' ')
  const camera =
    verb === 'camera' || verb === 'unknown' || verb === 'move' || verb === 'add' || verb === 'make'
      ? readCameraEdit(words)
      : null
  if (camera !== null) return [camera]
  const hasThing = items.some(({ type }) => type === 'thing')
  const light = readLightEdit(words)
  if (
    light !== null &&
    (verb === 'light' ||
      !hasThing ||
      words.some((word) => /^(?:lights?|lighting|lamps?)$/.test(word) && verb === 'turn'))
  )
    return [light]
  switch (verb) {
    case 'remove':
      return readRemove(reading, items)
    case 'swap':
      return readSwap(reading, items)
    case 'move':
      return readMove(reading, items, tokens)
    case 'turn': {
      const painted = readRecolour(reading, items)
      return painted.length > 0 ? painted : readTurn(reading, items, tokens)
    }
    case 'add':
      return readAdd(reading, items)
    case 'paint':
      return readRecolour(reading, items)
    case 'make':
    case 'unknown': {
      const swapped = verb === 'make' ? readSwap(reading, items) : []
      return swapped.length > 0 ? swapped : readRecolour(reading, items)
    }
    case 'light':
    case 'camera':
      return []
  }
}
