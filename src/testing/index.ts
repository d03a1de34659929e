/** What Troupe is tested with, for those who build on it. Depends on no test runner. */
export { describeStore, type StoreOptions } from './describe-store.ts'
