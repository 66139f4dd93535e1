import { Fragment } from 'react'
import { ExternalLink } from '#ui/links.tsx'

const linked =
  /(https?:\/\/[^\s),]+|[^\s(),@]{1,64}@[^\s(),@]{1,255}\.[a-z]{2,}|(?<![\d-])0\d{1,2}-\d{3,4}-\d{4}(?!\d))/

/** Addresses and phone numbers within a line become links. */
export function LinkedText({ text }: { text: string }) {
  // odd parts are what the pattern caught
  return text
    .split(linked)
    .map((part, at) => <Fragment key={at}>{at % 2 ? <LinkOf part={part} /> : part}</Fragment>)
}

const underlined = 'underline decoration-line underline-offset-4 hover:decoration-current'

function LinkOf({ part }: { part: string }) {
  if (part.startsWith('http'))
    return <ExternalLink href={part}>{part.replace(/^https?:\/\//, '')}</ExternalLink>
  return part.includes('@') ? (
    <a href={`mailto:${part}`} className={underlined}>
      {part}
    </a>
  ) : (
    <a href={`tel:${part}`} className={`whitespace-nowrap ${underlined}`}>
      {part}
    </a>
  )
}
