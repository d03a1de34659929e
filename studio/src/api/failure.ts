/** What the server refused or could not do, as the page tells it. */
import { visibleText } from '../ui/clip-text.ts'

export class ApiFailure extends Error {
  readonly code: string
  /** of HTTP; 0 when nobody answered */
  readonly status: number

  constructor(code: string, message: string, status: number) {
    // what was refused is quoted in it, whoever wrote that
    super(visibleText(message))
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
  }
}

/** Nobody answered, or somebody in between did: asking again later makes sense. */
export const isPassing = ({ status }: ApiFailure): boolean => status === 0 || status === 429 || status >= 500

export const asFailure = (fault: unknown): ApiFailure =>
  fault instanceof ApiFailure
    ? fault
    : new ApiFailure('STUDIO_FAULT', fault instanceof Error ? fault.message : String(fault), 0)
