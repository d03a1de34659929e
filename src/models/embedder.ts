/**
 * What turns text into a vector. Its name is stored with whatever it made, because vectors of two embedders do not mix.
 */
export interface Embedder {
  readonly name: string
  readonly dimensions: number
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>
}
