import type { Column } from '#admin/ui/data-table.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { dotted } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import type { SearchRow, WordKind } from '#shop/search/admin-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useT } from '#ui/language.tsx'

type Acts = {
  canChange: boolean
  edit: (row: SearchRow) => void
  /** begins with the words of a search that found nothing */
  begin: (kind: 'synonym' | 'page', row: SearchRow) => void
  remove: (row: SearchRow) => Promise<void>
  /** keeps a popular word from others, or shows it again */
  hide: (row: SearchRow) => Promise<void>
}

export function useSearchColumns(
  state: WordKind,
  { canChange, edit, begin, remove, hide }: Acts,
): Column<SearchRow>[] {
  const t = useT()
  const { pick } = useLang()
  const words: Column<SearchRow> = {
    name: 'words',
    label: t('말'),
    head: true,
    cell: (row) =>
      row.kind === 'none' || (row.kind === 'popular' && row.use) ? (
        <a
          href={paths.search(row.words[0])}
          target="_blank"
          rel="noopener noreferrer"
          className="tap break-all underline-offset-4 hover:underline"
        >
          {row.words[0]}
        </a>
      ) : (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 break-all">
          {row.words.join(', ')}
          {!row.use && <Badge>{t('숨김')}</Badge>}
        </span>
      ),
  }
  const work: Column<SearchRow> = {
    name: 'work',
    label: t('할 일'),
    quiet: true,
    end: true,
    className: 'card:w-px card:pl-0',
    cell: (row) =>
      canChange && (
        <RowMenu
          label={t('{name} 할 일', { name: row.words[0] ?? '' })}
          items={
            row.kind === 'none'
              ? [
                  { label: t('같은 뜻의 말로 이어 주기'), run: () => begin('synonym', row) },
                  { label: t('페이지로 이어 주기'), run: () => begin('page', row) },
                ]
              : row.kind === 'popular'
                ? [
                    {
                      label: row.use ? t('숨기기') : t('다시 보이기'),
                      run: () => void hide(row),
                    },
                  ]
                : [
                    { label: t('고치기'), run: () => edit(row) },
                    { label: t('지우기'), run: () => void remove(row), danger: true },
                  ]
          }
        />
      ),
  }
  if (state === 'synonym') return [words, work]
  if (state === 'page')
    return [
      words,
      {
        name: 'url',
        label: t('이어 준 곳'),
        cell: (row) => (
          <span className="grid">
            {pick(row.title, row.title_en)}
            <a
              href={row.url}
              target="_blank"
              rel="noopener noreferrer"
              className="tap text-caption break-all text-ink-500 underline-offset-4 hover:underline"
            >
              {row.url}
            </a>
          </span>
        ),
      },
      work,
    ]
  return [
    words,
    {
      name: 'lang',
      label: t('화면 언어'),
      cell: (row) => (row.lang === 'en' ? t('영어') : row.lang ? t('한국어') : '–'),
    },
    {
      name: 'searches',
      label: state === 'popular' ? t('찾은 사람') : t('찾은 횟수'),
      end: true,
      cell: (row) => <b className="tabular font-semibold">{row.searches.toLocaleString()}</b>,
    },
    {
      name: 'last_day',
      label: t('마지막으로 찾은 날'),
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {row.last_day ? dotted(row.last_day) : '–'}
        </span>
      ),
    },
    work,
  ]
}
