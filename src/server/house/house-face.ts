/** What front ends of households need of the server, put together: the logs, the game, and streams of events. */
import type { Describer } from '../describe.ts'
import { createHub, type Hub } from '../hub.ts'
import type { Store } from '../../store/store.ts'
import type { Supervisor } from '../supervisor.ts'
import type { Turns } from '../turns.ts'
import { createGame, type Game } from './game.ts'
import { createHouseChannel } from './house-channel.ts'
import type { HouseholdNotes } from './household-notes.ts'
import { createHouseholds, type Households } from './households.ts'

export interface HouseFace {
  readonly households: Households
  readonly game: Game
  /** events, by the first run of a household */
  readonly hub: Hub
  /** what happens with a run, besides its journal, is another now */
  changed(run: string): void
  close(): void
}

export interface HouseFaceOptions {
  readonly store: Store
  readonly supervisor: Supervisor
  readonly describer: Describer
  readonly turns: Turns
  readonly notes: HouseholdNotes
  readonly beatMs?: number
}

export function createHouseFace({ store, supervisor, describer, turns, notes, beatMs }: HouseFaceOptions): HouseFace {
  const households = createHouseholds(store, turns, notes)
  const game = createGame({ store, supervisor, describer, households, onReset: (root) => hub.changed(root) })
  const hub = createHub({
    store,
    stateOf: (root) => game.status(root),
    isBusy: () => turns.isBusy,
    ...(beatMs !== undefined && { beatMs }),
    openChannel: ({ run: root, broadcast, onNews }) =>
      createHouseChannel({
        store,
        household: () => households.of(root),
        statusOf: () => game.status(root),
        isOurs: (run) => supervisor.stateOf(run).isLive,
        broadcast,
        onNews,
      }),
  })
  return {
    households,
    game,
    hub,
    changed: (run) => hub.changed(households.rootOf(run)),
    close() {
      hub.close()
      notes.close()
    },
  }
}
