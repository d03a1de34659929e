/** What front ends of a household get: JSON in the words of its actions. Types alone. */
import type { HouseEvent } from '../societies/household/board.ts'

/** `GET …/agent_act/next`: something somebody did. Requests and answers of chats are never among them. */
export interface FrontEndEvent extends HouseEvent {
  /** counts the events of a household from 0, also across resets; not every number is given to front ends */
  readonly number: number
  /** the run it happened in; another one after a reset */
  readonly run: string
}

/** `GET …/game/events` */
export interface FrontEndEvents {
  readonly events: readonly FrontEndEvent[]
  /** what to ask for with `since` next */
  readonly next: number
}

export interface HouseClock {
  readonly round: number
  /** minutes since midnight of the first day */
  readonly minute: number
  /** `day 1, 08:35` */
  readonly time: string
}

/** `GET …/game/status`, and what every change of the game answers with. */
export interface GameStatus extends HouseClock {
  /** the run that goes on now; another one after a reset */
  readonly run: string
  readonly status: 'running' | 'paused' | 'waiting' | 'failed' | 'ended'
  /** why it ended or failed */
  readonly reason?: string
  readonly step: number
  /** how many numbers were given to events: with `since` set to it, only what comes later is told */
  readonly events: number
  readonly resets: number
}

/** One of `GET …/agents/states` */
export interface AgentInHouse {
  readonly agent_id: string
  readonly current_room: string
  readonly holding: readonly string[]
  /** minutes since midnight of the first day */
  readonly using?: { readonly object_id: string; readonly use: string; readonly since: number; readonly until: number }
  /** somebody who left is not */
  readonly is_active: boolean
}

/** One of `GET …/objects` */
export interface ObjectInHouse {
  readonly object_id: string
  readonly location: { readonly room: string } | { readonly object_id: string } | { readonly agent_id: string }
  readonly state?: string
  readonly servings?: number
  readonly users: readonly string[]
  /** what is in or on it */
  readonly holds: readonly string[]
}

export interface RoomInHouse {
  readonly room: string
  readonly agents: readonly string[]
  readonly objects: readonly string[]
}

/** `GET …/world_state` */
export interface WorldState extends HouseClock {
  readonly rooms: readonly RoomInHouse[]
  readonly agents: readonly AgentInHouse[]
  readonly objects: readonly ObjectInHouse[]
}
