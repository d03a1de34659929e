/** `troupe/memory`: what one agent alone remembers, and what turns text into vectors. */
export type { Candidates, LoadCandidates } from './candidates.ts'
export { describeExperience, questionAbout, quoteMemory, type Experience, type Surroundings } from './experience.ts'
export { memoryFields } from './fields.ts'
export { remember, type Memory, type RememberOptions } from './memory.ts'
export type { Weights } from './rank.ts'
export {
  createRecall,
  type MemoryView,
  type Recall,
  type RecallOptions,
  type RecallSetup,
  type Recollection,
  type Usage,
} from './recall.ts'
export type { CacheOptions, VectorRows, VectorStore } from './vector-cache.ts'
export { vectorFile, type VectorFile } from './vector-file.ts'

export type { Embedder } from '../models/embedder.ts'
export { defaultEmbedder, localEmbedder } from '../models/embedders/by-name.ts'
