/** A seed, and a button for another one. */
import { IconButton } from '../../ui/button.tsx'

interface SeedInputProps {
  readonly value: string
  readonly onSeed: (seed: string) => void
  readonly id?: string
}

export function SeedInput({ value, onSeed, ...rest }: SeedInputProps) {
  return (
    <span className="start-seed">
      <input
        className="field-input"
        value={value}
        maxLength={80}
        onChange={(event) => onSeed(event.target.value)}
        {...rest}
      />
      <IconButton
        icon="reload"
        variant="plain"
        label="Another seed"
        onClick={() => onSeed(String(1 + Math.floor(Math.random() * 9_999)))}
      />
    </span>
  )
}
