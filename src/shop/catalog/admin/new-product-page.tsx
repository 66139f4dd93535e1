import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminProducts, type StaffProduct } from '#shop/catalog/admin-contract.ts'
import { needsSafety } from '#shop/catalog/safety-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { copyOf, emptyProduct, formOf, sameProduct } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { SectionList } from './section-list.tsx'
import { useSaveProduct } from './use-save-product.ts'

/** An empty form, or one that begins as another product (`?from=`). */
export default function NewProductPage() {
  const t = useT()
  const staff = useStaff()
  const from = useSearchParams()[0].get('from')
  const back = { to: adminPaths.products(), label: t('상품 목록') }
  if (!staff.changes('products'))
    return (
      <CannotChange title={t('새 상품')} back={back}>
        {t('상품은 상품 담당과 운영자만 등록할 수 있어요.')}
      </CannotChange>
    )
  return from ? <Copy key={from} it_id={from} /> : <NewProduct />
}

function Copy({ it_id }: { it_id: string }) {
  const t = useT()
  const found = useQuery({ ...queryOf(adminProducts.show, { params: { it_id } }), ...freshOne })
  return (
    <StoredOne
      found={found}
      title={t('상품')}
      back={{ to: adminPaths.products(), label: t('상품 목록') }}
    >
      {(product) => <NewProduct like={product} />}
    </StoredOne>
  )
}

function NewProduct({ like }: { like?: StaffProduct }) {
  const t = useT()
  const { pick } = useLang()
  const draft = useDraft(like ? `product-like-${like.it_id}` : 'product-new', emptyProduct, {
    same: sameProduct,
    ...(like && { first: copyOf(formOf(like)) }),
  })
  const saving = useSaveProduct(draft, null)
  return (
    <EditorPage
      title={t('새 상품')}
      note={
        like
          ? t(
              '‘{name}’에서 옮겨 왔어요. 이름, 재고, 신고번호는 새로 적고, 다 채운 뒤 판매를 켜세요.',
              { name: pick(like.it_name, like.it_name_en) },
            )
          : t('숨긴 채로 등록돼요. 다 채운 뒤 판매를 켜세요.')
      }
      back={{ to: adminPaths.products(), label: t('상품 목록') }}
      draft={draft}
      saving={saving}
      create={async () => {
        const made = await saving.create()
        return made && adminPaths.product(made.it_id)
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_180px] wide:gap-6">
        <ProductForm draft={draft} />
        <SectionList hasSafety={needsSafety(draft.value)} />
      </div>
    </EditorPage>
  )
}
