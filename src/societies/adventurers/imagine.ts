/**
 * Imagine: before acting, tries in forks of the world what could be done, and makes a plan of what brought most.
 *
 * The search itself is no part of the board: it follows from the story, the seed and how far it went, which is on the
 * board, so that a run which is resumed elsewhere imagines the same again and goes on.
 */
import type { Adventure } from '../../worlds/adventure/adventure.ts'
import { expedition, type Imagined } from './board.ts'
import { handicapsOf } from './game.ts'
import { createImagining, type Imagining, type Progress, type Tried } from './imagine/imagining.ts'
import { shorten } from './imagine/shorten.ts'
import { worldOf } from './story-source.ts'

// one thought: long enough to be worth a record, short enough for somebody who waits for Ctrl-C
const THOUGHT_SECONDS = 2
// what is told of a thought: all that scored or killed, and some of the rest
const MOST_NOTES = 24

export const imagine = expedition.agent({
  reads: ['story', 'worldSeed', 'mode', 'commands', 'step', 'imagineSeconds', 'imagineExpansions', 'imagining'],
  writes: ['imagining', 'imagined', 'plan'],
  think: (view, { run }) => {
    const notes: Tried[] = []
    const world = worldOf(run, { ...view, handicaps: handicapsOf[view.mode] })
    const search = searchOf(run, world, view.worldSeed, view.imagining.expansions, notes)
    const began = process.cpuUsage()
    const { imagineExpansions: most } = view
    const left = view.imagineSeconds - view.imagining.seconds
    const progress = search.advance(
      most > 0
        ? { expansions: Math.max(1, most - view.imagining.expansions), cpuSeconds: THOUGHT_SECONDS }
        : { cpuSeconds: Math.min(THOUGHT_SECONDS, left) },
    )
    const { user, system } = process.cpuUsage(began)
    const seconds = view.imagining.seconds + (user + system) / 1e6
    const isOver = progress.done || (most > 0 ? progress.expansions >= most : seconds >= view.imagineSeconds)
    return {
      imagining: {
        expansions: progress.expansions,
        tried: progress.tried,
        seconds: Math.round(seconds * 1000) / 1000,
        score: progress.best.score,
        isOver,
      },
      imagined: worthTelling(notes).map((note): Imagined => ({ step: view.step, ...note })),
      ...(isOver && { plan: finish(run, world, progress) }),
    }
  },
})

interface Search {
  readonly advance: Imagining['advance']
  /** where notes of the present thought go */
  listener: (note: Tried) => void
}

const searches = new Map<string, Search>()

function searchOf(run: string, world: Adventure, seed: number, expansions: number, notes: Tried[]): Search {
  let search = searches.get(run)
  if (search === undefined) {
    const made: Search = { ...createImagining(world, { seed, onTried: (note) => made.listener(note) }), listener: () => {} } // prettier-ignore
    search = made
    // what an earlier process had imagined is imagined again
    if (expansions > 0) search.advance({ expansions })
    searches.set(run, search)
  }
  search.listener = (note) => notes.push(note)
  return search
}

function finish(run: string, world: Adventure, { best }: Progress): readonly string[] {
  searches.delete(run)
  return shorten(world, best).commands
}

function worthTelling(notes: readonly Tried[]): readonly Tried[] {
  const notable = notes.filter(({ outcome }) => outcome === 'score' || outcome === 'death')
  const others = notes.filter(({ outcome }) => outcome === 'change')
  return [...notable, ...others].slice(0, MOST_NOTES)
}
