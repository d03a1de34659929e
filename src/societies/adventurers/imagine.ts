/**
 * Imagine: before acting, tries in forks of the world what could be done, and makes a plan of what brought most.
 *
 * The search itself is no part of the board: it follows from the story, the seed and how far it went, which is on the
 * board, so that a run which is resumed elsewhere imagines the same again and continues.
 */
import { pause } from '../../base/pause.ts'
import type { View } from '../../board/field.ts'
import type { Adventure } from '../../worlds/adventure/adventure.ts'
import { expedition, type Fields, type Imagined } from './board.ts'
import { createImagining, type Imagining, type Progress, type Tried } from '../../worlds/adventure/search/imagining.ts'
import { shorten } from '../../worlds/adventure/search/shorten.ts'
import { inWorld, playedFields, worldOf } from './world-of.ts'

// one thought: long enough to be worth a record, short enough for somebody who waits for Ctrl-C
const THOUGHT_SECONDS = 2
// whoever else runs in this process has a turn in between
const SLICE_SECONDS = 0.2
// what is told of a thought: all that scored or killed, and some of the rest
const MOST_NOTES = 24

export const imagine = expedition.agent({
  reads: [...playedFields, 'step', 'imagineSeconds', 'imagineExpansions', 'imagining'],
  writes: ['imagining', 'imagined', 'plan'],
  think: inWorld(async (view, { run, signal }) => {
    const world = worldOf(run, view)
    const search = await searchOf(world, view, signal)
    search.notes.length = 0
    const { imagineExpansions: most } = view
    const left = view.imagineSeconds - view.imagining.seconds
    const enough = most > 0 ? THOUGHT_SECONDS : Math.min(THOUGHT_SECONDS, left)
    const goal = most > 0 ? most : Infinity
    let spent = 0
    let progress: Progress
    do {
      await pause()
      const began = process.cpuUsage()
      progress = search.advance({
        cpuSeconds: Math.min(SLICE_SECONDS, enough - spent),
        ...(most > 0 && { expansions: Math.max(1, most - search.expansions) }),
      })
      search.expansions = progress.expansions
      const { user, system } = process.cpuUsage(began)
      spent += (user + system) / 1e6
    } while (!progress.done && spent < enough && progress.expansions < goal && !signal.aborted)
    const seconds = view.imagining.seconds + spent
    const isOver = progress.done || (most > 0 ? progress.expansions >= most : seconds >= view.imagineSeconds)
    return {
      imagining: {
        expansions: progress.expansions,
        tried: progress.tried,
        seconds: Math.round(seconds * 1000) / 1000,
        score: progress.best.score,
        isOver,
      },
      imagined: worthTelling(search.notes).map((note): Imagined => ({ step: view.step, ...note })),
      ...(isOver && { plan: finish(world, progress) }),
    }
  }),
})

interface Search {
  readonly advance: Imagining['advance']
  expansions: number
  /** of the present thought. Not a function of that thought, which would hold the board, and the board the world */
  readonly notes: Tried[]
}

// as long as the world of the run is held, and no longer: a run may be cancelled, or never be resumed
const searches = new WeakMap<Adventure, Search>()

type Begun = View<Fields, 'worldSeed' | 'imagining'>

async function searchOf(world: Adventure, { worldSeed, imagining }: Begun, signal: AbortSignal) {
  const known = searches.get(world)
  if (known !== undefined) return known
  const search: Search = {
    ...createImagining(world, { seed: worldSeed, onTried: (note) => search.notes.push(note) }),
    expansions: 0,
    notes: [],
  }
  // what an earlier process had imagined is imagined again, however far the board says that was
  while (search.expansions < imagining.expansions) {
    await pause()
    signal.throwIfAborted()
    const left = imagining.expansions - search.expansions
    const { expansions, done } = search.advance({ expansions: left, cpuSeconds: SLICE_SECONDS })
    search.expansions = expansions
    if (done) break
  }
  searches.set(world, search)
  return search
}

function finish(world: Adventure, { best }: Progress): readonly string[] {
  searches.delete(world)
  return shorten(world, best).commands
}

function worthTelling(notes: readonly Tried[]): readonly Tried[] {
  const notable = notes.filter(({ outcome }) => outcome === 'score' || outcome === 'death')
  const others = notes.filter(({ outcome }) => outcome === 'change')
  return [...notable, ...others].slice(0, MOST_NOTES)
}
