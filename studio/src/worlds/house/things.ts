/** Things as a house file has them, as far as their drawing tells them apart. Pure. */
import { kindOf, type FurnitureKind, type Look } from './furniture-kinds.ts'
import { finite, isRecord, listOf, recordOf, textOf } from './read.ts'

export interface Thing {
  readonly id: string
  /** where it is at first */
  readonly in: string
  readonly look: Look
  readonly kind: FurnitureKind
  /** its uses in which one sleeps */
  readonly sleeps: readonly string[]
  /** things are in it, never on it */
  readonly isClosable: boolean
}

export function thingOf(file: unknown): Thing[] {
  if (!isRecord(file) || textOf(file['id']) === '') return []
  const uses = listOf(file['uses']).map(recordOf)
  const sleeps = uses.filter(({ isSleep }) => isSleep === true)
  const states = Object.keys(recordOf(file['states']))
  const look =
    file['isPortable'] === true
      ? 'small'
      : sleeps.length > 0
        ? 'bed'
        : uses.some(({ seats }) => (finite(seats) ?? 1) > 1)
          ? 'seat'
          : isRecord(file['holds'])
            ? 'store'
            : states.some(isLit)
              ? 'light'
              : 'plain'
  return [
    {
      id: textOf(file['id']),
      in: textOf(file['in']),
      look,
      kind: kindOf(textOf(file['id']), look),
      sleeps: sleeps.map(({ name }) => textOf(name)),
      isClosable: Object.hasOwn(recordOf(file['holds']), 'openIn'),
    },
  ]
}

/** A state that gives light. */
export const isLit = (state: string): boolean => state === 'on' || state === 'lit' || state === 'burning'
