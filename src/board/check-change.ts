/** Whether something that was read is a change that can be folded: a journal may come from anywhere. */
type Given = Readonly<Record<string, unknown>>

export function isChange(change: unknown): boolean {
  if (!isRecord(change)) return false
  if ('set' in change) return true
  if ('push' in change) return Array.isArray(change['push'])
  if ('put' in change) return isRecord(change['put']) && (change['cut'] === undefined || areTexts(change['cut']))
  return Array.isArray(change['patch']) && change['patch'].every(isPatch)
}

function isPatch(patch: unknown): boolean {
  return Array.isArray(patch) && isPlace(patch[0]) && (patch.length === 1 || isRecord(patch[1]))
}

const isPlace = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

const areTexts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string')

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
