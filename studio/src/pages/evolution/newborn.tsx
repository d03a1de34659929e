/** A newborn in the diagram of the flow: who was there before, who has joined, and what leads to it and from it. */
import { useId, useMemo } from 'react'
import type { VariantDetail } from '../../../../src/server/api-evolution.ts'
import { shortText } from '../../ui/clip-text.ts'
import { layOut, pathOf } from '../../run/panels/flow/layout.ts'
import '../../run/panels/flow/flow-panel.css'

type Drawn = Pick<VariantDetail, 'joined'> & { readonly graph: NonNullable<VariantDetail['graph']> }

export function Newborn({ graph, joined }: Drawn) {
  const arrow = useId()
  const layout = useMemo(() => layOut(graph, 'TB'), [graph])
  const isNew = (name: string) => joined.includes(name)
  return (
    <figure className="newborn">
      <svg
        className="flow-diagram"
        role="img"
        aria-label={shortText(`The flow, with ${joined.join(', ')}, who joined`, 300)}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ maxWidth: layout.width }}
      >
        <defs>
          <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0.5 0.5 7.5 4 0.5 7.5z" className="flow-tip" />
          </marker>
        </defs>
        {layout.edges.map(({ from, to, points, isChosen }) => (
          <path
            key={`${from}\n${to}`}
            className={['flow-edge', isChosen ? 'flow-chosen' : '', isNew(from) || isNew(to) ? 'flow-taken' : ''].join(
              ' ',
            )}
            d={pathOf(points)}
            strokeWidth={1.2}
            markerEnd={`url(#${arrow})`}
          />
        ))}
        {layout.nodes.map(({ name, label, x, y, width, height, isTerminal }) => (
          <g
            key={name}
            className={`flow-node${isTerminal ? ' flow-terminal' : ''}${isNew(name) ? ' flow-did' : ''}`}
            transform={`translate(${x - width / 2} ${y - height / 2})`}
          >
            <rect width={width} height={height} rx={isTerminal ? height / 2 : 8} />
            <text x={width / 2} y={height / 2} dy="0.35em" textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="soft">Joined: {shortText(joined.join(', '), 200)}</figcaption>
    </figure>
  )
}
