/** Many steps' changes as one: what a checkpoint holds, and why opening a long run is quick. */
import { applyChange, noValues, type Change, type Changes, type Patch } from './change.ts'

export interface Squash {
  add(changes: Changes): void
  /** what was added since the last take, as one change a field */
  take(): Changes
}

export function createSquash(): Squash {
  let gathered = new Map<string, Gathered>()
  return {
    add(changes) {
      for (const field in changes) {
        const before = gathered.get(field)
        const change = changes[field]!
        if (before === undefined || ('set' in change && before.set === undefined)) gathered.set(field, gather(change))
        else if ('set' in change) before.set!(change.set)
        else before.add(change)
      }
    },
    take() {
      const taken = noValues() as Record<string, Change>
      for (const [field, changes] of gathered) taken[field] = changes.change()
      gathered = new Map()
      return taken
    },
  }
}

/** One field's changes so far. Each kind only ever meets its own kind or a set: a field has one merge rule. */
interface Gathered {
  add(change: Change): void
  /** begins anew with a whole value, where that is what is gathered anyway */
  set?: (value: unknown) => void
  change(): Change
}

function gather(first: Change): Gathered {
  const gathered =
    'set' in first
      ? gatherSet(first.set)
      : 'push' in first
        ? gatherPush()
        : 'put' in first
          ? gatherPut()
          : gatherPatch()
  if (!('set' in first)) gathered.add(first)
  return gathered
}

function gatherSet(first: unknown): Gathered {
  let value = first
  return {
    set: (whole) => {
      value = whole
    },
    add: (change) => {
      value = applyChange(value, change)
    },
    change: () => ({ set: Object.freeze(value) }),
  }
}

function gatherPush(): Gathered {
  const push: unknown[] = []
  return {
    add: (change) => {
      for (const item of (change as { push: readonly unknown[] }).push) push.push(item)
    },
    change: () => ({ push }),
  }
}

function gatherPut(): Gathered {
  const put = noValues()
  const cut = new Set<string>()
  return {
    add: (change) => {
      const more = change as Extract<Change, { put: unknown }>
      for (const key of more.cut ?? []) {
        delete put[key]
        cut.add(key)
      }
      // a key that comes back stays cut as well: it then stands where it does on the live board, at the end
      for (const key in more.put) put[key] = more.put[key]
    },
    change: () => (cut.size > 0 ? { put, cut: [...cut] } : { put }),
  }
}

function gatherPatch(): Gathered {
  const patches: Patch[] = []
  // where the last patch of a place is, as long as no place has moved since
  const latest = new Map<number, number>()
  return {
    add: (change) => {
      for (const patch of (change as { patch: readonly Patch[] }).patch) {
        const [place, fields] = patch
        const before = latest.get(place)
        if (fields === undefined) latest.clear()
        if (fields === undefined || before === undefined) {
          if (fields !== undefined) latest.set(place, patches.length)
          patches.push(patch)
        } else {
          patches[before] = [place, Object.freeze({ ...patches[before]![1], ...fields })]
        }
      }
    },
    change: () => ({ patch: patches }),
  }
}
