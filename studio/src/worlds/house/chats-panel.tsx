/** Every conversation so far with its request: who asked whom and why, what became of it, what was said. */
import { useState } from 'react'
import type { Moment, WorldProps } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import { Empty } from '../../ui/empty.tsx'
import { Select } from '../../ui/field.tsx'
import { SearchBox } from '../../run/panels/parts/search-box.tsx'
import { needleOf, type Needle } from '../../run/panels/read/search.ts'
import { statusAt, statusWords, type Chat, type ChatStatus } from './chats.ts'
import { chronicleOf } from './chronicle.ts'
import { ChatDetail, ChatLine } from './chat-detail.tsx'
import { castAt } from './scene.ts'
import './chats-panel.css'

// the newest are read first; older ones are asked for
const PAGE = 60

export function ChatsPanel({ moment, goTo, chosen }: WorldProps) {
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState('')
  const [opened, setOpened] = useState<string>()
  const [shown, setShown] = useState(PAGE)
  const needle = needleOf(typed)
  const chats = chatsAt(moment, { needle, status, person: chosen })
  const chat = chats.find(({ id }) => id === opened) ?? chats[0]
  const cast = castAt(moment)
  return (
    <section className="panel chats" aria-label="Chats">
      <div className="panel-bar">
        <SearchBox label="Search the chats" value={typed} onChange={setTyped} />
        <Select
          aria-label="What became of the request"
          value={status}
          options={[
            { value: '', label: 'All requests' },
            ...Object.entries(statusWords).map(([value, label]) => ({ value, label: capital(label) })),
          ]}
          onChoose={setStatus}
        />
        <span className="panel-note" role="status">
          {chats.length.toLocaleString('en')} {chats.length === 1 ? 'chat' : 'chats'}
          {chosen !== undefined && ` of ${chosen.slice(0, 40)}`}
        </span>
      </div>
      {chat === undefined ? (
        <Empty icon="chat" title={needle || status ? 'No chat is like this' : 'Nobody has asked for a chat yet'}>
          {needle || status ? 'Try other words, or all requests.' : 'As soon as somebody asks somebody, it is here.'}
        </Empty>
      ) : (
        <div className="chats-split">
          <ul className="chats-list" aria-label="Requests, the newest first">
            {chats.slice(0, shown).map((each) => (
              <li key={each.id}>
                <ChatLine
                  chat={each}
                  step={moment.step}
                  cast={cast}
                  isChosen={each === chat}
                  onChoose={() => setOpened(each.id)}
                />
              </li>
            ))}
            {chats.length > shown && (
              <li>
                <button type="button" className="value-more" onClick={() => setShown(shown + PAGE)}>
                  show {Math.min(PAGE, chats.length - shown)} older ones
                </button>
              </li>
            )}
          </ul>
          <ChatDetail key={chat.id} chat={chat} step={moment.step} cast={cast} goTo={goTo} />
        </div>
      )}
    </section>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface Wanted {
  readonly needle: Needle | undefined
  readonly status: string
  readonly person: string | undefined
}

/** The newest first. */
function chatsAt({ timeline, step }: Moment, { needle, status, person }: Wanted): readonly Chat[] {
  const { list } = chronicleOf(timeline).chats
  return list
    .slice(
      0,
      countBy(list, step, (chat) => chat.step),
    )
    .filter(
      (chat) =>
        (status === '' || statusAt(chat, step) === (status as ChatStatus)) &&
        (person === undefined || chat.sender === person || chat.recipient === person) &&
        (needle === undefined || textsIn(chat, step).some((text) => needle.test(text))),
    )
    .toReversed()
}

const textsIn = ({ id, sender, recipient, reason, answer, messages }: Chat, step: number): string[] => [
  id,
  sender,
  recipient,
  reason,
  ...(answer !== undefined && answer.step <= step ? [answer.words] : []),
  ...messages.flatMap((message) => (message.step <= step ? [message.text] : [])),
]
