/** Sends an answer to a question of the run: once at a time, and what went wrong in words. */
import { useState } from 'react'
import { api } from '../api/client.ts'
import { asFailure } from '../api/failure.ts'
import { useRun } from './context.tsx'
import type { Answered } from './question-answered.ts'

export interface Sending {
  readonly isBusy: boolean
  readonly fault: string | undefined
  readonly send: (read: Answered) => Promise<void>
}

export function useSending(key: string): Sending {
  const { id, refresh, setFollowing } = useRun()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async (read: Answered) => {
    if (isBusy) return
    if ('fault' in read) return setFault(read.fault)
    setBusy(true)
    setFault(undefined)
    try {
      await api.answer(id, key, read.answer)
      setFollowing(true)
      refresh()
    } catch (error) {
      setFault(asFailure(error).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fault, send }
}
