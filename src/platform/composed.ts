/**
 * What somebody sent, with its letters composed (NFC): a Mac sends 한 of a file name or a pasted word as three signs, which no
 * comparison and no search takes for one.
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (value instanceof File) return renamed(value, value.name.normalize('NFC'))
  if (Array.isArray(value)) return value.map(composed)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner)]))
}

function renamed(file: File, name: string): File {
  return name === file.name
    ? file
    : new File([file], name, { type: file.type, lastModified: file.lastModified })
}

const isPlain = (value: object) => {
  const made = Object.getPrototypeOf(value)
  return made === Object.prototype || made === null
}
