import type { MetaDescriptor } from 'react-router'
import { htmlLang } from './language.ts'
import type { View } from './load.ts'
import { type PhraseParams, translate } from './translate.ts'

export const brand = 'ODEMOA'

type Match = { id: string; loaderData?: unknown } | undefined

/** What the root knows of the visitor, for a page's `meta`. */
export function viewOf(matches: readonly Match[]): View {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (
    // the root's loader answers the view, and nothing when it failed
    (root as View | undefined) ?? {
      lang: 'kr',
      currency: 'krw',
      country: 'KR',
      device: 'pc',
      origin: '',
      services: { sentry: null, channel: null, release: '' },
    }
  )
}

export type PageMeta = {
  title?: string
  description?: string
  /** path of a picture */
  image?: string
  noindex?: boolean
  type?: 'website' | 'product'
}

/** The head of a page: `export const meta = ({ matches, loaderData }) => pageMeta(viewOf(matches), { title })`. Canonical and hreflang stand in the root. */
export function pageMeta(
  view: View,
  { title, description, image, noindex, type = 'website' }: PageMeta = {},
): MetaDescriptor[] {
  const t = (phrase: string, params?: PhraseParams) => translate(view.lang, phrase, params)
  const whole = title ? `${title} · ${brand}` : t('오드모아 ODEMOA · 향이 모이는 곳')
  const about =
    description || t('향수, 캔들, 디퓨저와 향을 만드는 재료까지. 향이 모이는 곳, 오드모아입니다.')
  const picture = `${view.origin}${image ?? '/img/scene-home-wide-1080.webp'}`
  return [
    { title: whole },
    { name: 'description', content: about },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: type },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: about },
    { property: 'og:image', content: picture },
    { property: 'og:locale', content: htmlLang(view.lang) === 'ko' ? 'ko_KR' : 'en_US' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
