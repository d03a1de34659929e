/** A step that can be gone to. */
import { useRun } from '../../context.tsx'
import './step-link.css'

export function StepLink({ step }: { readonly step: number }) {
  const { goTo, step: now } = useRun()
  return (
    <button
      type="button"
      className="step-link"
      aria-current={step === now ? 'step' : undefined}
      onClick={() => goTo(step)}
    >
      step {step}
    </button>
  )
}
