/** What says that a world is windows of real programs: on a board, in place of a building. */
import type { DesktopConfig } from './config.ts'

export interface DesktopSource {
  readonly desktop: DesktopConfig
}

export const isDesktop = (source: unknown): source is DesktopSource =>
  typeof source === 'object' && source !== null && 'desktop' in source
