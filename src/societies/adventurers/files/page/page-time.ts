/** The whole game as one line of time: the score as it grew, whose advice was followed, and where death came. */
import { specialists, type Member } from '../../protocol.ts'
import type { Turn } from '../../played/turn.ts'
import { memberNames } from '../../voices.ts'
import { html, type Markup } from './markup.ts'

const CURVE_HIGH = 44
const STRIP = { top: 50, high: 6 }
const HIGH = 60

export function drawTime(turns: readonly Turn[]): Markup {
  const last = Math.max(1, turns.length - 1)
  const most = turns.reduce((highest, { score }) => Math.max(highest, score), 1)
  const yOf = (score: number) => round(CURVE_HIGH - (Math.max(0, score) / most) * (CURVE_HIGH - 6))
  const steps = turns.map(({ score }, at) => `${at === 0 ? 'M0 ' : `H${at}V`}${yOf(score)}`).join('')
  const end = `${steps}H${last}`
  const gains = turns.flatMap((turn, at) =>
    at > 0 && turn.score > turns[at - 1]!.score
      ? [
          html`<a href="#t${turn.turn}"
            ><title>turn ${turn.turn}: ${turn.score}</title
            ><path class="tick" d="M${at} ${yOf(turn.score)}V${CURVE_HIGH}"
          /></a>`,
        ]
      : [],
  )
  const deaths = turns.flatMap((turn, at) =>
    at > 0 && turn.deaths > turns[at - 1]!.deaths
      ? [
          html`<a href="#t${turn.turn}"
            ><title>turn ${turn.turn}: a death</title><path class="fatal" d="M${at} 0V${HIGH}"
          /></a>`,
        ]
      : [],
  )
  const strip = turns.flatMap(({ decision }, at) =>
    decision === undefined
      ? []
      : [html`<rect class="${decision.winner}" x="${at - 1}" y="${STRIP.top}" width="1" height="${STRIP.high}" />`],
  )
  const label = `The score over ${turns.length - 1} turns; it ends at ${turns.at(-1)?.score ?? 0}`
  return html`<svg
    class="curve"
    viewBox="0 0 ${last} ${HIGH}"
    preserveAspectRatio="none"
    role="img"
    aria-label="${label}"
  >
    <path class="under" d="${end}V${CURVE_HIGH}H0Z" />
    <path class="line" d="${end}" />
    ${gains}${deaths}${strip}
    <path id="now" d="M0 0V${HIGH}" />
  </svg>`
}

/** In words what the colours of the strip say. */
export function drawLegend(turns: readonly Turn[]): Markup {
  const winners = [...specialists, 'strategy'] as const
  const counts = winners.map((member) => [member, wonBy(turns, member)] as const).filter(([, won]) => won > 0)
  return html`<p class="legend">
    ${counts.map(([member, won]) => html`<span class="${member}">${memberNames[member]} ${won}</span> `)}
  </p>`
}

function wonBy(turns: readonly Turn[], member: Member): number {
  return turns.filter(({ decision }) => decision?.winner === member).length
}

const round = (number: number) => Math.round(number * 100) / 100
