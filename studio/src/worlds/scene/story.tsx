/** What happened to a scene: what members said, step by step, what the Critic found, and how each was mended. */
import type { WorldProps } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import { Clip } from '../../ui/clip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import { ScrollBack } from '../shared/scroll-back.tsx'
import { chronicleOf, type Look, type Said } from './chronicle.ts'
import { IssueLine } from './issue-line.tsx'
import { hueOfMember, titleOf } from './members.ts'
import './story.css'

export function SceneStory({ moment, goTo, chosen }: WorldProps) {
  const { timeline, step } = moment
  const { said, looks } = chronicleOf(timeline)
  const upTo = said.slice(
    0,
    countBy(said, step, (each) => each.step),
  )
  const told = chosen === undefined ? upTo : upTo.filter(({ agent }) => agent === chosen)
  if (told.length === 0)
    return (
      <Empty icon="book" title={chosen === undefined ? 'Nobody has begun' : `Nothing from the ${titleOf(chosen)} yet`}>
        What members say, what the Critic finds and how it is mended is here.
      </Empty>
    )
  return (
    <ScrollBack
      key={chosen ?? ''}
      label="What happened"
      count={told.length}
      part={(nth) => (
        <Told
          key={nth}
          said={told[nth]!}
          look={lookOf(told[nth]!, looks)}
          now={step}
          isLast={nth === told.length - 1}
          goTo={goTo}
        />
      )}
    />
  )
}

const lookOf = ({ agent, step }: Said, looks: readonly Look[]): Look | undefined =>
  agent === 'critic' ? looks.find((look) => look.step === step) : undefined

interface ToldProps {
  readonly said: Said
  readonly look: Look | undefined
  readonly now: number
  readonly isLast: boolean
  readonly goTo: (step: number) => void
}

const SHOWN = 30

function Told({ said: { step, agent, content }, look, now, isLast, goTo }: ToldProps) {
  const title = titleOf(agent)
  const issues = look?.issues ?? []
  return (
    <article
      className={`story-part scene-part hue-${hueOfMember(agent)}${isLast ? ' is-now' : ''}`}
      aria-current={isLast ? 'step' : undefined}
    >
      <h3>
        <button
          type="button"
          className="story-step"
          onClick={() => goTo(step)}
          aria-label={`Step ${step}, ${oneLine(title, 40)}, go there`}
        >
          {step}
        </button>
      </h3>
      <div className="scene-told">
        <p className="scene-who" dir="auto">
          {oneLine(title, 40)}
          {look?.hasPassed && <span className="scene-passed"> ✓ passed</span>}
        </p>
        <p className="scene-words" dir="auto">
          <Clip text={content} limit={500} />
        </p>
        {issues.length > 0 && (
          <ul className="scene-issues" aria-label="What was found">
            {issues.slice(0, SHOWN).map((issue, nth) => (
              <IssueLine key={nth} issue={issue} now={now} goTo={goTo} />
            ))}
            {issues.length > SHOWN && <li className="soft">and {issues.length - SHOWN} more</li>}
          </ul>
        )}
      </div>
    </article>
  )
}
