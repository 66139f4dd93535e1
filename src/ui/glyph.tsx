/** Signs that stand many times on a page (hearts, stars): drawn once by `Glyphs`, then only named. Same grid and stroke as the icons. */
const glyphs = {
  bag: 'M6 8h12l1 12.5H5L6 8Zm3 0V6.5a3 3 0 0 1 6 0V8M12 12v5M9.5 14.5h5',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  star: 'M12 2.5l2.9 5.9 6.6 1-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-1z',
} as const

export type GlyphProps = {
  name: keyof typeof glyphs
  size: number
  filled?: boolean
  className?: string
}

export function Glyph({ name, size, filled = false, className }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      className={className}
    >
      <use href={`#glyph-${name}`} />
    </svg>
  )
}

/** Once per page, before the first glyph. */
export function Glyphs() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(glyphs).map(([name, d]) => (
        <symbol
          key={name}
          id={`glyph-${name}`}
          viewBox="0 0 24 24"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={d} />
        </symbol>
      ))}
    </svg>
  )
}
