/** What imagining tried, as ghosts: rooms nobody has been in yet, and what was tried in those that are known. */
import type { Charted } from './charted.ts'
import type { Ghost } from './imagined.ts'
import { inLines, oneLine } from '../shared/one-line.ts'

export function Ghosts({ chart: { ghosts } }: { readonly chart: Charted }) {
  return (
    <g className="map-ghosts">
      {ghosts.map((ghost) => {
        const { x, y, width, height } = ghost.box
        const lines = inLines(ghost.title || 'Somewhere', 15, 2)
        return (
          <g key={ghost.title} className="map-ghost">
            <title>{`${oneLine(ghost.title, 80)}: imagined, ${counted(ghost)}`}</title>
            <rect x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={10} />
            {!ghost.isKnown &&
              lines.map((line, row) => (
                <text key={row} x={x + width / 2} y={y + height / 2 + 4 + (row - (lines.length - 1) / 2) * 14}>
                  {line}
                </text>
              ))}
            <text className="map-ghost-count" x={x + width / 2} y={y + height + 15}>
              {counted(ghost)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function counted({ tried, scored, died }: Ghost): string {
  return [`${tried} tried`, ...(scored > 0 ? [`${scored} scored`] : []), ...(died > 0 ? [`${died} died`] : [])].join(
    ' · ',
  )
}
