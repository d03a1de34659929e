/** Something asked of the server, asked again now and then while somebody looks. What was known stays until more is. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { asFailure, type ApiFailure } from '../api/failure.ts'

export interface Asked<T> {
  readonly value: T | undefined
  /** of the last time it was asked */
  readonly failure: ApiFailure | undefined
  readonly again: () => void
}

/** `key` says what is asked: with another one, it is another question. */
export function useAsked<T>(key: string, ask: () => Promise<T>, everyMs?: number): Asked<T> {
  const [state, setState] = useState<{ key: string; value?: T; failure?: ApiFailure }>({ key })
  const [round, setRound] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = async () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'hidden')
        try {
          const value = await latest.current()
          if (!isGone) setState({ key, value })
        } catch (fault) {
          const failure = asFailure(fault)
          if (!isGone) setState((before) => (before.key === key ? { ...before, failure } : { key, failure }))
        }
      if (!isGone && everyMs !== undefined) timer = setTimeout(() => void go(), everyMs)
    }
    const onTurn = () => void (document.visibilityState !== 'hidden' && go())
    void go()
    document.addEventListener('visibilitychange', onTurn)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onTurn)
    }
  }, [key, everyMs, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  const isSame = state.key === key
  return { value: isSame ? state.value : undefined, failure: isSame ? state.failure : undefined, again }
}
