/** Where things are. */
import { join } from 'node:path'

export const benchFolder = import.meta.dirname
export const root = join(benchFolder, '..')
