/**
 * An embedder behind an API, by its name or as a model of the AI SDK: the names, keys and patience of language models.
 */
import { TroupeError } from '../base/errors.ts'
import type * as AiSdk from './ai-sdk.ts'
import type { Embedder } from './embedder.ts'
import { adviceOnKey } from './keys.ts'
import { parseModelName } from './model-name.ts'
import { namedServers } from './model-servers.ts'
import type { ModelOptions } from './named-model.ts'
import { withPatience, type Caller } from './patience.ts'
import { nameOfSdkObject, type AiSdkEmbeddingModel } from './sdk-object.ts'

export interface EmbedderOptions extends ModelOptions {
  /** the length of its vectors; known for the ones in the list below */
  readonly dimensions?: number
}

const DIMENSIONS: Readonly<Record<string, number>> = {
  'text-embedding-3-small': 1536,
  'text-embedding-3-large': 3072,
  'text-embedding-ada-002': 1536,
  'gemini-embedding-001': 3072,
  'nomic-embed-text': 768,
  'mxbai-embed-large': 1024,
  'all-minilm': 384,
}

export function namedEmbedder(
  given: string | AiSdkEmbeddingModel,
  { dimensions: length, modelServers = [], ...patience }: EmbedderOptions = {},
): Embedder {
  const { caller, model, connect } = typeof given === 'string' ? byName(given, modelServers) : ofSdk(given)
  const { name } = caller
  const dimensions = length ?? DIMENSIONS[model.replace(/:latest$/, '')]
  if (dimensions === undefined) {
    throw new TroupeError('MODEL_UNKNOWN', `The length of the vectors of ${name} is not known. Give it as dimensions.`)
  }
  return {
    name,
    dimensions,
    async embed(texts, signal) {
      if (texts.length === 0) return []
      const { result } = await withPatience(caller, patience, signal, async (until) => {
        const sdk = await import('./ai-sdk.ts')
        return sdk.embed(await connect(sdk), texts, until)
      })
      const wrong = result.find((vector) => vector.length !== dimensions)
      if (wrong) {
        throw new TroupeError(
          'EMBEDDER_FAILED',
          `${name} made a vector of ${wrong.length} numbers where ${dimensions} were expected. ` +
            'Give its real dimensions.',
        )
      }
      return result.map((vector) => Float32Array.from(vector))
    },
  }
}

interface Source {
  readonly caller: Caller
  readonly model: string
  readonly connect: (sdk: typeof AiSdk) => Promise<AiSdkEmbeddingModel>
}

function byName(name: string, modelServers: readonly string[]): Source {
  const parsed = parseModelName(name)
  return {
    caller: { ...parsed, adviseOnKey: () => adviceOnKey(parsed, namedServers(modelServers)) },
    model: parsed.model,
    connect: async (sdk) => (await sdk.connect(parsed, modelServers)).embeddingModel(parsed.model),
  }
}

function ofSdk(given: AiSdkEmbeddingModel): Source {
  const { model, ...caller } = nameOfSdkObject(given)
  return { caller, model, connect: async () => given }
}
