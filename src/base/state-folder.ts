/** Where this system keeps what programs remember, outside of every project. */
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** `TROUPE_HOME`, or where this system keeps what programs remember. A relative path would lie in the project. */
export function stateFolder(env: Environment = process.env, platform = process.platform): string | undefined {
  const isWindows = platform === 'win32'
  const kept = env[isWindows ? 'LOCALAPPDATA' : 'XDG_STATE_HOME']
  const usual = isWindows ? join('AppData', 'Local') : join('.local', 'state')
  const folders = [env['TROUPE_HOME'], kept && join(kept, 'troupe'), join(homeOf(), usual, 'troupe')]
  return folders.find((folder) => folder && isAbsolute(folder))
}

function homeOf(): string {
  try {
    return homedir()
  } catch {
    // an account without one
    return ''
  }
}
