/** A record with some values changed, without a copy: a turn changes a few keys of a record with thousands. */
export function overlay<T>(
  base: Readonly<Record<string, T>>,
  changed: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const own = (key: string | symbol): key is string => typeof key === 'string' && Object.hasOwn(changed, key)
  // an empty target: a proxy must not tell of a frozen record's properties otherwise than they are
  return new Proxy(Object.create(null) as Record<string, T>, {
    get: (_, key) => (own(key) ? changed[key] : typeof key === 'string' ? base[key] : undefined),
    has: (_, key) => own(key) || Reflect.has(base, key),
    ownKeys: () => [...new Set([...Reflect.ownKeys(base), ...Object.keys(changed)])],
    getOwnPropertyDescriptor: (_, key) => {
      if (typeof key !== 'string' || !(own(key) || Object.hasOwn(base, key))) return undefined
      return { value: own(key) ? changed[key] : base[key], configurable: true, enumerable: true }
    },
  })
}
