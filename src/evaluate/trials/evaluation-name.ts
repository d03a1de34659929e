/** The name of the flow that an evaluation is a run of: others know it by that. */
export const EVALUATION_FLOW = 'evaluation'
