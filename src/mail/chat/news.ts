/** What a person is told at their turn: how their requests ended, what was said to them, and who wants to chat. */
import type { ChatNews, ChatRequest, ChatState, Desk } from './chat.ts'
import { deskOf } from './desk.ts'
import { listOf, quoted } from './words.ts'

/** News are told once: the desks are to be written along with whatever comes of it. */
export function takeNews(
  state: ChatState,
  person: string,
): { readonly desks: Readonly<Record<string, Desk>>; readonly news: readonly ChatNews[] } {
  const desk = deskOf(state, person)
  if (desk.news.length === 0) return { desks: {}, news: [] }
  return { desks: { [person]: { ...desk, news: [] } }, news: desk.news }
}

/** A sentence each; an acceptance and the message that came with it are one. */
export function describeNews(news: readonly ChatNews[]): string[] {
  const told = new Set<ChatNews>()
  return news.flatMap((item, place) => {
    if (told.has(item)) return []
    const next = item.kind === 'accepted' ? news.slice(place + 1).find(({ by }) => by === item.by) : undefined
    if (next?.kind !== 'message') return [sentenceOf(item)]
    told.add(next)
    return [`${acceptanceOf(item)} and sent: ${quoted(next.message)}`]
  })
}

/** A sentence for each request that waits for an answer. */
export function describeRequests(requests: readonly ChatRequest[]): string[] {
  return requests.map(({ id, sender, recipient, message, group }) => {
    const others = group?.names.filter((name) => name !== recipient) ?? []
    const along = others.length === 0 ? '' : `, who asks ${listOf(others)} as well`
    return `You have a chat request from ${sender}${along}: ${quoted(message)} (ID: ${id})`
  })
}

function sentenceOf(item: ChatNews): string {
  switch (item.kind) {
    case 'accepted':
      return `${acceptanceOf(item)}.`
    case 'rejected':
      return `${item.by} rejected your chat request${item.words === undefined ? '.' : `: ${quoted(item.words)}`}`
    case 'expired':
      return `Your chat request to ${item.by} has expired: ${item.why}.`
    case 'lapsed':
      return `Your chat with ${item.by} is over: ${item.why}.`
    case 'message':
      return `${item.by} says: ${quoted(item.message)}`
  }
}

const acceptanceOf = ({ by, words }: { readonly by: string; readonly words?: string }) =>
  `${by} accepted your chat request${words === undefined ? '' : ` (${quoted(words)})`}`
