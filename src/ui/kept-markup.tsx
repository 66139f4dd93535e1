import { QueryClientContext } from '@tanstack/react-query'
import {
  createContext,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  use,
} from 'react'
import { sideNote } from '#kernel/side-note.ts'
import { wordsVersion } from '#kernel/translate.ts'
import { LanguageContext } from './language.tsx'
import { DeviceContext } from './screen.tsx'

/** Answers the HTML kept under a key, made by the second argument when there is none yet. */
export type MarkupKeeper = (key: string, make: () => ReactElement) => string

const KeeperContext = createContext<MarkupKeeper | null>(null)

/** Only the server's renderer has a keeper. */
export function MarkupProvider({
  keeper,
  children,
}: {
  keeper: MarkupKeeper
  children: ReactNode
}) {
  return <KeeperContext value={keeper}>{children}</KeeperContext>
}

type Props = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'div' | 'ul' | 'li' | 'footer'
  /** everything that the inside shows; with the language and its words, the currency, the country and the device it is the key */
  of: readonly unknown[]
  children: ReactElement
  'data-tile'?: string
  'data-click'?: string
  'data-click-id'?: string
}

/**
 * A piece that looks the same on many pages: the server renders its inside once and repeats the HTML, the browser
 * wakes it up like any other. The inside holds no ids of `useId`, no router links and nothing that suspends.
 */
export function KeptMarkup({ as, of, children, ...native }: Props) {
  const keeper = use(KeeperContext)
  if (!keeper) return createElement(as, native, children)
  const words = use(LanguageContext)
  const device = use(DeviceContext)
  const client = use(QueryClientContext)
  const html = keeper(
    [words.lang, wordsVersion(), words.currency, words.country, device, ...of.map(textOf)].join(
      '\n',
    ),
    () => (
      <QueryClientContext value={client}>
        <LanguageContext value={words}>
          <DeviceContext value={device}>{children}</DeviceContext>
        </LanguageContext>
      </QueryClientContext>
    ),
  )
  // the HTML is React's own, made from the same children
  return createElement(as, { ...native, dangerouslySetInnerHTML: { __html: html } })
}

const texts = sideNote<string>('text')

/** Answers are shared by all pages that show them, so each is written out once. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const text = texts.of(value) ?? JSON.stringify(value)
  texts.note(value, text)
  return text
}
