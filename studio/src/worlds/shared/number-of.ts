/** A number of a board that anybody may have written: 0 for what is none. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
