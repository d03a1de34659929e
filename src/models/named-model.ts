/** A model by its name. Nothing is loaded and no key is read before its first call. */
import { TroupeError } from '../base/errors.ts'
import { ModelFault } from './fault.ts'
import { adviceOnKey, redact } from './keys.ts'
import { parseModelName } from './model-name.ts'
import { namedServers } from './model-servers.ts'
import type { LanguageModel, ModelReply, ModelRequest } from './model.ts'
import { withPatience, type Patience } from './patience.ts'

export interface ModelOptions extends Patience {
  /** addresses of servers that were named besides the environment's: the plain key goes to no other */
  readonly modelServers?: readonly string[]
}

export function namedModel(name: string, { modelServers = [], ...patience }: ModelOptions = {}): LanguageModel {
  const parsed = parseModelName(name)
  const caller = { ...parsed, adviseOnKey: () => adviceOnKey(parsed, namedServers(modelServers)) }
  const connected = once(async () => {
    const sdk = await import('./ai-sdk.ts')
    return { sdk, model: (await sdk.connect(parsed, modelServers)).languageModel(parsed.model) }
  })
  // learned from a refusal: a server that does not know structured output is asked for text from then on
  let takesSchemas = true

  async function generateOnce<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelReply<T>> {
    const { sdk, model } = await connected()
    const { schema, ...plain } = { ...request, signal }
    if (!schema || !takesSchemas) return sdk.generate<T>(model, plain)
    try {
      return await sdk.generate<T>(model, { ...plain, schema })
    } catch (error) {
      if (!(error instanceof ModelFault) || error.status !== 400) throw error
      const reply = await sdk.generate<T>(model, plain)
      takesSchemas = false
      return reply
    }
  }

  return {
    name,
    async generate<T>(request: ModelRequest<T>) {
      const work = (signal: AbortSignal) => generateOnce(request, signal)
      const { result, tries } = await withPatience(caller, patience, request.signal, work)
      return tries === 1 ? result : { ...result, tries }
    },
    async *stream(request) {
      // tried again until the first piece is there: what was shown cannot be taken back
      const { result } = await withPatience(caller, patience, request.signal, async (signal) => {
        const { sdk, model } = await connected()
        const pieces = sdk.stream(model, { ...request, signal })
        return { pieces, first: await pieces.next() }
      })
      const { pieces } = result
      let piece = result.first
      try {
        for (; !piece.done; piece = await pieces.next()) yield piece.value
        return piece.value
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error
        throw new TroupeError(
          'MODEL_FAILED',
          redact(`${name} broke off in the middle of its answer: ${error.message}.`),
        )
      }
    },
  }
}

/** Done at the first call; a failure is not kept, so that a key set later is found. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    }))
}
