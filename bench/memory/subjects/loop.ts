/** What anybody would write first: a list of vectors and a loop. */
import type { Subject } from '../subject.ts'
import { nearestByLoop } from '../vectors.ts'

export const subject: Subject = {
  fill: async (vectors) => ({ search: (query, k) => nearestByLoop(vectors, query, k) }),
}
