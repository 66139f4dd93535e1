import { Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, PrefetchPageLinks, useNavigation } from 'react-router'
import { homeCountry } from '#kernel/destination.ts'
import { load, serverView } from '#kernel/load.ts'
import { Glyphs } from '#ui/glyph.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { stillPart } from '#ui/still-part.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Banner } from './banner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { useEarlyClicks } from './early-clicks.ts'
import { ErrorPage } from './error-page.tsx'
import { frameQueries } from './hooks.ts'
import { KeptPages } from './kept-pages.tsx'
import { MobileHeader } from './mobile-header.tsx'
import { wantPage } from './page-failures.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { TopBar } from './top-bar.tsx'
import { useTourButtons } from './tour-button.tsx'
import { useLinkAhead, usePlainLinks } from './use-plain-links.ts'
import { wideHeader } from './wide-header.ts'

const LateParts = lazyPart(() => import('./late-parts.tsx').then((found) => found.LateParts))
const footer = stillPart('footer', () => import('./footer.tsx').then((found) => found.Footer), {
  far: true,
  turns: true,
})

/** The same on every page, so it is fetched once, with the first page. */
export async function loader(args: LoaderFunctionArgs) {
  await Promise.all([footer.ready(), wideHeader.ready()])
  return load(args, (client) => [
    client.ensureQueryData(frameQueries.settings),
    client.ensureQueryData(frameQueries.categories),
    client.ensureQueryData(frameQueries.notices),
    ...(args.context.get(serverView).view.country === homeCountry
      ? []
      : [client.ensureQueryData(frameQueries.shipment)]),
    // a shop without a banner has all its pages
    client.ensureQueryData(frameQueries.banner).catch(() => null),
  ])
}

export const shouldRevalidate = () => false

export default function Frame() {
  return (
    <Shell>
      <KeptPages />
    </Shell>
  )
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  )
}

function Shell({ children }: { children: React.ReactNode }) {
  const t = useT()
  useWantedPage()
  usePlainLinks()
  useTourButtons()
  useEarlyClicks()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="layer-toast fixed top-2 left-2 -translate-y-20 rounded-card bg-ink-900 px-4 py-3 font-semibold text-paper-50 focus:translate-y-0"
      >
        {t('본문으로 건너뛰기')}
      </a>
      <Glyphs />
      <TopBar />
      <wideHeader.WidePart />
      <MobileHeader />
      <Banner />
      <Progress />
      <PageAhead />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer.StillPart />
      <ScrollToTop />
      <BottomBar />
      <Late />
    </div>
  )
}

/** By itself: once the page is awake this alone is drawn again, not the frame. */
function Late() {
  return (
    useHydrated() && (
      <Suspense>
        <LateParts />
      </Suspense>
    )
  )
}

function useWantedPage() {
  const { location } = useNavigation()
  const href = location ? location.pathname + location.search : null
  useEffect(() => wantPage(href), [href])
}

function PageAhead() {
  const page = useLinkAhead()
  return page && <PrefetchPageLinks page={page} />
}

/** A thin line under the header while a page is on its way for longer than a blink. */
function Progress() {
  const waiting = useNavigation().state !== 'idle'
  if (!waiting) return null
  return (
    <div
      aria-hidden="true"
      className="appear-late layer-bar fixed inset-x-0 top-0 h-0.5 overflow-hidden bg-pine-100 after:block after:h-full after:w-1/3 after:animate-[slide_1.1s_linear_infinite] after:bg-pine-600"
    />
  )
}
