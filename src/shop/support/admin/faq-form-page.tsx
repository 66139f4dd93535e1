import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { BothRichTexts } from '#admin/ui/both-rich-texts.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { type Back, EditorPage } from '#admin/ui/editor-page.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { sameMarkup } from '#admin/ui/merge-draft.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { standingOf, toldSaved } from '#admin/ui/told-saved.ts'
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
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

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
  const groups = useQuery({ ...groupsOnly, ...freshOne })
  const found = useQuery({
    ...queryOf(adminFaqs.show, { params: { fa_id: rowIdIn(faqId) } }),
    ...freshOne,
    enabled: !isNew,
  })
  const title = t('자주 묻는 질문')
  const back = { to: adminPaths.faqs(), label: title }
  if (!staff.changes('customers'))
    return (
      <CannotChange title={title} back={back}>
        {t('자주 묻는 질문은 주문 담당과 콘텐츠 담당, 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  const asked = Number(search.get('group'))
  const rows = groups.data?.groups ?? []
  const first = rows.find(({ fm_id }) => fm_id === asked) ?? rows[0]
  // the form needs its groups, and an old question itself as well
  const waited = isNew ? groups : found
  const stored = isNew ? { data: null } : found.data
  return (
    <StoredOne
      found={{
        data: groups.data && stored,
        error: groups.error ?? found.error,
        isFetchedAfterMount: waited.isFetchedAfterMount,
        fetchStatus: waited.fetchStatus,
        refetch: () => void Promise.all([groups.refetch(), isNew || found.refetch()]),
      }}
      title={title}
      back={back}
    >
      {(question) => (
        <Form key={faqId} stored={question} groups={rows} group={first?.fm_id ?? 0} back={back} />
      )}
    </StoredOne>
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
  back: Back
}) {
  const t = useT()
  const { pick } = useLang()
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
  const { send, ...saving } = useSaveDraft(draft, stored, {
    create: (form) => call(adminFaqs.add, { body: form }),
    load: () => call(adminFaqs.show, { params }),
    save: (form, version) => call(adminFaqs.change, { params, body: { ...form, version } }),
    formOf,
    kept: () => {
      for (const { path } of [adminFaqs.list, adminFaqs.show])
        void client.invalidateQueries({ queryKey: [path] })
    },
    told: ({ fa_use }) => toldSaved(t, t('저장했어요.'), standingOf(fa_use)),
  })

  async function remove() {
    const done = await send(() => call(adminFaqs.remove, { params }))
    if (done) void client.invalidateQueries({ queryKey: [adminFaqs.list.path] })
    return done
  }

  return (
    <EditorPage
      title={
        stored ? pick(value.fa_subject, value.fa_subject_en) || t('자주 묻는 질문') : t('질문 적기')
      }
      back={back}
      actions={stored && value.fa_use && <SeeInShop href={paths.faq({}, stored.fa_id)} />}
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.faq(made.fa_id)
            }
      }
      remove={
        stored ? { name: pick(value.fa_subject, value.fa_subject_en), act: remove } : undefined
      }
    >
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
    </EditorPage>
  )
}
