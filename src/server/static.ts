/** The studio's files: hashed ones are kept for ever, the page itself is asked for anew, and every path is a page. */
import { readFile, readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { encoded, encodingFor, type Encoded } from './compress.ts'
import { ServerFault } from './faults.ts'
import { placePage } from './public-url.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const PACKED = new Set(['.ico', '.png', '.woff2'])

/** What Vite names by its content. */
const HASHED = /-[\w-]{8,64}\.\w+$/

interface Asset {
  readonly modified: number
  readonly etag: string
  readonly encodings: Map<string, Promise<Encoded>>
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface Assets {
  answer(c: Context): Promise<Response>
  /** a file of the studio, for those who make something of it */
  read(name: string): Promise<string | undefined>
}

const PAGE = 'index.html'

/**
 * `folder`: where the studio was built. It may be built again while the server runs.
 * `base`: what stands before every path in a browser.
 */
export function createAssets(folder: string, base = ''): Assets {
  const kept = new Map<string, Asset>()
  const find = async (path: string): Promise<Asset | undefined> => {
    // only what is in the folder now can be asked for: no path leads out of it
    const file = (await filesIn(folder)).has(path) ? join(folder, path) : undefined
    const facts = file === undefined ? undefined : await stat(file).catch(() => undefined)
    if (file === undefined || facts?.isFile() !== true) return undefined
    const known = kept.get(path)
    if (known?.modified === facts.mtimeMs) return known
    const read = new Uint8Array(await readFile(file))
    const bytes = path === PAGE ? new TextEncoder().encode(placePage(new TextDecoder().decode(read), base)) : read
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const asset = { modified: facts.mtimeMs, etag, bytes, encodings: new Map() }
    kept.set(path, asset)
    return asset
  }
  const send = async (c: Context, path: string, asset: Asset): Promise<Response> => {
    const type = types[extname(path)] ?? 'application/octet-stream'
    const isForEver = HASHED.test(path)
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: asset.etag,
      vary: 'accept-encoding',
    }
    if (c.req.header('if-none-match') === asset.etag) return new Response(null, { status: 304, headers })
    const wanted = PACKED.has(extname(path)) ? undefined : encodingFor(c.req.header('accept-encoding'))
    let made = asset.encodings.get(wanted ?? '')
    if (made === undefined) asset.encodings.set(wanted ?? '', (made = encoded(asset.bytes, wanted, true)))
    const { bytes, encoding } = await made
    return new Response(c.req.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
    })
  }
  return {
    async answer(c) {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
        throw new ServerFault('SERVER_WRONG_METHOD', 'Pages can only be looked at.', { allow: 'GET, HEAD' })
      const path = c.req.path.slice(1)
      const asset = path === '' ? undefined : await find(path)
      if (asset !== undefined) return send(c, path, asset)
      // a file that was asked for by its name is missing; everything else is a page
      if (/\.\w+$/.test(path) && !wantsPage(c)) throw new ServerFault('SERVER_NOT_FOUND', 'There is no such file.')
      const page = await find(PAGE)
      if (page !== undefined) return send(c, PAGE, page)
      throw new ServerFault(
        'SERVER_NOT_BUILT',
        'The studio is not built yet. Run `npm run build` and reload this page.',
      )
    },
    async read(name) {
      const asset = await find(name)
      return asset === undefined ? undefined : new TextDecoder().decode(asset.bytes)
    },
  }
}

function wantsPage(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('text/html')
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split('\\')
        .join('/'),
    ),
  )
}
