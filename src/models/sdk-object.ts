/**
 * Models of the AI SDK as objects, such as `openai('gpt-5-mini')`: what they look like, and what a journal calls them.
 */

/** A language model of the `ai` package, of any version of its specification. */
export interface AiSdkModel {
  readonly specificationVersion: string
  readonly provider: string
  readonly modelId: string
  doGenerate(options: never): PromiseLike<unknown>
  doStream(options: never): PromiseLike<unknown>
}

/** An embedding model of the `ai` package. */
export interface AiSdkEmbeddingModel {
  readonly specificationVersion: string
  readonly provider: string
  readonly modelId: string
  doEmbed(options: never): PromiseLike<unknown>
}

export function isAiSdkModel(given: unknown): given is AiSdkModel {
  return typeof given === 'object' && given !== null && 'specificationVersion' in given && 'doGenerate' in given
}

/**
 * `openai/gpt-5-mini`, as the same model is called by name: a provider adds the way it is asked (`openai.responses`).
 */
export function nameOfSdkObject({ provider, modelId }: { readonly provider: string; readonly modelId: string }) {
  const [short = provider] = provider.split('.')
  return { name: `${short}/${modelId}`, provider: short, model: modelId }
}
