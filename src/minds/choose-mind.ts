/** Which mind an agent has: what the run says, then the settings, then the code, then TROUPE_MODEL, then its rules. */
import { TroupeError } from '../base/errors.ts'
import { parseModelName } from '../models/model-name.ts'
import type { GivenModel } from '../models/named-model.ts'
import type { AnyMind, Mind } from './answer.ts'
import type { MindSettings } from './settings.ts'

export type Choice<V, T, P> = GivenModel | AnyMind | Mind<V, T, P>

type Chosen = Readonly<Record<string, unknown>>

export interface Choices<V, T, P> {
  /** what the run says */
  readonly run: Chosen | undefined
  readonly settings: MindSettings
  /** what the code says */
  readonly by: Choice<V, T, P> | undefined
}

/** `names`: the agent's, and before it the one it thinks for. */
export function chooseMind<V, T, P>(names: readonly string[], choices: Choices<V, T, P>): Choice<V, T, P> {
  for (const chosen of [choices.run, choices.settings.choose]) {
    const name = chosen && names.find((each) => Object.hasOwn(chosen, each) && chosen[each] !== undefined)
    if (name !== undefined) return chosen![name] as Choice<V, T, P>
  }
  return choices.by ?? choices.settings.model ?? (process.env['TROUPE_MODEL'] || 'rules')
}

/** Refuses a model that nobody knows. Of an agent that thinks for many, whoever was chosen may be one of them. */
export function checkChoices<V, T, P>(agent: string, thinksForMany: boolean, choices: Choices<V, T, P>): void {
  const all = thinksForMany ? { ...choices.settings.choose, ...choices.run } : {}
  for (const choice of [chooseMind([agent], choices), ...Object.values(all)]) {
    if (typeof choice !== 'string' || choice === 'rules' || choice === 'person') continue
    try {
      parseModelName(choice)
    } catch (error) {
      if (!(error instanceof TroupeError)) throw error
      throw new TroupeError(error.code, `${error.message} It is to think for agent "${agent}".`, { cause: error })
    }
  }
}
