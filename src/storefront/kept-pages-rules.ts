/** So many visited pages stay alive, the one on the screen included. */
export const mostKeptPages = 3

/** One stay on one path; moving within it (filters, more rows) adds entries of the browser's history. */
export type Visit = { id: number; pathname: string; entries: readonly string[] }

/** The visits that are alive, the one on the screen first. */
export type Visits = { visits: readonly Visit[]; entry: string; next: number }

type Place = { key: string; pathname: string }

// what is being bought, proven or typed in secret begins anew each time
const neverKept =
  /^\/(?:login|register|forgot-password|shop\/(?:reset|order-form|payment_confirm|claim-fee|order\/)|my-page\/account)/

export function firstVisit({ key, pathname }: Place): Visits {
  return { visits: [{ id: 0, pathname, entries: [key] }], entry: key, next: 1 }
}

/** Where the browser's history stands now: back to a page that is alive, on within this one, or to a new one. */
export function turnTo({ visits, next }: Visits, { key, pathname }: Place): Visits {
  const [current] = visits
  const known = visits.find((visit) => visit.pathname === pathname && visit.entries.includes(key))
  const visit =
    known ??
    (current?.pathname === pathname
      ? { ...current, entries: [...current.entries, key] }
      : { id: next, pathname, entries: [key] })
  const others = visits.filter((one) => one.id !== visit.id && !neverKept.test(one.pathname))
  return {
    visits: [visit, ...others].slice(0, mostKeptPages),
    entry: key,
    next: visit.id === next ? next + 1 : next,
  }
}
