/** What all runs are looked through for, and which are chosen: kept in the address, so that it can be gone back to. */
import { idsIn } from '../words.ts'

export interface Filters {
  readonly society: string
  readonly status: string
  readonly text: string
}

export interface RunsAddress extends Filters {
  /** the last run of the page before; none on the first */
  readonly before: string
  readonly chosen: readonly string[]
}

/** `search` as a browser has it. */
export function readAddress(search: string): RunsAddress {
  const params = new URLSearchParams(search)
  const get = (name: string) => params.get(name) ?? ''
  return {
    society: get('society'),
    status: get('status'),
    text: get('text'),
    before: get('before'),
    chosen: idsIn(search, 'chosen'),
  }
}

export function writeAddress({ chosen, ...filters }: RunsAddress): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value)
  const ids = chosen.length > 0 ? [`chosen=${chosen.map(encodeURIComponent).join(',')}`] : []
  const text = [params.toString(), ...ids].filter((part) => part !== '').join('&')
  return text === '' ? '/runs' : `/runs?${text}`
}

export const isFiltered = ({ society, status, text }: Filters) => `${society}${status}${text}` !== ''

export const toggled = (chosen: readonly string[], id: string) =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
