/** Lines around things: the one that is picked, and those that something is wrong with. */
import { BoxGeometry, Color, EdgesGeometry, Group, LineBasicMaterial, LineSegments } from 'three'
import type { PlacedObject } from '../../../../../src/worlds/scene/scene.ts'

const BAD = new Color('#d5473f')
// so much larger than the thing, in metres
const AROUND = 0.02

export interface Outlines {
  readonly group: Group
  show(placed: readonly PlacedObject[], picked: string | undefined, wrong: ReadonlySet<string>, accent: Color): void
  dispose(): void
}

export function createOutlines(): Outlines {
  const group = new Group()
  const edges = new EdgesGeometry(new BoxGeometry(1, 1, 1))
  const [own, bad] = [new LineBasicMaterial(), new LineBasicMaterial({ color: BAD })]
  for (const material of [own, bad]) material.depthTest = false
  return {
    group,
    show(placed, picked, wrong, accent) {
      own.color.copy(accent)
      group.clear()
      for (const { id, position, rotation, boundingBox } of placed) {
        if (id !== picked && !wrong.has(id)) continue
        const lines = new LineSegments(edges, id === picked ? own : bad)
        const { width, height, depth } = boundingBox
        lines.scale.set(width + AROUND, height + AROUND, depth + AROUND)
        lines.position.set(position.x, position.y + height / 2, position.z)
        lines.rotation.y = (rotation.y * Math.PI) / 180
        lines.renderOrder = 1
        group.add(lines)
      }
    },
    dispose() {
      edges.dispose()
      own.dispose()
      bad.dispose()
    },
  }
}
