import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { useLang } from './language.tsx'

// from the first Korean letter to the last before something Latin: "김다온 · sunny@mail.example" is Korean only in its name
const korean = /(\p{Script=Hangul}(?:[^A-Za-z]*\p{Script=Hangul})?)/u

/** What people wrote, in whatever language: its Korean is marked on an English page, so that it is read aloud and broken as Korean. */
export function Written({ children }: { children: ReactNode }) {
  const { lang } = useLang()
  return lang === 'en' ? marked(children) : children
}

/** The same elements, with the Korean of their texts marked. What a component writes by itself is its own matter. */
function marked(node: ReactNode): ReactNode {
  if (typeof node === 'string') return markedText(node)
  if (Array.isArray(node)) return Children.map(node, marked)
  if (!isValidElement<{ children?: ReactNode; lang?: string }>(node)) return node
  const { children, lang } = node.props
  // a select takes nothing but texts inside its choices
  if (lang || node.type === 'option' || node.type === 'textarea') return node
  return children === undefined || typeof children === 'function'
    ? node
    : cloneElement(node, undefined, marked(children))
}

function markedText(text: string): ReactNode {
  const parts = text.split(korean)
  if (parts.length === 1) return text
  const marks = parts.map((part, at) =>
    at % 2 ? (
      <span key={at} lang="ko">
        {part}
      </span>
    ) : (
      part
    ),
  )
  // one piece, however many languages: its place may be a row of pieces
  return <span>{marks}</span>
}
