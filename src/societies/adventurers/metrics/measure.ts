/** Measures a game: the journal beside the truth gives the table of the members and the success criteria of seed 1. */
import { pause } from '../../../base/pause.ts'
import type { Store } from '../../../store/store.ts'
import type { Member } from '../protocol.ts'
import { openSource } from '../story-source.ts'
import { correlation } from './correlation.ts'
import { judge, type Criteria } from './criteria.ts'
import { goalsIn } from './goals.ts'
import { matchLocations } from './location-accuracy.ts'
import { loopsIn, type Loop } from './loops.ts'
import { mapCompleteness, type TrueNeighbours } from './map-completeness.ts'
import { memberTable, type Judged, type MemberMetrics } from './members.ts'
import { hasChanged, hasEffect, playedSteps, type PlayedStep } from './played-step.ts'
import { puzzlesIn } from './puzzles.ts'
import { playAtRandom } from './random-play.ts'
import { repeatedFailures, repeatedHarm } from './repetition.ts'
import { countKinds, type StepCounts } from './step-kinds.ts'
import { storyRooms } from './story-rooms.ts'
import { readTrail, tooLong, type Trail, type Turn } from './trail.ts'
import { traceTruth, type TruthTrace } from './truth-trace.ts'
import { judgeWarnings } from './warnings.ts'

export interface GameMetrics {
  readonly members: Readonly<Record<Member, MemberMetrics>>
  readonly criteria: Criteria
  /** different rooms of the object tree the player was in */
  readonly rooms: number
  /** what the commands went to */
  readonly kinds: StepCounts
  /** how often the player died */
  readonly deaths: number
}

export interface MeasureOptions {
  /** longer games are refused: all of a game is held in memory while it is measured */
  readonly mostCommands?: number
}

/** Reads the journal of a finished game, plays its commands again, and plays as long by chance. */
export async function measureRun(
  store: Store,
  run: string,
  { mostCommands = Infinity }: MeasureOptions = {},
): Promise<GameMetrics> {
  const trail = await readTrail(store, run, mostCommands)
  const { story: source, worldSeed: seed, commands } = trail.played
  if (commands.length > mostCommands) throw tooLong('commands', mostCommands)
  const story = openSource(source)
  const steps = Math.max(1, trail.turns.length)
  const { score } = await playAtRandom({ story: source, worldSeed: seed, maxSteps: steps })
  const truth = await traceTruth({ story, seed, commands })
  // some stories begin with points
  return measureGame(trail, truth, ((score - truth.moments[0]!.score) * 10) / steps)
}

/** `baseline`: the points that chance makes in ten steps. */
async function measureGame(
  { board, played, asked, turns, places }: Trail,
  truth: TruthTrace,
  baseline: number,
): Promise<GameMetrics> {
  const { moments } = truth
  const steps = playedSteps(played.commands, moments)
  const matching = matchLocations(
    places.map(({ played: count, location }) => ({ believed: location, room: moments[count]?.room ?? 0 })),
  )
  const seen = new Set(moments.map(({ room }) => room).filter((room) => room !== 0))
  const loops = loopsIn(steps)
  const warnings = await judgeWarnings(turns, steps, truth)
  const goals = goalsIn(turns, steps)
  const stepOf = (turn: Turn) => (turn.after > turn.before ? steps[turn.before] : undefined)
  const takenFrom = (member: Member) => turns.filter(({ decision }) => decision?.winner === member)
  const deedsOf = (member: Member) => takenFrom(member).filter(({ decision }) => decision?.towards === undefined)
  const ofPuzzle = deedsOf('puzzle').flatMap((turn) => stepOf(turn) ?? [])
  const puzzles = await puzzlesIn(ofPuzzle, truth.canChange)
  const points = (moments.at(-1)?.score ?? 0) - (moments[0]?.score ?? 0)
  const perDecision = turns.length === 0 ? null : points / turns.length
  const judged: Record<Member, Judged> = {
    navigator: {
      accuracy: matching.accuracy,
      accuracyIs: 'correct locations identified',
      contribution: takenFrom('navigator').length,
      contributionIs: 'actions taken from its advice',
    },
    puzzle: {
      accuracy: share(ofPuzzle.filter(hasChanged).length, ofPuzzle.length),
      accuracyIs: 'actions from its advice that changed something',
      contribution: takenFrom('puzzle').length,
      contributionIs: 'actions taken from its advice',
    },
    memory: {
      accuracy: share(warnings.right, warnings.judged),
      accuracyIs: 'vetoes and loop warnings that were right',
      contribution: warnings.vetoes + takenFrom('memory').length,
      contributionIs: 'vetoes accepted and actions taken from its advice',
    },
    strategy: {
      accuracy: perDecision,
      accuracyIs: 'points for a decision',
      contribution: turns.length,
      contributionIs: 'decisions made',
    },
  }
  return {
    members: memberTable(asked, judged),
    criteria: judge(
      {
        mapCompleteness: mapCompleteness(await neighboursOf(truth), board.connectionGraph, matching),
        storyCompleteness: share(seen.size, storyRooms(seen, truth.objects).size),
        locationAccuracy: matching.accuracy,
        placeLoops: loops.filter(({ rooms }) => rooms > 1).length,
        puzzleSolveRate: share(puzzles.solved, puzzles.met),
        novelInteractions: novelInteractions(turns),
        itemsPickedUp: new Set(moments.flatMap(({ held }) => held)).size - (moments[0]?.held.length ?? 0),
        loopDetection: detected(loops, turns),
        repetitionPrevented: share(steps.length - repeatedFailures(steps), steps.length),
        harmRepeated: repeatedHarm(steps),
        progressPer10Steps: perDecision === null ? null : perDecision * 10,
        goalAchievement: share(goals.achieved, goals.set),
        confidenceCorrelation: confidenceOfSuccess(turns, stepOf),
      },
      baseline,
    ),
    rooms: seen.size,
    kinds: countKinds(steps),
    deaths: steps.filter(({ died }) => died).length,
  }
}

const share = (part: number, of: number) => (of === 0 ? null : part / of)

/** Every way of every visited room, taken in a fork of the last visit; what kills leads nowhere. */
async function neighboursOf(truth: TruthTrace): Promise<TrueNeighbours> {
  const lastVisits = new Map<number, number>()
  for (const [played, { room }] of truth.moments.entries()) if (room !== 0) lastVisits.set(room, played)
  const inOrder = [...lastVisits].toSorted(([, one], [, other]) => one - other)
  const neighbours = new Map<number, ReadonlySet<number>>()
  for (const [room, played] of inOrder) {
    await pause()
    const led = truth.ways.map((way) => truth.tryAt(played, way)).filter(({ died }) => !died)
    neighbours.set(room, new Set(led.map(({ room: to }) => to).filter((to) => to !== room && to !== 0)))
  }
  return neighbours
}

function novelInteractions(turns: readonly Turn[]): number {
  const proposals = turns.flatMap(({ responses }) => responses.puzzle?.proposals ?? [])
  return new Set(proposals.map(({ at, command }) => `${at} ${command}`)).size
}

/** 1 when there was no loop to see. One that closed with the last step could not be told any more. */
function detected(loops: readonly Loop[], turns: readonly Turn[]): number {
  const last = turns.at(-1)?.before ?? 0
  const tellable = loops.filter(({ closed }) => closed < last)
  const told = tellable.filter(({ from, to }) =>
    turns.some(({ before, isLooping }) => isLooping && before > from && before <= to + 1),
  )
  return tellable.length === 0 ? 1 : told.length / tellable.length
}

function confidenceOfSuccess(turns: readonly Turn[], stepOf: (turn: Turn) => PlayedStep | undefined): number | null {
  const pairs = turns.flatMap((turn) => {
    const step = stepOf(turn)
    // a walk on a known way tells nothing about what is wanted there
    return turn.decision && turn.decision.towards === undefined
      ? [[turn.decision.confidence, step && hasEffect(step) ? 1 : 0] as const]
      : []
  })
  return correlation(pairs) ?? null
}
