import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { MetNotice, RestoredNotice } from '#admin/ui/draft-notices.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { SaveBar } from '#admin/ui/save-bar.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminCms, type CmsFull, type CmsKind, cmsKinds } from '#shop/content/admin-contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
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
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminCms.show, { params: { id: rowIdIn(cmsId) } }),
    ...freshOne,
    enabled: !isNew && staff.sees('contents'),
  })
  if (!staff.changes('contents')) {
    return (
      <>
        <PageHead
          title={t('페이지·배너·트렌드')}
          back={{ to: adminPaths.cms(), label: t('목록') }}
        />
        <InlineNotice tone="wait">
          {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
        </InlineNotice>
      </>
    )
  }
  if (isNew) {
    const kind = cmsKinds.find((one) => one === search.get('kind')) ?? 'page'
    return <Editor key={`new-${kind}`} kind={kind} stored={null} />
  }
  if (isError && !data)
    return <ErrorState title={t('내용을 불러오지 못했어요')} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <Skeleton className="h-96" />
  return <Editor key={data.data.id} kind={data.data.kind} stored={data.data} />
}

function Editor({ kind, stored }: { kind: CmsKind; stored: CmsFull | null }) {
  const t = useT()
  const { pick } = useLang()
  const dialog = useDialog()
  const navigate = useNavigate()
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

  async function create() {
    const made = await cms.create()
    if (made) void navigate(adminPaths.cmsPage(made.id), { replace: true })
  }

  async function remove() {
    if (
      !(await dialog.confirm(
        t('‘{name}’을(를) 삭제할까요? 되돌릴 수 없어요.', { name: value.title }),
        { yes: t('삭제'), danger: true },
      ))
    )
      return
    if (!(await cms.remove())) return
    draft.reset()
    void navigate(adminPaths.cms())
  }

  return (
    <>
      <PageHead
        title={page ? pick(value.title, value.title_en) : words[kind]}
        beside={page && <CmsState page={page} />}
        back={{ to: adminPaths.cms(), label: t('목록') }}
        actions={
          page && (
            <>
              <Button look="danger" size={44} onClick={() => void remove()}>
                {t('삭제')}
              </Button>
              {page.published_version !== null && kind === 'page' && (
                <a
                  href={paths.contents(page.name)}
                  target="_blank"
                  rel="noopener"
                  className={buttonClass({ look: 'outline', size: 44 })}
                >
                  {t('가게에서 보기')}
                </a>
              )}
              <Publication cms={cms} page={page} dirty={dirty} />
            </>
          )
        }
      />
      <RestoredNotice show={draft.restored} onReset={draft.reset} />
      <MetNotice met={cms.met} onDismiss={cms.dismiss} />
      <FormErrors errors={draft.errors} />
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
      <SaveBar
        isNew={!page}
        changes={draft.changed.length}
        busy={cms.busy}
        onSave={() => void (page ? cms.save() : create())}
        onReset={draft.reset}
      />
    </>
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
