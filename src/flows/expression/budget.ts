/** What an expression may cost: so many operations, and no larger values than these. A hostile one ends in an error. */
import { badExpression } from './tokens.ts'

export interface Budget {
  /** counts work; so many elements or so many hundred characters are one operation */
  spend(operations: number): void
}

const MOST_OPERATIONS = 200_000
/** characters of a text that an expression makes */
export const LONGEST_TEXT = 1_000_000
/** elements of a list that an expression makes */
export const LONGEST_LIST = 100_000

export function createBudget(): Budget {
  let left = MOST_OPERATIONS
  return {
    spend(operations) {
      left -= operations
      if (left < 0) throw badExpression(`It takes more than ${MOST_OPERATIONS} operations`)
    },
  }
}

export function checkText(text: string, budget: Budget): string {
  if (text.length > LONGEST_TEXT) throw badExpression(`It makes a text of more than ${LONGEST_TEXT} characters`)
  budget.spend(1 + text.length / 100)
  return text
}

export function checkList<T>(list: readonly T[], budget: Budget): readonly T[] {
  if (list.length > LONGEST_LIST) throw badExpression(`It makes a list of more than ${LONGEST_LIST} elements`)
  budget.spend(1 + list.length)
  return list
}
