/** Run ids: short, sortable by time, safe in file names, URLs and shells. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export function createRunId(now: number = Date.now()): string {
  // 32^7 deciseconds is 108 years, so ids sort by time of birth
  let time = ''
  for (let rest = Math.floor(now / 100), digit = 0; digit < 7; digit++, rest = Math.floor(rest / 32)) {
    time = ALPHABET[rest % 32]! + time
  }
  const chance = crypto.getRandomValues(new Uint8Array(6))
  return `${time}-${Array.from(chance, (byte) => ALPHABET[byte % 32]).join('')}`
}
