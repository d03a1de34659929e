/** Settings of all minds in this process, made by a command line or a test: which mind thinks for which agent. */
import type { GivenModel } from '../models/named-model.ts'
import type { Patience } from '../models/patience.ts'
import type { AnyMind } from './answer.ts'
import type { Meter } from './meter.ts'

export interface MindSettings {
  /** the mind of an agent, whatever its code says: a model's name, a model, a mind, `rules` or `person` */
  readonly choose?: Readonly<Record<string, GivenModel | AnyMind>>
  /** the model of agents whose code names none; TROUPE_MODEL without it */
  readonly model?: GivenModel
  /** counts, and holds to limits */
  readonly meter?: Meter
  /** false leaves prompts out of the journal. Replies stay: a resumed run needs them */
  readonly keepPrompts?: boolean
  /** addresses of model servers that were named besides the environment's: TROUPE_API_KEY goes to no other */
  readonly modelServers?: readonly string[]
  /** how models that are named here or in code are called */
  readonly patience?: Patience
}

// a society may have brought its own copy of troupe: both see the same settings
const PLACE = Symbol.for('troupe.minds')
const place = globalThis as { [PLACE]?: MindSettings }

/** Settings for every `mind()` of this process, from now on. */
export function configureMinds(settings: MindSettings): void {
  place[PLACE] = settings
}

export function processSettings(): MindSettings {
  return place[PLACE] ?? {}
}
