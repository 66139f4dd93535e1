import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminCoupons, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { Ticket } from '#shop/coupon/ui/coupon-card.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { CodesPanel } from './codes-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { HoldersPanel } from './holders-panel.tsx'
import { KindForm } from './kind-form.tsx'
import { KindChip, useKindWords } from './kind-words.tsx'
import { RoundsPanel } from './rounds-panel.tsx'
import { emptyKind, formOf, useSaveKind } from './use-save-kind.ts'

/** One kind of coupon: its form, how it went, its codes and who holds it; or a new one. */
export default function CouponPage() {
  return (
    <OnlyFor area="benefits">
      <Coupon />
    </OnlyFor>
  )
}

function Coupon() {
  const t = useT()
  const { couponId = '' } = useParams()
  const isNew = couponId === 'new'
  const found = useQuery({
    ...queryOf(adminCoupons.show, { params: { cz_id: rowIdIn(couponId) } }),
    ...freshOne,
    enabled: !isNew,
  })
  if (isNew) return <CouponDesk key="new" stored={null} />
  return (
    <StoredOne
      found={found}
      title={t('쿠폰')}
      back={{ to: adminPaths.coupons(), label: t('쿠폰 목록') }}
    >
      {(stored) => <CouponDesk key={couponId} stored={stored} />}
    </StoredOne>
  )
}

function CouponDesk({ stored }: { stored: StaffKind | null }) {
  const t = useT()
  const staff = useStaff()
  const dialog = useDialog()
  const words = useKindWords()
  const { pick } = useLang()
  const draft = useDraft(`coupon-${stored?.cz_id ?? 'new'}`, stored ? formOf(stored) : emptyKind())
  const saving = useSaveKind(draft, stored)
  const { value } = draft
  const readOnly = !staff.changes('benefits')

  async function stop() {
    const sure = await dialog.confirm(
      t(
        '이 쿠폰을 멈출까요? 더 받을 수 없고, 이미 받은 쿠폰도 쓸 수 없어요. 나중에 다시 시작할 수 있어요.',
      ),
      { title: t('쿠폰 멈추기'), yes: t('멈추기'), danger: true },
    )
    if (sure) await saving.turn(false)
  }

  return (
    <EditorPage
      title={
        stored
          ? pick(value.cp_subject, value.cp_subject_en) || t('이름 없는 쿠폰')
          : t('쿠폰 만들기')
      }
      beside={stored && <KindChip state={stored.state} />}
      note={stored && words.way(stored.cz_way)}
      back={{ to: adminPaths.coupons(), label: t('쿠폰 목록') }}
      actions={
        stored &&
        !readOnly &&
        (stored.cz_use ? (
          <Button look="danger" size={44} busy={saving.busy} onClick={() => void stop()}>
            {t('쿠폰 멈추기')}
          </Button>
        ) : (
          <Button
            look="outline"
            size={44}
            busy={saving.busy}
            onClick={() => void saving.turn(true)}
          >
            {t('다시 시작')}
          </Button>
        ))
      }
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.coupon(made.cz_id)
            }
      }
      readOnly={readOnly}
    >
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-5">
          {stored && <FiguresPanel kind={stored} />}
          <fieldset disabled={readOnly} className="min-w-0">
            <KindForm draft={draft} promised={(stored?.cz_issued ?? 0) > 0} />
          </fieldset>
        </div>
        <div className="grid min-w-0 gap-5 wide:sticky wide:top-20">
          <section aria-labelledby="preview" className="grid">
            <h2 id="preview" className="mb-2 text-caption text-ink-500">
              {t('회원에게 이렇게 보여요')}
            </h2>
            <Ticket
              coupon={{
                ...value,
                cp_subject: value.cp_subject || t('쿠폰 이름'),
                target_name: stored?.target_name ?? '',
                target_name_en: stored?.target_name_en ?? '',
              }}
            >
              <p className="tabular text-caption text-ink-500">
                {value.cz_days === null
                  ? `${dotted(value.cz_start)} – ${dotted(value.cz_end)}`
                  : t('받은 날부터 {count}일 동안', { count: value.cz_days })}
              </p>
            </Ticket>
          </section>
          {stored && <RoundsPanel kind={stored} readOnly={readOnly} />}
          {stored?.cz_way === 'code' && <CodesPanel kind={stored} readOnly={readOnly} />}
        </div>
      </div>
      {stored && <HoldersPanel kind={stored} />}
    </EditorPage>
  )
}
