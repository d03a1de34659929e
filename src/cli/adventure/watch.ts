/** Watches a game while its journal is written: drawn at a terminal that is large enough, a line a turn elsewhere. */
import { setTimeout as sleep } from 'node:timers/promises'
import { applyChanges, type Values } from '../../board/change.ts'
import type { JournalRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import { openLive } from '../live.ts'
import type { Screen } from '../screen.ts'
import { createMindsReader, type Minds } from './read-game.ts'
import { drawImagined } from './panels.ts'
import { createTurnReader, type AdventureBoard, type Turn } from './turn.ts'
import { turnLine } from './turn-line.ts'
import { drawAdventure, SMALLEST } from './view.ts'

// slow enough for eyes: once when it is decided, once when it is done
const FRAME_MS = 40

export interface Watching {
  readonly isLive: boolean
  readonly turns: readonly Turn[]
  readonly minds: Minds
  see(record: JournalRecord): void
  /** A store that takes its time where something is to be seen. */
  pace(store: Store): Store
  close(): void
}

export function watchGame(screen: Screen, stream: NodeJS.WriteStream = process.stdout): Watching {
  const isLive = !screen.json && stream.isTTY && stream.columns >= SMALLEST.columns && stream.rows >= SMALLEST.rows
  const live = isLive ? openLive(stream) : undefined
  const values: Values = {}
  const board = values as unknown as AdventureBoard
  const reader = createTurnReader()
  const minds = createMindsReader()
  let told = 0

  const draw = (record: JournalRecord) => {
    if (live === undefined || !isWorthSeeing(record)) return
    const next = hasAgent(record, 'strategy') ? board.action?.action : undefined
    const { columns, rows } = stream
    const scene = { board, turns: reader.turns, next, isImagining: hasAgent(record, 'imagine') }
    live.draw(drawAdventure(scene, { columns, rows, paint: screen.paint }))
  }
  /** A turn is told when what it brought is known. */
  const tell = (upTo: number) => {
    if (isLive) return
    for (; told < upTo; told++) screen.tell(turnLine(reader.turns[told]!, reader.turns[told - 1], screen))
  }
  return {
    isLive,
    turns: reader.turns,
    get minds() {
      return minds.read()
    },
    see: (record) => {
      if (record.kind === 'start') applyChanges(values, record.changes)
      if (record.kind === 'end') tell(reader.turns.length)
      if (record.kind !== 'step') return
      for (const { changes } of record.did) if (changes) applyChanges(values, changes)
      reader.see(record.step, record.did, board)
      minds.see(record.did)
      if (hasAgent(record, 'state')) tell(reader.turns.length)
      if (hasAgent(record, 'imagine') && !isLive) screen.tell(...drawImagined(board, { ...screen, rows: 2 }))
      draw(record)
    },
    pace: (store) => {
      if (!isLive) return store
      return {
        ...store,
        append: async (run, head, records, checkpoint) => {
          await store.append(run, head, records, checkpoint)
          if (records.some(isWorthSeeing)) await sleep(FRAME_MS)
        },
      }
    },
    close: () => {
      live?.close()
      tell(reader.turns.length)
    },
  }
}

function hasAgent(record: JournalRecord, name: string): boolean {
  return record.kind === 'step' && record.did.some(({ agent }) => agent === name)
}

/** What was read, what was imagined, and what was decided. */
function isWorthSeeing(record: JournalRecord): boolean {
  return ['state', 'imagine', 'strategy'].some((agent) => hasAgent(record, agent))
}
