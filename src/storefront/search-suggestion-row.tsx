import {
  BookOpen,
  CalendarDays,
  FileText,
  FolderTree,
  Search,
  SquareArrowOutUpRight,
} from 'lucide-react'
import type { Suggestion, SuggestionKind } from '#shop/catalog/search-contract.ts'
import { ShownPrice } from '#shop/catalog/ui/item-price.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

const signs = {
  page: SquareArrowOutUpRight,
  word: Search,
  category: FolderTree,
  class: CalendarDays,
  article: BookOpen,
  document: FileText,
} satisfies Record<Exclude<SuggestionKind, 'product'>, unknown>

const kindWord: Record<SuggestionKind, string> = {
  page: '바로가기',
  word: '',
  product: '',
  category: '카테고리',
  class: '클래스',
  article: '읽을거리',
  document: '자료실',
}

type Props = {
  id: string
  row: Suggestion
  typed: string
  active: boolean
  onPoint: () => void
  onFollow: () => void
}

/** One row of the list: a link that a mouse may open beside, and that the keys reach from the box. */
export function SuggestionRow({ id, row, typed, active, onPoint, onFollow }: Props) {
  const t = useT()
  const { pick } = useLang()
  const title = pick(row.title, row.title_en)
  const Sign = row.kind === 'product' ? null : signs[row.kind]
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      href={row.url}
      tabIndex={-1}
      // the box keeps the focus
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
        event.preventDefault()
        onFollow()
      }}
      className={cx('flex min-h-11 items-center gap-3 px-4 py-1.5', active && 'bg-paper-100')}
    >
      {Sign ? (
        <span className="grid w-10 shrink-0 place-items-center text-ink-500">
          <Sign aria-hidden="true" size={17} strokeWidth={1.5} />
        </span>
      ) : (
        <span className="block h-[50px] w-10 shrink-0">
          <Picture name={row.image} alt="" sizes="40px" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p
          className={cx(
            'text-plain leading-snug',
            row.kind === 'word' ? 'truncate' : 'line-clamp-2',
          )}
        >
          <Marked text={title} typed={typed} />
        </p>
        {row.price && (
          <ShownPrice
            it_id={row.it_id}
            value={row.price.value}
            before={row.price.before > row.price.value ? row.price.before : undefined}
            currency={row.price.currency}
            className="text-small"
          />
        )}
      </div>
      {kindWord[row.kind] && (
        <span className="shrink-0 text-caption text-ink-500">{t(kindWord[row.kind])}</span>
      )}
    </a>
  )
}

/** The typed part stands out where the title bears it. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const from = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (from < 0) return text
  return (
    <>
      {text.slice(0, from)}
      <mark className="bg-transparent font-bold text-pine-700">
        {text.slice(from, from + typed.length)}
      </mark>
      {text.slice(from + typed.length)}
    </>
  )
}
