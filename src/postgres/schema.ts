/** The tables of a Postgres store: made by the first who comes, brought up to date by one at a time. */
import { TroupeError } from '../base/errors.ts'
import type { Address } from './address.ts'
import type { Ask } from './ask.ts'

/**
 * What brings a store from version n to n + 1, inside its schema. Released entries never change.
 * `fence` is another each time a run is taken; `tag` names the last append, so that one whose answer was lost is known.
 * Ids compare by bytes: what is inside a run is a range of the index. Runs that are not inside others have a society
 * (or the name of their flow), by which lists find them.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE runs (
     key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text COLLATE "C" NOT NULL UNIQUE,
     head integer NOT NULL, fence bigint NOT NULL DEFAULT 0, tag bigint NOT NULL DEFAULT 0,
     status text NOT NULL DEFAULT 'open', society text, flow text);
   CREATE TABLE entries (
     run bigint NOT NULL, seq integer NOT NULL, at bigint NOT NULL, record text NOT NULL, PRIMARY KEY (run, seq));
   CREATE TABLE checkpoints (
     run bigint NOT NULL, seq integer NOT NULL, step bigint NOT NULL, changes text NOT NULL, PRIMARY KEY (run, seq));
   ALTER TABLE runs SET (fillfactor = 70);
   CREATE INDEX runs_listed ON runs (key) WHERE society IS NOT NULL;
   CREATE INDEX runs_by_status ON runs (status, key) WHERE society IS NOT NULL;
   CREATE INDEX runs_by_society ON runs (society, status, key);
   CREATE INDEX runs_by_flow ON runs (flow, status, key) WHERE flow <> society;`,
  // who works, what is meant to go on, and where runs changed hands
  `CREATE TABLE workers (
     id text PRIMARY KEY, lock integer NOT NULL, machine text NOT NULL, pid integer NOT NULL,
     concurrency integer NOT NULL, queues text[] NOT NULL,
     started timestamptz NOT NULL DEFAULT now(), seen timestamptz NOT NULL DEFAULT now());
   CREATE TABLE work (
     run text COLLATE "C" PRIMARY KEY, queue text NOT NULL, state text NOT NULL, wanted boolean NOT NULL DEFAULT true,
     workflow text, worker text, lost text, why text, steps integer, step_limit integer, pace integer,
     since timestamptz NOT NULL DEFAULT now());
   CREATE INDEX work_by_worker ON work (worker) WHERE worker IS NOT NULL;
   CREATE INDEX work_by_state ON work (state, since) WHERE state <> 'resting';
   CREATE TABLE takeovers (
     run text COLLATE "C" NOT NULL, at timestamptz NOT NULL DEFAULT now(), head integer NOT NULL,
     loser text NOT NULL, worker text NOT NULL);
   CREATE INDEX takeovers_by_run ON takeovers (run);`,
  // what removing runs needs: who was forked from whom ('' from nobody, NULL not looked at yet), whose entries are left
  // to be deleted, and fences that never come again, not even for an id that does
  `ALTER TABLE runs ADD COLUMN parent text COLLATE "C";
   CREATE INDEX runs_by_parent ON runs (parent) WHERE parent <> '';
   CREATE INDEX runs_without_parent ON runs (key) WHERE parent IS NULL;
   CREATE TABLE removed (run bigint PRIMARY KEY);
   CREATE SEQUENCE fences;
   SELECT setval('fences', (SELECT COALESCE(max(fence), 0) + 1 FROM runs));`,
  // rules for all workers together: which runs may be driven and which waits for what, how often providers are asked,
  // what models may cost; and which versions runs and workers have, as people call them
  `ALTER TABLE work ADD COLUMN society text, ADD COLUMN tenant text, ADD COLUMN label text, ADD COLUMN held_by text;
   UPDATE work SET society = regexp_replace(queue, '@[^@]*$', '');
   CREATE INDEX work_driven ON work (society, tenant) WHERE state = 'driven';
   ALTER TABLE workers ADD COLUMN labels jsonb NOT NULL DEFAULT '{}', ADD COLUMN places integer;
   CREATE TABLE rules (
     kind text NOT NULL, name text NOT NULL, amount float8 NOT NULL, unit text, period text, PRIMARY KEY (kind, name));
   CREATE TABLE buckets (
     provider text PRIMARY KEY, tokens float8 NOT NULL, taken bigint NOT NULL, at timestamptz NOT NULL);
   CREATE TABLE spending (
     hour timestamptz NOT NULL, society text NOT NULL, tenant text NOT NULL, calls bigint NOT NULL,
     tokens bigint NOT NULL, dollars float8 NOT NULL, PRIMARY KEY (hour, society, tenant));`,
]

/** Any number that other programs of the database are unlikely to lock. */
const LOCK = 7_276_387

export async function versionOf(ask: Ask, schema: string): Promise<number> {
  // by the catalogue: to_regclass may remember from before it waited for a lock that there was none
  const [there] = await ask(
    'SELECT 1 FROM pg_class JOIN pg_namespace AS space ON space.oid = relnamespace ' +
      "WHERE space.nspname = $1 AND relname = 'meta'",
    [schema],
  )
  if (there === undefined) return 0
  const [meta] = await ask<{ version: number }>(`SELECT version FROM ${schema}.meta`)
  return meta?.version ?? 0
}

export function checkVersion({ shown }: Address, version: number, steps = migrations): void {
  if (version <= steps.length) return
  throw new TroupeError(
    'STORE_TOO_NEW',
    `${shown} was written by a newer Troupe (store version ${version}, this one knows ${steps.length}). ` +
      'It was not changed. Update Troupe.',
  )
}

/** `ask` is a transaction: all of it or nothing. */
export async function migrate(ask: Ask, address: Address, steps = migrations): Promise<void> {
  const { schema } = address
  await ask(`SELECT pg_advisory_xact_lock(${LOCK}, hashtext('${schema}'))`)
  // read again under the lock: another process may have done it meanwhile
  const version = await versionOf(ask, schema)
  checkVersion(address, version, steps)
  if (version === steps.length) return
  await ask(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  if (version === 0) await checkEmpty(ask, address)
  await ask(`SET LOCAL search_path = ${schema}`)
  await ask('CREATE TABLE IF NOT EXISTS meta (version integer NOT NULL)')
  for (const step of steps.slice(version)) await ask(step)
  await ask('DELETE FROM meta')
  await ask(`INSERT INTO meta (version) VALUES (${steps.length})`)
}

async function checkEmpty(ask: Ask, { shown, schema }: Address): Promise<void> {
  const [first] = await ask<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r' LIMIT 1`,
  )
  if (first === undefined) return
  throw new TroupeError(
    'STORE_FOREIGN',
    `The schema "${schema}" of ${shown} belongs to another program: it has a table "${first.name}". ` +
      'It was not changed. Name another schema with ?schema=NAME.',
  )
}
