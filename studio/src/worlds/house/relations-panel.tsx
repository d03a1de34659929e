/** Who knows whom in the whole household at this moment; gone through in time, one sees it grow. */
import type { WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import { onRing, RelationGraph } from './relation-graph.tsx'
import { chatWords, warmthWords, webAt, type Tie } from './relations.ts'
import { castAt } from './scene.ts'

// more could not be told apart
const MOST = 36
const LISTED = 40
// of the drawing; words in it stay readable on a phone
const WIDE = 430
const HIGH = 300

export function RelationsPanel({ moment, chosen, choose }: WorldProps) {
  const cast = castAt(moment)
  const { people, ties, density, pairs } = webAt(moment, cast, MOST, chosen)
  if (people.length === 0)
    return (
      <section className="panel" aria-label="Relations">
        <Empty icon="people" title="Nobody lives here yet">
          Who knows whom is here as soon as somebody moves in.
        </Empty>
      </section>
    )
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
        <RelationGraph
          label={`${ties.length} ties between ${people.length} people`}
          ties={ties}
          at={onRing(people, WIDE, HIGH, 80)}
          width={WIDE}
          height={HIGH}
          cast={cast}
          chosen={chosen}
          onChoose={choose}
        />
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
