import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { SaveBar } from '#admin/ui/save-bar.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { dotted } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminCoupons, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { Ticket } from '#shop/coupon/ui/coupon-card.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
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
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminCoupons.show, { params: { cz_id: rowIdIn(couponId) } }),
    ...freshOne,
    enabled: !isNew,
  })
  if (isNew) return <CouponDesk key="new" stored={null} />
  if (data && isFetchedAfterMount) return <CouponDesk key={couponId} stored={data.data} />
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 쿠폰이에요')}
        drawing={<BlankStrip />}
        action={<ButtonLink to={adminPaths.coupons()}>{t('쿠폰 목록')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('이 쿠폰을 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton className="h-96" />
}

function CouponDesk({ stored }: { stored: StaffKind | null }) {
  const t = useT()
  const staff = useStaff()
  const dialog = useDialog()
  const navigate = useNavigate()
  const words = useKindWords()
  const draft = useDraft(`coupon-${stored?.cz_id ?? 'new'}`, stored ? formOf(stored) : emptyKind())
  const saving = useSaveKind(draft, stored)
  const { value } = draft
  const readOnly = !staff.changes('benefits')

  async function create() {
    const made = await saving.create()
    if (made) void navigate(adminPaths.coupon(made.cz_id), { replace: true })
  }

  async function stop() {
    const sure = await dialog.confirm(
      t(
        '이 쿠폰을 멈출까요? 더 받을 수 없고, 이미 받은 쿠폰도 쓸 수 없어요. 나중에 다시 시작할 수 있어요.',
      ),
      { yes: t('멈추기'), danger: true },
    )
    if (sure) await saving.turn(false)
  }

  return (
    <>
      <PageHead
        title={stored ? value.cp_subject || t('이름 없는 쿠폰') : t('쿠폰 만들기')}
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
      />
      {draft.restored && (
        <InlineNotice tone="info" className="mb-5">
          {t('저장하지 않고 떠났던 내용을 다시 불러왔어요.')}
        </InlineNotice>
      )}
      {saving.met && (
        <InlineNotice tone="wait" className="mb-5">
          {saving.met.length
            ? t(
                '그사이 다른 사람이 저장했어요. 둘 다 바꾼 곳에는 내가 적은 내용이 들어 있어요. 확인하고 다시 저장해 주세요.',
              )
            : t(
                '그사이 다른 사람이 저장했어요. 두 사람이 바꾼 내용을 합쳤으니 확인하고 다시 저장해 주세요.',
              )}
        </InlineNotice>
      )}
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
      {readOnly ? (
        <div className="h-10" />
      ) : (
        <SaveBar
          isNew={!stored}
          changes={draft.changed.length}
          busy={saving.busy}
          onSave={() => void (stored ? saving.save() : create())}
          onReset={draft.reset}
        />
      )}
    </>
  )
}
