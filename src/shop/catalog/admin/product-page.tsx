import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { WordMenu } from '#admin/ui/row-menu.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminProducts, type StaffProduct } from '#shop/catalog/admin-contract.ts'
import { needsSafety } from '#shop/catalog/safety-rules.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { partWord } from './part-word.ts'
import { formOf, sameProduct } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { SectionList } from './section-list.tsx'
import { useRemoval } from './use-removal.ts'
import { useSaveProduct } from './use-save-product.ts'

export default function ProductPage() {
  const t = useT()
  const { itemId = '' } = useParams()
  const found = useQuery({
    ...queryOf(adminProducts.show, { params: { it_id: itemId } }),
    // asked for once: what is typed must not change under the hands
    staleTime: 0,
    refetchOnMount: 'always',
  })
  return (
    <StoredOne
      found={found}
      title={t('상품')}
      back={{ to: adminPaths.products(), label: t('상품 목록') }}
    >
      {(product) => <ProductDesk key={`${itemId} ${product.archived}`} product={product} />}
    </StoredOne>
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
  const navigate = useNavigate()
  const removal = useRemoval(() => {})
  const ids = [product.it_id]
  const unsaved = draft.changed.length > 0 ? t('먼저 저장하거나 되돌려 주세요.') : null

  async function remove() {
    if (await removal.remove(ids)) void navigate(adminPaths.products(), { replace: true })
  }

  return (
    <EditorPage
      title={pick(value.it_name, value.it_name_en) || t('이름 없는 상품')}
      beside={
        product.archived ? (
          <Badge tone="plain">{t('보관')}</Badge>
        ) : !value.it_use ? (
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
        <>
          <ButtonLink to={adminPaths.stock(product.it_id)} look="outline" size={44}>
            {t('재고 기록')}
          </ButtonLink>
          {!readOnly && (
            <ButtonLink
              to={adminPaths.newProduct({ from: product.it_id })}
              look="outline"
              size={44}
            >
              {t('복사해서 새 상품')}
            </ButtonLink>
          )}
          {!readOnly && (
            <WordMenu
              word={t('더 하기')}
              disabled={removal.busy}
              items={[
                product.archived
                  ? { label: t('보관 풀기'), run: () => void removal.bringBack(ids) }
                  : {
                      label: t('보관하기'),
                      reason: unsaved,
                      run: () => void removal.archive(ids),
                    },
                { label: t('지우기'), danger: true, run: () => void remove() },
              ]}
            />
          )}
          {value.it_use && <SeeInShop href={paths.product(product.it_id)} />}
        </>
      }
      draft={draft}
      saving={saving}
      partWord={(part) => partWord(t, part)}
      readOnly={readOnly}
    >
      {product.archived && (
        <InlineNotice tone="info" className="mb-5">
          {t(
            '보관한 상품이에요. 가게에서는 아무도 볼 수 없고, 주문과 후기에는 남아 있어요. 다시 팔려면 보관을 풀고 판매를 켜세요.',
          )}
        </InlineNotice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_180px] wide:gap-6">
        <fieldset disabled={readOnly} className="min-w-0">
          <ProductForm draft={draft} it_id={product.it_id} />
        </fieldset>
        <SectionList hasSafety={needsSafety(value)} />
      </div>
    </EditorPage>
  )
}
