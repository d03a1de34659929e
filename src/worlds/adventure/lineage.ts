/** The lineage of a moment: which of all the commands of a game led to it, when some of them went back. */
import { orderIn } from './orders.ts'

interface Link {
  readonly before: Link
  readonly place: number
}

const BEGINNING = { place: -1 } as Link
// nearly every command is for the story, and is asked for nothing more
const MAY_GO_BACK = /^\s*rest/i

/** The places in the list of those commands that led to the moment after so many of them. */
export function lineageOf(commands: readonly string[], count = commands.length): number[] {
  const moments = [BEGINNING]
  for (const [place, command] of commands.slice(0, count).entries())
    moments.push(originOf(command, moments) ?? { before: moments[place]!, place })
  const places: number[] = []
  for (let at = moments[count]!; at !== BEGINNING; at = at.before) places.push(at.place)
  return places.toReversed()
}

/** What a command goes back to, if it does. */
function originOf(command: string, moments: readonly Link[]): Link | undefined {
  if (!MAY_GO_BACK.test(command)) return undefined
  const order = orderIn(command)
  if (order.order === 'restart') return BEGINNING
  return order.order === 'restore' ? moments[order.step - 1] : undefined
}
