/** Keys to press, as they are printed on them. */
import './keys.css'

export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className="keys">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
