/** How a program draws what is seen, where somebody knows it: what tells how far the floor is free. */
import type { DesktopConfig } from './config.ts'
import type { Lens } from './floor.ts'

// as the page of the room draws it: 62 degrees from top to bottom, and 1.6 times as wide as high
const roomLens: Lens = { high: 1.5, wide: 87.7 }

export const USUALLY_WIDE = 75

export function lensOf({ program, sight }: Pick<DesktopConfig, 'program' | 'sight'>): Lens | undefined {
  if (sight?.high !== undefined) return { high: sight.high, wide: sight.wide ?? USUALLY_WIDE }
  return program === 'room' ? roomLens : undefined
}
