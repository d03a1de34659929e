/** Maps of sets: the set for a key, made when it is first asked for. */
export function setIn<Key, Value>(map: Map<Key, Set<Value>>, key: Key): Set<Value> {
  let set = map.get(key)
  if (set === undefined) map.set(key, (set = new Set()))
  return set
}
