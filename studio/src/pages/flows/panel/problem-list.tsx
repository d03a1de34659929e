/** What is wrong with a flow, each with the way to where it is. */
import { shortText } from '../../../ui/clip-text.ts'
import type { Editor } from '../editor.ts'
import type { FlowProblem } from '../problems.ts'

interface ProblemListProps {
  readonly editor: Editor
  readonly problems: readonly FlowProblem[]
  readonly onShow: (node: string) => void
}

export function ProblemList({ editor, problems, onShow }: ProblemListProps) {
  if (editor.check === undefined) return <p className="soft">Checking …</p>
  if (problems.length === 0) return <p>Nothing is wrong: Langflow can open it, and every component runs here.</p>
  const titles = new Map(editor.graph.nodes.map(({ id, title }) => [id, title]))
  return (
    <ul className="canvas-problems" aria-label="Problems">
      {problems.map(({ node, message }) => (
        <li key={`${node} ${message}`}>
          {node !== undefined && (
            <button type="button" className="bare canvas-problem-node" onClick={() => onShow(node)}>
              {shortText(titles.get(node) ?? node, 60)}
            </button>
          )}
          <p dir="auto">{shortText(message, 600)}</p>
        </li>
      ))}
    </ul>
  )
}
