/** What is said of an endpoint, and of what it takes and gives. */
export interface Endpoint {
  readonly method: 'get' | 'post'
  /** `{id}` stands for the id of a run */
  readonly path: string
  readonly says: string
  readonly query?: Readonly<Record<string, string>>
  /** the name of what is sent, in `shapes` */
  readonly takes?: string
  /** the name of what comes back, in `shapes`, or a media type */
  readonly gives: string
  readonly status?: number
  /** 204 when there is nothing to give */
  readonly mayGiveNothing?: true
}

/**
 * Each field of a type of `api.ts` in words, with a `?` where it may be missing: the compiler finds what is not said.
 */
export type Words<T> = {
  readonly [Name in keyof T & string as object extends Pick<T, Name> ? `${Name}?` : Name]-?: string
}
