/** The shop's seal, drawn from its name; the same as on the PDF. */
export function Seal({ name }: { name: string }) {
  const letters = [...name.replace(/\s|\(.*\)|[^\p{L}\p{N}]/gu, '')].slice(0, 9)
  const perRow = letters.length <= 1 ? 1 : letters.length <= 4 ? 2 : 3
  const rows = Math.max(1, Math.ceil(letters.length / perRow))
  const size = Math.min(30 / perRow, 30 / rows)
  return (
    <svg aria-hidden="true" viewBox="0 0 42 42" className="size-13 shrink-0 text-bad">
      <rect
        x="1"
        y="1"
        width="40"
        height="40"
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect
        x="4"
        y="4"
        width="34"
        height="34"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth=".6"
      />
      {letters.map((letter, at) => (
        <text
          key={at}
          x={6 + (30 / perRow) * ((at % perRow) + 0.5)}
          y={6 + (30 / rows) * (Math.floor(at / perRow) + 0.5)}
          fontSize={size * 0.86}
          fontWeight="700"
          fill="currentColor"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letter}
        </text>
      ))}
    </svg>
  )
}
