import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { countryName, homeCountry, nameInSentence } from '#kernel/destination.ts'
import { queryOf } from '#kernel/queries.ts'
import { type SentCountry, shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { type CategoryNode, categories, saleCategory } from '#shop/catalog/contract.ts'
import { cms } from '#shop/content/contract.ts'
import { bannerName } from '#shop/content/rules.ts'
import { type PublicSettings, settings } from '#shop/setting/contract.ts'
import type { Menus } from '#shop/setting/menu-contract.ts'
import { notices } from '#shop/support/contract.ts'

import { useLang } from '#ui/language.tsx'

export { useDesktop, useVariant } from '#ui/screen.tsx'

/** What the frame asks for, on the server and in the browser. */
export const frameQueries = {
  settings: queryOf(settings.show, {}),
  categories: queryOf(categories.tree, {}),
  /** where parcels go and what it costs: fetched for those whose parcels leave Korea */
  shipment: queryOf(shipmentCosts.table, {}),
  notices: queryOf(notices.list, {}),
  banner: queryOf(cms.published, { params: { name: bannerName } }),
}

/** The public settings; undefined only when the server could not answer. */
export function useSettings(): PublicSettings | undefined {
  return useQuery(frameQueries.settings).data?.data
}

export type Destination = {
  country: string
  abroad: boolean
  /** null while it is not known, or where the shop does not send */
  sent: SentCountry | null
  /** the table of countries is there: a missing one is not served */
  known: boolean
  name: string
  /** as it stands in a sentence */
  named: string
}

/** Where this visitor's parcels go, as chosen in the header. */
export function useDestination(): Destination {
  const { country, lang, pick } = useLang()
  const abroad = country !== homeCountry
  const table = useQuery({ ...frameQueries.shipment, enabled: abroad }).data?.data
  const sent = (abroad && table?.countries.find(({ code }) => code === country)) || null
  const name = sent ? pick(sent.name.ko, sent.name.en) : countryName(country, lang)
  const named = nameInSentence(name, lang)
  return { country, abroad, sent, known: table !== undefined, name, named }
}

const shown = <T extends { show: boolean }>(links: readonly T[]) =>
  links.filter((link) => link.show)
const groupsShown = (all: Menus['side']) =>
  all
    .map((group) => ({ ...group, links: shown(group.links) }))
    .filter((group) => group.links.length > 0)
const nothing: Menus = {
  bar: [],
  mega: [],
  side: [],
  footer: [],
  note: { text: { ko: '', en: '' }, url: '', show: false },
}

/** The menus as shoppers see them: what is hidden is left out. */
export function useMenus(): Menus {
  const menus = useSettings()?.menus ?? nothing
  return useMemo(
    () => ({
      bar: shown(menus.bar),
      mega: shown(menus.mega),
      side: groupsShown(menus.side),
      footer: groupsShown(menus.footer),
      note: menus.note,
    }),
    [menus],
  )
}

/** The category tree. The sale stands apart from it. */
export function useCategories(): { tree: CategoryNode[]; sale: CategoryNode | undefined } {
  const all = useQuery(frameQueries.categories).data?.data.data ?? []
  return {
    tree: all.filter((one) => one.id !== saleCategory),
    sale: all.find((one) => one.id === saleCategory),
  }
}

/** Has the page been scrolled past `share` of the window's height? */
export function useScrolledPast(share: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true })
      window.addEventListener('resize', changed)
      return () => {
        window.removeEventListener('scroll', changed)
        window.removeEventListener('resize', changed)
      }
    },
    () => window.scrollY > window.innerHeight * share,
    () => false,
  )
}

const furthestKey = 'odemoa/furthest-page'

/** Whether there is a page of ours behind or ahead. The router numbers its entries in `history.state.idx`. */
export function useInAppHistory(): { canGoBack: boolean; canGoForward: boolean } {
  const location = useLocation()
  const kind = useNavigationType()
  const [place, setPlace] = useState({ canGoBack: false, canGoForward: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what changes the place
  useEffect(() => {
    const at: unknown = window.history.state?.idx
    const index = typeof at === 'number' ? at : 0
    const before = Number(sessionStorage.getItem(furthestKey)) || 0
    const furthest = kind === 'PUSH' ? index : Math.max(before, index)
    sessionStorage.setItem(furthestKey, String(furthest))
    const canGoBack = index > 0
    const canGoForward = index < furthest
    setPlace((before) =>
      before.canGoBack === canGoBack && before.canGoForward === canGoForward
        ? before
        : { canGoBack, canGoForward },
    )
  }, [location.key, kind])
  return place
}
