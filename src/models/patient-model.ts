/** A model of the AI SDK behind our port: asked patiently, and in words where it does not take a schema. */
import { TroupeError } from '../base/errors.ts'
import type * as AiSdk from './ai-sdk.ts'
import { mayAsk } from './call-gate.ts'
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

  /** Asks with the schema, and in words from then on where the model refuses it. Beside tools it is not sent at all. */
  async function ask<T>({ schema, tools = [] }: ModelRequest, call: (inWords: boolean) => Promise<T>): Promise<T> {
    if (!schema || tools.length > 0 || refused.has(schema)) return call(true)
    try {
      return await call(false)
    } catch (error) {
      if (!(error instanceof ModelFault) || error.status !== BAD_REQUEST) throw error
      await mayAsk(caller.provider)
      const reply = await call(true)
      refused.add(schema)
      return reply
    }
  }

  async function begin(request: ModelRequest, signal: AbortSignal): Promise<Begun> {
    const { sdk, model } = await connected()
    const begun = await ask(request, async (inWords) => {
      const pieces = sdk.stream(model, { ...request, signal }, { name, inWords })
      return { pieces, first: await pieces.next() }
    })
    const over = Promise.withResolvers<void>()
    // also for whoever stopped reading and said nothing
    signal.addEventListener('abort', () => over.resolve(), { once: true })
    return { ...begun, over }
  }

  return {
    name,
    async generate<T>(request: ModelRequest<T>) {
      const { result, tries } = await withPatience(caller, patience, request.signal, async (signal) => {
        const { sdk, model } = await connected()
        return ask(request, (inWords) => sdk.generate<T>(model, { ...request, signal }, { name, inWords }))
      })
      return tries === 1 ? result : { ...result, tries }
    },
    async *stream(request) {
      // tried again until the first piece is there: what was shown cannot be taken back
      const { result, tries } = await withPatience(
        caller,
        patience,
        request.signal,
        (signal) => begin(request, signal),
        ({ over }) => over.promise,
      )
      const { pieces, first, over } = result
      try {
        let piece = first
        for (; !piece.done; piece = await pieces.next()) yield piece.value
        return tries === 1 ? piece.value : { ...piece.value, tries }
      } catch (error) {
        request.signal?.throwIfAborted()
        if (!(error instanceof ModelFault)) throw error
        throw new TroupeError(
          'MODEL_FAILED',
          redact(`${name} broke off in the middle of its answer: ${error.message}.`),
        )
      } finally {
        over.resolve()
        // lets go of the connection, where not everything was read
        await pieces.return(undefined as never)
      }
    },
  }
}

/** A stream whose first piece is there. */
interface Begun {
  readonly pieces: AsyncGenerator<string, ModelReply>
  readonly first: IteratorResult<string, ModelReply>
  readonly over: PromiseWithResolvers<void>
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
