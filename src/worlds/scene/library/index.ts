/** The library: things made by this project as meshes, from paths like `library/bed?depth=2.05&height=1&width=1.6`. */
export { addOwnAssets, assetOf, isAssetPath } from './asset-of.ts'
export { assetPathOf, familyNamed, parametersOf } from './asset-path.ts'
export { families } from './families.ts'
export { namesInLibrary } from './names.ts'
