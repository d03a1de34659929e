/** What somebody needs, as bars: from in want to content, at the minute that is looked at. */
import { needsNow } from '../../../../src/societies/household/needs.ts'
import { needNames, type Need, type NeedAmounts } from '../../../../src/worlds/house/house-file.ts'
import type { Moment } from '../../contract.ts'
import { Bar } from '../../ui/bar.tsx'
import { minuteAt } from './house-time.ts'
import { Part, type PersonPartProps } from './person-part.tsx'
import { finite, listOf, own, recordAt, recordOf, textOf, type Entries } from './read.ts'
import { sceneAt } from './scene.ts'

export function Needs({ name, moment }: PersonPartProps) {
  const levels = needsAt(name, moment)
  const known = needNames.flatMap((need) => {
    const level = levels[need]
    return level === undefined ? [] : [{ need, level: Math.round(Math.max(0, Math.min(100, level))) }]
  })
  if (known.length === 0) return null
  return (
    <Part title="Needs" note="0 is in want, 100 content">
      <ul className="person-needs">
        {known.map(({ need, level }) => (
          <li key={need} className={level < 20 ? 'is-low' : ''}>
            <span>{need}</span>
            <Bar value={level / 100} label={need} />
            <span className="person-level">{level}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** On the board they are as they were at somebody's last turn: whoever sleeps is rested by now, and hungrier. */
export function needsAt(name: string, moment: Moment): NeedAmounts {
  const settled = recordOf(own(recordAt(moment, 'needs'), name))
  const since = finite(settled['minute'])
  const levels = Object.fromEntries(
    needNames.flatMap((need) => {
      const level = finite(recordOf(settled['levels'])[need])
      return level === undefined ? [] : [[need, level]]
    }),
  ) as NeedAmounts
  const now = minuteAt(moment)
  if (since === undefined || since >= now || needNames.some((need) => levels[need] === undefined)) return levels
  const state = recordOf(own(recordAt(moment, 'persons'), name))
  const use = useOf(recordOf(state['using']), moment)
  return needsNow(
    { minute: since, levels: levels as Readonly<Record<Need, number>> },
    { room: '', holding: [], isActive: true, ...(use && { using: use.using }) },
    { things: new Map(use && [[use.using.thing, { id: use.using.thing, in: '', uses: [use.file] }]]) },
    now,
    { outOfPlace: lyingAround(textOf(state['room']), moment) },
  )
}

/** What a person uses, and what it gives. */
function useOf(using: Entries, moment: Moment) {
  const [thing, use] = [textOf(using['thing']), textOf(using['use'])]
  const [since, until] = [finite(using['since']), finite(using['until'])]
  if (thing === '' || since === undefined || until === undefined) return undefined
  const file = listOf(recordAt(moment, 'house')['things']).find((each) => recordOf(each)['id'] === thing)
  const found = recordOf(listOf(recordOf(file)['uses']).find((each) => recordOf(each)['name'] === use))
  const gives = Object.fromEntries(
    needNames.map((need) => [need, finite(recordOf(found['gives'])[need]) ?? 0]),
  ) as NeedAmounts
  const minutes = finite(found['minutes']) ?? 1
  const isSleep = found['isSleep'] === true
  return { using: { thing, use, since, until }, file: { name: use, minutes, gives, isSleep } }
}

/** Small things in a room they do not belong to, which nobody uses. */
function lyingAround(room: string, moment: Moment): number {
  const scene = sceneAt(moment)
  const inUse = new Set(scene?.people.map(({ using }) => using?.thing))
  return (scene?.thingsIn(room) ?? []).filter(
    ({ id, look, in: home }) => look === 'small' && home !== room && !inUse.has(id),
  ).length
}
