/** One person, in their card: who they are, how they fare, what they want, why they do what they do, whom they like. */
import type { AgentProps } from '../../contract.ts'
import { Clip } from '../../ui/clip.tsx'
import { oneLine } from '../shared/one-line.ts'
import { listAt, own, placeWords, recordAt, recordOf, textOf, textsOf, useWords } from './read.ts'
import { Part, type PersonPartProps } from './person-part.tsx'
import { Day, Goals } from './person-day.tsx'
import { Knows, Why } from './person-mind.tsx'
import { Needs } from './person-needs.tsx'
import { onRing, RelationGraph } from './relation-graph.tsx'
import { chatWords, tiesOf, warmthWords } from './relations.ts'
import { castAt } from './scene.ts'
import './person.css'

export function PersonPanel({ name, moment, goTo, choose }: AgentProps) {
  const file = listAt(moment, 'people').find((each) => recordOf(each)['name'] === name)
  const { persona } = recordOf(file)
  return (
    <div className="person">
      {textOf(persona) !== '' && (
        <p className="person-persona">
          <Clip text={textOf(persona)} limit={240} />
        </p>
      )}
      <Now name={name} moment={moment} />
      <Needs name={name} moment={moment} />
      <Day name={name} moment={moment} />
      <Goals name={name} moment={moment} />
      <Why name={name} moment={moment} goTo={goTo} />
      <Ties name={name} moment={moment} choose={choose} />
      <Knows name={name} moment={moment} />
    </div>
  )
}

function Now({ name, moment }: PersonPartProps) {
  const { room, using, holding } = recordOf(own(recordAt(moment, 'persons'), name))
  if (textOf(room) === '') return null
  const { use, thing } = recordOf(using)
  const parts = [
    `In ${placeWords(textOf(room))}`,
    ...(textOf(use) === '' ? [] : [useWords(textOf(use), textOf(thing))]),
    ...(textsOf(holding).length === 0 ? [] : [`holding ${textsOf(holding).slice(0, 6).join(', ')}`]),
  ]
  return (
    <p className="person-now" dir="auto">
      {oneLine(parts.join(' · '), 200)}
    </p>
  )
}

const DRAWN = 12
const WIDE = 320
const HIGH = 220

function Ties({ name, moment, choose }: PersonPartProps & Pick<AgentProps, 'choose'>) {
  const ties = tiesOf(moment, name)
  if (ties.length === 0) return null
  const drawn = ties.slice(0, DRAWN)
  const at = onRing(
    drawn.map(({ other }) => other),
    WIDE,
    HIGH,
    70,
  )
  return (
    <Part title="Others" note={`${ties.length} known`}>
      <RelationGraph
        label={`What ${oneLine(name, 40)} thinks of others: ${drawn
          .slice(0, 4)
          .map(({ other, warmth }) => `${oneLine(other, 20)} ${warmthWords(warmth)}`)
          .join(', ')}`}
        ties={drawn}
        at={at.set(name, [WIDE / 2, HIGH / 2])}
        width={WIDE}
        height={HIGH}
        cast={castAt(moment)}
        chosen={name}
        onChoose={choose}
      />
      <ul className="person-ties">
        {drawn.slice(0, 5).map(({ other, warmth, chats }) => (
          <li key={other}>
            <span dir="auto">{oneLine(other, 30)}</span>
            <span className="agent-note">
              {warmthWords(warmth)} · {chatWords(chats)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
