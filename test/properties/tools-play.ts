/** A random chat with tools, played through all its deaths, and what must be true of it afterwards. */
import { memoryStore, stateAt, type Store } from 'troupe'
import type { ChatMessage } from 'troupe/minds'
import { isApprovalQuestion } from 'troupe/tools'
import { mortal, recordsOf, slowly, within, type Crash } from '../rules/support.ts'
import { approvalOf, buildChat, pairsOf, type ToolOutside } from './tools-build.ts'
import type { ToolStorySpec } from './tools-spec.ts'

// the longest take a fraction of a second
const PATIENCE_MS = 10_000
const MOST_LIVES = 100

export async function checkToolStory(story: ToolStorySpec): Promise<void> {
  const calm = await play({ ...story, deaths: [] })
  const stormy = await play(story)
  same('effects done twice', repeated(stormy.outside.written), [])
  const { boards, unknown } = told(stormy.boards, calm.boards)
  same('the boards, but for what nobody knows', boards, calm.boards)
  // what nobody knows was under way at a death: one thing in each society that was at work then
  const atWork = 1 + Math.max(0, ...story.replies.map((calls) => calls.filter(({ kind }) => kind === 'helper').length))
  if (unknown > story.deaths.length * atWork)
    throw new Error(`${unknown} effects unknown after ${story.deaths.length} deaths`)
  for (const [run, { messages = [] }] of Object.entries(stormy.boards)) checkPairs(run, messages)
}

interface AnyBoard {
  readonly messages?: readonly ChatMessage[]
}

interface Played {
  readonly outside: ToolOutside
  readonly boards: Record<string, AnyBoard>
}

async function play(story: ToolStorySpec): Promise<Played> {
  const store = memoryStore()
  const outside: ToolOutside = { written: [], asked: [] }
  const left = [...story.deaths]
  for (let life = 0; ; life++) {
    if (life > MOST_LIVES) throw new Error('the chat does not end, however often it is resumed')
    const paid = await journaled(store, outside)
    const isOver = await within(live(story, store, outside, life, left.shift()), PATIENCE_MS)
    if (isOver === 'pending') throw new Error('the chat hangs')
    const asked = outside.asked.filter((each) => each.life === life).map(({ request }) => request)
    const twice = [...repeated(asked), ...asked.filter((request) => paid.has(request))]
    same('model calls paid twice', twice, [])
    if (isOver) break
  }
  const boards: Record<string, AnyBoard> = {}
  for (const run of (await store.runs()).toSorted()) boards[run] = await stateAt(store, run)
  return { outside, boards }
}

/** One life of a process. True when the run has ended. */
async function live(
  story: ToolStorySpec,
  store: Store,
  outside: ToolOutside,
  life: number,
  death: Crash | undefined,
): Promise<boolean> {
  const base = story.slowStore ? slowly(store) : store
  const doomed = death && mortal(base, death)
  const chat = buildChat(story, outside, { life, isDead: doomed?.isDead ?? (() => false) })
  const answer = ({ question }: { question: unknown }) => {
    if (!isApprovalQuestion(question)) throw new Error('an odd question')
    return approvalOf((question.approve.input as { number: number }).number)
  }
  const options = { store: doomed?.store ?? base, ...(story.atOnce && { onQuestion: answer }) }
  const whole = async () => {
    const isNew = (await store.head('r')) === 0
    let run = isNew ? chat.run({ prompt: 'go' }, { ...options, id: 'r', seed: 1 }) : chat.resume('r', options)
    for (;;) {
      const { status, questions } = await run.finished
      if (status === 'ended') return true
      const [open] = questions
      run = chat.resume('r', { ...options, ...(open && { question: open.id, answer: answer(open) }) })
    }
  }
  if (!doomed) return whole()
  const over = whole().catch((error: unknown) => {
    if (doomed.isDead()) return false
    throw error
  })
  return Promise.race([over, doomed.death.then(() => false)])
}

/** The requests whose replies are in a journal. */
async function journaled(store: Store, { asked }: ToolOutside): Promise<Set<string>> {
  const found = new Set<string>()
  for (const run of await store.runs()) {
    for (const record of await recordsOf(store, run)) {
      if (record.kind !== 'call' || record.name !== 'model') continue
      found.add(asked[(record.value as { usage: { inputTokens: number } }).usage.inputTokens - 1]!.request)
    }
  }
  return found
}

/** The boards with what an undisturbed run knows in place of what nobody knows. */
function told(boards: Played['boards'], calm: Played['boards']) {
  let unknown = 0
  const tell = (run: string, board: AnyBoard): AnyBoard => {
    if (!board.messages) return board
    const known = new Map(pairsOf(calm[run]?.messages ?? []).results.map((result) => [result.call, result]))
    return {
      ...board,
      messages: board.messages.map((message) =>
        message.role === 'tool'
          ? {
              role: 'tool',
              results: message.results.map((result) => {
                if (result.outcome !== 'unknown') return result
                // the chat of a thought is on the board of the society around as well
                if ('turns' in board) unknown++
                return known.get(result.call)!
              }),
            }
          : message,
      ),
    }
  }
  return { boards: Object.fromEntries(Object.entries(boards).map(([run, board]) => [run, tell(run, board)])), unknown }
}

function checkPairs(run: string, messages: readonly ChatMessage[]): void {
  const { calls, results } = pairsOf(messages)
  const ids = (found: readonly string[]) => found.toSorted()
  same(`results of ${run}, by call`, ids(results.map(({ call }) => call)), ids(calls.map(({ id }) => id)))
}

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${what}: ${one}\nshould be: ${other}`)
}
