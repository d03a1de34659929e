/** Where the player is: the first global names the room, for the status line in version 3, by custom later. */
import type { Machine } from '../zmachine/index.ts'

export function locationOf(machine: Machine): number {
  const room = machine.global(0)
  return room >= 1 && room <= machine.objects.count ? room : 0
}
