import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { type Back, EditorPage } from '#admin/ui/editor-page.tsx'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { MomentField } from '#admin/ui/moment-field.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { SpecField } from '#admin/ui/spec-field.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminEntries } from '#shop/content/admin-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'
import type { KindSpec } from './kinds/spec.ts'
import { emptyEntry, kindNamed, valuesOf } from './kinds.ts'
import { type Stored, useSaveEntry } from './use-save-entry.ts'

/** One popup, week pick, recipe, promotion, selection, store or picture; or a new one. */
export default function EntryPage() {
  const t = useT()
  const staff = useStaff()
  const { kind, entryId = '' } = useParams()
  const spec = kindNamed(kind)
  const isNew = entryId === 'new'
  const found = useQuery({
    ...queryOf(adminEntries.show, { params: { kind: kind ?? '', id: rowIdIn(entryId) } }),
    ...freshOne,
    enabled: !isNew && !!spec && staff.sees('contents'),
  })
  if (!spec) return <ErrorState title={t('없는 화면이에요')} />
  const back = {
    to: adminPaths.contents(spec.kind),
    label: t('{name} 목록', { name: t(spec.title) }),
  }
  if (!staff.changes('contents'))
    return (
      <CannotChange title={t(spec.title)} back={back}>
        {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  if (isNew) return <EntryForm key="new" spec={spec} stored={null} back={back} />
  return (
    <StoredOne found={found} title={t(spec.title)} back={back}>
      {(data) => {
        const stored = data as Stored // the server answers the stored form
        return <EntryForm key={stored.id} spec={spec} stored={stored} back={back} />
      }}
    </StoredOne>
  )
}

function EntryForm({ spec, stored, back }: { spec: KindSpec; stored: Stored | null; back: Back }) {
  const t = useT()
  const { pick } = useLang()
  const draft = useDraft(
    `content-${spec.kind}-${stored?.id ?? 'new'}`,
    stored ? valuesOf(spec, stored) : emptyEntry(spec),
  )
  const saving = useSaveEntry(spec, draft, stored)
  const { value, set, error } = draft

  return (
    <EditorPage
      title={stored ? pick(value.title, value.title_en) || t(spec.title) : t(spec.create)}
      note={t(spec.note)}
      back={back}
      actions={
        stored && spec.shopPath && value.shown && <SeeInShop href={spec.shopPath(stored.id)} />
      }
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.content(spec.kind, made.id)
            }
      }
      remove={
        stored
          ? {
              name: pick(value.title, value.title_en),
              page: spec.shopPath?.(stored.id),
              act: saving.remove,
            }
          : undefined
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <FormSection
          id="words"
          title={t('내용')}
          end={
            <Switch
              label={t('가게에 보이기')}
              name="shown"
              checked={value.shown}
              onChange={(shown) => set({ shown })}
              words={[t('보여요'), t('숨겨요')]}
            />
          }
        >
          <BothLanguages
            label={t(spec.titleLabel)}
            names={['title', 'title_en']}
            values={[value.title, value.title_en]}
            onChange={(title, title_en) => set({ title, title_en })}
            errors={[error('title'), error('title_en')]}
            maxLength={120}
            hint={spec.titleHint && t(spec.titleHint)}
          />
          {spec.fields.map((field) => (
            <SpecField key={field.name} spec={field} values={value} onChange={set} error={error} />
          ))}
        </FormSection>
        <FormSection
          id="when"
          title={spec.timed ? t('순서와 기간') : t('순서')}
          note={t('숫자가 작을수록 앞에 보여요.')}
        >
          <FieldRow columns={3}>
            <NumberField
              label={t('순서')}
              name="position"
              value={value.position}
              onChange={(position) => set({ position: position ?? 0 })}
              error={error('position')}
            />
            {spec.timed && (
              <MomentField
                label={t('보이기 시작하는 때')}
                name="opens_at"
                value={value.opens_at}
                onChange={(opens_at) => set({ opens_at })}
                error={error('opens_at')}
              />
            )}
            {spec.timed && (
              <MomentField
                label={t('끝나는 때')}
                name="closes_at"
                value={value.closes_at}
                onChange={(closes_at) => set({ closes_at })}
                error={error('closes_at')}
                optional={spec.kind !== 'promotion'}
              />
            )}
          </FieldRow>
        </FormSection>
      </div>
    </EditorPage>
  )
}
