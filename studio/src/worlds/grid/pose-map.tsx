/** The map of poses: where explorers in windows went, as far as anybody knows. */
import type { ExplorerWindow } from './windows-at.ts'

const MARGIN = 1.5

export function PoseMap({ windows }: { readonly windows: readonly ExplorerWindow[] }) {
  const points = windows.flatMap(({ track, pose }) => [...track, ...(pose ? [pose.position] : [])])
  if (points.length === 0) return null
  const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...zs) - MARGIN]
  const [width, height] = [Math.max(...xs) - left + MARGIN, Math.max(...zs) - top + MARGIN]
  const size = Math.max(width, height)
  return (
    <svg
      className="windows-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={`Where ${windows.length} explorers went: ${Math.round(width)} by ${Math.round(height)}`}
    >
      {windows.map(({ name, hue, track, pose }) => (
        <g key={name} className={`hue-${hue}`}>
          <polyline points={track.map(({ x, z }) => `${x},${z}`).join(' ')} strokeWidth={size / 120} />
          {pose && (
            <path
              d="M0-1.1 .7 .8 0 .4 -.7 .8z"
              transform={[
                `translate(${pose.position.x} ${pose.position.z})`,
                `rotate(${pose.rotation.yaw}) scale(${size / 30})`,
              ].join(' ')}
            >
              <title>{name}</title>
            </path>
          )}
        </g>
      ))}
    </svg>
  )
}
