/** Lines between parts of the page that can be dragged, or moved by arrow keys; where they were is kept. */
import { useCallback, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { keep, recall } from '../ui/theme.ts'

/** Gives from one share to its neighbour; neither becomes less than the least. */
export function moveShare(shares: readonly number[], line: number, by: number, least: number): number[] {
  const [left, right] = [shares[line]!, shares[line + 1]!]
  const given = Math.min(right - least, Math.max(least - left, by))
  return shares.map((share, index) => (index === line ? left + given : index === line + 1 ? right - given : share))
}

/** Numbers kept on this machine, as long as there are as many of them as expected. */
export function readShares(kept: string | undefined, usual: readonly number[]): readonly number[] {
  const shares = kept?.split(' ').map(Number)
  return shares?.length === usual.length && shares.every((share) => share > 0 && share < 1e4) ? shares : usual
}

export function useShares(key: string, usual: readonly number[]) {
  const [shares, setShares] = useState(() => readShares(recall(key), usual))
  const change = useCallback(
    (to: (shares: readonly number[]) => readonly number[]) =>
      setShares((from) => {
        const changed = to(from)
        keep(key, changed.map((share) => share.toFixed(4)).join(' '))
        return changed
      }),
    [key],
  )
  return [shares, change, () => change(() => usual)] as const
}

interface SplitLineProps {
  readonly label: string
  readonly direction: 'across' | 'up'
  /** a share of the whole, in percent, for those who listen */
  readonly value: number
  /** pixels */
  readonly onMove: (by: number) => void
  readonly onReset: () => void
}

const BY_KEY_PX = 24

export function SplitLine({ label, direction, value, onMove, onReset }: SplitLineProps) {
  const isAcross = direction === 'across'
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(isAcross ? event.movementX : -event.movementY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = isAcross ? ['ArrowLeft', 'ArrowRight'] : ['ArrowDown', 'ArrowUp']
    const by = event.key === less ? -BY_KEY_PX : event.key === more ? BY_KEY_PX : 0
    if (by === 0) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <div
      className={`split split-${direction}`}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isAcross ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
      onDoubleClick={onReset}
    />
  )
}
