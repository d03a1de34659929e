/** Who works next: members hand on by `currentAgent`, in the order the Orchestrator put them in. */
import type { MemberName, WorkerName } from './plan.ts'

export interface HandOn {
  readonly currentAgent: MemberName
  readonly upNext: readonly WorkerName[]
}

/** The next of those who still have work; the Critic looks when nobody has. */
export function handOn([next, ...rest]: readonly WorkerName[]): HandOn {
  return { currentAgent: next ?? 'critic', upNext: rest }
}

/** Whose work depends on what another one did: a thing that moved is lit and framed anew. */
const followers: Readonly<Record<WorkerName, readonly WorkerName[]>> = {
  librarian: ['architect', 'materialScientist', 'cinematographer'],
  architect: ['cinematographer'],
  materialScientist: [],
  cinematographer: [],
}

// what has to be there before the next can work
const usualOrder: readonly WorkerName[] = ['librarian', 'architect', 'materialScientist', 'cinematographer']

/** Those who mend something and those whose work follows from it, in the order of the plan. */
export function withFollowers(mending: Iterable<WorkerName>, order: readonly WorkerName[]): readonly WorkerName[] {
  const all = new Set([...mending].flatMap((member) => [member, ...followers[member]]))
  return withMissing(order).filter((member) => all.has(member))
}

/** Whoever the plan left out comes before those whose work depends on theirs. */
function withMissing(order: readonly WorkerName[]): readonly WorkerName[] {
  const known = [...order]
  for (const member of usualOrder.filter((each) => !order.includes(each))) {
    const before = known.findIndex((each) => followers[member].includes(each))
    known.splice(before === -1 ? known.length : before, 0, member)
  }
  return known
}
