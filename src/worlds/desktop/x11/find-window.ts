/** Finding the window that is meant: exactly one, or an error that lists what there is. */
import { setTimeout as sleep } from 'node:timers/promises'
import { TroupeError } from '../../../base/errors.ts'
import type { WindowIdentity } from '../port.ts'
import type { WindowQuery } from '../program.ts'

const EVERY_MS = 50

interface Listed<W> {
  list(): Promise<readonly W[]>
}

export async function findWindow<W extends WindowIdentity>(
  windows: Listed<W>,
  query: WindowQuery,
  waitMs: number,
  display: string,
): Promise<W> {
  const late = performance.now() + waitMs
  for (;;) {
    const all = await windows.list()
    const fit = all.filter((window) => fits(window, query))
    if (fit.length === 1) return fit[0]!
    // two at once may be one that is just being replaced, as some programs do while they start
    if (performance.now() >= late) throw refuse(query, fit, all, display)
    await sleep(EVERY_MS)
  }
}

export function fits(window: WindowIdentity, { title, class: kind, pid }: WindowQuery): boolean {
  const is = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase())
  if (title !== undefined && !is(title, window.title)) return false
  if (kind !== undefined && !window.class.split('.').some((part) => part.toLowerCase() === kind.toLowerCase()))
    return false
  return pid === undefined || window.pid === pid
}

function refuse(query: WindowQuery, fit: readonly WindowIdentity[], all: readonly WindowIdentity[], display: string) {
  const wanted = Object.entries(query)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(' and ')
  const list = (windows: readonly WindowIdentity[]) => windows.map(describe).join('; ') || 'none'
  const message =
    fit.length > 1
      ? `${fit.length} windows on ${display} have ${wanted}: ${list(fit)}. ` +
        'Say more of the one that is meant, such as its pid.'
      : `No window on ${display} has ${wanted}. Windows there: ${list(all)}.`
  return new TroupeError('DESKTOP_NO_WINDOW', message)
}

export const describe = ({ title, class: kind, pid }: WindowIdentity): string =>
  `"${title}" (class ${kind || 'unknown'}, pid ${pid ?? 'unknown'})`
