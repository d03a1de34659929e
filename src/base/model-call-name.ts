/** The name that model calls have in a journal: engine, minds, server and studio find them by it. */
export const MODEL_CALL = 'model'
