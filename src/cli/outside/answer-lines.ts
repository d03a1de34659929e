/**
 * The line protocol of a run that is told from outside: every line that comes in is JSON, an observation, and is
 * answered by one line of JSON. A line that cannot be used is answered with an error, and nothing is lost by it.
 */
import { messageOf, TroupeError } from '../../base/errors.ts'
import type { Board } from '../../societies/paths.ts'
import type { OutsideSession } from '../../societies/society.ts'
import { readLines } from './read-lines.ts'

const LONGEST_LINE = 1_000_000

export interface Answered {
  readonly observations: number
  /** lines that could not be used */
  readonly refused: number
  readonly ending?: string
}

/** To the end of the input, or of the game. */
export async function answerLines(
  input: AsyncIterable<Uint8Array | string>,
  session: OutsideSession,
  print: (answer: Board) => void,
): Promise<Answered> {
  let [number, observations, refused] = [0, 0, 0]
  for await (const line of readLines(input, LONGEST_LINE)) {
    number++
    if (line?.trim() === '') continue
    try {
      const answer = await session.next(observationIn(line))
      observations++
      print(answer)
      if (answer.ending !== undefined) return { observations, refused, ending: answer.ending }
    } catch (error) {
      if (!(error instanceof TroupeError) || !FORGIVEN.has(error.code)) throw error
      refused++
      print({ error: { code: error.code, line: number, message: error.message } })
    }
  }
  return { observations, refused }
}

// whoever tells made a mistake; what else goes wrong is a failure of the run
const FORGIVEN: ReadonlySet<string> = new Set(['ADVENTURE_NOT_TOLD'])

function observationIn(line: string | undefined): unknown {
  if (line === undefined) throw unfit(`it is longer than ${LONGEST_LINE.toLocaleString('en')} characters`)
  try {
    return JSON.parse(line) as unknown
  } catch (error) {
    throw unfit(`it is not JSON (${messageOf(error)})`)
  }
}

const unfit = (why: string): TroupeError =>
  new TroupeError(
    'ADVENTURE_NOT_TOLD',
    `This line cannot be used: ${why}. A line is the text of the game as a JSON string, or an object: ` +
      '{"observation": "West of House\\n…", "score": 0}.',
  )
