/** The tally of explorers in windows: what they found, did and ran into, counted from the board. */
import type { View } from '../../board/field.ts'
import { isDesktop } from '../../worlds/desktop/source.ts'
import type { expedition } from './board.ts'

type Board = View<
  typeof expedition.fields,
  'world' | 'objects' | 'seen' | 'mail' | 'actionHistory' | 'stepCount' | 'looked'
>

export interface WindowTally {
  readonly rounds: number
  readonly found: number
  /** how many there are to be found, where somebody knows */
  readonly things?: number
  readonly actions: number
  /** actions of which something came */
  readonly done: number
  readonly messages: number
  /** what is wrong with whose window now */
  readonly troubles: Readonly<Record<string, string>>
}

export function tallyWindows({ world, objects, mail, actionHistory, stepCount, looked }: Board): WindowTally {
  const things = isDesktop(world) ? (world as { desktop: { things?: number } }).desktop.things : undefined
  const troubles = Object.entries(looked).flatMap(([name, note]) => {
    const trouble = (note as { trouble?: { name: string } }).trouble
    return trouble ? [[name, trouble.name] as const] : []
  })
  return {
    rounds: Math.max(0, ...Object.values(stepCount)),
    found: objects.length,
    ...(things !== undefined && { things }),
    actions: actionHistory.length,
    done: actionHistory.filter(({ refused }) => refused === undefined).length,
    messages: mail.length,
    troubles: Object.fromEntries(troubles),
  }
}
