import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'

/** Where an address of the old shop leads. What it names is looked up first: a link to what is gone leads to `otherwise`. */
export type LegacyTarget = {
  to: string
  item?: string
  category?: number
  select?: number
  recipe?: number
  document?: number
  otherwise?: string
}

type Rule = { from: RegExp; lead: (query: URLSearchParams, id: string) => LegacyTarget }

const digits = /^\d{1,9}$/

const rules: Rule[] = [
  { from: /^\/shop\/list(?:\.php)?$/, lead: (query) => categoryOf(query.get('ca_id_new')) },
  { from: /^\/shop\/item\.php$/, lead: (query) => productOf(query.get('it_id')) },
  {
    from: /^\/info\/select\/(\d{1,9})$/,
    lead: (_query, id) => ({
      ...{ to: paths.select(Number(id)), select: Number(id) },
      otherwise: paths.selects(),
    }),
  },
  { from: /^\/info\/select(?:\/.*)?$/, lead: () => ({ to: paths.selects() }) },
  {
    from: /^\/info\/do-it-yourself\/(\d{1,9})$/,
    lead: (_query, id) => ({
      ...{ to: paths.recipe(Number(id)), recipe: Number(id) },
      otherwise: paths.recipes(),
    }),
  },
  { from: /^\/info\/do-it-yourself(?:\/.*)?$/, lead: () => ({ to: paths.recipes() }) },
  { from: /^\/shop\/workshop\/notice$/, lead: () => ({ to: '/tssa/notice' }) },
  {
    from: /^(?:\/shop)?\/board\/document\/post\/(\d{1,9})$/,
    lead: (_query, id) => ({
      ...{ to: paths.document(Number(id)), document: Number(id) },
      otherwise: paths.documents(),
    }),
  },
  {
    from: /^(?:\/shop)?\/board\/document\/post(?:\/.*)?$/,
    lead: () => ({ to: paths.documents() }),
  },
  // a section by its name alone
  { from: /^\/tssa\/?$/, lead: () => ({ to: paths.tssa.main() }) },
  { from: /^\/customer\/?$/, lead: () => ({ to: paths.customerCenter() }) },
  { from: /^\/shop\/register\.php$/, lead: () => ({ to: '/register' }) },
  // forms of the staff, who are asked for at the desk
  {
    from: /^\/(?:customer|tssa)\/notice\/(\d{1,9})\/edit$/,
    lead: (_query, id) => ({ to: adminPaths.notice(id) }),
  },
  {
    from: /^\/customer\/faq\/(\d{1,9})\/edit$/,
    lead: (_query, id) => ({ to: adminPaths.faq(Number(id)) }),
  },
  {
    from: /^\/customer\/document-board\/(\d{1,9})\/edit$/,
    lead: (_query, id) => ({ to: adminPaths.document(Number(id)) }),
  },
  { from: /^(?:\/shop)?\/qa_(?:list|view)\.php$/, lead: () => ({ to: '/customer/faq' }) },
]

const own = ['ca_id_new', 'ca_id', 'it_id', 'wr_id', 'qa_id']

/** The new address of an old one, or null. What else stood in the query (campaign marks, the language) comes along. */
export function legacyTarget(url: URL): LegacyTarget | null {
  for (const { from, lead } of rules) {
    const match = from.exec(url.pathname)
    if (!match) continue
    const target = lead(url.searchParams, match[1] ?? '')
    const rest = new URLSearchParams([...url.searchParams].filter(([name]) => !own.includes(name)))
    return rest.size ? { ...target, to: `${target.to}?${rest}` } : target
  }
  return null
}

function categoryOf(id: string | null): LegacyTarget {
  if (!id || !digits.test(id)) return { to: paths.home() }
  return { to: paths.category(Number(id)), category: Number(id), otherwise: paths.home() }
}

function productOf(it_id: string | null): LegacyTarget {
  if (!it_id || !/^[A-Za-z0-9-]{1,20}$/.test(it_id)) return { to: paths.home() }
  return { to: paths.product(it_id), item: it_id, otherwise: paths.home() }
}
