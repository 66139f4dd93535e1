import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { BothRichTexts } from '#admin/ui/both-rich-texts.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { type Back, EditorPage } from '#admin/ui/editor-page.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { acceptedFiles } from '#shop/inquiry/rules.ts'
import { boards } from '#shop/support/contract.ts'
import type { StaffNotice } from '#shop/support/notice-contract.ts'
import { longestTitle, mostNoticeFiles, noticePath } from '#shop/support/notice-rules.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useBoardWords } from './board-words.ts'
import { FileTile } from './file-tile.tsx'
import { emptyNotice, formOf, sameNotice } from './notice-draft.ts'
import { useNoticeTitle } from './notice-title.ts'
import { useSaveNotice } from './use-save-notice.ts'

export function NoticeForm({ stored, back }: { stored: StaffNotice | null; back: Back }) {
  const t = useT()
  const titleOf = useNoticeTitle()
  const boardWords = useBoardWords()
  const draft = useDraft(`notice-${stored?.id ?? 'new'}`, stored ? formOf(stored) : emptyNotice, {
    same: sameNotice,
  })
  const saving = useSaveNotice(draft, stored)
  const { value, set, error } = draft

  return (
    <EditorPage
      title={stored ? titleOf(value) || t('공지') : t('공지 쓰기')}
      back={back}
      actions={stored && <SeeInShop href={noticePath(stored)} />}
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.notice(made.id)
            }
      }
      remove={stored ? { name: titleOf(value), act: saving.remove } : undefined}
      beyond={{ changes: saving.files.length ? 1 : 0, reset: () => saving.chooseFiles([]) }}
    >
      <div className="grid grid-cols-1 gap-5">
        <FormSection
          id="words"
          title={t('내용')}
          end={
            <Switch
              label={t('목록 맨 위에 고정')}
              name="pinned"
              checked={value.pinned}
              onChange={(pinned) => set({ pinned })}
              words={[t('맨 위에 고정'), t('고정 안 함')]}
            />
          }
        >
          <Select
            label={t('게시판')}
            name="board"
            value={value.board}
            onChange={(board) => set({ board })}
            choices={boards.map((board) => ({ value: board, label: boardWords[board] }))}
            error={error('board')}
            hint={
              value.board === 'tssa'
                ? t('공방 소식과 가게의 공지사항, 두 곳에 모두 보여요.')
                : t('가게의 공지사항에 보여요.')
            }
            className="card:max-w-[360px]"
          />
          <BothLanguages
            label={t('제목')}
            names={['title', 'title_en']}
            values={[value.title, value.title_en]}
            onChange={(title, title_en) => set({ title, title_en })}
            errors={[error('title'), error('title_en')]}
            maxLength={longestTitle}
          />
          <BothRichTexts
            label={t('내용')}
            area="contents"
            names={['content', 'content_en']}
            values={[value.content, value.content_en]}
            onChange={(content, content_en) => set({ content, content_en })}
            errors={[error('content'), error('content_en')]}
          />
        </FormSection>
        <Files stored={stored} saving={saving} error={error('files')} />
      </div>
    </EditorPage>
  )
}

type FilesProps = {
  stored: StaffNotice | null
  saving: ReturnType<typeof useSaveNotice>
  error: string | null
}

/** With a new notice they wait for it; with one that is there each comes and goes at once. */
function Files({ stored, saving, error }: FilesProps) {
  const t = useT()
  const dialog = useDialog()
  const kept = stored?.files ?? []

  async function drop(id: string) {
    const name = kept.find((file) => file.file_id === id)?.file_name ?? ''
    if (
      await dialog.confirm(t('되돌릴 수 없어요.'), {
        title: t('{name} 파일을 지울까요?', { name }),
        yes: t('지우기'),
        danger: true,
      })
    )
      await saving.removeFile(id)
  }

  return (
    <FormSection
      id="files"
      title={t('첨부 파일')}
      note={stored ? t('붙이거나 지우면 저장하지 않아도 가게에 바로 보여요.') : undefined}
    >
      <FileInput
        label={t('첨부 파일')}
        hideLabel
        optional
        name="files"
        max={mostNoticeFiles}
        accept={acceptedFiles}
        files={saving.files}
        onChange={(files) => (stored ? void saving.addFiles(files) : saving.chooseFiles(files))}
        kept={kept.map((file) => ({
          id: file.file_id,
          name: file.file_name,
          picture: stored && <FileTile id={stored.id} file={file} />,
        }))}
        onDropKept={(id) => void drop(id)}
        error={saving.wrong ?? error}
        hint={t('사진이나 PDF를 {count}개까지, 하나에 10 MB까지 붙일 수 있어요.', {
          count: mostNoticeFiles,
        })}
      />
    </FormSection>
  )
}
