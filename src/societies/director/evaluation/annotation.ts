/** What people wrote about a prompt, in SceneEval's notation: counts, attributes and relations that must hold. */

export type Comparison = 'eq' | 'ge' | 'gt' | 'le' | 'lt'

export interface Quantity {
  readonly comparison: Comparison
  readonly count: number
}

export interface CountAsked extends Quantity {
  readonly category: string
}

export interface AttributeAsked extends Quantity {
  readonly category: string
  readonly word: string
}

export interface ObjectRelationAsked extends Quantity {
  readonly relation: string
  /** to which the others are so */
  readonly anchor: string
  readonly others: readonly string[]
}

export interface RoomRelationAsked extends Quantity {
  readonly relation: string
  readonly category: string
  readonly part: string
}

export interface Annotated {
  readonly id: string
  readonly prompt: string
  readonly counts: readonly CountAsked[]
  readonly attributes: readonly AttributeAsked[]
  readonly objectRelations: readonly ObjectRelationAsked[]
  readonly roomRelations: readonly RoomRelationAsked[]
}

const comparisons: readonly string[] = ['eq', 'ge', 'gt', 'le', 'lt']

/** Parts of an annotation: `eq,1,bed; ge,2,chair`. */
function partsOf(text: string): readonly (readonly [Quantity, readonly string[]])[] {
  return text.split(';').flatMap((part) => {
    const [comparison = '', count = '', ...rest] = part.split(',').map((word) => word.trim())
    if (!comparisons.includes(comparison) || !/^\d+$/.test(count) || rest.length === 0) return []
    return [[{ comparison: comparison as Comparison, count: Number(count) }, rest] as const]
  })
}

const wordsOf = (name: string): string => name.replaceAll('_', ' ').trim().toLowerCase()

export function readAnnotated(row: ReadonlyMap<string, string>): Annotated {
  const column = (name: string) => partsOf(row.get(name) ?? '')
  return {
    id: row.get('ID') ?? '',
    prompt: row.get('Description') ?? '',
    counts: column('ObjCount').map(([quantity, [category = '']]) => ({ ...quantity, category: wordsOf(category) })),
    attributes: column('ObjAttr').flatMap(([quantity, [category = '', ...words]]) =>
      words.map((word) => ({ ...quantity, category: wordsOf(category), word: wordsOf(word) })),
    ),
    objectRelations: column('OORel').flatMap(([quantity, [relation = '', anchor = '0', ...names]]) => {
      const plain = names.map((name) => wordsOf(name.split(':')[0]!))
      const place = Number(anchor)
      if (plain[place] === undefined || plain.length < 2) return []
      const others = plain.filter((_, other) => other !== place)
      return [{ ...quantity, relation: wordsOf(relation), anchor: plain[place], others }]
    }),
    roomRelations: column('OARel').map(([quantity, [relation = '', category = '', part = '']]) => ({
      ...quantity,
      relation: wordsOf(relation),
      category: wordsOf(category),
      part: wordsOf(part),
    })),
  }
}

export function compares({ comparison, count }: Quantity, found: number): boolean {
  switch (comparison) {
    case 'eq':
      return found === count
    case 'ge':
      return found >= count
    case 'gt':
      return found > count
    case 'le':
      return found <= count
    case 'lt':
      return found < count
  }
}
