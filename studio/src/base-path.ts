/** What stands before every path where the studio is mounted under one: the server writes it into the page. */
export const BASE_PATH: string = globalThis.document?.documentElement.dataset['base'] ?? ''
