/** How things stand: what it was worth so far, what we hold, what we are after, and what is planned. */
import type { Imagining } from '../../../../src/societies/adventurers/board.ts'
import type { Moment } from '../../contract.ts'
import { numberOf } from '../shared/number-of.ts'
import { oneLine } from '../shared/one-line.ts'

// the next few are enough to see where it goes
const PLANNED = 6
const HELD = 40

export function Standing({ moment }: { readonly moment: Moment }) {
  const score = numberOf(moment.field('score'))
  const most = moment.field<number | null>('maxScore')
  const held = moment.field<readonly string[]>('inventory') ?? []
  const goal = moment.field<string>('currentGoal') ?? ''
  const turn = numberOf(moment.field('step'))
  const imagining = moment.field<Imagining>('imagining')
  const plan = moment.field<readonly string[]>('plan') ?? []
  return (
    // scrolled by keys when much is carried
    <dl className="standing" tabIndex={0}>
      <div>
        <dt>Score</dt>
        <dd>
          <b>{score}</b>
          {typeof most === 'number' && <span className="standing-of"> of {most}</span>}
        </dd>
      </div>
      <div className="standing-held">
        <dt>Carrying</dt>
        <dd>
          {held.length === 0 ? (
            <span className="standing-none">nothing</span>
          ) : (
            <ul>
              {held.slice(0, HELD).map((thing, at) => (
                <li key={at} dir="auto">
                  {oneLine(thing, 40)}
                </li>
              ))}
              {held.length > HELD && <li className="standing-none">{held.length - HELD} more</li>}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>Goal</dt>
        <dd dir="auto">{oneLine(goal, 90) || <span className="standing-none">none</span>}</dd>
      </div>
      {imagining !== undefined && imagining.tried > 0 && (
        <div>
          <dt>Imagined</dt>
          <dd>
            {imagining.tried.toLocaleString('en')} commands tried, the best worth {imagining.score}
          </dd>
        </div>
      )}
      {plan.length > 0 && (
        <div className="standing-plan">
          <dt>Plan</dt>
          <dd>
            <ol start={turn + 1}>
              {plan.slice(turn, turn + PLANNED).map((command, at) => (
                <li key={at}>
                  <code dir="auto">{oneLine(command, 40)}</code>
                </li>
              ))}
            </ol>
            <span className="standing-of">{Math.max(0, plan.length - turn)} to go</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
