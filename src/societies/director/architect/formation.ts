/** Formations: many equal desks or seats stand in rows and look at what a room is about: a board, a stage, a screen. */
import type { ObjectRequest } from '../plan.ts'
import { isCalled, type Thing } from './thing.ts'
import { isPlacing, type Wish } from './wish.ts'

export interface Formation {
  readonly members: readonly Thing[]
  /** what they look at; without one, the wall across from the door */
  readonly focus: Thing | null
  /** as somebody said */
  readonly rows: number | null
  /** who sits at a desk looks over it at the focus: the desk turns its back to it */
  readonly isTurned: boolean
  /** floor behind each, for its chair and who passes */
  readonly behind: number
  readonly aside: number
  /** each looks at it, not only ahead */
  readonly isArc: boolean
}

const FOCUS =
  /white ?board|black ?board|chalk ?board|smart ?board|projector screen|projection screen|screen$|\bstage|lectern|podium|pulpit|altar/
const ASSEMBLY = /class|lecture|school|exam|cinema|theat|auditorium|church|chapel|screening|training/
const LEAST_SEATS = 6
const LEAST_DESKS = 4
// to pass between rows and between desks
const [PASSAGE_M, AISLE_M] = [0.55, 0.6]
// between seats that are turned a little, each by its own angle
const ARC_M = 0.3

/** Rooms in which many look at one thing. */
export const isAssembly = (kind: string): boolean => ASSEMBLY.test(kind.toLowerCase())

/** The groups of a room that stand in rows: because somebody said so, or because that is what such rooms are for. */
export function formationsIn(
  kind: string,
  things: readonly Thing[],
  wishes: readonly Wish[],
  requests: ReadonlyMap<string, ObjectRequest>,
): readonly Formation[] {
  const focus = things.find((thing) => isCalled(thing, FOCUS)) ?? things.find(isScreen) ?? null
  const isForRows = isAssembly(kind) || (focus !== null && isCalled(focus, FOCUS))
  const groups = Map.groupBy(things, ({ object }) => object.request)
  const tables = things.filter(({ role, height }) => (role === 'table' && height > 0.55) || role === 'desk').length
  return [...groups].flatMap(([request, members]): Formation[] => {
    const [first] = members
    const said = wishes.filter(
      (wish) => wish.relation !== null && members.some(({ object }) => object.id === wish.subject),
    )
    const rows = rowsIn(requests.get(request)?.attributes.words ?? [], members.length)
    const facing = said.find((wish) => wish.kind === 'facing')
    const target = things.find(({ object }) => object.id === facing?.targets[0]) ?? null
    if (first === undefined || first.object.placement !== 'floor' || said.some((wish) => isPlacing(wish))) return []
    if (target !== null && members.includes(target)) return []
    const isDesk = first.role === 'desk' || (first.role === 'table' && rows !== null)
    const isSeat = first.role === 'seat' || isCalled(first, /pew|bench|seat/)
    // who has a table sits at it, unless the room or somebody says otherwise
    const mostTables = isAssembly(kind) || target !== null ? 1 : 0
    const isMany = isDesk
      ? members.length >= LEAST_DESKS
      : isSeat && members.length >= LEAST_SEATS && tables <= mostTables
    if (rows === null ? !(isMany && (isForRows || target !== null)) : members.length < 2) return []
    const chairs = isDesk ? chairsAt(things, members) : []
    const depth = Math.max(0, ...chairs.map((chair) => chair.depth))
    const isBehind = wishes.some(({ kind: how, targets }) => how === 'behind' && targets.includes(first.object.id))
    return [
      {
        members,
        focus: target ?? focus,
        rows: rows === 0 ? null : rows,
        isTurned: isDesk && !isBehind,
        behind: depth + PASSAGE_M,
        aside: isDesk ? AISLE_M : target === null ? 0.08 : ARC_M,
        isArc: !isDesk && target !== null,
      },
    ]
  })
}

const isScreen = ({ role, width }: Thing) => role === 'screen' && width > 0.9

const chairsAt = (things: readonly Thing[], desks: readonly Thing[]): readonly Thing[] =>
  things.filter(({ role, object }) => role === 'seat' && !desks.some((desk) => desk.object.request === object.request))

/** `in-3-rows` of attributes, or `in-2-columns`; 0 for rows that nobody counted, null for none. */
function rowsIn(words: readonly string[], members: number): number | null {
  for (const word of words) {
    const found = /^in-(?:(\d{1,2})-)?(rows|columns)$/.exec(word)
    if (found === null) continue
    const number = Number(found[1] ?? 0)
    return found[2] === 'rows' || number === 0 ? number : Math.ceil(members / number)
  }
  return null
}
