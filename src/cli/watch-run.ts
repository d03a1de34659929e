/**
 * Watches a run through the terminal view of its society: pictures where they fit, lines elsewhere, a summary in the
 * end.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../base/errors.ts'
import { applyChanges, noValues } from '../board/change.ts'
import type { Board } from '../societies/paths.ts'
import type { Society } from '../societies/society.ts'
import type { Frame, TerminalView } from '../societies/terminal-view.ts'
import type { JournalRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { commandLine } from '../terminal/invocation.ts'
import { shorten } from '../terminal/text.ts'
import { listenForKeys, type Keys } from './keys.ts'
import { openLive, type Live } from './live.ts'
import { observeStore } from './observe.ts'
import { createPacing } from './pacing.ts'
import type { Watching } from './perform.ts'
import type { Screen } from './screen.ts'

// whoever waits longer wants to know what for
const MEASURING_TOLD_MS = 300
const CTRL_C = '\u0003'
const KEY_ROWS = 1

export interface WatchedRun {
  readonly society: Society
  readonly view: TerminalView
  readonly run: string
  readonly store: Store
  readonly storeName: string | undefined
  readonly screen: Screen
  /** its summary is all that a machine is told */
  readonly isWhole: boolean
  /** what a fork or a resumed run begins with: what is written holds only what is otherwise */
  readonly before?: Board
  /** what was there before was told before */
  readonly isResumed?: boolean
}

export function watchRun(watched: WatchedRun): Watching {
  const { society, view, run, store, storeName, screen, isWhole, before = {}, isResumed = false } = watched
  const stream = process.stdout
  const { columns = 0, rows = 0 } = view.smallest ?? {}
  const isLive = !screen.json && stream.isTTY && stream.columns >= columns && stream.rows >= rows
  const watch = view.watch()
  const values = Object.assign(noValues(), before)
  const frame = (): Frame => ({
    columns: isLive ? stream.columns : screen.columns,
    rows: isLive ? stream.rows : Infinity,
    paint: screen.paint,
  })
  if (isResumed && !isLive) watch.lines(values, frame())
  const hasKeys = isLive && process.stdin.isTTY
  const pacing = createPacing()
  let live: Live | undefined
  let keys: Keys | undefined
  let isClosed = false
  let [isNew, isStep] = [false, false]
  const release = () => {
    keys?.close()
    live?.close()
    live = keys = undefined
  }
  const draw = () => {
    live ??= openLive(stream)
    keys ??= listenForKeys(process.stdin, press)
    const { columns: wide, rows: high, paint } = frame()
    if (!hasKeys) return live.draw(watch.draw(values, frame()))
    // the last row is ours, wherever the picture ends
    const rest = { columns: wide, rows: high - KEY_ROWS, paint }
    const picture = watch.draw(values, rest).slice(0, rest.rows)
    const blank = Array.from({ length: rest.rows - picture.length }, () => '')
    live.draw([...picture, ...blank, keyLine(pacing.isHeld, rest)])
  }
  const press = (key: string) => {
    // as if the terminal had made a signal of it, which it does not while it sends single keys
    if (key === 'q' || key === CTRL_C) return void process.kill(process.pid, 'SIGINT')
    if (key === 'p' || key === ' ') pacing.toggle()
    else if (key === 's') pacing.step()
    else return
    if (!isClosed) draw()
  }
  const see = (id: string, record: JournalRecord) => {
    // societies inside it are shown by what they bring
    if (id !== run) return
    if (record.kind === 'start') applyChanges(values, record.changes)
    if (record.kind === 'step') for (const { changes } of record.did) if (changes) applyChanges(values, changes)
    isStep ||= record.kind === 'step'
    const isSeen = watch.see(record, values)
    isNew ||= isSeen
    // step by step, every one of them is looked at
    if (isLive && !isClosed && (isSeen || (record.kind === 'step' && pacing.isHeld))) draw()
    if (!isLive && isSeen) screen.tell(...watch.lines(values, frame()))
  }
  const measured = async () => {
    const timer = setTimeout(() => screen.tell(screen.paint('dim', 'measuring …')), MEASURING_TOLD_MS)
    try {
      return await society.measure?.(store, run, values)
    } catch (error) {
      // a run that went to its end counts, even if it cannot be measured
      screen.warn(`It could not be measured: ${messageOf(error)}`)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    observe(target) {
      const observed = observeStore(target, see)
      if (!isLive || view.frameMs === undefined) return observed
      return {
        ...observed,
        // seen step by step
        groupMs: 0,
        append: async (...words) => {
          await observed.append(...words)
          if (isStep && !isClosed) await pacing.passed()
          if (isNew && !isClosed && !pacing.isHeld) await sleep(view.frameMs)
          isNew = isStep = false
        },
      }
    },
    release,
    close() {
      isClosed = true
      pacing.release()
      release()
    },
    ask: ({ question }) => watch.ask?.(question),
    async sum({ status, limit }) {
      if (isLive && watch.last) screen.tell(...watch.last(values, frame()), '')
      const isOver = status === 'ended' && limit === undefined
      const measures = isOver ? await measured() : undefined
      const command = (...words: string[]) => commandLine(words, storeName)
      const ending = { run, board: values, isOver, command, ...(measures && { measured: measures }) }
      const { lines, json, next = [] } = watch.sum(ending, { ...frame(), columns: screen.columns })
      screen.tell(...lines)
      return { json, isWhole, next: next.map(([about, words]) => `${screen.paint('dim', `${about}:`)} ${words}`) }
    },
  }
}

function keyLine(isHeld: boolean, { columns, paint }: Frame): string {
  const words = isHeld ? 'space continues   s one turn   q stops' : 'space pauses   s one turn at a time   q stops'
  const text = shorten(`${isHeld ? 'paused   ' : ''}${words}; nothing is lost`, columns)
  return isHeld ? paint('yellow', text) : paint('dim', text)
}
