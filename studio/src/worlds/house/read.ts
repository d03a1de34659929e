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

/** As a story says it: `uses the sofa to relax`. */
export const useWords = (use: string, thing: string): string =>
  `uses ${placeWords(thing)}${use === '' ? '' : ` to ${use}`}`

/** `the kitchen`, but `Room 6` and `Ana's room`: what has a name of its own needs no article. */
export const placeWords = (room: string): string => (/^[^\p{Lu}\d]*$/u.test(room) ? `the ${room}` : room)
