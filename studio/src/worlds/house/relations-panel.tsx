/** Who knows whom in the whole household at this moment; gone through in time, one sees it grow. */
import { useRef } from 'react'
import type { WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import { onRing, RelationGraph } from './relation-graph.tsx'
import { chatWords, warmthWords, webAt, type Tie } from './relations.ts'
import { castAt } from './scene.ts'
import { useRoom } from './use-room.ts'

// more could not be told apart
const MOST = 36
const LISTED = 40
// of the drawing where its room is not known yet, and the least it takes
const WIDE = 340
const HIGH = 240
// for names at either side: that of a letter, and the most
const SIGN = 7
const MOST_ASIDE = 90

export function RelationsPanel({ moment, chosen, choose }: WorldProps) {
  const cast = castAt(moment)
  const sheet = useRef<HTMLDivElement>(null)
  const { width, height } = useRoom(sheet, WIDE, HIGH)
  const { people, ties, density, pairs } = webAt(moment, cast, MOST, chosen)
  if (people.length === 0)
    return (
      <section className="panel" aria-label="Relations">
        <Empty icon="people" title="Nobody lives here yet">
          Who knows whom is here as soon as somebody moves in.
        </Empty>
      </section>
    )
  const aside = Math.min(MOST_ASIDE, 16 + SIGN * Math.max(...people.map(({ length }) => length)))
  const percent = Math.round(density * 100)
  const strongest = ties.toSorted((one, other) => other.chats - one.chats || other.warmth - one.warmth)
  return (
    <section className="panel" aria-label="Relations">
      <div className="panel-bar ties-bar">
        <span className="panel-note" role="status">
          {pairs.toLocaleString('en')} {pairs === 1 ? 'pair knows' : 'pairs know'} each other, {percent} % of all
          {cast.size > people.length && ` · ${people.length} of ${cast.size.toLocaleString('en')} people are drawn`}
        </span>
      </div>
      <div className="ties-split">
        <div className="ties-sheet" ref={sheet}>
          <RelationGraph
            label={`${ties.length} ties between ${people.length} people`}
            ties={ties}
            at={onRing(people, width, height, aside)}
            width={width}
            height={height}
            cast={cast}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
        <ol className="ties-list" tabIndex={0} aria-label="Who talked most">
          {strongest.slice(0, LISTED).map((tie) => (
            <TieLine key={`${tie.one}\n${tie.other}`} tie={tie} />
          ))}
          {strongest.length === 0 && <li className="panel-note">Nobody knows anybody yet.</li>}
        </ol>
      </div>
    </section>
  )
}

const TieLine = ({ tie: { one, other, warmth, chats } }: { readonly tie: Tie }) => (
  <li>
    <span dir="auto">
      {oneLine(one, 30)} and {oneLine(other, 30)}
    </span>
    <span className="panel-note">
      {warmthWords(warmth)} · {chatWords(chats)}
    </span>
  </li>
)
