/** The command that starts the same run from a terminal, to be copied. */
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { CommandLine } from './command.ts'

const SAID_FOR_MS = 1_600

/** None while something in the form does not fit. */
export function CommandBox({ command }: { readonly command: CommandLine | undefined }) {
  const { text, missing } = command ?? { text: '', missing: [] }
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Select it and copy'),
    )
  return (
    <section className="command-box" aria-label="The same from a terminal">
      <header>
        <h2 className="eyebrow">The same from a terminal</h2>
        <Button
          variant="quiet"
          disabled={command === undefined}
          icon={said === 'Copied' ? 'check' : 'copy'}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{said || 'Copy'}</span>
        </Button>
      </header>
      <pre className="mono" tabIndex={0}>
        {command ? <code>{text}</code> : <span className="soft">here when everything fits</span>}
      </pre>
      {missing.length > 0 && (
        <p className="soft">The command has no word for: {missing.join(', ').toLowerCase()}. Here they are heeded.</p>
      )}
    </section>
  )
}
