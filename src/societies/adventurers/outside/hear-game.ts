/** Game, when somebody else runs it: a question hands out what was decided, and the answer is what came of it. */
import { TroupeError } from '../../../base/errors.ts'
import type { View } from '../../../board/field.ts'
import type { Context, Update } from '../../../define/agent.ts'
import type { Fields, Mode, Told } from '../board.ts'
import { endingHeard, lastReply } from './hear.ts'
import { toldSchema } from './told-schema.ts'
import { wordsOutside } from './words.ts'

type Writes = 'observation' | 'commands' | 'told' | 'step' | 'handicaps' | 'maxScore' | 'deaths' | 'restarts'
/** What Game writes, whoever runs it. */
export type GameUpdate = Update<Fields, Writes>

type Heard = View<Fields, 'story' | 'mode' | 'told' | 'commands' | 'action' | 'step' | 'deaths' | 'restarts'>

/** What stands in the journal while the society waits to be told. */
export interface Handed {
  /** nothing before the first observation */
  readonly action: string | null
  readonly reasoning: string
  readonly step: number
}

/** Whoever runs a game elsewhere may take commands back, but lets nobody try them first. */
export function checkOutsideMode(mode: Mode): void {
  if (mode !== 'imagine') return
  throw new TroupeError(
    'ADVENTURE_OUTSIDE_MODE',
    'A game that somebody else runs is played in mode plain or retry, not imagine: nothing can be tried in a fork.',
  )
}

export async function hearGame(view: Heard, context: Context): Promise<GameUpdate> {
  const { action, mode, step, deaths, restarts } = view
  checkOutsideMode(mode)
  const handed: Handed = { action: action?.action ?? null, reasoning: action?.reasoning ?? '', step }
  const heard: Told = await context.ask(handed, { schema: toldSchema })
  const isFirst = action === null
  const { vocabulary } = wordsOutside(view.story)
  const typed = isFirst ? [] : [action.action]
  const game = { told: [...view.told, heard], commands: [...view.commands, ...typed] }
  const reply = lastReply(game, vocabulary)
  const over = endingHeard(heard, reply)
  const { text, room, score, moves, wants = 'line' } = heard
  return {
    told: [heard],
    observation: {
      text,
      ...(room !== undefined && { room }),
      ...(score !== undefined && { score }),
      ...(moves !== undefined && { moves }),
      wants,
      ...(over !== undefined && { over }),
    },
    commands: typed,
    step: isFirst ? 0 : step + 1,
    deaths: deaths + (reply.kind === 'death' || over === 'died' ? 1 : 0),
    ...(!isFirst && action.action === 'restart' && { restarts: restarts + 1 }),
    ...(isFirst && { handicaps: view.story.sha256 === '' ? [] : (['vocabulary'] as const) }),
  }
}
