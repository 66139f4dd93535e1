import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { needsSafety } from '#shop/catalog/safety-rules.ts'
import { useT } from '#ui/language.tsx'
import { emptyProduct, sameProduct } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { SectionList } from './section-list.tsx'
import { useSaveProduct } from './use-save-product.ts'

export default function NewProductPage() {
  const t = useT()
  const staff = useStaff()
  const draft = useDraft('product-new', emptyProduct, { same: sameProduct })
  const saving = useSaveProduct(draft, null)
  const back = { to: adminPaths.products(), label: t('상품 목록') }
  if (!staff.changes('products'))
    return (
      <CannotChange title={t('새 상품')} back={back}>
        {t('상품은 상품 담당과 운영자만 등록할 수 있어요.')}
      </CannotChange>
    )
  return (
    <EditorPage
      title={t('새 상품')}
      note={t('숨긴 채로 등록돼요. 다 채운 뒤 판매를 켜세요.')}
      back={back}
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
