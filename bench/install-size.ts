/** How much a package brings into node_modules: itself and all it needs, as the lock file next to it resolves them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderBytes } from './folder.ts'
import { runNpm } from './npm.ts'

type Locked = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Bytes of files below `folder`/node_modules that `names` need. */
export function installedBytes(folder: string, names: string[]): number {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = new Set<string>()
  const visit = (name: string, from: string) => {
    const path = resolve(lock.packages, name, from)
    // an optional part for another platform is in the lock file but not on the disk
    if (path === undefined || found.has(path) || !existsSync(join(folder, path))) return
    found.add(path)
    for (const needed of needs(lock.packages[path]!)) visit(needed, path)
  }
  for (const name of names) visit(name, '')
  return [...found].reduce((bytes, path) => bytes + folderBytes(join(folder, path), ['node_modules']), 0)
}

function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Node's own rule: the nearest node_modules upwards that has it. */
function resolve(packages: Record<string, Locked>, name: string, from: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (packages[path]) return path
    if (place === '') return undefined
  }
}

/** What `npm install` of the package in `folder` would put on the disk: the package as packed, and its dependencies. */
export async function ownInstallBytes(folder: string, signal: AbortSignal): Promise<number> {
  const packed = JSON.parse(await runNpm(['pack', '--dry-run', '--json', '--ignore-scripts'], folder, signal)) as object
  const [{ unpackedSize }] = Object.values(packed) as [{ unpackedSize: number }]
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Locked
  return unpackedSize + installedBytes(folder, needs(manifest))
}
