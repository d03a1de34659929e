/** Where each key stands in a growing list, kept beside the list and brought up to date when asked. */
export function createIndex(keyOf: (item: unknown) => unknown) {
  const indexes = new WeakMap<object, { places: Map<unknown, number>; length: number }>()
  return (list: readonly unknown[]): ReadonlyMap<unknown, number> => {
    let index = indexes.get(list)
    if (index === undefined) indexes.set(list, (index = { places: new Map(), length: 0 }))
    for (; index.length < list.length; index.length++) index.places.set(keyOf(list[index.length]), index.length)
    return index.places
  }
}
