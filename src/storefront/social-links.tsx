import type { ReactNode } from 'react'
import { useT } from '#ui/language.tsx'
import { useSettings } from './hooks.ts'

/** Drawn to the grid of the other icons, by the host that the address leads to. */
const marks: readonly [host: RegExp, mark: ReactNode][] = [
  [
    /(^|\.)instagram\.com$/,
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" strokeWidth="2.2" />
    </>,
  ],
  [
    /(^|\.)(youtube\.com|youtu\.be)$/,
    <>
      <rect x="2" y="5" width="20" height="14" rx="4.5" />
      <path d="m10 9 5.2 3-5.2 3z" fill="currentColor" />
    </>,
  ],
  [
    /(^|\.)pf\.kakao\.com$/,
    <>
      <path d="M12 4c5.2 0 9.4 3.2 9.4 7.2s-4.2 7.2-9.4 7.2q-1 0-2-.2L5.8 21l.7-4C4.2 15.7 2.6 13.6 2.6 11.2 2.6 7.2 6.8 4 12 4z" />
      <path d="M9.5 8.500v5.600M14.2 8.500l-3.4 3 3.6 2.6" />
    </>,
  ],
  [/(^|\.)blog\.naver\.com$/, <path key="n" d="M6 19V5l12 14V5" strokeWidth="2.6" />],
  [
    /(^|\.)facebook\.com$/,
    <path
      key="f"
      d="M17 3h-2.500A4.5 4.5 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V7.500a1 1 0 0 1 1-1h3z"
    />,
  ],
  [/(^|\.)(x|twitter)\.com$/, <path key="x" d="M4 4l16 16M20 4 4 20" strokeWidth="2" />],
]
const elsewhere = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
  </>
)

function markOf(url: string): ReactNode {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return marks.find(([known]) => known.test(host))?.[1] ?? elsewhere
}

/** Where else the shop can be followed: a mark each, its name read aloud and shown on pointing at it. */
export function SocialLinks() {
  const t = useT()
  const social = useSettings()?.company.social ?? []
  if (social.length === 0) return null
  return (
    <ul aria-label={t('소셜 채널')} className="-ml-2.5 flex flex-wrap gap-x-1">
      {social.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            title={name}
            className="grid size-11 place-items-center rounded-full text-ink-700 hover:bg-paper-200 hover:text-ink-900"
          >
            <svg
              aria-hidden="true"
              width="24"
              height="24"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {markOf(url)}
            </svg>
            <span className="sr-only">
              {name} ({t('새 창')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
