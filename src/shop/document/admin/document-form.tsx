import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { type Back, EditorPage } from '#admin/ui/editor-page.tsx'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import {
  adminDocuments,
  documentKinds,
  documentLangs,
  type StaffDocument,
} from '#shop/document/contract.ts'
import { casIn, kindWords, langWords, longestTitle } from '#shop/document/rules.ts'
import { acceptedFiles } from '#shop/inquiry/rules.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { begunWith, type DocumentDraft, formOf } from './document-draft.ts'
import { Downloads, Versions } from './versions.tsx'

/** What a document is about; a new one comes with its first file, later ones by themselves. */
export function DocumentForm({
  stored,
  back,
  given,
}: {
  stored: StaffDocument | null
  back: Back
  given?: URLSearchParams
}) {
  const t = useT()
  const toast = useToast()
  const { pick } = useLang()
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const draft = useDraft(
    `document-${stored?.dc_id ?? `new${given?.get('lot') ?? ''}`}`,
    stored ? formOf(stored) : begunWith(given),
  )
  const { value, set, error } = draft
  const params = { dc_id: stored?.dc_id ?? 0 }
  const keep = (answer: { data: StaffDocument }) => {
    const key = queryOf(adminDocuments.show, { params: { dc_id: answer.data.dc_id } }).queryKey
    client.setQueryData(key, answer)
    void client.invalidateQueries({ queryKey: [adminDocuments.list.path] })
  }
  const { send, ...saving } = useSaveDraft<DocumentDraft, StaffDocument>(draft, stored, {
    create: (form) =>
      call(adminDocuments.create, {
        body: {
          ...sentOf(form),
          dv_version: form.dv_version,
          issued_on: form.issued_on,
          files,
        },
      }),
    load: () => call(adminDocuments.show, { params }),
    save: (form, version) =>
      call(adminDocuments.save, { params, body: { ...sentOf(form), version } }),
    formOf,
    kept: keep,
    told: (saved, isNew) =>
      saved.withdrawn
        ? t('저장했어요. 내린 자료라 아무도 받을 수 없어요.')
        : isNew
          ? t('자료를 올렸어요. 문서 게시판에 바로 보여요.')
          : t('저장했어요. 문서 게시판에 바로 보여요.'),
  })

  async function withdraw(withdrawn: boolean) {
    const answer = await send(() => call(adminDocuments.withdraw, { params, body: { withdrawn } }))
    if (!answer) return
    keep(answer)
    toast(withdrawn ? t('자료를 내렸어요. 아무도 받을 수 없어요.') : t('자료를 다시 보여요.'))
  }

  return (
    <EditorPage
      title={stored ? pick(value.dc_title, value.dc_title_en) || t('자료') : t('자료 올리기')}
      back={back}
      actions={
        stored && (
          <>
            {!stored.withdrawn && <SeeInShop href={paths.document(stored.dc_id)} />}
            <Button
              look="outline"
              size={44}
              busy={saving.busy}
              onClick={() => void withdraw(!stored.withdrawn)}
            >
              {stored.withdrawn ? t('다시 보이기') : t('자료 내리기')}
            </Button>
          </>
        )
      }
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.document(made.dc_id)
            }
      }
      beyond={{ changes: files.length ? 1 : 0, reset: () => setFiles([]) }}
    >
      <div className="grid grid-cols-1 gap-5">
        <FormSection id="about" title={t('내용')}>
          <FieldRow columns={2}>
            <Select
              label={t('자료 종류')}
              name="dc_kind"
              value={value.dc_kind}
              onChange={(dc_kind) => set({ dc_kind })}
              choices={documentKinds.map((one) => ({ value: one, label: t(kindWords[one]) }))}
              error={error('dc_kind')}
            />
            <Select
              label={t('문서의 언어')}
              name="dc_lang"
              value={value.dc_lang}
              onChange={(dc_lang) => set({ dc_lang })}
              choices={documentLangs.map((one) => ({ value: one, label: t(langWords[one]) }))}
              error={error('dc_lang')}
            />
          </FieldRow>
          <BothLanguages
            label={t('제목')}
            names={['dc_title', 'dc_title_en']}
            values={[value.dc_title, value.dc_title_en]}
            onChange={(dc_title, dc_title_en) => set({ dc_title, dc_title_en })}
            errors={[error('dc_title'), error('dc_title_en')]}
            maxLength={longestTitle}
          />
          <BothLanguages
            label={t('설명')}
            names={['dc_note', 'dc_note_en']}
            values={[value.dc_note, value.dc_note_en]}
            onChange={(dc_note, dc_note_en) => set({ dc_note, dc_note_en })}
            errors={[error('dc_note'), error('dc_note_en')]}
            maxLength={2000}
            optional
            long
          />
          <FieldRow columns={2}>
            <TextField
              label={t('로트')}
              name="dc_lot"
              optional
              maxLength={40}
              autoComplete="off"
              value={value.dc_lot}
              onChange={(dc_lot) => set({ dc_lot })}
              error={error('dc_lot')}
              hint={t('한 로트만의 성적서일 때 적어요.')}
            />
            <TextField
              label={t('CAS 번호')}
              name="dc_cas"
              optional
              maxLength={400}
              autoComplete="off"
              value={value.dc_cas}
              onChange={(dc_cas) => set({ dc_cas })}
              error={error('dc_cas')}
              hint={t('쉼표로 나눠 적어요. 예: 78-70-6, 106-22-9')}
            />
          </FieldRow>
          <ItemsField
            label={t('어느 상품의 자료인가요?')}
            name="it_id"
            most={1}
            value={value.it_ids}
            onChange={(it_ids) => set({ it_ids })}
            error={error('it_id')}
          />
        </FormSection>
        {stored ? (
          <>
            <Versions one={stored} onChanged={keep} />
            <Downloads one={stored} />
          </>
        ) : (
          <FormSection id="file" title={t('첫 파일')}>
            <FieldRow columns={2}>
              <TextField
                label={t('버전')}
                name="dv_version"
                maxLength={20}
                autoComplete="off"
                value={value.dv_version}
                onChange={(dv_version) => set({ dv_version })}
                error={error('dv_version')}
              />
              <DatePicker
                label={t('문서의 날짜')}
                name="issued_on"
                value={value.issued_on}
                onChange={(issued_on) => set({ issued_on })}
                error={error('issued_on')}
              />
            </FieldRow>
            <FileInput
              label={t('파일')}
              name="files"
              original
              accept={acceptedFiles}
              files={files}
              onChange={setFiles}
              error={error('files')}
              hint={t('PDF나 사진 하나, 10 MB까지예요.')}
            />
          </FormSection>
        )}
      </div>
    </EditorPage>
  )
}

function sentOf({ it_ids, dc_cas, dv_version: _, issued_on: __, ...form }: DocumentDraft) {
  return { ...form, it_id: it_ids[0] ?? '', dc_cas: casIn(dc_cas) }
}
