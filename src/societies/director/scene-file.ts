/** The names of the files that come out of a run of the director. */
export type SceneFile =
  | 'glb'
  | 'preview'
  | 'view-1'
  | 'view-2'
  | 'above'
  | 'plan'
  | 'json'
  | 'scene-state'
  | 'obj'
  | 'mtl'
  | 'blender'
  | 'report'
