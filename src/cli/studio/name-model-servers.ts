/** The model servers a person names when the studio is started, known to everything in this process. */
import { messageOf } from '../../base/errors.ts'
import { adviceOnPlainKey } from '../../models/keys.ts'
import { namedServers, type NamedServer } from '../../models/model-servers.ts'
import { misuse } from '../command.ts'
import type { Screen } from '../screen.ts'

/** Gives back what was given, once it makes sense. Called before any society is loaded. */
export function nameModelServers(given: readonly string[], screen: Screen): readonly string[] {
  const advice = adviceOnPlainKey(readServers(given))
  if (advice !== undefined) screen.warn(advice)
  // a society's own code may name a model, too, with its own copy of Troupe: it finds out here whom the key is for
  const known = process.env['TROUPE_MODEL_SERVER'] ?? ''
  if (given.length > 0) process.env['TROUPE_MODEL_SERVER'] = [known, ...given].join(' ').trim()
  return given
}

function readServers(given: readonly string[]): readonly NamedServer[] {
  try {
    return namedServers(given)
  } catch (error) {
    throw misuse(messageOf(error))
  }
}
