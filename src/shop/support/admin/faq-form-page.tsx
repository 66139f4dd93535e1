import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { BothRichTexts } from '#admin/ui/both-rich-texts.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { MetNotice, RestoredNotice } from '#admin/ui/draft-notices.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { sameMarkup } from '#admin/ui/merge-draft.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { SaveBar } from '#admin/ui/save-bar.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { Switch } from '#admin/ui/switch.tsx'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import {
  adminFaqs,
  type FaqForm,
  type FaqGroup,
  type StaffFaq,
} from '#shop/support/faq-contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { doneCloses, useDialog } from '#ui/dialogs.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

const same = sameMarkup(['fa_content', 'fa_content_en'])
const groupsOnly = queryOf(adminFaqs.list, { query: { per_page: 1 } })

const formOf = ({
  fm_id,
  fa_subject,
  fa_subject_en,
  fa_content,
  fa_content_en,
  fa_use,
}: StaffFaq): FaqForm => ({
  fm_id,
  fa_subject,
  fa_subject_en,
  fa_content,
  fa_content_en,
  fa_use,
})

/** One question and its answer; or a new one. */
export default function FaqFormPage() {
  return (
    <OnlyFor area="customers">
      <OneQuestion />
    </OnlyFor>
  )
}

function OneQuestion() {
  const t = useT()
  const staff = useStaff()
  const { faqId = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = faqId === 'new'
  const groups = useQuery({ ...groupsOnly, ...freshOne }).data?.groups
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminFaqs.show, { params: { fa_id: rowIdIn(faqId) } }),
    ...freshOne,
    enabled: !isNew,
  })
  const back = { to: adminPaths.faqs(), label: t('자주 묻는 질문') }
  if (!staff.changes('customers')) {
    return (
      <>
        <PageHead title={t('자주 묻는 질문')} back={back} />
        <InlineNotice tone="wait">
          {t('자주 묻는 질문은 주문 담당과 콘텐츠 담당, 운영자만 바꿀 수 있어요.')}
        </InlineNotice>
      </>
    )
  }
  if (isError && !data)
    return <ErrorState title={t('질문을 불러오지 못했어요')} onRetry={() => void refetch()} />
  if (!groups || (!isNew && (!data || !isFetchedAfterMount))) return <Skeleton className="h-96" />
  const asked = Number(search.get('group'))
  const first = groups.find(({ fm_id }) => fm_id === asked) ?? groups[0]
  return (
    <Form
      key={faqId}
      stored={isNew ? null : (data?.data ?? null)}
      groups={groups}
      group={first?.fm_id ?? 0}
      back={back}
    />
  )
}

function Form({
  stored,
  groups,
  group,
  back,
}: {
  stored: StaffFaq | null
  groups: readonly FaqGroup[]
  group: number
  back: { to: string; label: string }
}) {
  const t = useT()
  const { pick } = useLang()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const empty: FaqForm = {
    fm_id: group,
    fa_subject: '',
    fa_subject_en: '',
    fa_content: '',
    fa_content_en: '',
    fa_use: true,
  }
  const draft = useDraft(`faq-${stored?.fa_id ?? 'new'}`, stored ? formOf(stored) : empty, { same })
  const { value, set, error } = draft
  const params = { fa_id: stored?.fa_id ?? 0 }
  const told = t('저장했어요. 가게에 바로 보여요.')
  const { act, met, ...saving } = useSaveDraft(draft, stored, {
    create: (form) => call(adminFaqs.add, { body: form }),
    load: () => call(adminFaqs.show, { params }),
    save: (form, version) => call(adminFaqs.change, { params, body: { ...form, version } }),
    formOf,
    kept: () => {
      for (const { path } of [adminFaqs.list, adminFaqs.show])
        void client.invalidateQueries({ queryKey: [path] })
    },
    words: { created: told, saved: told },
  })

  async function create() {
    const made = await saving.create()
    if (made) void navigate(adminPaths.faq(made.fa_id), { replace: true })
  }

  async function remove() {
    if (
      !(await dialog.confirm(
        t('‘{name}’을(를) 삭제할까요? 되돌릴 수 없어요.', { name: value.fa_subject }),
        { yes: t('삭제'), danger: true },
      ))
    )
      return
    if (!(await act(() => call(adminFaqs.remove, { params })))) return
    draft.reset()
    void client.invalidateQueries({ queryKey: [adminFaqs.list.path] })
    void dialog.done(t('삭제했어요.'), { closeAfter: doneCloses })
    void navigate(back.to)
  }

  return (
    <>
      <PageHead
        title={
          stored
            ? pick(value.fa_subject, value.fa_subject_en) || t('자주 묻는 질문')
            : t('질문 적기')
        }
        back={back}
        actions={
          stored && (
            <>
              {value.fa_use && (
                <a
                  href={paths.faq({}, stored.fa_id)}
                  target="_blank"
                  rel="noopener"
                  className={buttonClass({ look: 'outline', size: 44 })}
                >
                  <ExternalLink aria-hidden="true" size={18} strokeWidth={1.5} />
                  {t('가게에서 보기')}
                </a>
              )}
              <Button look="danger" size={44} onClick={() => void remove()}>
                {t('삭제')}
              </Button>
            </>
          )
        }
      />
      <RestoredNotice show={draft.restored} onReset={draft.reset} />
      <MetNotice met={met && (met.length ? 'both' : 'merged')} onDismiss={saving.dismiss} />
      <div className="grid grid-cols-1 gap-5">
        <FormErrors errors={draft.errors} />
        <FormSection
          id="question"
          title={t('질문과 답')}
          note={t('영어를 비우면 영어 화면에도 한국어가 보여요.')}
          end={
            <Switch
              label={t('가게에 보이기')}
              name="fa_use"
              checked={value.fa_use}
              onChange={(fa_use) => set({ fa_use })}
              words={[t('보여요'), t('숨겨요')]}
            />
          }
        >
          <Select
            label={t('묶음')}
            name="fm_id"
            value={String(value.fm_id || '')}
            onChange={(fm_id) => set({ fm_id: Number(fm_id) })}
            choices={groups.map((one) => ({
              value: String(one.fm_id),
              label: pick(one.fm_subject, one.fm_subject_en),
            }))}
            error={error('fm_id')}
          />
          <BothLanguages
            label={t('질문')}
            names={['fa_subject', 'fa_subject_en']}
            values={[value.fa_subject, value.fa_subject_en]}
            onChange={(fa_subject, fa_subject_en) => set({ fa_subject, fa_subject_en })}
            errors={[error('fa_subject'), error('fa_subject_en')]}
            maxLength={200}
          />
          <BothRichTexts
            label={t('답')}
            area="customers"
            names={['fa_content', 'fa_content_en']}
            values={[value.fa_content, value.fa_content_en]}
            onChange={(fa_content, fa_content_en) => set({ fa_content, fa_content_en })}
            errors={[error('fa_content'), error('fa_content_en')]}
          />
        </FormSection>
      </div>
      <SaveBar
        isNew={!stored}
        changes={draft.changed.length}
        busy={saving.busy}
        onSave={() => void (stored ? saving.save() : create())}
        onReset={draft.reset}
      />
    </>
  )
}
