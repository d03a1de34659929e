/**
 * A whole game as one page that needs nothing else: no network, no script to be read, nothing in it but text and
 * drawings.
 */
import { createHash } from 'node:crypto'
import { pause } from '../../../../base/pause.ts'
import { handicaps } from '../../../../worlds/adventure/handicaps.ts'
import { layOut, type Chart } from '../../played/chart.ts'
import { count, describeMinds, scoreText } from '../../played/game-words.ts'
import type { GameRead } from '../../played/read-game.ts'
import type { AdventureBoard } from '../../played/turn.ts'
import { html, nothing, trusted, type Markup } from './markup.ts'
import { drawChart } from './page-map.ts'
import { pageScript } from './page-script.ts'
import { drawTurns, type Telling } from './page-story.ts'
import { pageStyle } from './page-style.ts'
import { drawLegend, drawTime } from './page-time.ts'

export function drawPage(game: GameRead): string {
  const chart = layOut(game.board)
  return drawAround(game, chart, drawTurns(tellingOf(game, chart)))
}

const TURNS_AT_ONCE = 64
// whatever anybody wrote is escaped, so this is nowhere else on the page
const STORY_PLACE = '<!-- the story -->'

/** The parts of the same page, in order: of a long game whoever else runs in this process has a turn in between. */
export async function* writePage(game: GameRead): AsyncGenerator<string> {
  const chart = layOut(game.board)
  const telling = tellingOf(game, chart)
  const [head = '', tail = ''] = drawAround(game, chart, trusted(STORY_PLACE)).split(STORY_PLACE)
  yield head
  for (let from = 0; from < game.turns.length; from += TURNS_AT_ONCE) {
    for (const turn of drawTurns(telling, from, from + TURNS_AT_ONCE)) yield turn.html
    await pause()
  }
  yield tail
}

function titlesIn({ locations }: AdventureBoard): ReadonlyMap<string, string> {
  return new Map(locations.map(({ id, title }) => [id, title]))
}

function tellingOf({ board, turns }: GameRead, chart: Chart): Telling {
  const places = new Map([...chart.places.keys()].map((id, place) => [id, place]))
  const titles = titlesIn(board)
  return {
    turns,
    placeOf: (location) => places.get(location) ?? -1,
    titleOf: (location) => titles.get(location) ?? '',
    maxScore: board.maxScore,
  }
}

function drawAround(game: GameRead, chart: Chart, story: Markup | readonly Markup[]): string {
  const { board, turns, end } = game
  const titles = titlesIn(board)
  const last = turns.at(-1)
  const facts = [
    count(board.locations.length, 'room'),
    count(board.deaths, 'death'),
    board.mode,
    `seed ${board.worldSeed}`,
    describeMinds(game.minds),
  ]
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${trusted(policy())}" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${board.story.name}, played by adventurers</title>
        ${trusted(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <main>
          <div class="side">
            <header>
              <h1>${board.story.name}</h1>
              <p class="result">
                <b>${scoreText(board)}</b> in
                ${count(board.step, 'turn')}${end === undefined ? nothing : html`: ${end.reason}`}
              </p>
              <p>${facts.join(' · ')}</p>
              <div class="tabs">
                <label><input type="radio" name="see" id="see-story" checked />Story</label
                ><label><input type="radio" name="see" id="see-map" />Map</label>
              </div>
            </header>
            <section id="map">
              <h2>The world so far</h2>
              <div class="sheet" tabindex="0" aria-label="Map">${drawChart(chart, turns)}</div>
              <dl class="standing">
                <dt>Place</dt>
                <dd id="room">${titles.get(last?.location ?? '') ?? ''}</dd>
                <dt>Carrying</dt>
                <dd id="carrying">${(last?.inventory ?? []).join(', ') || 'nothing'}</dd>
                <dt>Goal</dt>
                <dd id="goal">${last?.goal ?? ''}</dd>
              </dl>
            </section>
          </div>
          <section id="story" aria-label="What happened">${story}</section>
        </main>
        ${how(game)}
        <nav id="time" aria-label="Time line">
          ${drawLegend(turns)}
          <div class="track">
            ${drawTime(turns)}<input
              type="range"
              min="0"
              max="${Math.max(0, turns.length - 1)}"
              value="0"
              aria-label="Turn"
            />
          </div>
          <div class="where">
            <b
              ><span id="score">${board.score}</span
              >${board.maxScore === null ? nothing : html` <small>of ${board.maxScore}</small>`}</b
            ><span>turn <span id="turn">${board.step}</span></span
            ><button id="play" type="button">Play</button>
          </div>
        </nav>
        ${trusted(`<script>${pageScript}</script>`)}
      </body>
    </html> `
  return page.html
}

function how({ board, run, minds }: GameRead): Markup {
  const besides = board.handicaps.map((name) => handicaps[name]).join('; ') || 'nothing'
  return html`<footer class="how">
    <p>
      Played by a society of four: Navigator, Puzzle Solver and Memory Tracker propose, Strategy decides. Who thought:
      ${Object.entries(minds)
        .map(([agent, name]) => `${agent} by ${name}`)
        .join(', ')}.
    </p>
    <p>Mode ${board.mode}. Besides the text it had: ${besides}.</p>
    <p>
      Run <code>${run}</code>. Again from its journal: <code>troupe replay ${run}</code>. Another way from a turn:
      <code>troupe fork ${run} --turn N --say COMMAND</code>.
    </p>
  </footer>`
}

/** Nothing is loaded from anywhere, and no script runs but ours. */
function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const own = `style-src ${hash(pageStyle)}; script-src ${hash(pageScript)}`
  return `default-src 'none'; ${own}; base-uri 'none'; form-action 'none'`
}
