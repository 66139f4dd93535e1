import { BothLanguages } from '#admin/ui/both-languages.tsx'
import type { Draft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { PictureField } from '#admin/ui/picture-field.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { mediaName } from '#kernel/picture-address.ts'
import { type BottleForm as Form, shapeKeys } from '#shop/bottle/design-contract.ts'
import type { KitForm } from '#shop/bottle/desk-contract.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { MeasureField } from './measure-field.tsx'
import { PricePair } from './price-pair.tsx'
import { TierRows } from './tier-rows.tsx'

/** Everything a bottle model is. */
export function BottleForm({ draft, kit }: { draft: Draft<Form>; kit: KitForm }) {
  const t = useT()
  const { pick } = useLang()
  const { value, set, error } = draft
  const partsOf = (kind: 'cap' | 'shape') => kit.parts.filter((part) => part.kind === kind)
  const whole = (name: 'volume_ml' | 'stock' | 'weight_g' | 'position') => ({
    name,
    value: value[name],
    onChange: (next: number | null) => set({ [name]: next ?? 0 }),
    error: error(name),
  })
  return (
    <>
      <FormSection
        id="words"
        title={t('이름과 재질')}
        end={
          <Switch
            label={t('손님이 고를 수 있음')}
            name="is_used"
            checked={value.is_used}
            onChange={(is_used) => set({ is_used })}
            words={[t('손님이 고를 수 있음'), t('손님에게 보이지 않음')]}
          />
        }
      >
        <BothLanguages
          label={t('병 이름')}
          names={['name', 'name_en']}
          values={[value.name, value.name_en]}
          onChange={(name, name_en) => set({ name, name_en })}
          errors={[error('name'), error('name_en')]}
          maxLength={60}
          inBoth
        />
        <BothLanguages
          label={t('재질')}
          names={['material', 'material_en']}
          values={[value.material, value.material_en]}
          onChange={(material, material_en) => set({ material, material_en })}
          errors={[error('material'), error('material_en')]}
          maxLength={100}
          optional
        />
        <FieldRow columns={3}>
          <NumberField label={t('용량')} suffix="ml" {...whole('volume_ml')} />
          <NumberField label={t('재고')} suffix={t('개')} {...whole('stock')} />
          <NumberField label={t('포장한 무게')} suffix="g" {...whole('weight_g')} />
          <NumberField label={t('순서')} {...whole('position')} />
        </FieldRow>
      </FormSection>
      <FormSection
        id="picture"
        title={t('사진')}
        note={t(
          '가로 3, 세로 4인 빈 병 사진이에요. 가림 사진은 같은 크기로, 색을 입힐 곳만 하얗게 그린 것이에요.',
        )}
      >
        <PictureField
          label={t('빈 병 사진')}
          name="picture"
          value={value.picture}
          onChange={(name) => set({ picture: mediaName(name) })}
          error={error('picture')}
        />
        <FieldRow>
          <PictureField
            label={t('뚜껑 가림 사진')}
            name="mask_cap"
            optional
            value={value.mask_cap}
            onChange={(name) => set({ mask_cap: mediaName(name) })}
            error={error('mask_cap')}
          />
          <PictureField
            label={t('향 가림 사진')}
            name="mask_liquid"
            optional
            value={value.mask_liquid}
            onChange={(name) => set({ mask_liquid: mediaName(name) })}
            error={error('mask_liquid')}
          />
        </FieldRow>
        <BothLanguages
          label={t('사진 설명')}
          names={['picture_alt', 'picture_alt_en']}
          values={[value.picture_alt, value.picture_alt_en]}
          onChange={(picture_alt, picture_alt_en) => set({ picture_alt, picture_alt_en })}
          errors={[error('picture_alt'), error('picture_alt_en')]}
          maxLength={200}
          optional
        />
      </FormSection>
      <FormSection
        id="area"
        title={t('라벨과 인쇄 자리')}
        note={t('인쇄하는 크기는 밀리미터, 사진 위의 자리는 너비 900, 높이 1200으로 본 점이에요.')}
      >
        <FieldRow>
          {(['label_w', 'label_h'] as const).map((name) => (
            <MeasureField
              key={name}
              label={name === 'label_w' ? t('라벨 너비 (mm)') : t('라벨 높이 (mm)')}
              name={name}
              value={value[name]}
              onChange={(next) => set({ [name]: next })}
              error={error(name)}
            />
          ))}
        </FieldRow>
        <FieldRow columns={4}>
          {(['x', 'y', 'width', 'height'] as const).map((name) => (
            <NumberField
              key={name}
              label={
                {
                  x: t('왼쪽에서'),
                  y: t('위에서'),
                  width: t('자리 너비'),
                  height: t('자리 높이'),
                }[name]
              }
              name={`box.${name}`}
              value={value.box[name]}
              onChange={(next) => set({ box: { ...value.box, [name]: next ?? 0 } })}
              error={error(`box.${name}`)}
            />
          ))}
        </FieldRow>
        <Switch
          label={t('둥근 병이라 라벨이 휘어 보임')}
          name="is_curved"
          checked={value.is_curved}
          onChange={(is_curved) => set({ is_curved })}
          words={[t('둥근 병 · 라벨이 휘어 보임'), t('평평한 병 · 라벨이 반듯함')]}
        />
        <ChoiceGroup
          legend={t('라벨 모양')}
          name="shapes"
          value={value.shapes}
          onChange={(shapes) => set({ shapes })}
          error={error('shapes')}
          choices={shapeKeys.flatMap((key) => {
            const part = partsOf('shape').find((one) => one.key === key)
            return part ? [{ value: key, label: pick(part.name, part.name_en) }] : []
          })}
        />
        <ChoiceGroup
          legend={t('맞는 뚜껑')}
          name="caps"
          value={value.caps}
          onChange={(caps) => set({ caps })}
          error={error('caps')}
          choices={partsOf('cap').map((part) => ({
            value: part.key,
            label: pick(part.name, part.name_en),
          }))}
        />
      </FormSection>
      <FormSection
        id="prices"
        title={t('수량별 값과 제작 기간')}
        note={t('한 개 값이에요. 달러를 비우면 환율로 정해져요. 판 준비비는 한 번만 더해요.')}
      >
        <TierRows tiers={value.tiers} onChange={(tiers) => set({ tiers })} error={error} />
        <FieldRow columns={3}>
          <PricePair
            labels={[t('판 준비비'), t('판 준비비 (달러)')]}
            names={['setup_won', 'setup_usd']}
            values={[value.setup_won, value.setup_usd]}
            onChange={(setup_won, setup_usd) => set({ setup_won, setup_usd })}
            error={error}
          />
        </FieldRow>
      </FormSection>
    </>
  )
}
