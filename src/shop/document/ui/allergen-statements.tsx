import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#kernel/queries.ts'
import { adminDocuments, documents } from '#shop/document/contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { DocumentRows } from './document-rows.tsx'

type Of = { it_id: string; lot?: string } | { material_id: number }

const made = (of: Of) =>
  'material_id' in of
    ? call(adminDocuments.stateMaterial, { body: of })
    : call(adminDocuments.state, { body: { it_id: of.it_id, dc_lot: of.lot ?? '' } })

/** One press of the staff: the list of a product or a material as a paper on the board, in both languages. */
export function StateAllergens({ disabled, ...of }: Of & { disabled?: boolean }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()

  async function state() {
    const answer = await send(() => made(of))
    if (!answer) return
    for (const { path } of [documents.list, adminDocuments.list])
      void client.invalidateQueries({ queryKey: [path] })
    const version = answer.data[0]?.newest_version ?? ''
    toast(
      answer.made
        ? t('성분표 {version} 버전을 한국어와 영어로 올렸어요.', { version })
        : t('성분이 그대로라 {version} 버전을 두었어요.', { version }),
    )
  }

  return (
    <Button look="outline" size={44} busy={busy} disabled={disabled} onClick={() => void state()}>
      {t('알레르기 성분표 만들기')}
    </Button>
  )
}

/** The statements of a product or a material that are on the board, with the press that makes the next. */
export function AllergenStatements({ unsaved, ...of }: Of & { unsaved: boolean }) {
  const t = useT()
  const query =
    'material_id' in of ? { material_id: String(of.material_id) } : { it_id: of.it_id, lot: of.lot }
  const { data } = useQuery(queryOf(documents.list, { query: { ...query, kind: 'allergen' } }))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[56ch] text-small text-ink-700">
          {unsaved
            ? t('저장하면 이 성분으로 성분표를 만들 수 있어요.')
            : t(
                '저장된 성분으로 PDF를 만들어 문서 게시판에 올려요. 성분이 바뀌었으면 새 버전이 돼요.',
              )}
        </p>
        <StateAllergens {...of} disabled={unsaved} />
      </div>
      {data && data.total > 0 && <DocumentRows rows={data.data} withGoods={false} />}
    </div>
  )
}
