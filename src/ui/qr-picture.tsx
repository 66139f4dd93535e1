import qrcode from 'qrcode-generator'

/** A picture for a phone's camera, drawn as one path. Dark on white in both themes: cameras expect it. */
export function QrPicture({
  text,
  label,
  className = 'size-52 bg-white',
}: {
  text: string
  label: string
  className?: string
}) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const cells = Array.from(
    { length: size * size },
    (_, at) => [at % size, Math.floor(at / size)] as const,
  )
  const path = cells.flatMap(([x, y]) => (code.isDark(y, x) ? `M${x} ${y}h1v1h-1z` : [])).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
