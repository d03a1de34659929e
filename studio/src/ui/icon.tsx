/** The studio's own small set of line drawings, on a grid of 16, drawn with the colour of the text around them. */
const paths = {
  play: 'M5 3.2v9.6l7.6-4.8z',
  pause: 'M5.2 3.2v9.6M10.8 3.2v9.6',
  step: 'M3.4 3.2v9.6l6.8-4.8zM12.6 3.2v9.6',
  stop: 'M4 4h8v8H4z',
  fork: 'M4 2.8v4.4c0 2 1.4 2.8 4 2.8s4-.8 4-2.8V6M4 7.2v6M12 2.6v0M9.9 4.7 12 2.6l2.1 2.1',
  first: 'M12.4 3.6 7 8l5.4 4.4M3.8 3.4v9.2',
  last: 'M3.6 3.6 9 8l-5.4 4.4M12.2 3.4v9.2',
  back: 'M10.4 3.2 5.2 8l5.2 4.8',
  forward: 'M5.6 3.2 10.8 8l-5.2 4.8',
  undo: 'M5.4 3.4 2.6 6.2 5.4 9M2.8 6.2h6.4a3.6 3.6 0 0 1 0 7.2H6.4',
  redo: 'M10.6 3.4 13.4 6.2 10.6 9M13.2 6.2H6.8a3.6 3.6 0 0 0 0 7.2h2.8',
  up: 'M3.2 10.4 8 5.2l4.8 5.2',
  down: 'M3.2 5.6 8 10.8l4.8-5.2',
  search: 'M7 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM10.3 10.3l3.2 3.2',
  close: 'M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  check: 'M3 8.6l3.2 3.2L13 4.6',
  veto: 'M8 2.6a5.4 5.4 0 1 1 0 10.8A5.4 5.4 0 0 1 8 2.6zM4.3 11.7l7.4-7.4',
  sun:
    'M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM8 1.4v1.4M8 13.2v1.4M1.4 8h1.4M13.2 8h1.4M3.3 3.3l1 1M11.7 ' +
    '11.7l1 1M12.7 3.3l-1 1M4.3 11.7l-1 1',
  moon: 'M12.9 9.7A5.4 5.4 0 0 1 6.3 3.1 5.4 5.4 0 1 0 12.9 9.7z',
  screen: 'M2.2 3.2h11.6v7.6H2.2zM5.6 13.2h4.8',
  help: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.3v.1',
  warn: 'M8 2.6 14 13H2zM8 6.6v3M8 11.3v.1',
  chat: 'M2.6 3.4h10.8v7H7.2L4.2 13v-2.6H2.6z',
  mail: 'M2.2 4h11.6v8H2.2zM2.4 4.4 8 8.8l5.6-4.4',
  memory: 'M4 2.6h8v10.8L8 10.6l-4 2.8z',
  map: 'M2.4 4.2 6.2 2.8l3.6 1.4 3.8-1.4v9L9.8 13.2l-3.6-1.4-3.8 1.4zM6.2 2.8v9M9.8 4.2v9',
  book: 'M8 4.2C6.6 3.2 4.6 2.9 2.6 3v9c2-.1 4 .2 5.4 1.2 1.4-1 3.4-1.3 5.4-1.2V3c-2-.1-4 .2-5.4 1.2zM8 4.2v9',
  people:
    'M5.6 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM1.8 13c.2-2.4 1.6-3.6 3.8-3.6S9.2 10.6 9.4 13M10.4 3.4a2 ' +
    '2 0 0 1 0 3.8M11.4 9.6c1.6.3 2.6 1.4 2.8 3.4',
  more: 'M3.4 8v.1M8 8v.1M12.6 8v.1',
  fit: 'M2.8 6V2.8H6M10 2.8h3.2V6M13.2 10v3.2H10M6 13.2H2.8V10',
  copy: 'M5.6 5.6h7.6v7.6H5.6zM10.4 5.4V2.8H2.8v7.6h2.6',
  download: 'M8 2.6v7.6M4.8 7.2 8 10.4l3.2-3.2M2.8 13.2h10.4',
  upload: 'M8 10.4V2.8M4.8 5.8 8 2.6l3.2 3.2M2.8 13.2h10.4',
  link:
    'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7l-.9.9M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.2 9.1a2.6 ' +
    '2.6 0 0 0 3.7 3.7l.9-.9',
  filter: 'M2.4 3.4h11.2L9.4 8.6v4.2l-2.8-1.4V8.6z',
  reload: 'M13 8a5 5 0 1 1-1.5-3.6M13.2 2.4v2.8h-2.8',
  person: 'M8 2.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM3 13.4c.3-2.6 2-4 5-4s4.7 1.4 5 4',
} as const

export type IconName = keyof typeof paths

/** Decoration only: whatever it stands for is said in words beside it or in the label of its button. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
