import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { topBar } from '#shop/setting/contract.ts'
import { menus } from '#shop/setting/menu-contract.ts'

/** What of the shop's chrome those who write its contents may change. */
export const chromeNames = ['menus', 'top_bar'] as const
export type ChromeName = (typeof chromeNames)[number]

export const adminMenus = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/menus',
    who: ['content'],
    about: 'The menus, the footers and the top bar with their versions',
    answer: one(
      z.object({
        values: z.object({ menus, top_bar: topBar }),
        versions: z.record(z.string(), z.number()),
        /** addresses that stand there and lead nowhere any more: a page was taken away or hidden */
        dead: z.array(z.string()),
      }),
    ),
  }),
  links: endpoint({
    method: 'GET',
    path: '/api/v1/admin/menu-links',
    who: ['content'],
    about:
      'How many links of the menus, the footers and the top bar lead to a page; they go with it',
    query: z.object({ page: z.string().check(z.maxLength(300)) }),
    answer: one(z.object({ count: z.number() })),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/menus/:name',
    who: ['content'],
    about:
      'Replaces the menus or the top bar; every new link must lead to a page that exists or to https; one that died since it was written stands in nobody’s way',
    body: z.object({ value: z.unknown(), version: z.int() }),
    answer: one(z.object({ version: z.number() })),
  }),
}
