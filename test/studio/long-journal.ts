/** A run of many steps, made from a short one: what happened in it happens again and again. */
import type { ExportHeader, ExportLine } from '../../src/store/transfer.ts'

export function prolong(exported: string, name: string, steps: number): string {
  const [first, ...rest] = exported.trim().split('\n')
  const header = JSON.parse(first!) as ExportHeader
  const own = rest.map((line) => JSON.parse(line) as ExportLine).filter(({ run }) => run === header.run)
  const start = own.find(({ record }) => record.kind === 'start')!
  const played = own.filter(({ record }) => record.kind === 'step')
  const lines: ExportLine[] = [{ ...start, run: name, seq: 1 }]
  for (let step = 1; step <= steps; step++) {
    const { at, record } = played[(step - 1) % played.length]!
    lines.push({ run: name, seq: step + 1, at, record: { ...record, step } })
  }
  const longer: ExportHeader = { ...header, run: name, runs: [{ id: name, entries: lines.length }] }
  return [longer, ...lines].map((line) => JSON.stringify(line)).join('\n')
}
