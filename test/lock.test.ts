/** The lock file installs anywhere: on every platform, from every registry. */
import { describe, expect, it } from 'vitest'
import { readText } from './repository.ts'

type Locked = {
  resolved?: string
  link?: boolean
  version?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Record<string, Locked> }

/** Whether a package is found from a place in the tree, looking up as Node does. */
function isLocked(place: string, name: string): boolean {
  const own = place === '' ? '' : `${place}/`
  if (packages[`${own}node_modules/${name}`]?.version !== undefined) return true
  if (place === '') return false
  const end = place.lastIndexOf('node_modules/')
  return isLocked(end <= 0 ? '' : place.slice(0, end - 1), name)
}

describe('package-lock.json', () => {
  // npm leaves these out when the registry does not have them yet, and `npm ci` then refuses the file:
  // choose a slightly older version of the package that asks for them
  it('holds the binaries of every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(place, name))
        .map((name) => `${place} needs ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('holds no download addresses', () => {
    const addressed = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link)
    expect(addressed.map(([place]) => place)).toEqual([])
  })
})
