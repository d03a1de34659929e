/** The view a shared file is made for: the plain one, until `share.config.ts` puts that of a world in its place. */
export { view } from '../worlds/plain/view.ts'
