/** Whether a thing is what a word of an annotation says, as far as that can be measured; other words are not met. */
import { assetOf, namesInLibrary } from '../../../worlds/scene/library/index.ts'
import { hasColor, hasMaterial, hasPattern, hasShape, hasSize } from '../../../worlds/scene/checks/attributes.ts'
import { colorNamed } from '../../../worlds/scene/color/color-names.ts'
import { materialNamed } from '../../../worlds/scene/materials/named-materials.ts'
import type { PlacedObject } from '../../../worlds/scene/scene.ts'
import { slotsOf } from '../../../worlds/scene/slots.ts'

export function isSaid(object: PlacedObject, word: string): boolean {
  return testers.some((test) => test(object, word) === true)
}

type Tester = (object: PlacedObject, word: string) => boolean | undefined

const softShare = ({ assetPath }: PlacedObject): number =>
  slotsOf(assetPath)
    .filter(({ substance }) => substance === 'fabric' || substance === 'leather')
    .reduce((sum, { share }) => sum + share, 0)

const testers: readonly Tester[] = [
  (object, word) => (colorNamed(word) === undefined ? undefined : hasColor(object, word)),
  (object, word) => (materialNamed(word) === undefined ? undefined : hasMaterial(object, word)),
  hasSize,
  hasShape,
  (object, word) => (word.startsWith('strip') ? hasPattern(object, 'stripes') : undefined),
  (object, word) => (/^(?:checked|checkered|plaid)$/.test(word) ? hasPattern(object, 'checks') : undefined),
  // where it is held can be seen
  ({ heldBy }, word) =>
    /^(?:wall mounted|floating|wall hung|mounted)$/.test(word) ? heldBy?.by === 'wall' : undefined,
  ({ heldBy }, word) => (/^(?:hanging|suspended|pendant)$/.test(word) ? heldBy?.by === 'ceiling' : undefined),
  ({ heldBy }, word) =>
    /^(?:freestanding|free standing|floor standing|standing)$/.test(word) ? heldBy?.by === 'floor' : undefined,
  (object, word) => (/^(?:upholstered|cushioned|padded|plush|soft)$/.test(word) ? softShare(object) >= 0.2 : undefined),
  ({ assetPath }, word) =>
    word === 'potted'
      ? assetOf(assetPath).parts.some(({ substance }) => substance === 'soil' || substance === 'ceramic')
      : undefined,
  ({ assetPath }, word) =>
    word === 'open' ? assetOf(assetPath).supports.some(({ kind }) => kind === 'shelf') : undefined,
  // the library builds such a thing by that name, and this is one
  ({ name, assetPath }, word) => {
    const known = namesInLibrary.get(
      name.toLowerCase().includes(word) ? name.toLowerCase() : `${word} ${name.toLowerCase()}`,
    )
    const family = assetPath.slice(assetPath.indexOf('/') + 1).split('?')[0]
    if (known?.family !== family) return undefined
    return (
      Object.entries(known!.parameters).every(
        ([key, value]) =>
          typeof value === 'number' || assetPath.includes(`${key}=${encodeURIComponent(String(value))}`),
      ) && Object.keys(known!.parameters).length > 0
    )
  },
]
