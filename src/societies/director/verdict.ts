/** What the Critic measured when it last looked: of the scene itself, and of what the prompt asks for. */
export interface Share {
  readonly satisfied: number
  readonly asked: number
}

export interface SceneChecks {
  /** things that clip another thing, or a wall */
  readonly collisions: number
  readonly outOfBounds: number
  readonly unsupported: number
  /** of what people go to */
  readonly reachable: Share
  /** of what the prompt asks for, in the main picture */
  readonly visible: Share
}

export interface PromptChecks {
  readonly counts: Share
  readonly attributes: Share
  readonly objectRelations: Share
  readonly roomRelations: Share
}

export interface Verdict {
  readonly round: number
  readonly checks: SceneChecks
  readonly prompt: PromptChecks
}
