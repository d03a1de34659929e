/** The address keeps the step and the tab, so that a link shows what you saw. */
import { useEffect, useRef } from 'react'
import { useSearch, useSearchParams } from 'wouter'

// browsers refuse an address that changes many times a second
const WRITE_AFTER_MS = 300

export function stepInAddress(search = window.location.search): number | undefined {
  const said = new URLSearchParams(search).get('step')
  return said !== null && /^\d{1,9}$/.test(said) ? Number(said) : undefined
}

interface Going {
  readonly goTo: (step: number) => void
  readonly setFollowing: (isFollowing: boolean) => void
  readonly isOn: boolean
}

/** Writes the step when it has come to rest, and goes where a link or the back button leads. */
export function useStepInAddress(step: number | undefined, { goTo, setFollowing, isOn }: Going): void {
  const search = useSearch()
  const written = useRef(stepInAddress())
  useEffect(() => {
    if (!isOn) return
    const path = window.location.pathname
    const timer = setTimeout(() => {
      if (window.location.pathname !== path || stepInAddress() === step) return
      written.current = step
      writeStep(step)
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [step, isOn])
  useEffect(() => {
    const said = stepInAddress(search)
    if (!isOn || said === written.current) return
    written.current = said
    if (said === undefined) setFollowing(true)
    else goTo(said)
  }, [search, goTo, setFollowing, isOn])
}

export function useTabInAddress(): readonly [string | undefined, (tab: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const setTab = (tab: string | undefined) => setParams((before) => withParam(before, 'tab', tab), { replace: true })
  return [params.get('tab') ?? undefined, setTab]
}

function withParam(before: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const params = new URLSearchParams(before)
  if (value === undefined) params.delete(name)
  else params.set(name, value)
  return params
}

function writeStep(step: number | undefined): void {
  const params = withParam(new URLSearchParams(window.location.search), 'step', step?.toString())
  const search = params.toString()
  // wouter hears this too
  window.history.replaceState(window.history.state, '', window.location.pathname + (search && `?${search}`))
}
