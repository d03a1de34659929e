/** An agent's name with its hue, the same wherever it appears. */
import './agent-name.css'
import { hueOf } from '../../../ui/hue.ts'
import { useRun } from '../../context.tsx'
import { oneLine } from '../read/brief.ts'

const LONGEST = 60

export function useHue(name: string): number {
  const { agents, detail } = useRun()
  return agents.find((agent) => agent.name === name)?.hue ?? hueOf(name, detail.agents)
}

function useTitle(name: string): string {
  const { agents } = useRun()
  return oneLine(agents.find((agent) => agent.name === name)?.title ?? name, LONGEST)
}

export function AgentName({ name, who }: { readonly name: string; readonly who?: string | undefined }) {
  const hue = useHue(who ?? name)
  const title = useTitle(name)
  const whose = useTitle(who ?? name)
  return (
    <span className={`agent-name hue-${hue}`}>
      <span className="agent-name-dot" aria-hidden="true" />
      <span className="agent-name-text" dir="auto">
        {who === undefined ? title : whose}
        {who !== undefined && <span className="agent-name-stage"> {title}</span>}
      </span>
    </span>
  )
}
