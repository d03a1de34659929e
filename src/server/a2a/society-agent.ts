/** A society of the studio as an A2A agent: its tasks are runs that the server drives, like those of people. */
import { TaskRefusal, type TaskRunner } from '../../a2a/request-handler.ts'
import { isRecord, withValueAt, type Board } from '../../societies/paths.ts'
import type { Society } from '../../societies/society.ts'
import type { RunDetail } from '../api.ts'
import { refusalOf } from '../faults.ts'
import { ApiRefusal, createApiPort, type AskApi } from '../mcp/api-port.ts'
import type { Services } from '../services.ts'
import { CANCELLED } from '../supervisor.ts'

export interface SocietyAgent extends Pick<Services, 'store' | 'supervisor' | 'describer'> {
  readonly society: Society
  readonly ask: AskApi
  readonly closing: AbortSignal
}

export function createSocietyAgent({ society, store, supervisor, describer, ask, closing }: SocietyAgent): TaskRunner {
  const api = createApiPort(ask)
  const refusing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const { code, message } = error instanceof ApiRefusal ? error : refusalOf(error)
      if (code === 'SERVER_FAILED') throw error
      throw new TaskRefusal(`${code}: ${message}`)
    }
  }
  return {
    owns: (start) => start.society === society.name,
    store,
    closing,
    canceledAs: CANCELLED,
    result: async (board, reason, run) =>
      society.result === undefined ? resultOf(await describer.detail(run), reason) : society.result(board, reason),
    async start(message) {
      const input = inputOf(society, message)
      const { id } = await refusing(api.post<RunDetail>('/runs', { society: society.name, input, pace: 0 }))
      return id
    },
    // the server drives what is to be driven; whoever paused a run meant it
    isDriven: () => false,
    async resume(run, answer) {
      if (answer !== undefined) await refusing(supervisor.answer(run, answer.value, answer.question))
    },
    cancel: (run) => refusing(supervisor.cancel(run)),
  }
}

/** Structured data is the input; a text is the value of the option that is the argument of the society's command. */
function inputOf(
  { title, options }: Society,
  { text, data }: { readonly text: string; readonly data: unknown },
): Board {
  if (isRecord(data)) return data
  const given = readJson(text)
  if (isRecord(given)) return given
  const main = options.find(({ isArgument, kind }) => isArgument === true && (kind === 'text' || kind === 'choice'))
  if (main !== undefined) return withValueAt({}, main.path, text)
  const paths = options.map(({ path }) => path).join(', ')
  throw new TaskRefusal(
    `${title} does not begin with a text. Send structured data: an object with what is chosen, {} for the usual.` +
      (paths === '' ? '' : ` It may have: ${paths}.`),
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What everybody is told of a run that is over, where its society has no words of its own for it. */
function resultOf({ id, title, society, status, step, score, maxScore }: RunDetail, reason: string): Board {
  return {
    run: id,
    title,
    ...(society !== undefined && { society }),
    status,
    step,
    reason,
    ...(score !== undefined && { score }),
    ...(maxScore !== undefined && { maxScore }),
  }
}
