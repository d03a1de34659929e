/** What a record holds itself, by a name that may come from a file or from what somebody types. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  // nearly no name is one that every object has; to ask a record behind a guard for its own ones takes far longer
  return key in Object.prototype && !Object.hasOwn(record, key) ? undefined : record[key]
}
