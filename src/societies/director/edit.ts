/** An edit of a finished scene, as it was understood: what is to change, and nothing else may. */
import type { Attributes, ObjectRequest } from './plan.ts'
import type { ObjectRelationKind, RoomRelationKind } from '../../worlds/scene/relation.ts'

/** Where something goes. */
export type Whereto =
  | { readonly kind: ObjectRelationKind; readonly target: string }
  | { readonly kind: RoomRelationKind; readonly side?: 'left' | 'right' | 'back' | 'front' }
  /** so many metres as the camera sees it, or as the thing itself looks */
  | { readonly kind: 'by'; readonly direction: 'left' | 'right' | 'forward' | 'back'; readonly metres: number }

/** One change. `objects` are ids of things that are there. */
export type Edit =
  | { readonly kind: 'move'; readonly objects: readonly string[]; readonly to: Whereto }
  | {
      readonly kind: 'turn'
      readonly objects: readonly string[]
      readonly degrees: number | null
      readonly towards: string | null
    }
  | { readonly kind: 'add'; readonly request: ObjectRequest; readonly to: Whereto | null }
  | { readonly kind: 'remove'; readonly objects: readonly string[] }
  | { readonly kind: 'swap'; readonly objects: readonly string[]; readonly request: ObjectRequest }
  | { readonly kind: 'recolour'; readonly objects: readonly string[]; readonly attributes: Attributes }
  | { readonly kind: 'light'; readonly stops: number; readonly timeOfDay: string | null; readonly mood: string | null }
  | { readonly kind: 'camera'; readonly angle: 'another' | 'above' | 'closer' | 'wider' | 'left' | 'right' }
  | { readonly kind: 'not_understood'; readonly text: string }
