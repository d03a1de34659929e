/** A soft limit: 1 up to `good`, then falling to 0 at `bad`. */
export const upTo = (value: number, good: number, bad: number): number =>
  value <= good ? 1 : value >= bad ? 0 : (bad - value) / (bad - good)
