/** The name of a variant: the beginning of the SHA-256 of its canonical JSON, or `base` for the society as it comes. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../base/canonical-json.ts'
import { isBase, normal, type Variant } from './variant.ts'

export const BASE_NAME = 'base'
const LENGTH = 10

export const nameOfVariant = (variant: Variant): string =>
  isBase(variant)
    ? BASE_NAME
    : createHash('sha256')
        .update(canonicalJson(normal(variant)))
        .digest('hex')
        .slice(0, LENGTH)
