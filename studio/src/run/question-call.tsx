/** On a phone a question may wait on another page than the one that is read: this leads there, and moves nothing. */
import { Button } from '../ui/button.tsx'
import { useRun } from './context.tsx'
import { AgentName } from './panels/parts/agent-name.tsx'
import { questionsOf } from './panels/read/thinking.ts'

export function useHasQuestion(): boolean {
  const { timeline, isShared } = useRun()
  return !isShared && questionsOf(timeline).length > 0
}

export function QuestionCall({ onGo }: { readonly onGo: () => void }) {
  const { timeline } = useRun()
  const [first] = questionsOf(timeline)
  if (first === undefined) return null
  return (
    <div className="question-call" role="status">
      <span>
        <AgentName name={first.agent} who={first.who} /> asks you
      </span>
      <Button variant="primary" onClick={onGo}>
        Answer
      </Button>
    </div>
  )
}
