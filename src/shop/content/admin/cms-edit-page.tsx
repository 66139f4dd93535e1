import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminCms, type CmsFull, type CmsKind, cmsKinds } from '#shop/content/admin-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CmsForm, emptyPage, formOf } from './cms-form.ts'
import { PiecePanel } from './piece-panel.tsx'
import { Preview } from './preview.tsx'
import { CmsState, Publication, Versions } from './publication.tsx'
import { changePiece, findPiece, pieceAt } from './tree-moves.ts'
import { TreePanel } from './tree-panel.tsx'
import { useCms } from './use-cms.ts'

/** A page, a block or a trend in the editor; or a new one. */
export default function CmsEditPage() {
  const t = useT()
  const staff = useStaff()
  const { cmsId = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = cmsId === 'new'
  const found = useQuery({
    ...queryOf(adminCms.show, { params: { id: rowIdIn(cmsId) } }),
    ...freshOne,
    enabled: !isNew && staff.sees('contents'),
  })
  const title = t('페이지·배너·트렌드')
  const back = { to: adminPaths.cms(), label: t('목록') }
  if (!staff.changes('contents'))
    return (
      <CannotChange title={title} back={back}>
        {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  if (isNew) {
    const kind = cmsKinds.find((one) => one === search.get('kind')) ?? 'page'
    return <Editor key={`new-${kind}`} kind={kind} stored={null} />
  }
  return (
    <StoredOne found={found} title={title} back={back}>
      {(stored) => <Editor key={stored.id} kind={stored.kind} stored={stored} />}
    </StoredOne>
  )
}

function Editor({ kind, stored }: { kind: CmsKind; stored: CmsFull | null }) {
  const t = useT()
  const { pick } = useLang()
  const draft = useDraft<CmsForm>(
    `cms-${stored?.id ?? `new-${kind}`}`,
    stored ? formOf(stored) : emptyPage(kind),
  )
  const cms = useCms(draft, stored)
  const { value, set, error } = draft
  const { page } = cms
  const [chosen, setChosen] = useState(value.template.id)
  const piece = findPiece(value.template, chosen)?.piece ?? value.template
  const dirty = draft.changed.length > 0
  const goods = useGoods(kind === 'trend' ? value.it_ids : null)
  const words = { page: t('새 페이지'), block: t('새 배너·블록'), trend: t('새 트렌드') }

  // the server names the piece that is wrong: show it
  const wrong = Object.keys(draft.errors).find((path) => path.startsWith('template'))
  useEffect(() => {
    const found = wrong && pieceAt(value.template, wrong)
    if (found) setChosen(found.id)
  }, [wrong, value.template])

  return (
    <EditorPage
      title={page ? pick(value.title, value.title_en) : words[kind]}
      beside={page && <CmsState page={page} />}
      back={{ to: adminPaths.cms(), label: t('목록') }}
      actions={
        page && (
          <>
            {page.published_version !== null && kind === 'page' && (
              <SeeInShop href={paths.contents(page.name)} />
            )}
            <Publication cms={cms} page={page} dirty={dirty} />
          </>
        )
      }
      draft={draft}
      saving={cms}
      create={
        page
          ? undefined
          : async () => {
              const made = await cms.create()
              return made && adminPaths.cmsPage(made.id)
            }
      }
      remove={
        page
          ? {
              name: pick(value.title, value.title_en),
              page: kind === 'page' ? paths.contents(page.name) : undefined,
              act: cms.remove,
            }
          : undefined
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <FormSection id="words" title={t('내용')}>
          {!page && (
            <TextField
              label={t('이름')}
              name="name"
              value={value.name}
              onChange={(name) => set({ name: name.toLowerCase().replace(/[^a-z\d-]/g, '') })}
              maxLength={60}
              error={error('name')}
              hint={
                kind === 'page'
                  ? t('주소가 돼요: /contents/이름')
                  : kind === 'block'
                    ? t('홈 위의 배너는 banner라는 이름을 써요.')
                    : t('주간 픽과 페이지가 이 이름으로 찾아요.')
              }
            />
          )}
          <BothLanguages
            label={t('제목')}
            names={['title', 'title_en']}
            values={[value.title, value.title_en]}
            onChange={(title, title_en) => set({ title, title_en })}
            errors={[error('title'), error('title_en')]}
            maxLength={120}
          />
          {kind === 'page' && (
            <BothLanguages
              label={t('검색에 보일 설명')}
              names={['description', 'description_en']}
              values={[value.description, value.description_en]}
              onChange={(description, description_en) => set({ description, description_en })}
              maxLength={300}
              optional
            />
          )}
          {kind === 'block' && (
            <BothLanguages
              label={t('누르면 갈 주소')}
              names={['link', 'link_en']}
              values={[value.link, value.link_en]}
              onChange={(link, link_en) => set({ link, link_en })}
              errors={[error('link'), error('link_en')]}
              maxLength={500}
              optional
            />
          )}
          {kind === 'trend' && (
            <ItemsField
              label={t('상품')}
              name="it_ids"
              value={value.it_ids}
              onChange={(it_ids) => set({ it_ids })}
              most={60}
              error={error('it_ids')}
            />
          )}
        </FormSection>
        <div className="grid grid-cols-1 items-start gap-5 wide:grid-cols-[270px_minmax(0,1fr)_310px]">
          <TreePanel
            tree={value.template}
            chosen={piece.id}
            onChoose={setChosen}
            onChange={(template) => set({ template })}
          />
          <Preview template={value.template} goods={goods} />
          <PiecePanel
            key={piece.id}
            piece={piece}
            isTrend={kind === 'trend'}
            onChange={(next) =>
              set({ template: changePiece(value.template, piece.id, () => next) })
            }
          />
        </div>
        {page && <Versions cms={cms} page={page} dirty={dirty} />}
      </div>
    </EditorPage>
  )
}

/** The goods of a trend while it is being made. */
function useGoods(it_ids: string[] | null) {
  const found = useQueries({
    queries: (it_ids ?? []).map((it_id) => ({
      ...queryOf(products.show, { params: { it_id } }),
      retry: false,
    })),
  })
  return it_ids && found.flatMap(({ data }) => data?.data ?? [])
}
