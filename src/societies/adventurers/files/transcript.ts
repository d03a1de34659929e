/** A game as plain text, as one would read it: commands, what the story said, and what that was worth. */
import { harmless, harmlessLines } from '../../../terminal/text.ts'
import { count, describeMinds, scoreText } from '../played/game-words.ts'
import type { GameRead } from '../played/read-game.ts'
import { storyText } from '../../../worlds/adventure/story-text.ts'

export function* transcriptOf({ run, board, turns, minds, end }: GameRead): Generator<string> {
  const { story, worldSeed, mode, step, locations, deaths } = board
  const facts = [scoreText(board), count(step, 'turn'), count(locations.length, 'room'), count(deaths, 'death')]
  // each is one line, whatever is in it: a file may be read in a terminal, too
  yield `${harmless(`${story.name}, seed ${worldSeed}, mode ${mode}, minds: ${describeMinds(minds)}`)}\n`
  yield `${harmless(`${facts.join(', ')}${end === undefined ? '' : `: ${end.reason}`}`)}\nrun ${harmless(run)}\n`
  for (const [at, turn] of turns.entries()) {
    const gain = at === 0 ? 0 : turn.score - turns[at - 1]!.score
    const told = harmlessLines(storyText(turn.text)).join('\n')
    yield turn.command === undefined ? '\n' : `\n> ${harmless(turn.command)}\n`
    if (told !== '') yield `${told}\n`
    const score = harmless(scoreText({ ...turn, maxScore: board.maxScore }))
    if (gain !== 0) yield `[${gain > 0 ? '+' : '-'}${Math.abs(gain)}: ${score}]\n`
  }
}
