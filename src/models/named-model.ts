/** A model by its name, or one that is there already. Nothing is loaded and no key is read before its first call. */
import { adviceOnKey } from './keys.ts'
import { parseModelName } from './model-name.ts'
import { namedServers } from './model-servers.ts'
import type { LanguageModel } from './model.ts'
import type { Patience } from './patience.ts'
import { patientModel } from './patient-model.ts'
import { isAiSdkModel, nameOfSdkObject, type AiSdkModel } from './sdk-object.ts'

export interface ModelOptions extends Patience {
  /** addresses of servers that were named besides the environment's: the plain key goes to no other */
  readonly modelServers?: readonly string[]
}

/** However people give a model: by its name, as one of the AI SDK, or as one of their own. */
export type GivenModel = string | AiSdkModel | LanguageModel

export function namedModel(name: string, { modelServers = [], ...patience }: ModelOptions = {}): LanguageModel {
  const parsed = parseModelName(name)
  const caller = { ...parsed, adviseOnKey: () => adviceOnKey(parsed, namedServers(modelServers)) }
  return patientModel(caller, patience, async (sdk) =>
    (await sdk.connect(parsed, modelServers)).languageModel(parsed.model),
  )
}

/** The model that was given. One of the AI SDK is asked with our patience; it brings its own address and key. */
export function modelFrom(given: GivenModel, options: ModelOptions = {}): LanguageModel {
  if (typeof given === 'string') return namedModel(given, options)
  return isAiSdkModel(given) ? patientModel(nameOfSdkObject(given), options, () => given) : given
}
