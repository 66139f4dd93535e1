import * as z from 'zod/mini'

export const pagesShown = 5

/** A number that may arrive as the text of a query. */
export function whole(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))], {
      error: ({ input }) => (input === undefined ? undefined : whyNotWhole(input)),
    }),
    // only of what is none: a number out of the range is told the range
    z
      .int({ error: ({ code }) => (code === 'invalid_type' ? '정수로 적어 주세요.' : undefined) })
      .check(z.gte(min), z.lte(max)),
  )
}

/** "1.5" is a number, but not a whole one. */
function whyNotWhole(input: unknown): string {
  return /^-?\d+\.\d+$/.test(String(input)) ? '정수로 적어 주세요.' : '숫자로 적어 주세요.'
}

/** `page` and `per_page` of every list; the sort columns are listed by the endpoint. */
export function pageQuery<const Sort extends readonly [string, ...string[]]>(
  sorts: Sort,
  perPage = 10,
) {
  return {
    page: z._default(whole(1, 100_000), 1),
    per_page: z._default(whole(1, 100), perPage),
    sort: z._default(z.enum(sorts, '고를 수 없는 정렬이에요.'), sorts[0]),
    order: z._default(z.enum(['asc', 'desc'], '고를 수 없는 정렬이에요.'), 'desc' as const),
  }
}

/** The paginated list of the wire. */
export function paged<T extends z.ZodMiniType>(row: T) {
  return z.object({
    current_page: z.number(),
    data: z.array(row),
    from: z.nullable(z.number()),
    last_page: z.number(),
    per_page: z.number(),
    to: z.nullable(z.number()),
    total: z.number(),
  })
}

export type Paged<T> = {
  current_page: number
  data: T[]
  from: number | null
  last_page: number
  per_page: number
  to: number | null
  total: number
}

export function pageOf<T>(
  rows: T[],
  total: number,
  ask: { page: number; per_page: number },
): Paged<T> {
  const from = rowsBefore(ask)
  return {
    current_page: ask.page,
    data: rows,
    from: rows.length ? from + 1 : null,
    last_page: Math.max(1, Math.ceil(total / ask.per_page)),
    per_page: ask.per_page,
    to: rows.length ? from + rows.length : null,
    total,
  }
}

/** How many rows stand before the page that is asked for. */
export function rowsBefore({ page, per_page }: { page: number; per_page: number }): number {
  return (page - 1) * per_page
}

/** Five page numbers around the current one. */
export function pageNumbers(current: number, last: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(pagesShown / 2), last - pagesShown + 1))
  return Array.from({ length: Math.min(pagesShown, last) }, (_, index) => first + index)
}

/** `{ data: ... }`: the wire's form of a single thing. */
export function one<T extends z.ZodMiniType>(shape: T) {
  return z.object({ data: shape })
}
