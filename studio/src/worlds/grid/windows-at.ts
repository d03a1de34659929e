/** What explorers in windows see at a moment: the picture, what is recognised in it, the keys, the way they went. */
import type { Pose, Position } from '../../../../src/worlds/grid/pose.ts'
import { isDesktop } from '../../../../src/worlds/desktop/source.ts'
import type { ActionRecord } from '../../../../src/societies/explorers/board.ts'
import type { LookedNote } from '../../../../src/worlds/desktop/searchable.ts'
import type { Acted } from '../../../../src/worlds/desktop/perceived.ts'
import type { Moment } from '../../contract.ts'

export interface ExplorerWindow {
  readonly name: string
  readonly hue: number
  readonly pose?: Pose
  readonly looked?: LookedNote
  readonly acted?: Partial<Acted>
  readonly track: readonly Position[]
}

/** Nothing where the explorers are in a building. */
export function windowsAt(moment: Moment): readonly ExplorerWindow[] | undefined {
  if (!isDesktop(moment.field('world'))) return undefined
  const of = <T>(field: string) => moment.field<Readonly<Record<string, T>>>(field) ?? {}
  const [poses, looked, acted] = [of<Pose>('poses'), of<LookedNote>('looked'), of<Partial<Acted>>('acted')]
  const history = moment.field<readonly ActionRecord[]>('actionHistory') ?? []
  return (moment.field<readonly string[]>('explorers') ?? []).map((name, place) => ({
    name,
    hue: place % 8,
    ...(poses[name] && { pose: poses[name] }),
    ...(looked[name] && { looked: looked[name] }),
    ...(acted[name] && { acted: acted[name] }),
    track: history.flatMap((each) => (each.explorer === name ? [each.position] : [])),
  }))
}
