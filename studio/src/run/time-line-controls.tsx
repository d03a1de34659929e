/** Back, play, forward, how fast; and the way back to what happens now. */
import { Button, IconButton } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { useRun } from './context.tsx'
import { SPEEDS } from './time-line-cursor.ts'

const speeds = SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))

export function TimeLineControls() {
  const { step, timeline, goTo, isFollowing, setFollowing, isPlaying, speed, play, stop, setSpeed, state } = useRun()
  const isAtFirst = step <= timeline.firstStep
  const isAtLast = step >= timeline.lastStep
  const isHoldable = isFollowing && state === 'live'
  const behind = timeline.lastStep - step
  return (
    <div className="time-line-controls">
      <div className="time-line-buttons">
        <IconButton
          icon="back"
          label="One step back"
          aria-keyshortcuts="ArrowLeft"
          disabled={isAtFirst}
          onClick={() => goTo(step - 1)}
        />
        <IconButton
          icon={isPlaying || isHoldable ? 'pause' : 'play'}
          label={isPlaying ? 'Stop playing' : isHoldable ? 'Hold this step' : 'Play'}
          variant="plain"
          className="time-line-play"
          aria-keyshortcuts="Space"
          onClick={() => (isPlaying ? stop() : isHoldable ? setFollowing(false) : play())}
        />
        <IconButton
          icon="forward"
          label="One step forward"
          aria-keyshortcuts="ArrowRight"
          disabled={isAtLast}
          onClick={() => goTo(step + 1)}
        />
        <Select
          className="time-line-speed"
          aria-label="Steps a second"
          title="Steps a second"
          options={speeds}
          value={String(speed)}
          onChoose={(chosen) => setSpeed(Number(chosen))}
        />
      </div>
      <p className="time-line-where">
        <span>
          <b>{step.toLocaleString('en')}</b>
          <span className="time-line-of"> of {timeline.lastStep.toLocaleString('en')}</span>
        </span>
        {isFollowing ? (
          state === 'live' && <span className="time-line-following">following</span>
        ) : (
          <Button variant="quiet" className="time-line-back" onClick={() => setFollowing(true)}>
            {state === 'live' ? 'Back to now' : 'To the end'}
            <span className="unseen">, {behind} steps ahead</span>
          </Button>
        )}
      </p>
    </div>
  )
}
