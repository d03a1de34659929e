/** Words for what a household's board holds. What any board may hold is read in `shared/read-board.ts`. Pure. */
export {
  finite,
  isRecord,
  listAt,
  listOf,
  own,
  recordAt,
  recordOf,
  textOf,
  textsOf,
  type Entries,
} from '../shared/read-board.ts'

/** `lie in the hammock` says it all; `read` does not say what. */
export const useWords = (use: string, thing: string): string =>
  use === '' || use.toLowerCase().includes(thing.toLowerCase()) ? use || thing : `${use} (${thing})`

/** `the kitchen`, but `Room 6` and `Ana's room`: what has a name of its own needs no article. */
export const placeWords = (room: string): string => (/^[^\p{Lu}\d]*$/u.test(room) ? `the ${room}` : room)
