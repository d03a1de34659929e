/** The library as the Architect sees it. */
import { assetOf, familyNamed } from '../../../worlds/scene/library/index.ts'
import type { Catalogue } from './thing.ts'

export const libraryCatalogue: Catalogue = { assetOf, roleOf: (family) => familyNamed(family)?.role ?? null }
