/** Whether something that was read is a change that can be folded: a journal may come from anywhere. */
import { isCount, isRecord } from '../base/json-kinds.ts'

export function isChange(change: unknown): boolean {
  if (!isRecord(change)) return false
  if ('set' in change) return true
  if ('push' in change) return Array.isArray(change['push'])
  if ('put' in change) return isRecord(change['put']) && (change['cut'] === undefined || areTexts(change['cut']))
  return Array.isArray(change['patch']) && change['patch'].every(isPatch)
}

function isPatch(patch: unknown): boolean {
  return Array.isArray(patch) && isCount(patch[0]) && (patch.length === 1 || isRecord(patch[1]))
}

const areTexts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string')
