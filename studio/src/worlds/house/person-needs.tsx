/** What somebody needs, as bars: from in want to content. */
import { needNames } from '../../../../src/worlds/house/house-file.ts'
import { Bar } from '../../ui/bar.tsx'
import { Part, type PersonPartProps } from './person-part.tsx'
import { finite, own, recordAt, recordOf } from './read.ts'

export function Needs({ name, moment }: PersonPartProps) {
  const { levels } = recordOf(own(recordAt(moment, 'needs'), name))
  const known = needNames.flatMap((need) => {
    const level = finite(recordOf(levels)[need])
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
