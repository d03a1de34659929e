/** The embedders that need no key and no server, by the names people and journals give them. */
import { listed, TroupeError } from '../../base/errors.ts'
import type { Embedder } from '../embedder.ts'
import { englishEmbedder, hasEnglish } from './english.ts'
import { hashedEmbedder } from './hashed.ts'
import { minilmEmbedder } from './minilm.ts'

const embedders = { english: englishEmbedder, hashed: hashedEmbedder, minilm: minilmEmbedder } as const

export type LocalEmbedder = keyof typeof embedders

/** By its name, or by what a board stores: its name and dimensions, such as `hashed/384`. */
export function localEmbedder(name: string): Embedder {
  const short = name.replace(/\/\d+$/, '')
  if (Object.hasOwn(embedders, short)) {
    const embedder = embedders[short as LocalEmbedder]()
    if (short === name || name === `${short}/${embedder.dimensions}`) return embedder
  }
  throw new TroupeError(
    'EMBEDDER_UNKNOWN',
    `There is no local embedder "${name}". There are: ${listed(Object.keys(embedders))}.`,
  )
}

/**
 * The English model where its packages are installed, and hashed words where not. The board stores which one it was.
 */
export function defaultEmbedder(): Embedder {
  return hasEnglish() ? englishEmbedder() : hashedEmbedder()
}
