import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { htmlLang } from './kernel/language.ts'
import { dehydratedOf, scriptOf, serverView, type View } from './kernel/load.ts'
import { ownDocument } from './kernel/page-hosts.ts'
import { pageMeta, viewOf } from './kernel/page-meta.ts'
import { queryClient } from './kernel/queries.ts'
import { translate } from './kernel/translate.ts'
import { ErrorPage, titleOfError } from './storefront/error-page.tsx'
import { SessionProvider } from './storefront/session.tsx'
import { Announcer } from './ui/announcer.tsx'
import deskStyles from './ui/desk.css?url'
import { DialogProvider } from './ui/dialogs.tsx'
import moreFaces from './ui/faces/more.css?url'
import { farWaits } from './ui/far.ts'
import { LanguageProvider } from './ui/language.tsx'
import { facesByLine } from './ui/line.ts'
import { DeviceProvider } from './ui/screen.tsx'
import shopStyles from './ui/shop.css?url'
import { Toasts } from './ui/toasts.tsx'
import { wholeHeadings } from './ui/whole-headings.ts'

export function loader({ context }: LoaderFunctionArgs): View {
  return context.get(serverView).view
}

export const clientMiddleware = [ownDocument]

/** What the visitor's view is does not change between pages; a new language comes with a new page. */
export const shouldRevalidate = () => false

export const meta: MetaFunction = ({ matches, error }) => {
  const view = viewOf(matches)
  return error
    ? pageMeta(view, { title: translate(view.lang, titleOfError(error)), noindex: true })
    : pageMeta(view)
}

const beforePaint = facesByLine + farWaits

export const links = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export function Layout({ children }: { children: ReactNode }) {
  const view = useRouteLoaderData<View>('root')
  const lang = view?.lang ?? 'kr'
  const { pathname } = useLocation()
  // whoever goes from the desk to the shop takes its sheet along, which has all of the shop's
  const [styles] = useState(() => (/^\/admin(\/|$)/.test(pathname) ? deskStyles : shopStyles))
  return (
    <html lang={htmlLang(lang)} data-words={view?.words || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f5" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {view && <Addresses view={view} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        <LanguageProvider lang={lang} currency={view?.currency} country={view?.country}>
          <DeviceProvider guess={view?.device ?? 'pc'}>{children}</DeviceProvider>
        </LanguageProvider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, as soon as the headings stand */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: wholeHeadings }} />
        <ScrollRestoration />
        <LoadedScripts />
        <Scripts />
        {/* with script only pages with a rare letter ask for it: docs/decisions/fonts.md */}
        <noscript>
          <link rel="stylesheet" href={moreFaces} />
        </noscript>
      </body>
    </html>
  )
}

/** What was fetched for this page, as data beside the code; before the scripts that read it. In the browser it stays as it came. */
function LoadedScripts() {
  return useMatches().map((match) => {
    const script = scriptOf(match.loaderData)
    return (
      script && (
        <script
          key={script.id}
          id={script.id}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
          dangerouslySetInnerHTML={{ __html: script.html }}
        />
      )
    )
  })
}

/** Each page has a Korean and an English address; the canonical one drops every other query. */
function Addresses({ view: { origin, lang } }: { view: View }) {
  const { pathname } = useLocation()
  const korean = `${origin}${pathname}`
  const english = `${korean}?lang=en`
  const own = lang === 'en' ? english : korean
  return (
    <>
      <link rel="canonical" href={own} />
      <link rel="alternate" hrefLang="ko" href={korean} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={korean} />
      <meta property="og:url" content={own} />
    </>
  )
}

export default function App() {
  const [client] = useState(queryClient)
  useErrorReports()
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={useLoaded()}>
        <DialogProvider>
          <Toasts>
            <Announcer>
              <SessionProvider>
                <Outlet />
              </SessionProvider>
            </Announcer>
          </Toasts>
        </DialogProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** Last of all, once the page is alive. */
function useErrorReports() {
  const services = useRouteLoaderData<View>('root')?.services
  useEffect(() => {
    if (services?.sentry)
      void import('./storefront/error-reporting.ts')
        .then(({ startErrorReporting }) => startErrorReporting(services))
        .catch(() => {})
  }, [services])
}

/** What the loaders of all matched routes have fetched, as one. */
function useLoaded(): DehydratedState {
  const matches = useMatches()
  return useMemo(() => {
    return { mutations: [], queries: matches.flatMap((match) => dehydratedOf(match.loaderData)) }
  }, [matches])
}

export function ErrorBoundary() {
  return (
    <main id="main" className="wrap grid min-h-dvh place-items-center">
      <ErrorPage />
    </main>
  )
}
