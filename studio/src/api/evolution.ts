/** Evolutions and families of variants, as the server tells of them. */
import type { EvolutionTree, EvolvedSociety, VariantDetail } from '../../../src/server/api-evolution.ts'
import { createAsk } from './ask.ts'

const { get } = createAsk()
const of = (society: string) => `/evolution/${encodeURIComponent(society)}`

export const evolutionApi = {
  list: () => get<readonly EvolvedSociety[]>('/evolution'),
  tree: (society: string) => get<EvolutionTree>(of(society)),
  variant: (society: string, name: string) => get<VariantDetail>(`${of(society)}/variants/${encodeURIComponent(name)}`),
}
