/**
 * The flow: who follows whom, who is at work in this step, how often each way was taken; and who reads and writes what.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { useRun } from '../../context.tsx'
import { ContractTable } from './contract-table.tsx'
import { FlowDiagram } from './flow-diagram.tsx'
import { layOut } from './layout.ts'
import './flow-panel.css'

// below this the diagram runs from top to bottom
const NARROW_PX = 760

export function FlowPanel() {
  const { detail, step } = useRun()
  const panel = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow(panel)
  const layout = useMemo(() => layOut(detail.graph, isNarrow ? 'TB' : 'LR'), [detail.graph, isNarrow])
  return (
    <section ref={panel} className="panel flow" aria-label="Flow">
      {detail.graph.nodes.length === 0 ? (
        <Empty icon="fork" title="The flow of this run is not known">
          Its journal was written without the shape of its flow.
        </Empty>
      ) : (
        <div className="flow-split">
          <figure className="flow-figure">
            <FlowDiagram layout={layout} />
            <figcaption className="flow-legend">
              <span className="flow-legend-did">at work in step {step}</span>
              <span className="flow-legend-next">next</span>
              <span className="flow-legend-chosen">chosen on the way</span>
              <span>numbers: how often so far</span>
            </figcaption>
          </figure>
          <ContractTable />
        </div>
      )}
    </section>
  )
}

function useIsNarrow(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => setNarrow(measured.clientWidth < NARROW_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return isNarrow
}
