/** A file that everything told and typed is written to, as it happens. */
import { appendFileSync, writeFileSync } from 'node:fs'
import { messageOf } from '../../base/errors.ts'
import { quote } from '../../terminal/invocation.ts'
import { plainPaper, type Paper } from './paper.ts'

/** Replaces what was in the file. Throws what `refuse` makes of a reason. */
export function openTranscript(file: string, refuse: (reason: string) => Error): Paper {
  const writing = (write: () => void) => {
    try {
      write()
    } catch (error) {
      throw refuse(`${quote(file)} cannot be written: ${messageOf(error)}.`)
    }
  }
  writing(() => writeFileSync(file, ''))
  return plainPaper((text) => writing(() => appendFileSync(file, text)))
}
