/** A confidence from 0 to 1 as a thin bar in the hue around it. The number stands beside it in words. */
import './bar.css'

export function Bar({ value, label }: { readonly value: number; readonly label: string }) {
  const share = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
  return (
    <span className="bar" role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={1} aria-valuenow={share}>
      <span className="bar-fill" style={{ transform: `scaleX(${share})` }} />
    </span>
  )
}
