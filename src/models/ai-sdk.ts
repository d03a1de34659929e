/**
 * The AI SDK behind our port: its models on one side, ours on the other. Loaded when a model is used. Nothing but this
 * file and those it is split into (`ai-sdk-*.ts`) imports it.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { asSchema, embedMany, generateText, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { EmbeddingModel } from 'ai'
import { TroupeError } from '../base/errors.ts'
import { asFault } from './ai-sdk-fault.ts'
import { replyOf, usageOf } from './ai-sdk-reply.ts'
import { asked, asking, withWords } from './ai-sdk-request.ts'
import { keyFor } from './keys.ts'
import { PROVIDERS, type ModelName } from './model-name.ts'
import { namedServers } from './model-servers.ts'
import type { ModelReply, ModelRequest } from './model.ts'
import { canBeStructured, wordsFor, type JsonSchema } from './schema-words.ts'
import type { AiSdkEmbeddingModel, AiSdkModel } from './sdk-object.ts'
import { fetchWithoutRedirects } from './without-redirects.ts'

interface SdkProvider {
  languageModel(model: string): AiSdkModel
  embeddingModel(model: string): AiSdkEmbeddingModel
}

// its warnings go to the console, and what matters of them we say ourselves
const settings = globalThis as { AI_SDK_LOG_WARNINGS?: unknown }
settings.AI_SDK_LOG_WARNINGS ??= false

/** `modelServers` were named besides the environment's. */
export async function connect(name: ModelName, modelServers: readonly string[] = []): Promise<SdkProvider> {
  const apiKey = keyFor(name, namedServers(modelServers))
  if (name.url !== undefined) {
    return createOpenAICompatible({
      name: 'server',
      baseURL: name.url,
      supportsStructuredOutputs: true,
      includeUsage: true,
      fetch: fetchWithoutRedirects,
      ...(apiKey !== undefined && { apiKey }),
    })
  }
  const { package: from, create } = PROVIDERS[name.provider]!
  const module = await loadPeer(name.name, from)
  return module[create]!({ apiKey, fetch: fetchWithoutRedirects })
}

type PeerOptions = { readonly apiKey: string | undefined; readonly fetch: typeof fetch }
type Peer = Readonly<Record<string, (options: PeerOptions) => SdkProvider>>

async function loadPeer(model: string, from: string): Promise<Peer> {
  try {
    return (await import(from)) as Peer
  } catch (error) {
    throw new TroupeError('MODEL_NO_PACKAGE', `${model} needs a package: npm install ${from}`, { cause: error })
  }
}

/** How a model is asked. */
export interface Manner {
  /** the model's, as the journal says who spoke: its own messages go back to it */
  readonly name: string
  /** the schema goes into the prompt, for a model that does not take it as structured output */
  readonly inWords?: boolean
}

export async function generate<T>(given: AiSdkModel, request: ModelRequest<T>, manner: Manner): Promise<ModelReply<T>> {
  const { told, held } = await prepare(given, request, manner)
  const common = { model: asking(given, request), ...asked(told, manner.name) }
  try {
    if (!held) return withPrompt(request, told, replyOf(request, await generateText(common)))
    const result = await generateText({ ...common, output: Output.object({ schema: held as never }) })
    // cut off by its limit, a reply has text but no value
    const whole = result.finishReason === 'stop'
    return { ...replyOf(request, result), ...(whole && { value: result.output as T }) }
  } catch (error) {
    // it answered, but not to the schema: whoever asked decides what to make of the text
    if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', usage: usageOf(error.usage) }
    throw asFault(error)
  }
}

/** With a schema, what comes is the text of its JSON. */
export async function* stream(
  given: AiSdkModel,
  request: ModelRequest,
  manner: Manner,
): AsyncGenerator<string, ModelReply> {
  const { told, held } = await prepare(given, request, manner)
  // whoever stops reading in the middle lets go of the connection
  const ending = new AbortController()
  const abortSignal = AbortSignal.any([ending.signal, ...(request.signal ? [request.signal] : [])])
  let fault: unknown
  try {
    const result = streamText({
      model: asking(given, request),
      ...asked(told, manner.name),
      ...(held && { output: Output.object({ schema: held as never }) }),
      abortSignal,
      onError: ({ error }) => void (fault = error),
    })
    for await (const text of result.textStream) yield text
    if (fault !== undefined) throw fault
    const [text, usage] = [await result.text, await result.usage]
    const [toolCalls, responseMessages] = [await result.toolCalls, await result.responseMessages]
    const reply = replyOf(request, { text, usage, toolCalls, responseMessages })
    if (!held || (await result.finishReason) !== 'stop') return withPrompt(request, told, reply)
    const value: unknown = await Promise.resolve(result.output).catch(withoutObject)
    return value === undefined ? reply : { ...reply, value }
  } catch (error) {
    throw asFault(fault ?? error)
  } finally {
    ending.abort()
  }
}

export async function embed(given: AiSdkEmbeddingModel, texts: readonly string[], signal: AbortSignal) {
  const model = given as EmbeddingModel
  try {
    return (await embedMany({ model, values: [...texts], maxRetries: 0, abortSignal: signal })).embeddings
  } catch (error) {
    throw asFault(error)
  }
}

interface Prepared<T> {
  readonly told: ModelRequest<T>
  readonly held?: ModelRequest<T>['schema']
}

/** What is asked, with the schema put into words or, as `held`, left to the provider. Beside tools it is neither. */
async function prepare<T>(
  model: AiSdkModel,
  request: ModelRequest<T>,
  { inWords = false }: Manner,
): Promise<Prepared<T>> {
  const { schema: given, tools = [] } = request
  const schema = given && tools.length === 0 ? await jsonSchemaOf(given) : undefined
  if (!schema) return { told: request }
  if (!inWords && canBeStructured(schema) && !takesNoSchema(model))
    return { told: request, ...(given && { held: given }) }
  return { told: withWords(request, wordsFor(schema)) }
}

function withPrompt<T>(request: ModelRequest, { prompt }: ModelRequest, reply: ModelReply<T>): ModelReply<T> {
  return prompt === request.prompt ? reply : { ...reply, prompt }
}

function withoutObject(error: unknown): undefined {
  if (!NoObjectGeneratedError.isInstance(error)) throw error
}

/** Some schemas can only check; then the reply is asked for as text and read from it. */
async function jsonSchemaOf(schema: NonNullable<ModelRequest['schema']>): Promise<JsonSchema | undefined> {
  const { vendor, ...rest } = schema['~standard']
  if (vendor !== 'zod' && !('jsonSchema' in rest)) return undefined
  return (await asSchema(schema as never).jsonSchema) as JsonSchema
}

/** Some models of the SDK say so themselves. They would leave the schema out, and only warn. */
function takesNoSchema(model: AiSdkModel): boolean {
  return 'supportsStructuredOutputs' in model && model.supportsStructuredOutputs === false
}
