/** The name of the flow that an evolution is a run of: others know it by that. */
export const EVOLUTION_FLOW = 'evolution'
