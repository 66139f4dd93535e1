import type { WaybillRow } from '#shop/waybill/contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

export type RowKind = 'wrong' | 'same' | 'send' | 'known' | 'done'
/** What needs a person comes first. */
export const order: readonly RowKind[] = ['wrong', 'same', 'send', 'done', 'known']

export function kindOf({ verdict }: WaybillRow): RowKind {
  return verdict === 'ship' || verdict === 'parcel' || verdict === 'box' ? 'send' : verdict
}

/** How many rows there are of each kind; pressing one shows it alone. */
export function KindFilter({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly WaybillRow[]
  chosen: RowKind | null
  onChoose: (kind: RowKind | null) => void
}) {
  const t = useT()
  const words: Record<RowKind, string> = {
    wrong: t('보내지 못함'),
    same: t('확인 필요'),
    send: t('보낼 줄'),
    known: t('바뀌지 않는 줄'),
    done: t('보낸 줄'),
  }
  const kinds = order.flatMap((kind) => {
    const count = rows.filter((row) => kindOf(row) === kind).length
    return count ? [{ kind, count }] : []
  })
  if (kinds.length < 2) return null
  return (
    <fieldset
      aria-label={t('종류별로 보기')}
      className="flex flex-wrap gap-2 border-b border-paper-200 px-4.5 py-3"
    >
      {[{ kind: null, count: rows.length }, ...kinds].map(({ kind, count }) => (
        <Button
          key={kind ?? 'all'}
          size={44}
          look={kind === chosen ? 'solid' : 'outline'}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind === null ? t('전체') : words[kind]} {count}
        </Button>
      ))}
    </fieldset>
  )
}
