/** What somebody means to do: the day as planned, what they are after now, and their goals with what became of them. */
import { Icon } from '../../ui/icon.tsx'
import { oneLine } from '../shared/one-line.ts'
import { aimWords } from './aim-words.ts'
import { clockOf, minuteAt, timeWords } from './house-time.ts'
import { Part, type PersonPartProps } from './person-part.tsx'
import { finite, listOf, own, recordAt, recordOf, textOf, textsOf } from './read.ts'

const LINES = 12
const STEPS = 4

export function Day({ name, moment }: PersonPartProps) {
  const { day, aim, steps } = recordOf(own(recordAt(moment, 'plans'), name))
  const now = minuteAt(moment)
  const lines = listOf(day)
    .slice(0, LINES)
    .map((line) => ({ minute: finite(recordOf(line)['minute']) ?? 0, text: textOf(recordOf(line)['text']) }))
  const next = textsOf(steps).slice(0, STEPS)
  const after = aimWords(textOf(aim), name, moment)
  if (lines.length === 0 && next.length === 0 && after === '') return null
  const current = lines.findLastIndex(({ minute }) => minute <= now)
  return (
    <Part title="Plan" note={after === '' ? undefined : `now: ${oneLine(after, 60)}`}>
      <ol className="person-day">
        {lines.map(({ minute, text }, nth) => (
          <li
            key={nth}
            className={nth === current ? 'is-now' : nth < current ? 'is-past' : ''}
            aria-current={nth === current ? 'time' : undefined}
          >
            <span className="person-time">{clockOf(minute)}</span>
            <span dir="auto">{oneLine(text, 100)}</span>
          </li>
        ))}
      </ol>
      {next.length > 0 && (
        <p className="person-steps">
          {next.map((step, nth) => (
            <code key={nth} dir="auto">
              {oneLine(step, 40)}
            </code>
          ))}
        </p>
      )}
    </Part>
  )
}

const words = { open: 'open', met: 'met', missed: 'missed' } as const
const icons = { open: 'more', met: 'check', missed: 'close' } as const

type Status = keyof typeof words

const isStatus = (value: unknown): value is Status => typeof value === 'string' && Object.hasOwn(words, value)

const MOST = 20

export function Goals({ name, moment }: PersonPartProps) {
  const goals = listOf(own(recordAt(moment, 'goals'), name)).flatMap((state) => {
    const { goal, status, minute, promisedTo } = recordOf(state)
    if (!isStatus(status)) return []
    const { text, until } = recordOf(goal)
    const together = textsOf(recordOf(state)['with'])
    const company = textOf(promisedTo)
      ? `promised to ${textOf(promisedTo)}`
      : together.length > 0
        ? `with ${together.join(', ')}`
        : ''
    return [{ status, text: textOf(text), minute: finite(minute), until: finite(until), company }]
  })
  if (goals.length === 0) return null
  const met = goals.filter(({ status }) => status === 'met').length
  return (
    <Part title="Goals" note={`${met} of ${goals.length} met`}>
      <ul className="person-goals">
        {goals.slice(0, MOST).map(({ status, text, minute, until, company }, nth) => (
          <li key={nth} className={`is-${status}`}>
            <Icon name={icons[status]} size={13} />
            <span dir="auto">{oneLine(text, 100)}</span>
            <span className="agent-note">
              {words[status]}
              {status === 'open' && until !== undefined && ` until ${timeWords(until)}`}
              {status !== 'open' && minute !== undefined && `, ${timeWords(minute)}`}
              {company !== '' && `, ${oneLine(company, 50)}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
