import { useNavigate } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { RestoredNotice } from '#admin/ui/draft-notices.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { SaveBar } from '#admin/ui/save-bar.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { useT } from '#ui/language.tsx'
import { emptyProduct, sameProduct } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { SectionList } from './section-list.tsx'
import { useSaveProduct } from './use-save-product.ts'

export default function NewProductPage() {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const draft = useDraft('product-new', emptyProduct, { same: sameProduct })
  const saving = useSaveProduct(draft, null)
  const back = { to: adminPaths.products(), label: t('상품 목록') }
  if (!staff.changes('products')) {
    return (
      <>
        <PageHead title={t('새 상품')} back={back} />
        <InlineNotice tone="wait">
          {t('상품은 상품 담당과 운영자만 등록할 수 있어요.')}
        </InlineNotice>
      </>
    )
  }

  async function create() {
    const made = await saving.create()
    if (made) void navigate(adminPaths.product(made.it_id), { replace: true })
  }

  return (
    <>
      <PageHead
        title={t('새 상품')}
        note={t('숨긴 채로 등록돼요. 다 채운 뒤 판매를 켜세요.')}
        back={back}
      />
      <RestoredNotice show={draft.restored} onReset={draft.reset} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_180px] wide:gap-6">
        <ProductForm draft={draft} />
        <SectionList />
      </div>
      <SaveBar
        isNew
        changes={draft.changed.length}
        busy={saving.busy}
        onSave={() => void create()}
        onReset={draft.reset}
      />
    </>
  )
}
