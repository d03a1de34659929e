/** One chat: a line in the list of them, and opened all of it, each part with the step it came in. */
import type { ReactNode } from 'react'
import { Clip } from '../../ui/clip.tsx'
import { oneLine } from '../shared/one-line.ts'
import { statusAt, statusWords, type Chat, type ChatStatus } from './chats.ts'
import { clockOf, dayOf } from './house-time.ts'
import { hueIn } from './scene.ts'

type Cast = ReadonlyMap<string, number>

interface ChatLineProps {
  readonly chat: Chat
  readonly step: number
  readonly cast: Cast
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export function ChatLine({ chat, step, cast, isChosen, onChoose }: ChatLineProps) {
  const status = statusAt(chat, step)
  return (
    <button type="button" className="chat-line" aria-pressed={isChosen} onClick={onChoose}>
      <span className="chat-people">
        <Who name={chat.sender} cast={cast} /> <span aria-label="asks">→</span>{' '}
        <Who name={chat.recipient} cast={cast} />
        <span className="panel-note">{clockOf(chat.minute)}</span>
      </span>
      <span className="chat-reason" dir="auto">
        {oneLine(chat.reason, 90)}
      </span>
      <Status status={status} />
    </button>
  )
}

const signs: Readonly<Record<ChatStatus, string>> = { pending: '✉', accepted: '✓', rejected: '✕', expired: '◌' }

const Status = ({ status }: { readonly status: ChatStatus }) => (
  <span className={`chat-status is-${status}`}>
    <span aria-hidden="true">{signs[status]}</span> {statusWords[status]}
  </span>
)

interface ChatDetailProps {
  readonly chat: Chat
  readonly step: number
  readonly cast: Cast
  readonly goTo: (step: number) => void
}

export function ChatDetail({ chat, step, cast, goTo }: ChatDetailProps) {
  const { id, sender, recipient, reason, answer, expired, lapsed, messages } = chat
  const status = statusAt(chat, step)
  return (
    <div className="chat-detail" tabIndex={0} role="group" aria-label={`Chat ${oneLine(id, 40)}`}>
      <p className="chat-head">
        <code dir="auto">{oneLine(id, 40)}</code> day {dayOf(chat.minute)}, {clockOf(chat.minute)}{' '}
        <Status status={status} />
      </p>
      <ChatPart who={sender} does={`asks ${oneLine(recipient, 40)} to chat`} at={chat.step} cast={cast} goTo={goTo}>
        {reason}
      </ChatPart>
      {answer !== undefined && answer.step <= step && (
        <ChatPart
          who={answer.by}
          does={answer.accepted ? 'accepts' : 'turns it down'}
          at={answer.step}
          cast={cast}
          goTo={goTo}
        >
          {answer.words}
        </ChatPart>
      )}
      {expired !== undefined && expired.step <= step && (
        <p className="panel-note">Nobody answered: {oneLine(expired.why || 'it took too long', 160)}</p>
      )}
      {messages
        .filter((message) => message.step <= step)
        .map(({ sender: who, recipients, text, step: at }, nth) => (
          <ChatPart
            key={nth}
            who={who}
            does={`to ${oneLine(recipients.join(', '), 80)}`}
            at={at}
            cast={cast}
            goTo={goTo}
            isSaid
          >
            {text}
          </ChatPart>
        ))}
      {lapsed !== undefined && lapsed.step <= step && (
        <p className="panel-note">They did not come to talk: {oneLine(lapsed.why || 'it took too long', 160)}</p>
      )}
      {status === 'pending' && (
        <p className="panel-note">
          {oneLine(recipient, 40)} is told at their next turn, and may accept or turn it down.
        </p>
      )}
    </div>
  )
}

interface ChatPartProps {
  readonly who: string
  readonly does: ReactNode
  readonly at: number
  readonly cast: Cast
  readonly goTo: (step: number) => void
  readonly isSaid?: boolean
  readonly children: string
}

function ChatPart({ who, does, at, cast, goTo, isSaid = false, children }: ChatPartProps) {
  return (
    <div className={`chat-part hue-${hueIn(cast, who)}${isSaid ? ' is-said' : ''}`}>
      <p className="chat-part-head">
        <Who name={who} cast={cast} /> <span className="panel-note">{does}</span>
        <button type="button" className="step-link" onClick={() => goTo(at)}>
          step {at}
        </button>
      </p>
      {children !== '' && (
        <p className="chat-words">
          <Clip text={children} limit={800} />
        </p>
      )}
    </div>
  )
}

const Who = ({ name, cast }: { readonly name: string; readonly cast: Cast }) => (
  <b className={`house-who hue-${hueIn(cast, name)}`} dir="auto">
    {oneLine(name, 40)}
  </b>
)
