/** One statement to Postgres, with its values; with a name it is prepared once a connection. */
export type Ask = <Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Row[]>
