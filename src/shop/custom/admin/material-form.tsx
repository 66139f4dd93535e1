import { useQueryClient } from '@tanstack/react-query'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { type Back, EditorPage } from '#admin/ui/editor-page.tsx'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { families } from '#shop/catalog/contract.ts'
import { formulaProducts, noteNames, volatilities } from '#shop/custom/formula-contract.ts'
import {
  adminMaterials,
  materialKinds,
  type StaffMaterial,
} from '#shop/custom/material-contract.ts'
import { noteWords, productWords, volatilityWords } from '#shop/custom/ui/words.ts'
import { familyName } from '#ui/blotter-strip.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { draftOf, emptyMaterial, formOf, type MaterialDraft } from './material-draft.ts'
import { AllergenRows, LimitRows, PackRows, Papers } from './material-parts.tsx'
import { kindWords } from './words.ts'

/** What a material is, what may be used of it, and which goods it comes in. */
export function MaterialFormPage({ stored, back }: { stored: StaffMaterial | null; back: Back }) {
  const t = useT()
  const { pick } = useLang()
  const client = useQueryClient()
  const draft = useDraft<MaterialDraft>(
    `material-${stored?.material_id ?? 'new'}`,
    stored ? draftOf(stored) : emptyMaterial,
  )
  const { value, set, error } = draft
  const params = { material_id: stored?.material_id ?? 0 }
  const saving = useSaveDraft<MaterialDraft, StaffMaterial>(draft, stored, {
    create: (form) => call(adminMaterials.create, { body: formOf(form) }),
    load: () => call(adminMaterials.show, { params }),
    save: (form, version) =>
      call(adminMaterials.save, { params, body: { ...formOf(form), version } }),
    formOf: draftOf,
    kept: (answer) => {
      const key = { params: { material_id: answer.data.material_id } }
      client.setQueryData(queryOf(adminMaterials.show, key).queryKey, answer)
      void client.invalidateQueries({ queryKey: [adminMaterials.list.path] })
    },
    told: (saved, isNew) =>
      `${isNew ? t('재료를 더했어요.') : t('저장했어요.')} ${
        saved.material_use
          ? t('포뮬러와 계산기에 바로 보여요.')
          : t('숨겨 두어 포뮬러와 계산기에는 보이지 않아요.')
      }`,
  })
  const field = (
    name:
      | 'density'
      | 'won_per_gram'
      | 'usual_from'
      | 'usual_to'
      | 'flash_point'
      | 'fits_from'
      | 'fits_to',
    label: string,
    suffix: string,
    optional = true,
  ) => (
    <TextField
      label={label}
      name={name}
      optional={optional}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      suffix={suffix}
      shortSuffix
      value={value[name]}
      onChange={(text) => set({ [name]: text })}
      error={error(name)}
    />
  )

  return (
    <EditorPage
      title={stored ? pick(value.name, value.name_en) || t('재료') : t('재료 더하기')}
      back={back}
      draft={draft}
      saving={saving}
      create={
        stored
          ? undefined
          : async () => {
              const made = await saving.create()
              return made && adminPaths.material(made.material_id)
            }
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <FormSection id="about" title={t('재료 소개')}>
          <BothLanguages
            label={t('이름')}
            names={['name', 'name_en']}
            values={[value.name, value.name_en]}
            onChange={(name, name_en) => set({ name, name_en })}
            errors={[error('name'), error('name_en')]}
            maxLength={80}
          />
          <FieldRow columns={4}>
            <Select
              label={t('재료 갈래')}
              name="kind"
              value={value.kind}
              onChange={(kind) => set({ kind })}
              choices={materialKinds.map((one) => ({ value: one, label: t(kindWords[one]) }))}
              error={error('kind')}
            />
            <Select<MaterialDraft['family']>
              label={t('향 계열')}
              name="family"
              optional
              placeholder={t('없음')}
              value={value.family}
              onChange={(family) => set({ family })}
              choices={families.map((one) => ({
                value: one,
                label: t(familyName[one]),
              }))}
              error={error('family')}
            />
            <Select<MaterialDraft['note']>
              label={t('노트')}
              name="note"
              optional
              placeholder={t('없음')}
              value={value.note}
              onChange={(note) => set({ note })}
              choices={noteNames.map((one) => ({
                value: one,
                label: t(noteWords[one]),
              }))}
              error={error('note')}
            />
            <TextField
              label={t('CAS 번호 하나')}
              name="cas"
              optional
              autoComplete="off"
              maxLength={12}
              value={value.cas}
              onChange={(cas) => set({ cas })}
              error={error('cas')}
            />
          </FieldRow>
          <FieldRow columns={4}>
            <Select
              label={t('세는 단위')}
              name="unit"
              value={value.unit}
              onChange={(unit) => set({ unit })}
              choices={[
                { value: 'g' as const, label: t('무게 (g)') },
                { value: 'piece' as const, label: t('개수') },
              ]}
              error={error('unit')}
            />
            {field('density', t('밀도'), 'g/ml', false)}
            {field('won_per_gram', t('1 g 값'), t('원'), false)}
            {field('flash_point', t('인화점'), '°C')}
          </FieldRow>
          <FieldRow columns={4}>
            <Select<MaterialDraft['volatility']>
              label={t('시향지에 남는 시간')}
              name="volatility"
              optional
              placeholder={t('모름')}
              value={value.volatility}
              onChange={(volatility) => set({ volatility })}
              choices={volatilities.map((one) => ({
                value: one,
                label: t(volatilityWords[one]),
              }))}
              error={error('volatility')}
            />
          </FieldRow>
          <FieldRow columns={4}>
            {field('usual_from', t('흔히 쓰는 비율, 부터'), '%')}
            {field('usual_to', t('흔히 쓰는 비율, 까지'), '%')}
            {field('fits_from', t('심지가 맞는 안지름, 부터'), 'mm')}
            {field('fits_to', t('심지가 맞는 안지름, 까지'), 'mm')}
          </FieldRow>
          <ChoiceGroup
            legend={t('베이스라면 무엇에 쓰나요')}
            name="uses"
            value={value.uses}
            onChange={(uses) => set({ uses })}
            choices={formulaProducts.map((one) => ({ value: one, label: t(productWords[one]) }))}
          />
          <BothLanguages
            label={t('설명')}
            names={['comment', 'comment_en']}
            values={[value.comment, value.comment_en]}
            onChange={(comment, comment_en) => set({ comment, comment_en })}
            errors={[error('comment'), error('comment_en')]}
            maxLength={1000}
            optional
            long
          />
          <Checkbox
            checked={value.material_use}
            onChange={(material_use) => set({ material_use })}
            name="material_use"
          >
            {t('포뮬러와 계산기에서 고를 수 있어요')}
          </Checkbox>
        </FormSection>
        <LimitRows value={value} set={set} error={error} />
        <AllergenRows
          value={value}
          set={set}
          error={error}
          material_id={stored?.material_id}
          unsaved={['name', 'name_en', 'cas', 'certified', 'allergens'].some((part) =>
            draft.changed.some((one) => one === part),
          )}
        />
        <PackRows value={value} set={set} error={error} />
        {value.cas && <Papers cas={value.cas} />}
      </div>
    </EditorPage>
  )
}
