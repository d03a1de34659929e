/** Why somebody did what they did, the newest first; and what they hold to be so, and how they know. */
import type { AgentProps } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import { oneLine } from '../shared/one-line.ts'
import { chronicleOf } from './chronicle.ts'
import { factWords } from './fact-words.ts'
import { clockOf, timeWords } from './house-time.ts'
import { Part, type PersonPartProps } from './person-part.tsx'
import { finite, own, recordAt, recordOf, textOf, textsOf } from './read.ts'

const DECISIONS = 5

export function Why({ name, moment, goTo }: PersonPartProps & Pick<AgentProps, 'goTo'>) {
  const all = chronicleOf(moment.timeline).decisions.get(name) ?? []
  const upTo = countBy(all, moment.step, ({ step }) => step)
  const last = all.slice(Math.max(0, upTo - DECISIONS), upTo).toReversed()
  if (last.length === 0) return null
  return (
    <Part title="Why" note={`${upTo} decisions so far`}>
      <ol className="person-why">
        {last.map(({ step, decision: { minute, command, reason, result, ok } }) => (
          <li key={`${step} ${textOf(command)}`}>
            <button
              type="button"
              className="bare person-time"
              aria-label={`${clockOf(finite(minute) ?? 0)}, go to step ${step}`}
              onClick={() => goTo(step)}
            >
              {clockOf(finite(minute) ?? 0)}
            </button>
            <div>
              <p className="person-reason" dir="auto">
                {oneLine(textOf(reason), 240)}
              </p>
              <code dir="auto">{oneLine(textOf(command), 120)}</code>
              {ok === false && (
                <p className="person-refused" dir="auto">
                  Refused: {oneLine(textOf(result), 200)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

const BELIEFS = 8

export function Knows({ name, moment }: PersonPartProps) {
  const topics = textsOf(own(recordAt(moment, 'topics'), name))
  if (topics.length === 0) return null
  const beliefs = recordAt(moment, 'beliefs')
  const known = topics
    .slice(-BELIEFS)
    .toReversed()
    .flatMap((topic) => {
      const { fact, source, by, minute } = recordOf(own(beliefs, `${name}|${topic}`))
      const text = factWords(fact, moment)
      if (text === '') return []
      const how = source === 'told' ? `told by ${textOf(by)}` : source === 'seen' ? 'seen' : 'their own'
      return [{ topic, text, how, time: finite(minute) }]
    })
  return (
    <Part title="Knows" note={`${topics.length} ${topics.length === 1 ? 'thing' : 'things'}`}>
      <ul className="agent-list">
        {known.map(({ topic, text, how, time }) => (
          <li key={topic}>
            <span className="person-fact" dir="auto">
              {oneLine(text, 200)}
            </span>{' '}
            <span className="agent-note">
              {oneLine(how, 50)}
              {time !== undefined && `, ${timeWords(time)}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
