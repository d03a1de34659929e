/** An asset: a thing of the library as meshes, with what can stand on it, how much room it needs, and what shines. */
import type { Mesh } from './mesh/mesh.ts'
import type { BoundingBox, Coordinate3D, Placement } from './scene.ts'

/** What it is made of unless somebody wants it otherwise. */
export type Substance =
  | 'wood'
  | 'metal'
  | 'fabric'
  | 'leather'
  | 'glass'
  | 'ceramic'
  | 'plastic'
  | 'stone'
  | 'paper'
  | 'plant'
  | 'soil'
  | 'food'
  | 'screen'
  | 'light'
  | 'mirror'
  | 'water'
  | 'wax'

/** A closed mesh of one substance: watertight, so that volumes can be compared. */
export interface Part {
  readonly name: string
  /** parts of one slot have one material: `frame`, `cushion`, `top`. The main one is called `body` */
  readonly slot: string
  readonly substance: Substance
  /** a colour it has by nature, such as the red of an apple; otherwise whoever chooses materials decides */
  readonly color?: string
  readonly mesh: Mesh
}

/** A surface that carries things: a rectangle of the asset's own frame. */
export interface Support {
  readonly name: string
  readonly kind: 'top' | 'shelf' | 'inside' | 'seat'
  /** the middle of the surface */
  readonly at: Coordinate3D
  readonly width: number
  readonly depth: number
  /** how high a thing on it may be; Infinity under the open sky of the room */
  readonly clearHeight: number
}

/** Free floor that whoever uses it needs, in metres from its sides. */
export interface Clearance {
  readonly front: number
  readonly back: number
  readonly left: number
  readonly right: number
}

/** Where light comes from when the thing is on, in its own frame. */
export interface LightSource {
  readonly kind: 'point' | 'spot'
  readonly at: Coordinate3D
  /** degrees from the middle to the edge of a spot, which looks down unless told */
  readonly angle?: number
  readonly direction?: Coordinate3D
  /** in candela */
  readonly intensity: number
}

export interface Asset {
  readonly family: string
  readonly parts: readonly Part[]
  /** of its meshes, which are centred: x and z from -half to half, y from 0 */
  readonly boundingBox: BoundingBox
  readonly polygonCount: number
  readonly placement: Placement
  readonly supports: readonly Support[]
  readonly clearance: Clearance
  readonly lights: readonly LightSource[]
}

export type Parameters = Readonly<Record<string, number | string | boolean>>

/** What things of a kind are like to whoever furnishes a room. */
export type Role =
  | 'bed'
  | 'seat'
  | 'sofa'
  | 'table'
  | 'desk'
  | 'storage'
  | 'kitchen'
  | 'bath'
  | 'appliance'
  | 'lamp'
  | 'plant'
  | 'rug'
  | 'curtain'
  | 'picture'
  | 'screen'
  | 'small'
  | 'large'

/** One way of building many things: `bed` makes cots and king-size beds. */
export interface Family {
  readonly name: string
  readonly role: Role
  readonly placement: Placement
  /** what it is called, and the parameters that make it so: `{ bed: {}, 'king bed': { width: 1.93 } }` */
  readonly names: Readonly<Record<string, Parameters>>
  /** always with `width`, `depth` and `height`: those of its bounding box */
  readonly defaults: Parameters & { readonly width: number; readonly depth: number; readonly height: number }
  /** front, back, left and right; without it, none is needed */
  readonly clearance?: Partial<Clearance>
  /** parts from all parameters; the meshes are centred afterwards, and supports and lights with them */
  readonly build: (parameters: Parameters & BoundingBox) => Built
}

export interface Built {
  readonly parts: readonly Part[]
  readonly supports?: readonly Support[]
  readonly lights?: readonly LightSource[]
}
