/** The text of a web page: what a reader sees, without markup, scripts and styles. Good enough for a model to read. */

/** Reads once from left to right: a page may be anything, and no pattern looks back over it. */
export function textOfHtml(html: string): string {
  const parts: string[] = []
  let place = 0
  while (place < html.length) {
    const open = html.indexOf('<', place)
    if (open < 0) {
      parts.push(html.slice(place))
      break
    }
    parts.push(html.slice(place, open))
    if (html.startsWith('<!--', open)) {
      place = after(html, '-->', open)
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const name = nameOf(html.slice(open + 1, open + 1 + LONGEST_NAME))
    place = SILENT.has(name) ? after(html, `</${name}`, close) : close + 1
    if (BLOCKS.has(name)) parts.push('\n')
  }
  return tidy(decode(parts.join('')))
}

const LONGEST_NAME = 20
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head'])
const BLOCKS: ReadonlySet<string> = new Set(
  'p div br li ul ol tr table section article header footer main h1 h2 h3 h4 h5 h6 title pre blockquote'.split(' '),
)

function nameOf(start: string): string {
  return /^\/?([a-z][a-z0-9]*)/i.exec(start)?.[1]?.toLowerCase() ?? ''
}

/** Behind what is looked for, whatever its case; at the end where it is not there. */
function after(html: string, sought: string, from: number): number {
  // names of elements are letters: both cases are looked for without a copy of the page
  const found = [html.indexOf(sought, from), html.indexOf(sought.toUpperCase(), from)].filter((at) => at >= 0)
  if (found.length === 0) return html.length
  const at = Math.min(...found) + sought.length
  if (sought === '-->') return at
  const close = html.indexOf('>', at)
  return close < 0 ? html.length : close + 1
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  copy: '©',
}

function decode(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[ \t\r\f\v\u00A0]+/g, ' ').trim())
  return lines
    .filter((line, place) => line !== '' || lines[place - 1] !== '')
    .join('\n')
    .trim()
}
