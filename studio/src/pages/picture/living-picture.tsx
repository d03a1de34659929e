/** A run as it goes on, or shown again when it is over: drawn a few times a second, and not while nobody looks. */
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { browserPace } from '../../journal/pace.ts'
import { keepLiving, type LivingPicture } from './living.ts'
import { Picture } from './picture.tsx'
import { keepReplaying } from './replay.ts'
import { useSeen } from './seen.ts'

interface LivingProps {
  readonly id: string
  readonly view: string
  readonly onDrawn?: (picture: LivingPicture) => void
}

export function Living({ id, view, onDrawn }: LivingProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const turn = useRef({ isSeen, wake: () => {} })
  const [picture, setPicture] = useState<LivingPicture & { readonly id: string }>()
  const tell = useRef(onDrawn)
  useEffect(() => {
    tell.current = onDrawn
    turn.current.isSeen = isSeen
    if (isSeen) turn.current.wake()
  }, [isSeen, onDrawn])
  useEffect(() => {
    const gone = new AbortController()
    const whenSeen = (signal: AbortSignal) =>
      turn.current.isSeen
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            turn.current.wake = resolve
            signal.addEventListener('abort', () => resolve(), { once: true })
          })
    const show = (next: LivingPicture) => {
      if (gone.signal.aborted) return
      setPicture({ ...next, id })
      tell.current?.(next)
    }
    const wait = (ms: number, signal: AbortSignal) => browserPace.wait(ms, signal)
    const options = { api, show, whenSeen, wait }
    const live = async () => {
      await keepLiving(id, options, gone.signal)
      const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (!gone.signal.aborted && !wantsCalm) await keepReplaying(id, options, gone.signal)
    }
    // a replay that cannot be had leaves the picture of the end
    live().catch(() => {})
    return () => gone.abort()
  }, [id])
  const shown = picture?.id === id ? picture : undefined
  return (
    <div ref={frame} className="living">
      <Picture timeline={shown?.timeline} view={view} {...(shown && { step: shown.step })} />
    </div>
  )
}
