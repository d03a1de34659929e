/** The address under which others reach the server through a proxy: another host name, perhaps below a path. */

export interface PublicAddress {
  /** such as `https://lab.example` */
  readonly origin: string
  readonly hostname: string
  /** what stands before every path: `/troupe`, or nothing */
  readonly base: string
}

// plain words between slashes: it is written into the page, and no path may begin with two slashes
const PATH = /^(\/[\w.~-]+)*\/?$/

/** Nothing for a text that is no such address. */
export function readPublicUrl(text: string): PublicAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, search, hash, origin, hostname, pathname } = new URL(text)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || username !== '' || password !== '' || search !== '' || hash !== '') return undefined
  return PATH.test(pathname) ? { origin, hostname, base: pathname.replace(/\/$/, '') } : undefined
}

/** A path of the server, whether the proxy took what stands before it away or not. */
export function withoutBase(path: string, base: string): string {
  if (path === base) return '/'
  return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
}

/** The studio's page, which is built for any place: it is told where it is, and where its files are. */
export function placePage(page: string, base: string): string {
  return page.replaceAll('"./assets/', `"${base}/assets/`).replace('<html ', `<html data-base="${base}" `)
}
