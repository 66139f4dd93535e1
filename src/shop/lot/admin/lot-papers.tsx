import { useQuery } from '@tanstack/react-query'
import { FormSection } from '#admin/ui/form-section.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { documents } from '#shop/document/contract.ts'
import { StateAllergens } from '#shop/document/ui/allergen-statements.tsx'
import { DocumentRows } from '#shop/document/ui/document-rows.tsx'
import type { StaffLotView } from '#shop/lot/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** What the look-up shows beside the dates: papers of this lot, and those of all lots of its goods. */
export function LotPapers({ lot }: { lot: StaffLotView }) {
  const t = useT()
  const staff = useStaff()
  const { it_id } = lot.item
  const { data } = useQuery(
    queryOf(documents.list, { query: { it_id, lot: lot.lot_no, per_page: 20 } }),
  )
  return (
    <FormSection
      id="papers"
      title={t('자료')}
      note={t('이 로트의 성적서와 상품의 자료예요. 로트 조회에 함께 보여요.')}
    >
      <div className="flex flex-wrap gap-2">
        <StateAllergens it_id={it_id} lot={lot.lot_no} />
        {staff.changes('contents') && (
          <ButtonLink
            to={adminPaths.newDocument({ kind: 'coa', it_id, lot: lot.lot_no })}
            look="outline"
            size={44}
          >
            {t('성적서 올리기')}
          </ButtonLink>
        )}
      </div>
      {data && data.total > 0 ? (
        <DocumentRows rows={data.data} withGoods={false} />
      ) : (
        <p className="text-small text-ink-700">{t('아직 올린 자료가 없어요.')}</p>
      )}
    </FormSection>
  )
}
