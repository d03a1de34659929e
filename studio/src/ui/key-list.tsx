/** The keys of the studio, listed by `?`. */
import { Dialog } from './dialog.tsx'
import { Keys } from './keys.tsx'
import './key-list.css'

const groups = [
  {
    title: 'Time',
    keys: [
      ['← →', 'one step back or forward'],
      ['shift ← →', 'ten steps'],
      ['[ ]', 'the mark before or after'],
      ['page↑ page↓', 'a twentieth of the run'],
      ['home end', 'the first step, the last'],
      ['space', 'play or stop'],
      ['+ −', 'play faster or slower'],
    ],
  },
  {
    title: 'The run',
    keys: [
      ['f', 'fork here'],
      ['/', 'search the journal'],
      ['esc', 'close what is open'],
    ],
  },
  { title: 'Everywhere', keys: [['?', 'this list']] },
] as const

export function KeyList({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <section key={title} className="key-list">
          <h3 className="eyebrow">{title}</h3>
          <dl>
            {keys.map(([key, says]) => (
              <div key={key} className="key-list-row">
                <dt>
                  <Keys keys={key} />
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
