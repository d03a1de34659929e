/** A desktop as a process needs it: with an eye and a program, made of what its description names. */
import { namedModel } from '../../../models/named-model.ts'
import type { DesktopConfig } from '../../../worlds/desktop/config.ts'
import type { DesktopOptions } from '../../../worlds/desktop/desktop.ts'
import { desktopHandlers } from '../../../worlds/desktop/effects.ts'
import type { Eye } from '../../../worlds/desktop/eye.ts'
import { checkTrust } from './trust.ts'

async function furnish(config: DesktopConfig): Promise<DesktopOptions> {
  checkTrust(config)
  const { eye: named = 'changes', program, ...plain } = config
  const eye = await openEye(named)
  if (program === undefined) return { ...plain, eye }
  const { roomProgram } = await import('../../../worlds/desktop/room/room.ts')
  const { scene, seed, rooms } = config
  const room = await roomProgram({
    ...(scene !== undefined && { scene }),
    ...(seed !== undefined && { seed }),
    ...(rooms !== undefined && { rooms }),
  })
  return { ...plain, eye, program: { ...room, close: () => room.room.close() } }
}

async function openEye(named: NonNullable<DesktopConfig['eye']>): Promise<Eye> {
  const eyes = await import('../../../eyes/index.ts')
  if (named === 'changes') return eyes.changes()
  return 'taught' in named ? eyes.taught(named.taught) : eyes.model(namedModel(named.model))
}

/** What explorers do in windows, for every run of theirs. */
export const windowHandlers = desktopHandlers(furnish)
