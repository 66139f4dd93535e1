import { paths } from './kernel/paths.ts'
import type { Ctx } from './platform/context.ts'
import type { PublicFile } from './platform/public-files.ts'
import { type AddressSource, sitemapFile } from './platform/sitemap.ts'
import { tools } from './shop/bench/contract.ts'
import { googleFeed, naverFeed } from './shop/catalog/feeds.ts'
import { categoryTree, countPublicItems, listPublicItems } from './shop/catalog/service.ts'
import {
  countOpenEntries,
  countPublished,
  listOpenEntries,
  listPublished,
} from './shop/content/address-store.ts'
import type { EntryKind } from './shop/content/entry-contract.ts'
import { countNotices, listNoticeAddresses } from './shop/support/service.ts'
import { countShownClasses, listClassAddresses } from './shop/tssa/service/classes.ts'

/** Pages without rows of their own. */
const pages = [
  paths.home(),
  paths.bestSeller(),
  paths.newItem(),
  paths.register(),
  paths.customerCenter(),
  paths.faq(),
  paths.notices(),
  paths.shipmentCost(),
  paths.productInquiries(),
  paths.productReviews(),
  paths.documents(),
  paths.wholesaleApply(),
  paths.dealerApply(),
  paths.bulkRequest(),
  paths.classInquiry(),
  paths.scentFinder(),
  paths.formulaStudio(),
  paths.tools(),
  ...tools.map((tool) => paths.tool(tool)),
  paths.bottle(),
  paths.fragranceService(),
  paths.recipes(),
  paths.promotions(),
  paths.selects(),
  paths.stores(),
  paths.tssa.main(),
  paths.tssa.about(),
  paths.tssa.classes(),
  paths.tssa.category(),
  paths.tssa.studio(),
  paths.tssa.books(),
  paths.tssa.notices(),
  paths.tssa.certificate(),
  paths.privacy(),
  paths.terms(),
]

/** Every public page of the shop, kind by kind. */
export const addresses: AddressSource[] = [
  {
    name: 'pages',
    count: async () => pages.length,
    list: async (_ctx, offset, limit) =>
      pages.slice(offset, offset + limit).map((path) => ({ path })),
  },
  {
    name: 'categories',
    count: async (ctx) => (await categoryIds(ctx)).length,
    list: async (ctx, offset, limit) =>
      (await categoryIds(ctx))
        .slice(offset, offset + limit)
        .map((id) => ({ path: paths.category(id) })),
  },
  {
    name: 'products',
    count: countPublicItems,
    list: async (ctx, offset, limit) =>
      (await listPublicItems(ctx, offset, limit)).map(({ it_id, updated_at }) => ({
        path: paths.product(it_id),
        changed: updated_at,
      })),
  },
  {
    name: 'notices',
    count: countNotices,
    list: async (ctx, offset, limit) =>
      (await listNoticeAddresses(ctx, offset, limit)).map(({ id, board, created_at }) => ({
        path: board === 'tssa' ? paths.tssa.notice(id) : paths.notice(id),
        changed: created_at,
      })),
  },
  {
    name: 'classes',
    count: countShownClasses,
    list: async (ctx, offset, limit) =>
      (await listClassAddresses(ctx, offset, limit)).map(({ class_id }) => ({
        path: paths.tssa.class(class_id),
      })),
  },
  entries('recipes', 'diy', paths.recipe),
  // an ended promotion stays readable
  entries('promotions', 'promotion', paths.promotion, true),
  entries('selects', 'select', paths.select),
  {
    name: 'contents',
    count: countPublished,
    list: async (ctx, offset, limit) =>
      (await listPublished(ctx, offset, limit)).map(({ name, updated_at }) => ({
        path: paths.contents(name),
        changed: updated_at,
      })),
  },
]

function entries(
  name: string,
  kind: EntryKind,
  to: (id: number) => string,
  evenClosed = false,
): AddressSource {
  return {
    name,
    count: (ctx) => countOpenEntries(ctx, kind, evenClosed),
    list: async (ctx, offset, limit) =>
      (await listOpenEntries(ctx, kind, evenClosed, offset, limit)).map(({ id, updated_at }) => ({
        path: to(id),
        changed: updated_at,
      })),
  }
}

type Node = { id: number; descendants: Node[] }

async function categoryIds(ctx: Ctx): Promise<number[]> {
  const idsOf = (nodes: Node[]): number[] =>
    nodes.flatMap((node) => [node.id, ...idsOf(node.descendants)])
  return idsOf(await categoryTree(ctx))
}

const feeds: PublicFile[] = [
  {
    path: '/feeds/google.xml',
    type: 'application/xml; charset=utf-8',
    write: (ctx) => googleFeed({ ...ctx, lang: 'kr', currency: 'krw' }),
  },
  {
    path: '/feeds/google-en.xml',
    type: 'application/xml; charset=utf-8',
    write: (ctx) => googleFeed({ ...ctx, lang: 'en', currency: 'usd' }),
  },
  { path: '/feeds/naver.txt', type: 'text/plain; charset=utf-8', write: naverFeed },
]

export async function findPublicFile(path: string, ctx: Ctx): Promise<PublicFile | null> {
  return feeds.find((feed) => feed.path === path) ?? sitemapFile(path, ctx, addresses)
}
