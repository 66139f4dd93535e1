import type { ReactNode } from 'react'

/** Thin one-colour ink drawings, for what has no photograph. `size` is the side of their square, in px and in its own units. */
export function Ink({ size = 96, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-ink-700"
    >
      {children}
    </svg>
  )
}

/** An empty candle glass on its shadow. */
export function EmptyVessel() {
  return (
    <Ink>
      <path d="M28 34v37c0 4 3 7 7 7h26c4 0 7-3 7-7V34" />
      <ellipse cx="48" cy="34" rx="20" ry="5" />
      <path d="M33 67c0 3 3 4 6 4h18c3 0 6-1 6-4" opacity=".5" />
      <path d="M48 66V50m0 0c0-3 2-4 2-7" />
      <path d="M18 84h60" opacity=".5" />
      <path d="M40 22c0-4 4-4 4-8m8 8c0-4 4-4 4-8" opacity=".4" />
    </Ink>
  )
}

/** A bottle lying on its side, a few drops away from it. */
export function SpilledVessel() {
  return (
    <Ink>
      <path d="M40 40h34c3 0 5 2 5 5v22c0 3-2 5-5 5H40c-3 0-5-2-5-5V45c0-3 2-5 5-5Z" />
      <path d="M35 51H24v10h11M24 49v14M46 48h22v16H46z" />
      <path d="M52 48v16" opacity=".5" />
      <path d="M14 70c0 2-1.5 4-3.5 4S7 72 7 70s3.5-6 3.5-6 3.5 4 3.5 6Z" />
      <path d="M6 84h78" opacity=".5" />
      <path d="M20 78h9" opacity=".5" />
    </Ink>
  )
}

/** A blotter strip without a scent: the page that is not there. */
export function BlankStrip() {
  return (
    <Ink>
      <path d="M44 12h8v66h-8z" />
      <path d="M44 60h8M44 42h8" opacity=".5" />
      <path d="M60 20c5 3 5 7 2 10s-3 7 2 10M34 24c-5 3-5 7-2 10s3 7-2 10" opacity=".4" />
      <path d="M24 84h48" opacity=".5" />
      <path d="M36 78h24" />
    </Ink>
  )
}

/** A paper bag standing open. */
export function EmptyBag() {
  return (
    <Ink>
      <path d="M24 32h48l4 46c0 2-1 3-3 3H23c-2 0-3-1-3-3l4-46Z" />
      <path d="M36 40v-9c0-7 5-13 12-13s12 6 12 13v9" />
      <path d="M31 32l-2 49M22 66h52" opacity=".5" />
      <path d="M12 87h72" opacity=".5" />
    </Ink>
  )
}
