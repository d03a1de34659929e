/**
 * Memory, as two fields of a board: every text ever remembered, by whom, and which embedder compares them.
 * Vectors are not kept there: they follow from text and embedder, and can be made again.
 */
import { append } from '../board/list-fields.ts'
import { value } from '../board/scalar-fields.ts'
import type { Embedder } from '../models/embedder.ts'
import type { Memory } from './memory.ts'

/** Fields for a board with memories. Given the embedder, every run says from its start with which one it recalls. */
export function memoryFields(embedder?: Pick<Embedder, 'name' | 'dimensions'>) {
  return {
    memories: append<Memory>(),
    memoryEmbedder: value<string>(embedder === undefined ? '' : markOf(embedder)),
  }
}

/** What is stored about an embedder: its name and its dimensions. */
export function markOf({ name, dimensions }: Pick<Embedder, 'name' | 'dimensions'>): string {
  return `${name}/${dimensions}`
}
