/**
 * A house file: rooms, doors, things and what can be done with them, as JSON. Whatever things can do is declared here,
 * so a house of your own needs no code.
 */
export const needNames = ['food', 'rest', 'company', 'fun', 'tidiness'] as const
export type Need = (typeof needNames)[number]
export type NeedAmounts = Readonly<Partial<Record<Need, number>>>

export interface HouseFile {
  readonly name: string
  readonly rooms: readonly RoomFile[]
  readonly doors: readonly DoorFile[]
  readonly things: readonly ThingFile[]
}

export interface RoomFile {
  /** as people say it: `kitchen`. Names of rooms, things and people are all different */
  readonly id: string
  readonly description?: string
  /** on the plan, in metres: x, y, width, depth. Where one room has none, all are laid out anew */
  readonly at?: readonly [number, number, number, number]
  readonly isOutdoors?: boolean
  /** in a village: the house it belongs to */
  readonly house?: string
}

/** Works both ways unless it says one way. */
export interface DoorFile {
  readonly from: string
  readonly to: string
  readonly oneWay?: boolean
}

/** What must be so before something can be done. */
export interface Requirement {
  /** a thing that whoever does it holds */
  readonly holding?: string
  /** the state that the thing itself is in */
  readonly state?: string
}

export interface ThingFile {
  readonly id: string
  readonly description?: string
  /** a room, or a thing that holds things */
  readonly in: string
  /** can be taken and carried; no unless told */
  readonly isPortable?: boolean
  /** by name, what it takes to bring it into that state; the first one is how it begins */
  readonly states?: Readonly<Record<string, Requirement>>
  /** it holds other things: reached only while in one of these states, always where there are none */
  readonly holds?: { readonly openIn?: readonly string[] }
  readonly uses?: readonly UseFile[]
  /** can be consumed so many times; what it gives each time */
  readonly consumable?: { readonly servings: number; readonly gives: NeedAmounts }
  /** full again each morning, as a fridge is */
  readonly isRefilled?: boolean
}

export interface UseFile {
  /** a verb with what goes with it: `sleep`, `read`, `listen to music` */
  readonly name: string
  readonly minutes: number
  /** what it gives when it was used that long, and a part of it when shorter */
  readonly gives: NeedAmounts
  readonly requires?: Requirement
  /** how many can use it at once; 1 */
  readonly seats?: number
  /** whoever uses it sleeps: nobody can ask them anything */
  readonly isSleep?: boolean
}
