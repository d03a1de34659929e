/** How things were before a turn: what it takes to believe so again after going back. */
import type { Light } from './light.ts'
import type { Aboard, Load } from './load.ts'
import type { ObjectSeen } from './things.ts'

export interface ThingBefore extends Pick<ObjectSeen, 'id' | 'location' | 'properties'> {
  /** empty when it was in nothing */
  readonly inside: string
}

export interface Before {
  /** how many commands had been played after it */
  readonly played: number
  readonly objects?: readonly ThingBefore[]
  /** by location */
  readonly enemies?: Readonly<Record<string, string>>
  readonly light?: Light
  readonly load?: Load
  readonly aboard?: Aboard | null
}
