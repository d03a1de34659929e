/** `troupe/postgres`: the store for many machines. It needs the package `pg`. */
export { isPostgresAddress } from './address.ts'
export { postgresStore, type PostgresOptions, type PostgresStore } from './postgres-store.ts'
