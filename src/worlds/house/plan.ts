/** A house file, read once: what is where, which doors lead where, and the way from room to room. */
import type { HouseFile, RoomFile, ThingFile } from './house-file.ts'

export interface HousePlan {
  readonly file: HouseFile
  readonly rooms: ReadonlyMap<string, RoomFile>
  readonly things: ReadonlyMap<string, ThingFile>
  /** where one can go from a room at once */
  readonly exitsOf: (room: string) => readonly string[]
  /** the rooms on the way, without the first and with the last; nothing where no way leads */
  readonly way: (from: string, to: string) => readonly string[] | undefined
}
