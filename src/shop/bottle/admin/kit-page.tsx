import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDraft } from '#admin/ui/draft.ts'
import { EditorPage } from '#admin/ui/editor-page.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type PartKind, partKinds } from '#shop/bottle/design-contract.ts'
import { bottleDesk, type KitForm } from '#shop/bottle/desk-contract.ts'
import { type Translate, useT } from '#ui/language.tsx'
import { PartRows } from './part-rows.tsx'
import { TemplateRows } from './template-rows.tsx'

type Kit = KitForm & { version: number }

export default function BottleKitPage() {
  const t = useT()
  const found = useQuery({ ...queryOf(bottleDesk.kit, {}), ...freshOne })
  const back = { to: adminPaths.bottles(), label: t('병 모델 목록') }
  return (
    <OnlyFor area="products">
      <StoredOne found={found} title={t('부품과 본보기')} back={back}>
        {(kit) => <Desk stored={kit} back={back} />}
      </StoredOne>
    </OnlyFor>
  )
}

/** Caps, scents, papers, foils, shapes and faces, and the designs to start from. */
function Desk({ stored, back }: { stored: Kit; back: { to: string; label: string } }) {
  const t = useT()
  const staff = useStaff()
  const client = useQueryClient()
  const formOf = ({ parts, templates }: Kit): KitForm => ({ parts, templates })
  const draft = useDraft('bottle-kit', formOf(stored))
  const save = (form: KitForm, version: number) =>
    call(bottleDesk.saveKit, { body: { ...form, version } })
  const saving = useSaveDraft(draft, stored, {
    create: (form) => save(form, 0),
    load: () => call(bottleDesk.kit, {}),
    save,
    formOf,
    kept: () => void client.invalidateQueries({ queryKey: [bottleDesk.kit.path] }),
    told: () => t('저장했어요. 쓰는 부품은 병 만들기에 바로 보여요.'),
  })
  const readOnly = !staff.changes('products')
  const { value, set, error } = draft
  return (
    <EditorPage
      title={t('부품과 본보기')}
      note={t('뚜껑, 종이, 박처럼 손님이 고르는 것과 시작할 본보기예요.')}
      back={back}
      actions={<SeeInShop href={paths.bottle()} />}
      draft={draft}
      saving={saving}
      readOnly={readOnly}
    >
      <fieldset disabled={readOnly} className="grid min-w-0 gap-5">
        {partKinds.map((kind) => (
          <FormSection key={kind} id={kind} title={kindWord(t, kind)} note={kindNote(t, kind)}>
            <PartRows
              kind={kind}
              parts={value.parts}
              stored={stored.parts}
              onChange={(parts) => set({ parts })}
              error={error}
            />
          </FormSection>
        ))}
        <FormSection
          id="templates"
          title={t('본보기')}
          note={t(
            '손님이 처음 보는 도안이에요. 맞춤 병 만들기에서 도안을 그리고, 보여 줄 링크를 만들어 붙여 넣어요.',
          )}
        >
          <TemplateRows
            templates={value.templates}
            onChange={(templates) => set({ templates })}
            error={error}
          />
        </FormSection>
      </fieldset>
    </EditorPage>
  )
}

function kindWord(t: Translate, kind: PartKind): string {
  return {
    cap: t('뚜껑'),
    liquid: t('향의 색'),
    finish: t('종이와 마감'),
    foil: t('박'),
    shape: t('라벨 모양'),
    face: t('글꼴'),
  }[kind]
}

function kindNote(t: Translate, kind: PartKind): string {
  if (kind === 'foil') return t('인쇄 파일에서 판 하나가 되는 색이에요. 판 이름은 영어로 적어요.')
  if (kind === 'shape' || kind === 'face')
    return t('그리는 방법과 글꼴 파일은 정해져 있어요. 이름과 쓸지만 정해요.')
  return t('한 개마다 더하는 값과 한 번만 더하는 판 준비비예요. 달러를 비우면 환율로 정해져요.')
}
