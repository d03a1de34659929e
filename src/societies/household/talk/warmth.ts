/** How warmly somebody feels for somebody: as it has become, or as it was at first; a stranger is nothing to them. */
import type { Situation } from '../situation.ts'

export const warmthFor = ({ relations, self }: Pick<Situation, 'relations' | 'self'>, name: string): number =>
  relations[name]?.warmth ?? self.relations?.[name] ?? 0
