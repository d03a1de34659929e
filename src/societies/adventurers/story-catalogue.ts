/**
 * The story catalogue: freely licensed ones, ours and those to download. Only ones whose SHA-256 we have seen are
 * listed.
 */
export interface Described {
  readonly name: string
  readonly title: string
  readonly author: string
  readonly licence: string
}

export interface CatalogueEntry extends Described {
  readonly file: RemoteFile
  readonly licenceFile: RemoteFile
}

export interface RemoteFile {
  /** what it is called once it is here */
  readonly name: string
  /** below the address of the source */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** Where the paths of the catalogue begin, unless TROUPE_STORIES_URL names a mirror. */
export const SOURCE = 'https://raw.githubusercontent.com/'

/** Those in the folder `stories` of the package. */
export const ownStories: readonly Described[] = [
  { name: 'fog-bell', title: 'The Fog Bell', author: 'The Troupe authors', licence: 'MIT' },
]

export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'zork1',
    title: 'Zork I: The Great Underground Empire',
    author: 'Marc Blank and Dave Lebling (Infocom)',
    licence: 'MIT',
    file: {
      name: 'zork1.z3',
      path: 'historicalsource/zork1/HEAD/COMPILED/zork1.z3',
      bytes: 86_838,
      sha256: '37084966477dff679282de42974b2077156b1bd68fad92a65d4ea94d8eb64d79',
    },
    licenceFile: {
      name: 'zork1.LICENSE',
      path: 'historicalsource/zork1/HEAD/LICENSE',
      bytes: 1_066,
      sha256: '98a96c38494df4963951e32b81ec4effebe4c8a812ab8d9e7d185d59e86fe2fc',
    },
  },
]
