/** A scene against what people wrote about its prompt, not against our own plan of it. */
import type { Scene } from '../../../worlds/scene/scene.ts'
import type { Share } from '../verdict.ts'
import { compares, type Annotated } from './annotation.ts'
import { matchThings } from './match-things.ts'
import { isSaid } from './measure-attribute.ts'
import { objectRelationHolds, roomRelationHolds } from './measure-relations.ts'

export interface SceneScore {
  readonly counts: Share
  readonly attributes: Share
  readonly objectRelations: Share
  readonly roomRelations: Share
  /** what was asked for and is not so, for whoever looks into it */
  readonly missed: readonly string[]
}

export function scoreScene(scene: Scene, annotated: Annotated): SceneScore {
  const categories = new Set([
    ...annotated.counts.map(({ category }) => category),
    ...annotated.attributes.map(({ category }) => category),
    ...annotated.objectRelations.flatMap(({ anchor, others }) => [anchor, ...others]),
    ...annotated.roomRelations.map(({ category }) => category),
  ])
  const found = matchThings(scene.objects, categories)
  const missed: string[] = []
  const share = <T>(asked: readonly T[], isMet: (one: T) => boolean, name: string): Share => {
    const wrong = asked.filter((one) => !isMet(one))
    missed.push(...wrong.map((one) => `${name} ${JSON.stringify(one)}`))
    return { satisfied: asked.length - wrong.length, asked: asked.length }
  }
  return {
    counts: share(annotated.counts, (one) => compares(one, found.get(one.category)!.length), 'count'),
    attributes: share(
      annotated.attributes,
      (one) => compares(one, found.get(one.category)!.filter((object) => isSaid(object, one.word)).length),
      'attribute',
    ),
    objectRelations: share(annotated.objectRelations, (one) => objectRelationHolds(one, found), 'relation'),
    roomRelations: share(annotated.roomRelations, (one) => roomRelationHolds(one, found, scene.rooms), 'room'),
    missed,
  }
}
