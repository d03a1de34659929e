/** The one file that knows the AI SDK: our port on this side, its models on the other. Loaded when a model is used. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, asSchema, embedMany, generateText, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { EmbeddingModel, LanguageModel as SdkLanguageModel, LanguageModelUsage } from 'ai'
import { messageOf, TroupeError } from '../base/errors.ts'
import { isPassingStatus, ModelFault, readRetryAfter } from './fault.ts'
import { keyFor } from './keys.ts'
import { PROVIDERS, type ModelName } from './model-name.ts'
import { namedServers } from './model-servers.ts'
import type { ModelReply, ModelRequest, ModelUsage } from './model.ts'
import { canBeStructured, wordsFor, type JsonSchema } from './schema-words.ts'
import type { AiSdkEmbeddingModel, AiSdkModel } from './sdk-object.ts'
import { trimEnd } from './trim-end.ts'
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

/** `inWords`: the schema goes into the prompt, for a model that does not take it as structured output. */
export async function generate<T>(
  given: AiSdkModel,
  request: ModelRequest<T>,
  { inWords = false } = {},
): Promise<ModelReply<T>> {
  const model = given as SdkLanguageModel
  const schema = request.schema && (await jsonSchemaOf(request.schema))
  try {
    if (!schema || inWords || !canBeStructured(schema) || takesNoSchema(given)) {
      const prompt = `${request.prompt}${schema ? wordsFor(schema) : ''}`
      const reply = textReply(await generateText({ model, ...asked({ ...request, prompt }) }))
      return prompt === request.prompt ? reply : { ...reply, prompt }
    }
    const output = Output.object({ schema: request.schema as never })
    const result = await generateText({ model, ...asked(request), output })
    // cut off by its limit, a reply has text but no value
    const whole = result.finishReason === 'stop'
    return { ...textReply(result), ...(whole && { value: result.output as T }) }
  } catch (error) {
    // it answered, but not to the schema: whoever asked decides what to make of the text
    if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', usage: usageOf(error.usage) }
    throw asFault(error)
  }
}

export async function* stream(model: AiSdkModel, request: ModelRequest): AsyncGenerator<string, ModelReply> {
  let fault: unknown
  const result = streamText({
    model: model as SdkLanguageModel,
    ...asked(request),
    onError: ({ error }) => void (fault = error),
  })
  try {
    for await (const text of result.textStream) yield text
    if (fault !== undefined) throw fault
    return { text: await result.text, usage: usageOf(await result.usage) }
  } catch (error) {
    throw asFault(fault ?? error)
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

/** A request in the SDK's words. It tries once: trying again is `patience.ts`'s, for all providers alike. */
function asked({ system, prompt, images = [], temperature, maxOutputTokens, signal }: ModelRequest) {
  const files = images.map(({ mediaType, data }) => ({ type: 'file' as const, mediaType, data }))
  return {
    messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text: prompt }, ...files] }],
    maxRetries: 0,
    ...(system !== undefined && { instructions: system }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(signal && { abortSignal: signal }),
  }
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

function textReply({ text, usage }: { text: string; usage: LanguageModelUsage }) {
  return { text, usage: usageOf(usage) }
}

function usageOf(usage: LanguageModelUsage | undefined): ModelUsage {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}

/** Errors of the SDK hold the whole request: only their few words go on from here. */
function asFault(error: unknown): unknown {
  if (!APICallError.isInstance(error)) {
    if (error instanceof TroupeError || error instanceof ModelFault) return error
    return new ModelFault(brief(messageOf(error)), { passing: isBroken(error) })
  }
  const { statusCode: status, responseHeaders = {}, isRetryable } = error
  const message = brief(status === undefined ? error.message : `${status} ${error.message}`)
  if (status === undefined) return new ModelFault(message, { passing: isRetryable })
  // a good status with a body that cannot be read was broken on its way
  const passing = isPassingStatus(status) || (status >= 200 && status < 300)
  return new ModelFault(message, { passing, status, retryAfterMs: readRetryAfter(responseHeaders) })
}

/** A stream or body that broke off in the middle. */
function isBroken(error: unknown): boolean {
  return error instanceof TypeError || /terminated|socket|ECONN|EPIPE|network|JSON/i.test(messageOf(error))
}

// what a server says can be of any length
const LOOKED_AT = 2_000
const LONGEST_BRIEF = 300

function brief(message: string): string {
  const start = message.trim().slice(0, LOOKED_AT)
  const line = trimEnd(start.replaceAll(/\s+/g, ' '), '. ')
  const isWhole = line.length <= LONGEST_BRIEF && message.length <= LOOKED_AT
  return isWhole ? line : `${line.slice(0, LONGEST_BRIEF - 1)}…`
}
