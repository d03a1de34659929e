/** Who wrote to whom, as threads: the newest first, and every letter leads to the step it was sent in. */
import { useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Clip } from '../../../ui/clip.tsx'
import { useRun } from '../../context.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { StepLink } from '../parts/step-link.tsx'
import { oneLine } from '../read/brief.ts'
import { lettersOf, threadsOf, type Letter, type Thread } from '../read/letters.ts'
import { needleOf } from '../read/search.ts'
import './mail-panel.css'

export function MailPanel() {
  const { moment } = useRun()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const needle = needleOf(typed)
  const letters = lettersOf(moment)
  if (letters === undefined)
    return (
      <section className="panel" aria-label="Mail">
        <Empty icon="mail" title="Nobody writes letters here">
          The agents of this society have no mailboxes. What they tell each other is on the board.
        </Empty>
      </section>
    )
  const wanted = needle ? letters.filter(({ sender, text }) => needle.test(sender) || needle.test(text)) : letters
  const threads = threadsOf(wanted)
  const thread = threads.find(({ key }) => key === chosen) ?? threads[0]
  return (
    <section className="panel mail" aria-label="Mail">
      <div className="panel-bar">
        <SearchBox label="Search the mail" value={typed} onChange={setTyped} />
        <span className="panel-note" role="status">
          {wanted.length.toLocaleString('en')} {wanted.length === 1 ? 'letter' : 'letters'}
        </span>
      </div>
      {thread === undefined ? (
        <Empty icon="mail" title={needle ? 'No letter is like this' : 'No letter yet'}>
          {needle ? 'Try other words.' : 'As soon as somebody writes, it is here.'}
        </Empty>
      ) : (
        <div className="mail-split">
          <ul className="mail-threads" aria-label="Threads">
            {threads.map((each) => (
              <ThreadLine
                key={each.key}
                thread={each}
                isChosen={each.key === thread.key}
                onChoose={() => setChosen(each.key)}
              />
            ))}
          </ul>
          <Letters key={thread.key} thread={thread} />
        </div>
      )}
    </section>
  )
}

interface ThreadLineProps {
  readonly thread: Thread
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ThreadLine({ thread: { people, letters }, isChosen, onChoose }: ThreadLineProps) {
  const last = letters.at(-1)!
  return (
    <li>
      <button type="button" className="mail-thread" aria-pressed={isChosen} onClick={onChoose}>
        <span className="mail-people">
          {people.length === 0 ? <strong>Everyone</strong> : people.map((name) => <AgentName key={name} name={name} />)}
          <span className="panel-note">{letters.length}</span>
        </span>
        <span className="mail-last" dir="auto">
          {oneLine(last.text, 90)}
        </span>
      </button>
    </li>
  )
}

// the newest are read first; older ones are asked for
const PAGE = 60

function Letters({ thread: { people, letters } }: { readonly thread: Thread }) {
  const [shown, setShown] = useState(PAGE)
  const from = Math.max(0, letters.length - shown)
  return (
    <ol className="mail-letters" reversed start={letters.length} tabIndex={0} aria-label="Letters, the newest first">
      {letters
        .slice(from)
        .toReversed()
        .map((letter, place) => (
          <LetterCard key={letters.length - place} letter={letter} isToAll={people.length === 0} />
        ))}
      {from > 0 && (
        <li>
          <button type="button" className="value-more" onClick={() => setShown(shown + PAGE)}>
            show {Math.min(PAGE, from)} older letters of {from.toLocaleString('en')}
          </button>
        </li>
      )}
    </ol>
  )
}

function LetterCard({
  letter: { sender, recipients, text, step },
  isToAll,
}: {
  readonly letter: Letter
  readonly isToAll: boolean
}) {
  return (
    <li className="mail-letter">
      <p className="mail-letter-head">
        <AgentName name={sender} />
        <span className="panel-note">to {isToAll ? 'everyone' : oneLine(recipients.join(', '), 120)}</span>
        <StepLink step={step} />
      </p>
      <p className="mail-text">
        <Clip text={text} limit={800} />
      </p>
    </li>
  )
}
