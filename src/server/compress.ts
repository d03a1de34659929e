/** Compresses answers for clients that accept it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

// below this the headers weigh more than what is saved
const WORTHWHILE_BYTES = 1_024

export type Encoding = 'br' | 'gzip'

/** The best one that is accepted. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0])
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

export interface Encoded {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding?: Encoding
}

/** `often`: it is made once and sent many times, so it may take its time. */
export async function encoded(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding | undefined,
  often = false,
): Promise<Encoded> {
  if (encoding === undefined || bytes.length < WORTHWHILE_BYTES) return { bytes }
  if (encoding === 'gzip') return { bytes: new Uint8Array(await gzipAsync(bytes, { level: often ? 9 : 5 })), encoding }
  const params = { [constants.BROTLI_PARAM_QUALITY]: often ? 10 : 4 }
  return { bytes: new Uint8Array(await brotliAsync(bytes, { params })), encoding }
}
