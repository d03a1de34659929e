/** The turns of a game as they are read: the command, what the story said, and in the margin who wanted what. */
import { storyText } from '../../../../worlds/adventure/story-text.ts'
import type { Turn } from '../../played/turn.ts'
import { memberNames, voicesOf, type Voice } from '../../voices.ts'
import { html, nothing, type Markup } from './markup.ts'

export interface Telling {
  readonly turns: readonly Turn[]
  /** rooms by their place on the map */
  readonly placeOf: (location: string) => number
  readonly titleOf: (location: string) => string
  readonly maxScore: number | null
}

/** Some of the turns, or all of them. */
export function drawTurns({ turns, placeOf, titleOf, maxScore }: Telling, from = 0, to = turns.length): Markup[] {
  return turns.slice(from, to).map((turn, at) => {
    const before = turns[from + at - 1]
    const gain = before === undefined ? 0 : turn.score - before.score
    const hasDied = turn.deaths > (before?.deaths ?? 0)
    const title = titleOf(turn.location)
    const score = maxScore === null ? String(turn.score) : `${turn.score} of ${maxScore}`
    return html`<article
      id="t${turn.turn}"
      data-turn="${turn.turn}"
      data-place="${placeOf(turn.location)}"
      data-score="${turn.score}"
      data-room="${title}"
      data-carrying="${turn.inventory.join(', ')}"
      data-goal="${turn.goal}"
    >
      <div class="told">
        ${imagined(turn)}${command(turn)}${paragraphs(storyText(turn.text), title)}${
          gain === 0
            ? nothing
            : html`<p class="gain${gain < 0 ? ' loss' : ''}">${gain > 0 ? '+' : '−'}${Math.abs(gain)}, now ${score}</p>`
        }${hasDied ? html`<p class="death">a death</p>` : nothing}
      </div>
      ${note(turn)}
    </article> `
  })
}

function imagined({ imagined: tally }: Turn): Markup {
  if (tally === undefined) return nothing
  return html`<p class="imagined">${tally.tried} tried in forks of the world; the best brought ${tally.best} points</p>`
}

function command({ turn, command: typed }: Turn): Markup {
  if (typed === undefined) return nothing
  return html`<h3><a href="#t${turn}">${turn}</a> <kbd>${typed}</kbd></h3>`
}

// `Landing (in the boat)` is still the landing
const LONGEST_ADDITION = 30

/** A line that names the room stands out; the story's own lines and indents stay. */
function paragraphs(text: string, title: string): Markup[] {
  const isTitle = (line: string) =>
    title !== '' &&
    line.trim().toLowerCase().startsWith(title.toLowerCase()) &&
    line.trim().length <= title.length + LONGEST_ADDITION
  return text.split(/\n\s*\n/).flatMap((part) => {
    const [first = '', ...rest] = part.replace(/^\n+/, '').trimEnd().split('\n')
    const hasTitle = isTitle(first)
    const body = (hasTitle ? rest : [first, ...rest]).join('\n')
    return [
      ...(hasTitle ? [html`<h4>${first.trim()}</h4>`] : []),
      ...(body.trim() === '' ? [] : [html`<p>${body}</p>`]),
    ]
  })
}

/** The specialists' voices, a line each, and why it was decided so. */
function note(turn: Turn): Markup {
  const { command: typed, decision, reasoning = '' } = turn
  if (typed === undefined) return html`<aside></aside>`
  if (decision === undefined) return html`<aside class="note"><p class="why">${reasoning || 'a person'}</p></aside>`
  const voices = voicesOf(turn)
  const isOwn = decision.winner === 'strategy'
  const shown = voices.filter(({ member }) => isOwn || member !== 'strategy')
  return html`<aside class="note">
    ${shown.map(voice)}
    <p class="why">${decision.reasoning}</p>
  </aside>`
}

function voice({ member, confidence, command: wanted, says, won }: Voice): Markup {
  const choice = wanted === undefined ? html`<i>${says}</i>` : html`<kbd>${wanted}</kbd>`
  return html`<p class="${member}${won ? ' won' : ''}" title="${says}">
    <b>${memberNames[member]}</b>${bar(confidence)}${choice}
  </p>`
}

const BAR = { wide: 34, high: 5 }

function bar(confidence: number): Markup {
  const wide = Math.round(Math.max(0, Math.min(1, confidence)) * BAR.wide)
  return html`<svg
    class="bar"
    width="${BAR.wide}"
    height="${BAR.high}"
    role="img"
    aria-label="${confidence.toFixed(2)}"
  >
    <title>${confidence.toFixed(2)}</title>
    <rect width="${BAR.wide}" height="${BAR.high}" rx="2" />
    <rect class="full" width="${wide}" height="${BAR.high}" rx="2" />
  </svg>`
}
