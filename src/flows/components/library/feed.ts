/** News feeds: the items of RSS and Atom, as far as a list of news needs them. */
import { textOfHtml } from '../../../tools/built-in/html-text.ts'
import type { Row } from '../values.ts'

export function itemsOf(xml: string): Row[] {
  return [...elements(xml, 'item'), ...elements(xml, 'entry')].map(({ inside }) => {
    const part = (...names: readonly string[]) => {
      const found = names.map((name) => elements(inside, name)[0]?.inside).find((each) => each !== undefined)
      return found === undefined ? '' : textOfHtml(unwrapped(found)).trim()
    }
    return {
      title: part('title'),
      link: part('link') || hrefIn(inside),
      published: part('pubDate', 'published', 'updated'),
      summary: part('description', 'summary', 'content'),
    }
  })
}

interface Element {
  readonly head: string
  readonly inside: string
}

/** Elements of a name, one after the other; of those in each other, the outermost as far as the first end. */
function elements(xml: string, name: string): Element[] {
  const found: Element[] = []
  const small = xml.toLowerCase()
  const [opening, closing] = [`<${name.toLowerCase()}`, `</${name.toLowerCase()}>`]
  for (let at = small.indexOf(opening); at >= 0; at = small.indexOf(opening, at + 1)) {
    if (/[\w:-]/.test(small[at + opening.length] ?? ' ')) continue
    const head = small.indexOf('>', at)
    const end = head < 0 ? -1 : small.indexOf(closing, head)
    if (end < 0) break
    found.push({ head: xml.slice(at, head), inside: xml.slice(head + 1, end) })
    at = end
  }
  return found
}

/** Atom has its links in an attribute. */
function hrefIn(xml: string): string {
  const at = xml.indexOf('<link')
  const head = at < 0 ? '' : xml.slice(at, xml.indexOf('>', at))
  return head.split('href="')[1]?.split('"')[0] ?? ''
}

function unwrapped(text: string): string {
  const inside = text.trim()
  if (inside.startsWith('<![CDATA[') && inside.endsWith(']]>')) return inside.slice('<![CDATA['.length, -']]>'.length)
  return inside.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
