/** Colours and materials of things that are there, and of walls, floor and ceiling. */
import type { Edit } from '../../edit.ts'
import type { Attributes } from '../../plan.ts'
import { attributesOf } from '../attributes-of.ts'
import type { Item } from '../phrase.ts'
import type { RoomPart } from '../words/parts.ts'
import { meant, requestFor, type Reading } from './reading.ts'

const SURFACES: Readonly<Partial<Record<RoomPart, string>>> = { wall: 'walls', floor: 'floor', ceiling: 'ceiling' }

/** `the bed red and the rug green`: whoever is named, until a colour comes; then it is theirs. */
export function readRecolour(reading: Reading, items: readonly Item[]): readonly Edit[] {
  const edits: Edit[] = []
  let named: { ids: string[]; item: Item }[] = []
  const give = (attributes: Attributes): void => {
    const objects = named.flatMap(({ ids }) => ids)
    if (objects.length > 0) edits.push(...changeOf(reading, named[0]!.item, objects, attributes))
    named = []
  }
  for (const item of items) {
    const ids = idsOf(reading, item)
    if (ids.length > 0) named.push({ ids, item })
    else if (item.type === 'adjectives') give(item.attributes)
    else if (item.type === 'other' && item.phrase.attributes.words.length > 0) give(item.phrase.attributes)
    // made of oak, in gold: a material that is also a thing
    else if (item.type === 'thing' && named.length > 0) {
      const attributes = attributesOf(item.phrase.words)
      if (attributes.color !== undefined || attributes.material !== undefined) give(attributes)
    }
  }
  return edits
}

function idsOf(reading: Reading, item: Item): string[] {
  if (item.type === 'part') return SURFACES[item.part] === undefined ? [] : [SURFACES[item.part]!]
  return meant(reading, item).map(({ id }) => id)
}

/** Bigger is another thing of the same name; a colour is the same thing painted. */
function changeOf(reading: Reading, item: Item, objects: readonly string[], attributes: Attributes): readonly Edit[] {
  const size = attributes.words.map((word) => SIZES.get(word)).find((found) => found !== undefined)
  const { color, material, pattern, style } = attributes
  const isPainted = color !== undefined || material !== undefined || pattern !== undefined || style !== undefined
  if (isPainted) return [{ kind: 'recolour', objects, attributes }]
  const [first] = meant(reading, item)
  if (size === undefined || item.type !== 'thing' || first === undefined) return []
  const request = requestFor(reading, item.phrase, first)
  const sized = { ...request, name: first.name, count: objects.length, attributes: { size, words: [size] } }
  return [{ kind: 'swap', objects, request: sized }]
}

const SIZES: ReadonlyMap<string, string> = new Map([
  ['bigger', 'large'],
  ['larger', 'large'],
  ['big', 'large'],
  ['large', 'large'],
  ['huge', 'large'],
  ['smaller', 'small'],
  ['small', 'small'],
  ['tiny', 'small'],
  ['taller', 'tall'],
  ['tall', 'tall'],
  ['longer', 'long'],
  ['long', 'long'],
  ['wider', 'wide'],
  ['wide', 'wide'],
  ['lower', 'low'],
  ['low', 'low'],
  ['shorter', 'short'],
])
