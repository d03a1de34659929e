/** A house after an action: what was, with what the outcome says is different. A board does the same field by field. */
import type { HouseChanges, HouseState } from './state.ts'

export function applyChanges(state: HouseState, changes: HouseChanges): HouseState {
  const { people, things, rooms, desks, chatCount } = changes
  return {
    ...state,
    ...(people !== undefined && { people: { ...state.people, ...people } }),
    ...(things !== undefined && { things: { ...state.things, ...things } }),
    ...(rooms !== undefined && { rooms: { ...state.rooms, ...rooms } }),
    chat: { desks: { ...state.chat.desks, ...desks }, count: chatCount ?? state.chat.count },
  }
}
