/** Comparisons of texts, as the routers and filters of Langflow know them. */
import { NodeStop } from '../component.ts'
import { beginsWith, isPattern } from './safe-pattern.ts'

export function compare(
  one: string,
  operator: string,
  other: string,
  { isCaseSensitive = true }: { readonly isCaseSensitive?: boolean } = {},
): boolean {
  const kind = operator.trim().toLowerCase()
  if (kind === 'regex' || kind === 'matches regex') return matches(one, other)
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase())
  const [left, right] = [fold(one), fold(other)]
  switch (kind) {
    case 'equals':
    case '==':
    case 'boolean validator':
      return left === right
    case 'not equals':
    case '!=':
      return left !== right
    case 'contains':
      return left.includes(right)
    case 'not contains':
    case 'does not contain':
      return !left.includes(right)
    case 'starts with':
      return left.startsWith(right)
    case 'ends with':
      return left.endsWith(right)
    case 'less than':
    case 'less':
    case '<':
      return inOrder(one, other, (a, b) => a < b)
    case 'less than or equal':
    case '<=':
      return inOrder(one, other, (a, b) => a <= b)
    case 'greater than':
    case 'greater':
    case '>':
      return inOrder(one, other, (a, b) => a > b)
    case 'greater than or equal':
    case '>=':
      return inOrder(one, other, (a, b) => a >= b)
    case 'is empty':
      return one.trim() === ''
    case 'is not empty':
      return one.trim() !== ''
    default:
      return left === right
  }
}

/** By number; texts that are none are in no order. */
function inOrder(one: string, other: string, fits: (a: number, b: number) => boolean): boolean {
  const [a, b] = [Number(one), Number(other)]
  return one.trim() !== '' && other.trim() !== '' && fits(a, b)
}

/** Langflow takes what is no pattern for one that fits nothing. */
function matches(text: string, pattern: string): boolean {
  if (!isPattern(pattern)) return false
  const search = beginsWith(pattern, text)
  if ('why' in search) throw new NodeStop(search.why)
  return search.found.length > 0
}
