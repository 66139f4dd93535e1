import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { RestoredNotice } from '#admin/ui/draft-notices.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { SaveBar } from '#admin/ui/save-bar.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminProducts, type StaffProduct } from '#shop/catalog/admin-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { MetNotice } from './form-notices.tsx'
import { formOf, sameProduct } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { SectionList } from './section-list.tsx'
import { useSaveProduct } from './use-save-product.ts'

export default function ProductPage() {
  const t = useT()
  const { itemId = '' } = useParams()
  // asked for once: what is typed must not change under the hands
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminProducts.show, { params: { it_id: itemId } }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (data && isFetchedAfterMount) return <ProductDesk key={itemId} product={data.data} />
  if (error instanceof Refusal && error.status === 404) {
    return (
      <EmptyState
        level={1}
        title={t('없는 상품이에요')}
        drawing={<BlankStrip />}
        action={<ButtonLink to={adminPaths.products()}>{t('상품 목록')}</ButtonLink>}
      >
        <p>{t('상품 번호 {id}을(를) 다시 확인해 주세요.', { id: itemId })}</p>
      </EmptyState>
    )
  }
  if (error)
    return (
      <ErrorState level={1} title={t('상품을 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  return (
    <>
      <PageHead title={t('상품')} back={{ to: adminPaths.products(), label: t('상품 목록') }} />
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </>
  )
}

function ProductDesk({ product }: { product: StaffProduct }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const draft = useDraft(`product-${product.it_id}`, formOf(product), { same: sameProduct })
  const saving = useSaveProduct(draft, product)
  const { value } = draft
  const readOnly = !staff.changes('products')
  return (
    <>
      <PageHead
        title={pick(value.it_name, value.it_name_en) || t('이름 없는 상품')}
        beside={
          !value.it_use ? (
            <Badge>{t('숨김')}</Badge>
          ) : value.it_soldout ? (
            <Badge tone="bad">{t('품절')}</Badge>
          ) : (
            <Badge tone="done">{t('판매중')}</Badge>
          )
        }
        note={
          <span className="tabular">{`${product.it_id} · ${t('마지막 저장 {time}', { time: stamp(product.updated_at) })}`}</span>
        }
        back={{ to: adminPaths.products(), label: t('상품 목록') }}
        actions={
          value.it_use && (
            <a
              href={paths.product(product.it_id)}
              target="_blank"
              rel="noopener"
              className={buttonClass({ look: 'outline', size: 44 })}
            >
              {t('가게에서 보기')}
            </a>
          )
        }
      />
      <RestoredNotice show={draft.restored} onReset={draft.reset} />
      <MetNotice met={saving.met} onDismiss={saving.dismiss} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_180px] wide:gap-6">
        <fieldset disabled={readOnly} className="min-w-0">
          <ProductForm draft={draft} />
        </fieldset>
        <SectionList />
      </div>
      {readOnly ? (
        <div className="h-10" />
      ) : (
        <SaveBar
          changes={draft.changed.length}
          busy={saving.busy}
          onSave={() => void saving.save()}
          onReset={draft.reset}
        />
      )}
    </>
  )
}
