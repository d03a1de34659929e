/**
 * A fetch that asks the address it was given and no other. A redirect would carry prompts, and the keys that some
 * providers take in headers of their own, to whatever host the answer names.
 */
import { ModelFault } from './fault.ts'

export const fetchWithoutRedirects: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const { status } = response
  if (status < 300 || status > 399) return response
  await response.body?.cancel()
  throw new ModelFault(
    `${status}, a redirect${targetOf(response)}, and redirects are not followed. Name the address that answers itself`,
    { passing: false, status },
  )
}

const LONGEST_SHOWN = 100

/** Its host is enough to see what is wrong; the rest may hold anything. */
function targetOf({ headers, url }: Response): string {
  const location = headers.get('location') ?? ''
  const origin = URL.canParse(location, url) ? new URL(location, url).origin : ''
  return /^https?:/.test(origin) && origin.length <= LONGEST_SHOWN ? ` to ${origin}` : ''
}
