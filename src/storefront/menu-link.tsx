import { useLocation } from 'react-router'
import type { MenuLink } from '#shop/setting/menu-contract.ts'
import { useLang } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'

/** The word of a menu, marked as Korean where there is no English. */
export function useWord(): (word: MenuLink['word']) => { text: string; lang?: 'ko' } {
  const { lang, pick } = useLang()
  return (word) => ({
    text: pick(word.ko, word.en),
    lang: lang === 'en' && !word.en ? 'ko' : undefined,
  })
}

type Props = { link: MenuLink; className?: string; onClick?: () => void }

/** A link of the menus that staff keep: within the shop, or beside it. The page one is on is marked, its query aside. */
export function MenuGo(props: Props) {
  const { pathname } = useLocation()
  return <PlainMenuGo {...props} current={leadsTo(props.link.url, pathname)} />
}

/** The same inside a piece of markup that is kept, which does not know where one is. */
export function PlainMenuGo({ link, className, onClick, current }: Props & { current?: boolean }) {
  const { text, lang } = useWord()(link.word)
  if (!link.url.startsWith('/'))
    return (
      <ExternalLink href={link.url} lang={lang} className={className} onClick={onClick}>
        {text}
      </ExternalLink>
    )
  return (
    <a
      href={link.url}
      aria-current={current ? 'page' : undefined}
      lang={lang}
      className={className}
      onClick={onClick}
    >
      {text}
    </a>
  )
}

/** The page itself, or one below it. */
function leadsTo(url: string, pathname: string): boolean {
  const path = url.split(/[?#]/, 1)[0]
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
