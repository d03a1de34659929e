/** Reads journals by page: those of the forebears of a fork up to where it was made, then the run's own. */
import type { Entry } from '../../../src/store/record.ts'
import type { Api } from '../api/client.ts'

// large enough that ten thousand steps are a few questions, small enough that a page is read in one go
const PAGE = 1000

/** The entries of a run from one on, page by page, until the head the server knew when it was asked. */
export async function* readPages(
  api: Pick<Api, 'journal'>,
  id: string,
  from: number,
): AsyncGenerator<{ readonly entries: readonly Entry[]; readonly head: number }> {
  for (let next = from; ;) {
    const { entries, head } = await api.journal(id, next, PAGE)
    yield { entries, head }
    const last = entries.at(-1)?.seq ?? head
    if (last >= head) return
    next = last + 1
  }
}

/** The entries of a parent that a fork begins with: all up to the record that closed the step it was made at. */
export async function* readForebears(
  api: Pick<Api, 'journal'>,
  parent: { readonly run: string; readonly step: number },
): AsyncGenerator<readonly Entry[]> {
  let isFirst = true
  for await (const { entries } of readPages(api, parent.run, 1)) {
    const first = entries[0]?.record
    if (isFirst && first?.kind === 'start' && first.parent !== undefined)
      yield* readForebears(api, { run: first.parent.run, step: Math.min(first.parent.step, parent.step) })
    isFirst = false
    const end = endOfStep(entries, parent.step)
    yield entries.slice(0, end)
    if (end < entries.length) return
  }
}

/** How many of the entries belong to steps up to this one. */
function endOfStep(entries: readonly Entry[], step: number): number {
  const place = entries.findIndex(({ record }) => record.step > step || record.kind === 'end' || record.kind === 'fail')
  return place < 0 ? entries.length : place
}
