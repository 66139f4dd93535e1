/** True for what means "no database now": refused, reset, shutting down, too many connections, no answer. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[1-3]|08\d{3}|53300)$/.test(code)) return true
    if (
      /Connection terminated|not queryable|timeout exceeded when trying to connect|connection timeout|query read timeout/i.test(
        at.message,
      )
    )
      return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseDown)) return true
  }
  return false
}

/** True for a database that is there and did not come to it in time: rows that others hold, a statement too long, turns taken in vain. */
export function isDatabaseBusy(error: unknown): boolean {
  return /^(55P03|57014|40001|40P01)$/.test(sqlState(error) ?? '')
}

/** True for what means "no space left", of the database or of a file. */
export function isDiskFull(error: unknown): boolean {
  return isDatabaseFull(error) || findIn(error, (_, code) => /^(ENOSPC|EDQUOT|EFBIG)$/.test(code))
}

/** No space left for the database: nothing can be written. Photographs and backups may lie on disks of their own. */
export function isDatabaseFull(error: unknown): boolean {
  return findIn(
    error,
    (at, code) =>
      code === '53100' ||
      // PostgreSQL tells of some of its files as of any broken one
      (code === '58030' && /No space left on device/i.test(at.message)),
  )
}

/** Looks through an error, its causes and those it joins. */
function findIn(error: unknown, isIt: (at: Error, code: string) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isIt(at, 'code' in at ? String(at.code) : '')) return true
    if (at instanceof AggregateError && at.errors.some((one) => findIn(one, isIt))) return true
  }
  return false
}

/** The SQLSTATE behind an error, through Drizzle's wrapper. */
export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return null
}
