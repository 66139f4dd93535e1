import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import type { CategoryNode } from '#shop/catalog/contract.ts'
import { Accordion } from '#ui/accordion.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { DestinationButton } from './destination-button.tsx'
import { useCategories, useInAppHistory, useMenus } from './hooks.ts'
import { MenuGo, useWord } from './menu-link.tsx'
import { SearchBox } from './search-box.tsx'
import { useSession } from './session.tsx'
import { SocialLinks } from './social-links.tsx'
import { useLogOut } from './use-log-out.ts'

const row = 'flex min-h-12 w-full items-center justify-between gap-3 text-left text-body'

/** The side bar of a phone: search, log in, and the categories one level at a time. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const [path, setPath] = useState<CategoryNode[]>([])
  const top = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each level begins at its first row
  useEffect(() => {
    if (moved.current) top.current?.querySelector<HTMLElement>('button, a')?.focus()
    moved.current = true
  }, [path])
  const here = path.at(-1)
  return (
    <div ref={top} data-click="menu">
      {here ? (
        <Level
          node={here}
          onBack={() => setPath(path.slice(0, -1))}
          onDeeper={(node) => setPath([...path, node])}
          onClose={onClose}
        />
      ) : (
        <FirstLevel onDeeper={(node) => setPath([node])} onClose={onClose} />
      )}
    </div>
  )
}

function FirstLevel({
  onDeeper,
  onClose,
}: {
  onDeeper: (node: CategoryNode) => void
  onClose: () => void
}) {
  const t = useT()
  const { pick } = useLang()
  const { tree, sale } = useCategories()
  const { isMember } = useSession()
  const { side } = useMenus()
  const word = useWord()
  return (
    <>
      <TopRow onClose={onClose} />
      <SearchBox large className="mt-3" onSearch={onClose} />
      <DestinationButton wide />
      <h3 className="type-caption mt-7 mb-1 text-ink-500">{t('카테고리')}</h3>
      <ul className="hairline-t">
        {tree.map((node) => (
          <Deeper key={node.id} node={node} onDeeper={onDeeper} onClose={onClose} />
        ))}
        {sale && (
          <li className="hairline-b">
            <Accordion title={pick(sale.name, sale.name_en)}>
              <ul className="pb-3 pl-3">
                <Go to={paths.category(sale.id)} onClose={onClose}>
                  {t('{name} 전체', { name: pick(sale.name, sale.name_en) })}
                </Go>
                {tree.slice(0, 5).map((node) => (
                  <Go key={node.id} to={paths.category(node.id, { on_sale: 1 })} onClose={onClose}>
                    {t('{name} 세일', { name: pick(node.name, node.name_en) })}
                  </Go>
                ))}
              </ul>
            </Accordion>
          </li>
        )}
      </ul>
      {side.map((group) => (
        <Fragment key={group.id}>
          <h3 className="type-caption mt-7 mb-1 text-ink-500" lang={word(group.title).lang}>
            {word(group.title).text}
          </h3>
          <ul className="hairline-t">
            {group.links.map((link) => (
              <li key={link.id} className="hairline-b">
                <MenuGo link={link} onClick={onClose} className={`${row} no-underline`} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <ul className="mt-6 font-semibold">
        <Go to={isMember ? paths.myPage.home() : paths.orderLookUp()} onClose={onClose}>
          {isMember ? t('마이페이지') : t('주문 조회')}
        </Go>
        {!isMember && (
          <Go to={paths.register()} onClose={onClose}>
            {t('회원가입')}
          </Go>
        )}
      </ul>
      <SocialLinks />
      <ul className="mt-6 flex flex-wrap gap-x-6 text-small text-ink-700">
        <li>
          <Link to={paths.terms()} onClick={onClose} className="flex min-h-11 items-center">
            {t('이용약관')}
          </Link>
        </li>
        <li>
          <Link
            to={paths.privacy()}
            onClick={onClose}
            className="flex min-h-11 items-center font-bold text-ink-900"
          >
            {t('개인정보처리방침')}
          </Link>
        </li>
      </ul>
    </>
  )
}

function TopRow({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { canGoBack } = useInAppHistory()
  const { isMember, user } = useSession()
  const { pathname, search } = useLocation()
  const logOut = useLogOut()
  const word = 'flex min-h-11 items-center gap-1 text-plain font-semibold'
  return (
    <div className="flex items-center gap-5">
      <button
        type="button"
        aria-disabled={!canGoBack || undefined}
        className={`${word} aria-disabled:opacity-40`}
        onClick={() => {
          if (!canGoBack) return
          onClose()
          void navigate(-1)
        }}
      >
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} />
        {t('이전 화면')}
      </button>
      {isMember ? (
        <>
          <Link to={paths.myPage.home()} onClick={onClose} className={`${word} ml-auto min-w-0`}>
            <span className="truncate">{t('{name} 님', { name: user.mb_name })}</span>
          </Link>
          <button type="button" className={word} onClick={logOut}>
            {t('로그아웃')}
          </button>
        </>
      ) : (
        <Link
          to={paths.login(pathname === paths.login() ? undefined : pathname + search)}
          onClick={onClose}
          className={`${word} ml-auto text-pine-700`}
        >
          {t('로그인')}
        </Link>
      )}
    </div>
  )
}

function Level({
  node,
  onBack,
  onDeeper,
  onClose,
}: {
  node: CategoryNode
  onBack: () => void
  onDeeper: (node: CategoryNode) => void
  onClose: () => void
}) {
  const t = useT()
  const { pick } = useLang()
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="flex min-h-12 items-center gap-1 text-plain text-ink-700"
      >
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} />
        {t('뒤로')}
      </button>
      <h3 className="type-h2 mt-1 mb-3">{pick(node.name, node.name_en)}</h3>
      <ul className="hairline-t">
        <Go to={paths.category(node.id)} onClose={onClose}>
          {t('{name} 전체', { name: pick(node.name, node.name_en) })}
        </Go>
        {node.descendants.map((child) => (
          <Deeper key={child.id} node={child} onDeeper={onDeeper} onClose={onClose} />
        ))}
      </ul>
    </>
  )
}

function Deeper({
  node,
  onDeeper,
  onClose,
}: {
  node: CategoryNode
  onDeeper: (node: CategoryNode) => void
  onClose: () => void
}) {
  const { pick } = useLang()
  if (node.descendants.length === 0) {
    return (
      <Go to={paths.category(node.id)} onClose={onClose}>
        {pick(node.name, node.name_en)}
      </Go>
    )
  }
  return (
    <li className="hairline-b">
      <button type="button" onClick={() => onDeeper(node)} className={row}>
        {pick(node.name, node.name_en)}
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.5} className="text-control" />
      </button>
    </li>
  )
}

function Go({ to, onClose, children }: { to: string; onClose: () => void; children: ReactNode }) {
  return (
    <li className="hairline-b last:border-b-0">
      <Link to={to} onClick={onClose} className={row}>
        {children}
      </Link>
    </li>
  )
}
