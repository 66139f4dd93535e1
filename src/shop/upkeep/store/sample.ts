import { type SQL, sql } from 'drizzle-orm'
import { mayErase } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'

/** What stays when samples go: how the shop is set up, the words of the language, and notes about the running of it. */
const kept = new Set([
  ...[
    'setting',
    'sample_row',
    'applied_migration',
    'class_policy',
    'class_policy_step',
    'search_synonym',
    'search_page',
  ],
  ...['session', 'idempotency', 'running_note', 'backup'],
])

/** What is counted from orders, visits and goods, or follows from them: it has no owner, and goes as a whole. */
const followers = [
  ...['sales_kept', 'sales_change', 'sold_by_day', 'click_day', 'funnel_day', 'together_item'],
  ...['search_asker', 'search_day', 'search_word', 'notification', 'mail_log', 'rate_limit'],
]

/** Whatever stands here beside the samples was done by somebody. */
const trade = [
  ...['shop_order', 'store_order', 'payment', 'class_booking', 'personal_payment'],
  ...['tax_invoice', 'bank_deposit'],
]

type Table = { name: string; key: string[] }
type Link = {
  child: string
  from: string[]
  parent: string
  to: string[]
  way: string
  loose: boolean
}

/** Every table with what tells its rows apart: the key, or for rows that only belong to others those they belong to. */
async function listTables(ctx: Ctx): Promise<Table[]> {
  const { rows } = await ctx.db.execute<Table>(sql`
    select c.relname as name, array_agg(distinct a.attname::text) as key from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_constraint f on i.indrelid is null and f.conrelid = c.oid and f.contype = 'f'
    join pg_attribute a on a.attrelid = c.oid and (a.attnum = any(i.indkey) or a.attnum = any(f.conkey))
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`)
  return rows.filter(({ name }) => !kept.has(name))
}

async function listLinks(ctx: Ctx): Promise<Link[]> {
  const names = (keys: string, of: string) =>
    sql.raw(
      `(select array_agg(a.attname::text order by k.at) from unnest(f.${keys}) with ordinality k(num, at) join pg_attribute a on a.attrelid = f.${of} and a.attnum = k.num)`,
    )
  const { rows } = await ctx.db.execute<Link>(sql`
    select (select relname from pg_class where oid = f.conrelid) as child, ${names('conkey', 'conrelid')} as "from",
      (select relname from pg_class where oid = f.confrelid) as parent, ${names('confkey', 'confrelid')} as "to", f.confdeltype as way,
      (select bool_and(not a.attnotnull) from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey)) as loose
    from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`)
  return rows
}

/** The key of a row as one text. */
function keyOf(table: Table, alias: string): SQL {
  const parts = table.key.map((column) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`)
  return sql`concat_ws('|', ${sql.join(parts, sql`, `)})`
}

const marked = (table: Table, alias: string) =>
  sql`exists (select 1 from sample_row s where s.table_name = ${table.name} and s.key = ${keyOf(table, alias)})`

/** Notes what a shop was just filled with as samples: all but its owner and the shelf of sales. */
export async function markSample(ctx: Ctx, saleShelf: number) {
  const all: Record<string, SQL> = {
    member: sql`staff_role is distinct from 'owner'`,
    category: sql`ca_id <> ${saleShelf}`,
  }
  for (const table of await listTables(ctx))
    await ctx.db.execute(sql`
      insert into sample_row (table_name, key) select ${table.name}, ${keyOf(table, 't')} from ${sql.identifier(table.name)} t
      where ${all[table.name] ?? sql`true`} on conflict do nothing`)
}

export async function countSample(ctx: Ctx): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ name: string; count: number }>(
    sql`select table_name as name, count(*)::int as count from sample_row group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** Whatever somebody ordered, paid or booked beside the samples. */
export async function hasRealTrade(ctx: Ctx): Promise<boolean> {
  for (const table of (await listTables(ctx)).filter(({ name }) => trade.includes(name))) {
    const { rows } = await ctx.db.execute(
      sql`select 1 from ${sql.identifier(table.name)} t where not ${marked(table, 't')} limit 1`,
    )
    if (rows.length) return true
  }
  return false
}

/** Deletes the samples. What the shop's own rows need of them stays, and is its own from then on. */
export async function deleteSample(ctx: Ctx) {
  const [tables, links] = [await listTables(ctx), await listLinks(ctx)]
  await ctx.db.execute(mayErase)
  const empty = async () => {
    for (const name of followers) await ctx.db.execute(sql`delete from ${sql.identifier(name)}`)
  }
  await empty()
  await ctx.db.execute(sql`
    delete from sample_row s using member m where s.table_name = 'member' and s.key = m.mb_id
      and m.staff_role is not null and exists (select 1 from session where session.mb_id = m.mb_id)`)
  await takeAlong(ctx, tables)
  await keepNeeded(ctx, tables, links)
  await untie(ctx, tables, links)
  for (const table of childrenFirst(tables, links))
    await ctx.db.execute(
      sql`delete from ${sql.identifier(table.name)} t where ${marked(table, 't')}`,
    )
  // orders that went have noted their days
  await empty()
  await ctx.db.execute(sql`delete from sample_row`)
}

/** What the clock has made of sample orders and members since: points, receipts, entries of the log. */
async function takeAlong(ctx: Ctx, tables: Table[]) {
  const { rows } = await ctx.db.execute<{ name: string; column: string }>(sql`
    select table_name as name, column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name in ('od_id', 'mb_id')`)
  const followed = [...rows, { name: 'event', column: 'subject' }]
  for (const { name, column } of followed) {
    const table = tables.find((one) => one.name === name)
    if (table)
      await ctx.db.execute(sql`
        insert into sample_row (table_name, key) select ${name}, ${keyOf(table, 't')} from ${sql.identifier(name)} t
        join sample_row s on s.key = t.${sql.identifier(column)} and s.table_name = ${column === 'mb_id' ? 'member' : 'shop_order'}
        on conflict do nothing`)
  }
}

/** Rows of one's own hold on to what they cannot be without. */
async function keepNeeded(ctx: Ctx, tables: Table[], links: Link[]) {
  for (let found = true; found; ) {
    found = false
    for (const { child, from, parent, to, way } of links) {
      const [own, needed] = [child, parent].map((name) => tables.find((one) => one.name === name))
      // the others are taken along, or left without it, by the database
      if (!own || !needed || way === 'c' || way === 'n') continue
      const same = sql.join(
        from.map(
          (column, at) => sql`c.${sql.identifier(column)} = p.${sql.identifier(to[at] ?? '')}`,
        ),
        sql` and `,
      )
      const { rowCount } = await ctx.db.execute(sql`
        delete from sample_row s using ${sql.identifier(parent)} p, ${sql.identifier(child)} c
        where s.table_name = ${parent} and s.key = ${keyOf(needed, 'p')} and ${same} and not ${sql`exists (select 1 from sample_row o where o.table_name = ${child} and o.key = ${keyOf(own, 'c')})`}`)
      if (rowCount) found = true
    }
  }
}

/** Tables that point to one another in a ring let go where a row may do without. */
async function untie(ctx: Ctx, tables: Table[], links: Link[]) {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    links.some(({ child, parent }) => {
      if (child !== from || child === parent || seen.has(parent)) return false
      if (parent === to) return true
      return reaches(parent, to, seen.add(parent))
    })
  for (const { child, from, parent, loose } of links) {
    const table = tables.find(({ name }) => name === child)
    if (!table || !loose || child === parent || !reaches(parent, child)) continue
    const free = from.map((column) => sql`${sql.identifier(column)} = null`)
    await ctx.db.execute(
      sql`update ${sql.identifier(child)} t set ${sql.join(free, sql`, `)} where ${marked(table, 't')}`,
    )
  }
}

/** Every table before those it points to. */
function childrenFirst(tables: Table[], links: Link[]): Table[] {
  const done: Table[] = []
  const visit = (table: Table, path: readonly string[]) => {
    if (done.includes(table) || path.includes(table.name)) return
    for (const { child, parent } of links)
      if (parent === table.name && child !== parent) {
        const below = tables.find(({ name }) => name === child)
        if (below) visit(below, [...path, table.name])
      }
    done.push(table)
  }
  for (const table of tables) visit(table, [])
  return done
}
