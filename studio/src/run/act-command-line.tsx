/** The equivalent command, to be copied. */
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Clip } from '../ui/clip.tsx'

export function CommandLine({ command }: { readonly command: string }) {
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command)
      setCopied(command)
    } catch {
      // without leave to use the clipboard the text can still be marked
      setCopied(undefined)
    }
  }
  const isCopied = copied === command
  return (
    <div className="fork-command">
      <div className="fork-command-head">
        <span className="field-label">The same on the command line</span>
        <Button variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <code className="fork-command-text" dir="ltr">
        <Clip text={command} limit={400} />
      </code>
    </div>
  )
}
