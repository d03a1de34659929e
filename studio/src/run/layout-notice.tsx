/** A quiet line over the page about the connection or the run. It moves nothing, and can be put away. */
import { useState } from 'react'
import { api } from '../api/client.ts'
import { asFailure } from '../api/failure.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { useRun } from './context.tsx'
import { noticeOf } from './layout-words.ts'
import type { ApiFailure } from '../api/failure.ts'

export function RunNotice({ failure }: { readonly failure: ApiFailure | undefined }) {
  const { id, detail, state, refresh } = useRun()
  const [refused, setRefused] = useState<string>()
  const [hidden, setHidden] = useState<string>()
  const told = noticeOf(state, detail, failure)
  const notice = told?.text === hidden ? undefined : told
  const act = async () => {
    if (notice?.action?.does === 'reload') return window.location.reload()
    if (notice?.action?.does === 'resume')
      await api.act(id, 'resume').then(
        () => setRefused(undefined),
        (fault: unknown) => setRefused(asFailure(fault).message),
      )
    refresh()
  }
  return (
    // it is there before it has something to say, so that it is read aloud when it has
    <div className="notice-place" role="status">
      {notice && (
        <div className={`notice notice-${notice.tone}`}>
          <span dir="auto">{refused ?? [notice.text, notice.hint].filter(Boolean).join(' ')}</span>
          {notice.action && <Button onClick={() => void act()}>{notice.action.label}</Button>}
          <IconButton icon="close" label="Hide this message" size={14} onClick={() => setHidden(notice.text)} />
        </div>
      )}
    </div>
  )
}
