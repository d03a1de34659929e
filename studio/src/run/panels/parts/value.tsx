/** Any value of a board, to be read: small ones in a line, large ones as a tree whose branches are opened. */
import { memo, useState } from 'react'
import { Clip } from '../../../ui/clip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { brief, oneLine } from '../read/brief.ts'
import { holds, type Needle } from '../read/search.ts'
import './value.css'

interface ValueProps {
  readonly value: unknown
  /** branches in which this is found are open */
  readonly needle?: Needle | undefined
}

export function Value({ value, needle }: ValueProps) {
  if (typeof value === 'string') return <Text text={value} needle={needle} />
  if (isBranch(value)) return isSmall(value) ? <Small value={value} /> : <Branches value={value} needle={needle} />
  return <span className={`value-${value === null ? 'null' : typeof value}`}>{String(value)}</span>
}

function Text({ text, needle }: { readonly text: string; readonly needle?: Needle | undefined }) {
  return (
    <span className={needle?.test(text) ? 'value-text value-found' : 'value-text'}>
      {text === '' ? <span className="value-null">empty text</span> : <Clip text={text} limit={400} />}
    </span>
  )
}

const Small = ({ value }: { readonly value: object }) => (
  <code className="value-small" dir="auto">
    {brief(value, SMALL)}
  </code>
)

// so many characters fit a line, and so many items are drawn at once
const SMALL = 72
const PAGE = 100

type Branch = readonly unknown[] | Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

function isSmall(value: Branch): boolean {
  const items = Object.values(value)
  if (items.length > 12) return false
  return !brief(value, SMALL).endsWith('…') && !items.some((item) => isBranch(item) && Object.keys(item).length > 3)
}

const Branches = memo(({ value, needle }: { readonly value: Branch; readonly needle?: Needle | undefined }) => {
  const [shown, setShown] = useState(PAGE)
  const isList = Array.isArray(value)
  const all: readonly (readonly [string, unknown])[] = isList
    ? (value as readonly unknown[]).map((item, index) => [String(index), item])
    : Object.entries(value)
  const found = needle && all.filter(([key, item]) => (!isList && needle.test(key)) || holds(item, needle))
  // where the name of the whole was found, nothing inside need be
  const items = found && found.length > 0 ? found : all
  return (
    <ul className="value-branches">
      {items.slice(0, shown).map(([key, item]) => (
        <li key={key}>
          <Twig name={key} value={item} needle={needle} isIndex={isList} />
        </li>
      ))}
      {items.length > shown && (
        <li>
          <button type="button" className="value-more" onClick={() => setShown(shown + PAGE)}>
            show {Math.min(PAGE, items.length - shown)} more of {items.length.toLocaleString('en')}
          </button>
        </li>
      )}
    </ul>
  )
})

interface TwigProps extends ValueProps {
  readonly name: string
  readonly isIndex: boolean
}

function Twig({ name, value, needle, isIndex }: TwigProps) {
  const [isOpen, setOpen] = useState<boolean>()
  const key = (
    <span className={isIndex ? 'value-key value-index' : 'value-key'} dir="auto">
      {oneLine(name, 80) || '""'}
    </span>
  )
  if (!isBranch(value) || isSmall(value))
    return (
      <div className="value-leaf">
        {key}
        <Value value={value} needle={needle} />
      </div>
    )
  const isShown = isOpen ?? (needle !== undefined && holds(value, needle))
  return (
    <>
      <button type="button" className="bare value-fold" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
        <Icon name={isShown ? 'down' : 'forward'} size={11} />
        {key}
        <span className="value-summary" dir="auto">
          {isShown ? sizeOf(value) : brief(value, 120)}
        </span>
      </button>
      {isShown && <Branches value={value} needle={needle} />}
    </>
  )
}

/** `4 things`, `2 names` */
function sizeOf(value: object): string {
  const count = Object.keys(value).length
  const word = Array.isArray(value) ? 'item' : 'key'
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`
}
