/** The sign of Troupe: a stage, and some on it. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M3 15.5a9 9 0 0 1 18 0z" fill="var(--accent)" />
      <path d="M2 18.5h20" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
      <g fill="var(--paper)">
        <circle cx="8.4" cy="12.6" r="1.7" />
        <circle cx="12" cy="10" r="1.7" />
        <circle cx="15.6" cy="12.6" r="1.7" />
      </g>
    </svg>
  )
}
