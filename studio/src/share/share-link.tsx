/** Saves the run as one file that shows it without a server. */
import { BASE_PATH } from '../base-path.ts'
import { Icon } from '../ui/icon.tsx'

const shareAddress = (id: string) => `${BASE_PATH}/api/runs/${encodeURIComponent(id)}/share`

export function ShareLink({ id }: { readonly id: string }) {
  return (
    <a
      className="button button-plain"
      href={shareAddress(id)}
      download
      title="One file with the whole journal in it: prompts, replies and what the board holds. It opens anywhere."
    >
      <Icon name="download" />
      Share
    </a>
  )
}
