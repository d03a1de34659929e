/** The keys of time, wherever the focus is. Those that scroll a list are left to it. */
import type { Mark } from '../contract.ts'
import { useHotkey } from '../ui/hotkey.ts'
import { useRun } from './context.tsx'
import { markBeside } from './time-line-buckets.ts'
import { speedBeside, stepByKey } from './time-line-cursor.ts'

export function useTimeKeys(marks: readonly Mark[]): void {
  const { step, goTo, timeline, isPlaying, isFollowing, setFollowing, state, speed, play, stop, setSpeed } = useRun()
  const go = (event: KeyboardEvent) => {
    const extent = { first: timeline.firstStep, last: timeline.lastStep, isLive: state === 'live' }
    const to = stepByKey(event.key, event.shiftKey, step, extent)
    if (to !== undefined) goTo(to)
  }
  useHotkey(['ArrowLeft', 'ArrowRight'], go)
  useHotkey(['Home', 'End', 'PageUp', 'PageDown'], (event) => event.target === document.body && go(event))
  useHotkey(' ', () => {
    if (isPlaying) stop()
    else if (isFollowing && state === 'live') setFollowing(false)
    else play()
  })
  useHotkey(['[', ']'], ({ key }) => {
    const mark = markBeside(marks, step, key === ']' ? 1 : -1)
    if (mark) goTo(mark.step)
  })
  useHotkey(['+', '=', '-', '−'], ({ key }) => setSpeed(speedBeside(speed, key === '+' || key === '=' ? 1 : -1)))
}
