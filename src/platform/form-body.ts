import { malformed, readBytes } from './json-body.ts'

const mostParts = 200

/** A form of at most `limit` bytes: texts with their lines ended by LF, lists under `name[]`, files as they are. */
export async function readFormBody(
  request: Request,
  limit: number,
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, limit)
  const form = await new Response(bytes, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => {
      throw malformed()
    })
  const fields = new Map<string, unknown>()
  let parts = 0
  for (const [given, value] of form) {
    const name = given.replace(/\[\]$/, '')
    if (++parts > mostParts || name === '__proto__') throw malformed()
    const before = fields.get(name)
    const read = typeof value === 'string' ? textOf(value) : value
    if (Array.isArray(before)) before.push(read)
    else
      fields.set(name, given.endsWith('[]') ? [read] : before === undefined ? read : [before, read])
  }
  return Object.fromEntries(fields)
}

// a browser ends the lines of a form with CR LF
function textOf(value: string): string {
  if (value.includes('\0') || !value.isWellFormed()) throw malformed()
  return value.replace(/\r\n?/g, '\n')
}
