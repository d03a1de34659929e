/** emglken brings no types; this is what we use of it. */
declare module 'emglken' {
  export function Bocfel(): Promise<{ start(options: object): void }>
}
