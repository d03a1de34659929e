/** The figures of the desktop bench as a small table. */
export function formatTable(numbers: Readonly<Record<string, number>>): string {
  const { keyMs, xdotoolMs, pictureMs, rawPictureMs, importMs, ratioXdotool, ratioImport } = numbers
  return [
    'p50 in ms          Troupe   beside it',
    `a key to a window  ${pad(keyMs)}   xdotool ${xdotoolMs} (${ratioXdotool} ×)`,
    `a picture as PNG   ${pad(pictureMs)}   import ${importMs} (${ratioImport} ×)`,
    `its pixels alone   ${pad(rawPictureMs)}`,
    '',
  ].join('\n')
}

const pad = (value: number | undefined) => String(value).padStart(6)
