import { useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { useSettings } from './hooks.ts'

/** Where else the shop can be followed. */
export function SocialLinks() {
  const t = useT()
  const social = useSettings()?.company.social ?? []
  if (social.length === 0) return null
  return (
    <ul aria-label={t('소셜 채널')} className="flex flex-wrap gap-x-5 text-small">
      {social.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} className="flex min-h-11 items-center">
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
