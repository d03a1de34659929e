/** Where the package lies, for the files that ship beside the code: stories, the built studio, package.json. */

/**
 * The address of a file of the package. Sources lie two folders below its root (src/base/), and so does the built code
 * (dist/shared/): whoever counts folders from another place finds the wrong one after bundling.
 */
export const packageFile = (path: string): URL => new URL(`../../${path}`, import.meta.url)
