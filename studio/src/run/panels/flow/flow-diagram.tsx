/** The diagram, drawn for one moment. The table below it says the same in words. */
import { useId } from 'react'
import { shortText } from '../../../ui/clip-text.ts'
import { hueOf } from '../../../ui/hue.ts'
import { useRun } from '../../context.tsx'
import { formatCount } from '../read/model-calls.ts'
import { atWork, trafficOn } from '../read/traffic.ts'
import { pathOf, type FlowEdge, type FlowLayout, type FlowNode } from './layout.ts'

export function FlowDiagram({ layout }: { readonly layout: FlowLayout }) {
  const { timeline, step } = useRun()
  const arrow = useId()
  const { did, next } = atWork(timeline, step)
  const counts = layout.edges.map(({ from, to }) => trafficOn(timeline, from, to, step))
  const most = Math.max(1, ...counts)
  const isTaken = ({ from, to }: FlowEdge) => did.has(from) && next.has(to)
  return (
    <svg
      className="flow-diagram"
      role="img"
      aria-label={shortText(
        `At step ${step}: ${[...did].join(', ') || 'nobody'} at work, next ${[...next].join(', ') || 'nobody'}`,
        400,
      )}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      // as large as there is room, but never so large that it shouts
      style={{ maxWidth: layout.width * 1.2, maxHeight: layout.height * 1.2 }}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0.5 0.5 7.5 4 0.5 7.5z" className="flow-tip" />
        </marker>
      </defs>
      {layout.edges.map((edge, place) => (
        <path
          key={`${edge.from}\n${edge.to}`}
          className={classes(
            'flow-edge',
            edge.isChosen && 'flow-chosen',
            counts[place] === 0 && 'flow-never',
            isTaken(edge) && 'flow-taken',
          )}
          d={pathOf(edge.points)}
          // the more traffic, the broader: by its logarithm, or one way would hide all others
          strokeWidth={counts[place] === 0 ? 1 : 1.2 + 2.2 * (Math.log(counts[place]! + 1) / Math.log(most + 1))}
          markerEnd={`url(#${arrow})`}
        />
      ))}
      {layout.edges.map(({ from, to, label }, place) =>
        counts[place] === 0 ? null : (
          <g key={`${from}\n${to}`} className="flow-count" transform={`translate(${label.x} ${label.y})`}>
            <rect x={-16} y={-8} width={32} height={16} rx={8} />
            <text dy="3.5" textAnchor="middle">
              {formatCount(counts[place]!)}
            </text>
          </g>
        ),
      )}
      {layout.nodes.map((node) => (
        <Node key={node.name} node={node} isAtWork={did.has(node.name)} isNext={next.has(node.name)} />
      ))}
    </svg>
  )
}

interface NodeProps {
  readonly node: FlowNode
  readonly isAtWork: boolean
  readonly isNext: boolean
}

function Node({ node: { name, label, x, y, width, height, isTerminal }, isAtWork, isNext }: NodeProps) {
  const { agents, detail } = useRun()
  const hue = agents.find((agent) => agent.name === name)?.hue ?? hueOf(name, detail.agents)
  return (
    <g
      className={classes(
        'flow-node',
        !isTerminal && `hue-${hue}`,
        isTerminal && 'flow-terminal',
        isAtWork && 'flow-did',
        isNext && 'flow-next',
      )}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
    >
      <rect width={width} height={height} rx={isTerminal ? height / 2 : 8} />
      {!isTerminal && <circle className="flow-dot" cx={13} cy={height / 2} r={4} />}
      <text x={isTerminal ? width / 2 : width / 2 + 6} y={height / 2} dy="0.35em" textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

const classes = (...names: readonly (string | false)[]) => names.filter(Boolean).join(' ')
