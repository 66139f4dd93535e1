import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useParams } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { fresh, freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { standingOf, toldSaved } from '#admin/ui/told-saved.ts'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminClasses, adminStudio, type StaffClass } from '#shop/tssa/admin-contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { emptyClass, formOf } from './class-fields.ts'
import { ClassForm } from './class-form.tsx'

/** A class with everything people read of it; or a new one. */
export default function ClassEditPage() {
  return (
    <OnlyFor area="classes">
      <OneClass />
    </OnlyFor>
  )
}

function OneClass() {
  const t = useT()
  const { classId = '' } = useParams()
  const isNew = classId === 'new'
  const found = useQuery({
    ...queryOf(adminClasses.show, { params: { class_id: rowIdIn(classId, 9) } }),
    ...freshOne,
    enabled: !isNew,
  })
  if (isNew) return <Editor key="new" stored={null} />
  return (
    <StoredOne
      found={found}
      title={t('클래스')}
      back={{ to: adminPaths.classes(), label: t('클래스 목록') }}
    >
      {(stored) => <Editor key={stored.class_id} stored={stored} />}
    </StoredOne>
  )
}

function Editor({ stored }: { stored: StaffClass | null }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const client = useQueryClient()
  const policies = useQuery({ ...queryOf(adminStudio.show, {}), ...fresh }).data?.data.policies
  const draft = useDraft(`class-${stored?.class_id ?? 'new'}`, stored ? formOf(stored) : emptyClass)
  const params = { class_id: stored?.class_id ?? 0 }
  const saving = useSaveDraft(draft, stored, {
    create: (body) => call(adminClasses.create, { body }),
    load: () => call(adminClasses.show, { params }),
    save: (form, version) => call(adminClasses.save, { params, body: { ...form, version } }),
    formOf,
    kept: () => {
      for (const { path } of [adminClasses.list, adminClasses.show, classes.show, classes.list])
        void client.invalidateQueries({ queryKey: [path] })
    },
    told: (saved, isNew) =>
      toldSaved(
        t,
        isNew ? t('클래스를 만들었어요.') : t('저장했어요.'),
        standingOf(saved.class_use),
      ),
  })
  const { value } = draft
  const readOnly = !staff.changes('classes')
  return (
    <EditorPage
      title={pick(value.title, value.title_en) || t('새 클래스')}
      beside={
        stored && (
          <Badge tone={value.class_use ? 'done' : 'plain'}>
            {value.class_use ? t('보임') : t('숨김')}
          </Badge>
        )
      }
      note={stored ? undefined : t('숨긴 채로 만들고, 날짜를 더한 뒤 보이게 하세요.')}
      back={{ to: adminPaths.classes(), label: t('클래스 목록') }}
      actions={
        stored && (
          <>
            {value.class_use && <SeeInShop href={paths.tssa.class(stored.class_id)} />}
            <ButtonLink
              to={adminPaths.classDates({ class_id: String(stored.class_id) })}
              look="outline"
              size={44}
            >
              <CalendarDays aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('날짜와 예약')}
            </ButtonLink>
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
              return made && adminPaths.classPage(made.class_id)
            }
      }
      readOnly={readOnly}
    >
      <fieldset disabled={readOnly} className="min-w-0">
        <ClassForm draft={draft} policies={policies ?? []} />
      </fieldset>
    </EditorPage>
  )
}
