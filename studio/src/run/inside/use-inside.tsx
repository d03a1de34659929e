/** The societies inside the run that is shown, asked for when there are any and again when there may be more. */
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { InsideRun } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'
import { useRun } from '../context.tsx'

// a society may begin many a second
const LEAST_MS = 1_500

const Context = createContext<readonly InsideRun[]>([])

export const useInside = (): readonly InsideRun[] => useContext(Context)

export function InsideProvider({ children }: { readonly children: ReactNode }) {
  const { id, detail, timeline, state } = useRun()
  const [societies, setSocieties] = useState<readonly InsideRun[]>([])
  const askedAt = useRef(-Infinity)
  // what is inside continues while the current step is thought, and is whole when the next one is closed
  const grown = detail.inside === 0 ? 0 : `${detail.inside} ${timeline.lastStep} ${state}`
  useEffect(() => {
    if (grown === 0) return
    let isGone = false
    const ask = async () => {
      askedAt.current = performance.now()
      const told = await api.inside(id).catch(() => undefined)
      if (told !== undefined && !isGone) setSocieties(told)
    }
    const timer = setTimeout(() => void ask(), Math.max(0, askedAt.current + LEAST_MS - performance.now()))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, grown])
  return <Context value={societies}>{children}</Context>
}
