/** Light: which of our things burns, which do not any more, and whether we can go into the dark. */
import { isKind } from '../kinds.ts'
import type { Indexed } from '../lookup.ts'
import type { Location } from './places.ts'
import type { ObjectSeen } from './things.ts'

export interface Light {
  /** the thing that burns; empty when none does */
  readonly lit: string
  /** names of lights that could not be lit, or went out */
  readonly dead: readonly string[]
  /** names of lights that were lit with a fire, after they had been dead */
  readonly kindled: readonly string[]
  /** a light of ours has gone out by itself */
  readonly isBurntOut: boolean
  /** how often we were told that it gets dimmer */
  readonly warnings: number
}

export const NO_LIGHT: Light = { lit: '', dead: [], kindled: [], isBurntOut: false, warnings: 0 }

/** After the last warning we stay where we need no light. */
export const LAST_WARNING = 2

interface Lights {
  readonly light: Light
}
type Seeing = Lights & { readonly objects: Indexed<ObjectSeen> }
type Places = { readonly places: Indexed<Location> }

export const isLit = ({ light }: Lights): boolean => light.lit !== ''

/** The light we could use, if there is one. */
export function lampOf({ objects, light }: Seeing): string | undefined {
  for (const { name, location } of objects.values())
    if (location === 'inventory' && isKind(name, 'light') && !light.dead.includes(name)) return name
  return undefined
}

const BURNING = /^(?:burning|flaming|blazing|glowing|lighted|lit)\b/

/** What burns in our hands besides: the story says so, or calls it burning. */
export function otherLight({ objects, light }: Seeing, than: string): string | undefined {
  for (const { name, location, properties } of objects.values())
    if (location === 'inventory' && name !== than && isKind(name, 'light') && !light.dead.includes(name))
      if (properties.includes('on') || BURNING.test(name)) return name
  return undefined
}

/** It was not lit by a switch, and is not lit again so easily. */
export const needsFire = ({ light }: Lights, lamp: string): boolean =>
  isKind(lamp, 'fire') || light.kindled.includes(lamp)

export const isFading = ({ light }: Lights): boolean => light.warnings >= LAST_WARNING

/** Whether we can go into the dark. */
export const canSee = (seeing: Seeing): boolean => (isLit(seeing) || lampOf(seeing) !== undefined) && !isFading(seeing)

/** A place seen without a light of ours needs none. */
export const isBright = ({ places }: Places, place: string): boolean => places.get(place)?.bright === true

type Standing = Lights & Places & { readonly here: string; readonly reply: { readonly dark: boolean } }

/** Dark, or it would be without the light that has gone out. */
export function isDarkHere({ reply, places, here, light }: Standing): boolean {
  if (reply.dark || places.get(here)?.dark === true) return true
  return light.lit === '' && light.isBurntOut && !isBright({ places }, here)
}
