/** The board of an evolution: its family, its findings, every game and pair, races, verdicts, and where it stands. */
import { append } from '../board/list-fields.ts'
import { merge } from '../board/merge-field.ts'
import { value } from '../board/scalar-fields.ts'
import type { View } from '../board/field.ts'
import { board } from '../define/board.ts'
import type { Finding } from '../societies/evolution.ts'
import type { Advised, Course, Game, Member, Pair, Race, Settings, Verdict } from './model.ts'

export const table = board({
  society: value<string>(),
  settings: value<Settings>(),
  tasks: value<readonly string[]>(),
  /** by name */
  members: merge<Member>(),
  /** by pattern and the variant they were found in */
  findings: merge<Finding>(),
  /** by run */
  games: merge<Game>(),
  pairs: append<Pair>(),
  races: append<Race>(),
  verdicts: append<Verdict>(),
  course: value<Course>(),
  /** what a model proposed for the next race */
  advice: value<readonly Advised[]>([]),
})

export type EvolutionFields = typeof table.fields
export type EvolutionBoard = View<EvolutionFields>
