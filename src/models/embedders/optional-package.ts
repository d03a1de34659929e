/**
 * Loads a package that an installation of Troupe may or may not have; without it, the error is the command that brings
 * it.
 */
import { messageOf, TroupeError } from '../../base/errors.ts'

/** `load` is given where the package is at hand while developing, so that its types and its use are checked. */
export async function loadOptional<T>(
  what: string,
  specifier: string,
  install = specifier,
  load: () => Promise<T> = () => import(specifier) as Promise<T>,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND'
    const why = isMissing ? 'is not installed' : `cannot be loaded (${messageOf(error)})`
    throw new TroupeError('MEMORY_NO_PACKAGE', `${what} needs ${specifier}, which ${why}: npm install ${install}`, {
      cause: error,
    })
  }
}
