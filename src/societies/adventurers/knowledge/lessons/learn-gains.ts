/** Learns when something came into our hands that was not in them before, by whatever deed. */
import { isOn } from '../../../variant.ts'
import type { ThingsDraft } from '../draft.ts'
import { heldIn } from '../model/load.ts'
import { noteChange } from '../model/changes.ts'

/** `before`: names of what we held before this turn. */
export function learnGains(draft: ThingsDraft, before: readonly string[]): void {
  if (!isOn(draft.view.variant, 'retry-with-more')) return
  if (heldIn(draft).some(({ name }) => !before.includes(name)))
    noteChange(draft.changes, 'inventory', { gained: draft.step })
}
