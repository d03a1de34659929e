/** Pages, feeds and searches of the web, by our own GET: off unless switched on, and never to a private address. */
import { messageOf } from '../../../base/errors.ts'
import { httpGetTool } from '../../../tools/built-in/http-get.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { data, message, table, textOf } from '../values.ts'
import { itemsOf } from './feed.ts'
import { askNetwork, switchedOff } from './network.ts'
import { byOutput } from './parsers.ts'

interface Page {
  readonly url: string
  readonly text: string
  readonly status: number
  readonly type: string
}

/** A component of the web: by our own GET where that is on, by `network` otherwise. */
function webComponent(component: Pick<Component, 'says' | 'toolInputs' | 'run'>): Component {
  return {
    ...component,
    isNetwork: true,
    run: (call) => {
      if (call.surroundings.http?.enabled === true) return component.run(call)
      return call.surroundings.network ? askNetwork(call) : call.stop(switchedOff('It fetches from the web'))
    },
  }
}

/** A page, or why there is none: one address that is away should not stop the others. */
async function get(call: Call, url: string): Promise<Page> {
  const { http } = call.surroundings
  const { signal } = call.context
  return call.once(`GET ${url}`, async () => {
    try {
      return await httpGetTool(http!).does({ url }, { signal } as never)
    } catch (error) {
      signal.throwIfAborted()
      return { url, text: messageOf(error), status: 0, type: '' }
    }
  })
}

const page = webComponent({
  says: 'The text of web pages. They are fetched one by one; links in them are not followed.',
  toolInputs: ['urls'],
  async run(call) {
    const urls = call
      .values('urls', 'url')
      .map(textOf)
      .join('\n')
      .split(/[\s,]+/)
      .filter(Boolean)
    if (urls.length === 0) return call.stop('It has no address to fetch.')
    const pages: Page[] = []
    for (const url of urls) pages.push(await get(call, url.includes('://') ? url : `https://${url}`))
    const rows = pages.map(({ url, text, status, type }) => ({ text, url, status, content_type: type }))
    const text = rows.map((row) => row.text).join('\n\n')
    return { outputs: byOutput(call, (_, types) => (types.includes('Message') ? message(text) : table(rows))) }
  },
})

const apiRequest = webComponent({
  says: 'GET alone; other methods change something, and are left to `network` or a tool of your own.',
  toolInputs: ['url_input'],
  async run(call) {
    const method = call.text('method').toUpperCase() || 'GET'
    if (method !== 'GET')
      return call.surroundings.network ? askNetwork(call) : call.stop(`${method} is not done, only GET.`)
    const url = call.text('url_input', 'urls', 'url')
    if (url === '') return call.stop('It has no address to fetch.')
    const { text, status, type } = await get(call, url)
    return data({ source: url, status_code: status, content_type: type, result: jsonOr(text) })
  },
})

function jsonOr(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

const feed = webComponent({
  says: 'The items of an RSS feed.',
  toolInputs: ['rss_url'],
  run: async (call) => table(itemsOf((await get(call, call.text('rss_url', 'url'))).text).slice(0, MOST_ITEMS)),
})

const MOST_ITEMS = 50

const search = webComponent({
  says: 'Web search by the page of DuckDuckGo, news by the feed of Google, as Langflow does it.',
  toolInputs: ['query'],
  async run(call) {
    const query = call.text('query', 'input_value', 'search_query')
    const mode = call.text('search_mode').toLowerCase()
    if (mode === 'rss') return table(itemsOf((await get(call, query)).text).slice(0, MOST_ITEMS))
    const most = Math.max(1, call.number('max_results', 5))
    if (mode === 'news') {
      const place = call.text('ceid') || 'US:en'
      const asked = new URLSearchParams({ q: query, ceid: place })
      const address = `https://news.google.com/rss/search?${asked.toString()}`
      return table(itemsOf((await get(call, address)).text).slice(0, most))
    }
    const { text } = await get(call, `https://html.duckduckgo.com/html/?q=${encodeURIComponent(query)}`)
    return table([{ title: query, snippet: text.slice(0, call.number('max_content_length', 2000)), link: '' }])
  },
})

export const webComponents = {
  URLComponent: page,
  APIRequest: apiRequest,
  RSSReaderSimple: feed,
  UnifiedWebSearch: search,
}
