/** Says that what is shown may be old, without moving any of it. */
import type { ApiFailure } from '../api/failure.ts'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'

export function LostNote({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry: () => void }) {
  return (
    <div className="page-tray page-lost" role="status">
      <span>{shortText(failure.message, 200)} What you see is what was last known.</span>
      <Button variant="quiet" onClick={onRetry}>
        Try now
      </Button>
    </div>
  )
}
