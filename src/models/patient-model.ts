/** A model of the AI SDK behind our port: asked patiently, and in words where it does not take a schema. */
import { TroupeError } from '../base/errors.ts'
import type * as AiSdk from './ai-sdk.ts'
import { ModelFault } from './fault.ts'
import { redact } from './keys.ts'
import type { LanguageModel, ModelReply, ModelRequest } from './model.ts'
import { withPatience, type Caller, type Patience } from './patience.ts'
import type { AiSdkModel } from './sdk-object.ts'

// a provider that takes no such schema says so with this
const BAD_REQUEST = 400

/** Nothing is loaded before the first call: `connect` is given the SDK then. */
export function patientModel(
  caller: Caller,
  patience: Patience,
  connect: (sdk: typeof AiSdk) => Promise<AiSdkModel> | AiSdkModel,
): LanguageModel {
  const { name } = caller
  const connected = once(async () => {
    const sdk = await import('./ai-sdk.ts')
    return { sdk, model: await connect(sdk) }
  })
  // what this model refused, schema by schema: another agent's may be one it takes
  const refused = new WeakSet<object>()

  async function generateOnce<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelReply<T>> {
    const { sdk, model } = await connected()
    const asked = { ...request, signal }
    const { schema } = asked
    if (!schema || refused.has(schema)) return sdk.generate<T>(model, asked, { inWords: true })
    try {
      return await sdk.generate<T>(model, asked)
    } catch (error) {
      if (!(error instanceof ModelFault) || error.status !== BAD_REQUEST) throw error
      const reply = await sdk.generate<T>(model, asked, { inWords: true })
      refused.add(schema)
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
