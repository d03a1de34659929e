/** An adventure: its map grows, its story is read, and four members decide what to do. */
import type { Fact, Moment, WorldView } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { ballotAt } from './ballot.ts'
import { numberOf } from '../shared/number-of.ts'
import { adventureMarks } from './marks.ts'
import { membersAt } from './members.ts'
import { AdventureStory } from './story.tsx'
import { AdventureThumbnail } from './thumbnail.tsx'
import { stepOfTurn } from './turns.ts'
import { AdventureWorld } from './world.tsx'

export const view: WorldView = {
  World: AdventureWorld,
  Story: AdventureStory,
  Thumbnail: AdventureThumbnail,
  curve: scoreCurve,
  marks: adventureMarks,
  facts: factsAt,
  agents: membersAt,
  ballot: ballotAt,
  stepOfTurn,
}

function scoreCurve(timeline: Timeline) {
  const most = timeline.field('maxScore', timeline.lastStep)
  const points = timeline.changesOf('score').map((step) => [step, Number(timeline.field('score', step) ?? 0)] as const)
  return { label: 'Score', points, ...(typeof most === 'number' && { max: most }) }
}

function factsAt(moment: Moment): Fact[] {
  const most = moment.field<number | null>('maxScore')
  const rooms = moment.field<readonly unknown[]>('locations')?.length ?? 0
  const deaths = numberOf(moment.field('deaths'))
  const turn = numberOf(moment.field('step'))
  return [
    {
      value: String(numberOf(moment.field('score'))),
      note: typeof most === 'number' ? `of ${most}` : 'points',
      isMain: true,
    },
    { value: String(rooms), note: rooms === 1 ? 'room' : 'rooms' },
    { value: String(turn), note: turn === 1 ? 'turn' : 'turns' },
    ...(deaths > 0 ? [{ value: String(deaths), note: deaths === 1 ? 'death' : 'deaths' }] : []),
  ]
}
