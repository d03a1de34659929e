/** Names of runs as nobody means them well, each as it stands in an address. */
import type { ExportHeader, ExportLine } from '../../src/store/transfer.ts'

export interface HostileId {
  readonly says: string
  /** what comes after `/runs/` */
  readonly written: string
}

const encoded = (says: string, id: string): HostileId => ({ says, written: encodeURIComponent(id) })

export const hostileIds: readonly HostileId[] = [
  encoded('a way out of the folder', '../../etc/passwd'),
  { says: 'a way out in small letters', written: '%2e%2e%2f%2e%2e%2fetc%2fpasswd' },
  { says: 'a way out that is encoded twice', written: '%252e%252e%252fetc%252fpasswd' },
  encoded('a way out of another system', '..\\..\\windows\\win.ini'),
  encoded('a script', `<script>window.__hacked='id'</script>`),
  encoded('an image with a handler', `<img src=x onerror=__hacked=1>`),
  { says: 'no character', written: '%00' },
  { says: 'control characters', written: 'run%00%0d%0aset-cookie:%20a=b%1b[31m' },
  { says: 'ten thousand characters', written: 'x'.repeat(10_000) },
  encoded('three hundred characters', '<'.repeat(300)),
  encoded('a family', '👩‍👩‍👧‍👦🏴‍☠️'),
  encoded('text that turns around', '\u202egnp.evil\u202c \u200fمرحبا'),
  encoded('quotes', `"'\`;--`),
  encoded('a statement', `x'; drop table entries; --`),
  encoded('a prototype', '__proto__'),
  encoded('a constructor', 'constructor'),
  { says: 'half a character', written: '%E0%A4%A' },
  { says: 'half of a pair', written: '%ED%A0%BD' },
  { says: 'a lone percent', written: '100%' },
  encoded('an agent inside', 'nobody/1/agent'),
  encoded('a space', ' '),
]

/** A run that is called so: any file may be imported, whoever wrote it. */
export function renamed(exported: string, name: string): string {
  const [first, ...rest] = exported.trim().split('\n')
  const header = JSON.parse(first!) as ExportHeader
  const lines = rest.map((line) => ({ ...(JSON.parse(line) as ExportLine), run: name }))
  const runs = [{ id: name, entries: lines.length }]
  return [{ ...header, run: name, runs }, ...lines].map((line) => JSON.stringify(line)).join('\n')
}
