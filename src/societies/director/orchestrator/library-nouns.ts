/** The nouns of a director: the names of the library, with the lexicon behind them. */
import { familyNamed, namesInLibrary } from '../../../worlds/scene/library/index.ts'
import { createNouns, type KnownName, type Nouns } from './nouns.ts'

let nouns: Nouns | undefined

export function libraryNouns(): Nouns {
  nouns ??= createNouns(
    new Map(
      [...namesInLibrary].flatMap(([name, { family, parameters }]): [string, KnownName][] => {
        const found = familyNamed(family)
        if (found === undefined) return []
        // names of one family with the same parameters mean the same
        return [
          [name, { asset: `${family} ${JSON.stringify(parameters)}`, placement: found.placement, role: found.role }],
        ]
      }),
    ),
  )
  return nouns
}
