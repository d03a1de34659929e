/** Text of any length on a card of its own, as it was written. */
import { Clip } from '../../../ui/clip.tsx'
import './long.css'

export function Long({ text, isCode = false }: { readonly text: string; readonly isCode?: boolean }) {
  return (
    <div className={isCode ? 'long long-code' : 'long'}>
      <Clip text={text} limit={1200} />
    </div>
  )
}
