/** The master plan: what a sentence asks for, as data that every member reads its part of. */
import type { ObjectRelation, RoomRelation } from '../../worlds/scene/relation.ts'

export const memberNames = [
  'orchestrator',
  'librarian',
  'architect',
  'materialScientist',
  'cinematographer',
  'critic',
] as const
export type MemberName = (typeof memberNames)[number]

/** Those that a plan can put in order. */
export type WorkerName = Exclude<MemberName, 'orchestrator' | 'critic'>

export interface RoomRequest {
  readonly id: string
  /** `bedroom` */
  readonly kind: string
  /** in metres; null: whatever fits */
  readonly width: number | null
  readonly depth: number | null
  readonly height: number | null
  readonly shape: 'rectangle' | 'l'
  /** `small`, `spacious`: a factor of the usual area, 1 when nothing is said */
  readonly scale: number
  readonly doors: number
  readonly windows: number
}

/** A door between two rooms of a home. */
export interface Passage {
  readonly from: string
  readonly to: string
}

/** What is asked of a thing besides its kind. Words that are not understood stay in `words`. */
export interface Attributes {
  /** `small`, `large`, `tall`, `long`, `low`, `king` … */
  readonly size?: string
  readonly color?: string
  readonly material?: string
  readonly style?: string
  readonly shape?: string
  readonly pattern?: string
  /** as they were said: `['double', 'wooden']` */
  readonly words: readonly string[]
}

/** Things of one kind that are asked for in one breath: `two red chairs`. */
export interface ObjectRequest {
  readonly id: string
  /** in the singular, without its attributes: `dining chair` */
  readonly name: string
  readonly count: number
  readonly attributes: Attributes
  readonly room: string
  /** 1: asked for; less: added because the room wants it, and the first to be left out */
  readonly importance: number
}

export interface MaterialRequirement {
  readonly color?: string
  readonly material?: string
  readonly style?: string
  readonly finish?: string
  readonly pattern?: string
}

export interface LightingRequirements {
  /** `morning`, `noon`, `afternoon`, `evening`, `night` */
  readonly timeOfDay: string
  /** `warm`, `bright`, `dim`, `neutral` */
  readonly mood: string
  /** lamps are switched on */
  readonly lampsOn: boolean
}

export interface MasterPlan {
  readonly originalPrompt: string
  /** `cozy, warm` */
  readonly interpretedMood: string
  readonly style: string
  readonly rooms: readonly RoomRequest[]
  readonly passages: readonly Passage[]
  readonly requiredObjects: readonly ObjectRequest[]
  readonly spatialRequirements: {
    readonly objects: readonly ObjectRelation[]
    readonly room: readonly RoomRelation[]
  }
  /** by the id of a request; `walls`, `floor` and `ceiling` stand for those of the room */
  readonly materialRequirements: Readonly<Record<string, MaterialRequirement>>
  readonly lightingRequirements: LightingRequirements
  readonly executionOrder: readonly WorkerName[]
  /** words of the prompt that nobody could make sense of */
  readonly notUnderstood: readonly string[]
}
