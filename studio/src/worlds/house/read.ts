/** Reading a board that anybody may have written: what has another shape is as if it were not there. Pure. */
import type { Moment } from '../../contract.ts'

export type Entries = Readonly<Record<string, unknown>>

const NONE: Entries = Object.freeze({})

export const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const recordOf = (value: unknown): Entries => (isRecord(value) ? value : NONE)
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((each): each is string => typeof each === 'string')
export const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

export const recordAt = (moment: Moment, field: string): Entries => recordOf(moment.field(field))
export const listAt = (moment: Moment, field: string): readonly unknown[] => listOf(moment.field(field))

/** A name may be that of something every object has. */
export const own = (record: Entries, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined)

/** As a story says it: `uses the sofa to relax`. */
export const useWords = (use: string, thing: string): string =>
  `uses ${placeWords(thing)}${use === '' ? '' : ` to ${use}`}`

/** `the kitchen`, but `Room 6` and `Ana's room`: what has a name of its own needs no article. */
export const placeWords = (room: string): string => (/^[^\p{Lu}\d]*$/u.test(room) ? `the ${room}` : room)
