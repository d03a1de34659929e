/** Faults in Langflow's own shapes: `{"detail": …}` with the status its clients expect. */
import { messageOf, TroupeError } from '../../base/errors.ts'
import { refusalOf, ServerFault } from '../faults.ts'

export class DetailFault extends Error {
  override readonly name = 'DetailFault'
  readonly status: number
  readonly detail: unknown

  constructor(status: number, detail: unknown) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail))
    this.status = status
    this.detail = detail
  }
}

export const notFound = (flow: string): DetailFault => new DetailFault(404, `Flow identifier ${flow} not found`)

/** As FastAPI tells that a field is missing or wrong. */
export const unfit = (field: string, message: string, place = 'body'): DetailFault =>
  new DetailFault(422, [{ type: 'value_error', loc: [place, field], msg: message, input: null }])

/** What went wrong in a run: a JSON text inside the JSON, as Langflow tells it. */
export function failed(message: string, flow?: string): DetailFault {
  return new DetailFault(500, JSON.stringify({ message, traceback: null, description: null, code: null, flow }))
}

export interface Told {
  readonly status: number
  readonly body: { readonly detail: unknown }
  readonly headers?: Readonly<Record<string, string>>
}

// a tweak for no node, an observation that is none, a game that is over
const ASKERS = /^(?:FLOW|ADVENTURE)_/

/** Never a stack; what is nobody's fault but ours is told as such, and reported to whoever runs the server. */
export function detailOf(error: unknown, report: (error: unknown) => void): Told {
  if (error instanceof DetailFault) return { status: error.status, body: { detail: error.detail } }
  if (error instanceof TroupeError && ASKERS.test(error.code)) return { status: 400, body: { detail: error.message } }
  // an agent that failed is a node of the flow
  if (error instanceof TroupeError && error.code === 'RUN_AGENT_FAILED') return detailOf(failed(error.message), report)
  if (error instanceof ServerFault || error instanceof TroupeError) {
    const { status, message, headers } = refusalOf(error)
    if (status >= 500) report(error)
    return { status, body: { detail: message }, ...(headers && { headers }) }
  }
  report(error)
  return { status: 500, body: { detail: JSON.stringify({ message: 'The server failed. Its log says why.' }) } }
}

export const reasonOf = (error: unknown): string =>
  error instanceof TroupeError || error instanceof DetailFault ? messageOf(error) : 'The flow failed.'
