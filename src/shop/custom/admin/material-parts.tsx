import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GoodsFinder } from '#admin/ui/goods-finder.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { ifraCategories } from '#shop/custom/ifra-contract.ts'
import { allergenWords } from '#shop/custom/ui/allergen-words.ts'
import { documents } from '#shop/document/contract.ts'
import { AllergenStatements } from '#shop/document/ui/allergen-statements.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { emptyLimit, type MaterialDraft } from './material-draft.ts'

type Props = {
  value: MaterialDraft
  set: (part: Partial<MaterialDraft>) => void
  error: (path: string) => string | null
}

const changed = <T,>(rows: readonly T[], at: number, part: Partial<T>): T[] =>
  rows.map((row, place) => (place === at ? { ...row, ...part } : row))
const without = <T,>(rows: readonly T[], at: number): T[] => rows.filter((_, place) => place !== at)

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton
      label={label}
      icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
      onClick={onClick}
    />
  )
}

function Add({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button look="outline" size={44} className="justify-self-start" onClick={onClick}>
      <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
      {children}
    </Button>
  )
}

/** What certificates allow, amendment by amendment; the newest counts. */
export function LimitRows({ value, set, error }: Props) {
  const t = useT()
  const { limits } = value
  return (
    <FormSection
      id="limits"
      title={t('IFRA 한도')}
      note={t(
        '공급사 인증서나 IFRA 기준에 적힌 값만 적어요. 제한이 없다고 적혀 있으면 100, 아무 말이 없으면 비워 두세요. 빈칸은 손님이 확인 불가로 봐요.',
      )}
    >
      {limits.map((one, at) => (
        <fieldset key={at} className="grid gap-4 border-b border-paper-200 pb-5">
          <legend className="sr-only">{t('{number}번 한도', { number: at + 1 })}</legend>
          <div className="flex items-start gap-2">
            <FieldRow columns={3} className="flex-1">
              <TextField
                label={t('개정 번호')}
                name={`limits.${at}.amendment`}
                inputMode="numeric"
                maxLength={2}
                value={one.amendment}
                onChange={(amendment) => set({ limits: changed(limits, at, { amendment }) })}
                error={error(`limits.${at}.amendment`)}
              />
              <TextField
                label={t('인증서')}
                name={`limits.${at}.source`}
                maxLength={120}
                value={one.source}
                onChange={(source) => set({ limits: changed(limits, at, { source }) })}
                error={error(`limits.${at}.source`)}
              />
              <DatePicker
                label={t('인증서의 날짜')}
                name={`limits.${at}.issued_on`}
                value={one.issued_on}
                onChange={(issued_on) => set({ limits: changed(limits, at, { issued_on }) })}
                error={error(`limits.${at}.issued_on`)}
              />
            </FieldRow>
            <Remove
              label={t('{number}번 한도 빼기', { number: at + 1 })}
              onClick={() => set({ limits: without(limits, at) })}
            />
          </div>
          <div className="grid grid-cols-2 gap-3 card:grid-cols-6">
            {ifraCategories.map((category) => (
              <TextField
                key={category}
                label={t('분류 {category}', { category })}
                name={`limits.${at}.limits.${category}`}
                optional
                inputMode="decimal"
                maxLength={8}
                suffix="%"
                shortSuffix
                value={one.limits[category]}
                onChange={(text) =>
                  set({
                    limits: changed(limits, at, { limits: { ...one.limits, [category]: text } }),
                  })
                }
                error={error(`limits.${at}.limits.${category}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Add onClick={() => set({ limits: [emptyLimit, ...limits] })}>{t('한도 더하기')}</Add>
    </FormSection>
  )
}

/** What a label names; nothing is known without a certificate. */
export function AllergenRows({
  value,
  set,
  error,
  material_id,
  unsaved,
}: Props & { material_id: number | undefined; unsaved: boolean }) {
  const t = useT()
  const { allergens } = value
  return (
    <FormSection id="allergens" title={t('알레르기 유발 성분')}>
      <Checkbox checked={value.certified} onChange={(certified) => set({ certified })}>
        {t('성분을 적은 인증서가 있어요')}
      </Checkbox>
      {value.certified && (
        <>
          {allergens.map((one, at) => (
            <div key={at} className="grid grid-cols-[minmax(0,1fr)_140px_44px] items-start gap-2">
              <Select
                label={t('{number}번 성분', { number: at + 1 })}
                hideLabel
                placeholder={t('성분 고르기')}
                value={one.name}
                onChange={(name) => set({ allergens: changed(allergens, at, { name }) })}
                choices={Object.entries(allergenWords)
                  // each stands there once
                  .filter(
                    ([name]) => name === one.name || allergens.every((row) => row.name !== name),
                  )
                  .map(([name, word]) => ({ value: name, label: t(word) }))}
              />
              <TextField
                label={t('{number}번 성분의 비율', { number: at + 1 })}
                hideLabel
                inputMode="decimal"
                maxLength={8}
                suffix="%"
                shortSuffix
                value={one.percent}
                onChange={(percent) => set({ allergens: changed(allergens, at, { percent }) })}
                error={error(`allergens.${one.name}`)}
              />
              <Remove
                label={t('{number}번 성분 빼기', { number: at + 1 })}
                onClick={() => set({ allergens: without(allergens, at) })}
              />
            </div>
          ))}
          <Add onClick={() => set({ allergens: [...allergens, { name: '', percent: '' }] })}>
            {t('성분 더하기')}
          </Add>
          {material_id && <AllergenStatements material_id={material_id} unsaved={unsaved} />}
        </>
      )}
    </FormSection>
  )
}

/** The choices of goods a material is sold in: a new product becomes a pack here. */
export function PackRows({ value, set, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { packs } = value
  return (
    <FormSection
      id="packs"
      title={t('파는 용량')}
      note={t('재료 담기와 계산기가 이 옵션들로 가장 싼 조합을 골라요.')}
    >
      {packs.map((one, at) => (
        <div
          key={one.io_no}
          className="grid grid-cols-[minmax(0,1fr)_150px_44px] items-start gap-2"
        >
          <p className="self-center text-plain">{pick(one.name, one.name_en)}</p>
          <TextField
            label={t('{name}에 든 양', { name: one.name })}
            hideLabel
            name={`packs.${at}.grams`}
            inputMode="decimal"
            maxLength={10}
            suffix={value.unit === 'g' ? 'g' : t('개')}
            shortSuffix
            value={one.grams}
            onChange={(grams) => set({ packs: changed(packs, at, { grams }) })}
            error={error(`packs.${at}.grams`) ?? error(`packs.${at}.io_no`)}
          />
          <Remove
            label={t('{name} 빼기', { name: one.name })}
            onClick={() => set({ packs: without(packs, at) })}
          />
        </div>
      ))}
      <GoodsFinder
        currency="krw"
        beyondStock
        add={t('용량으로 더하기')}
        onPick={({ io_no, name, name_en, option, option_en }) => {
          if (packs.some((one) => one.io_no === io_no)) return
          const pack = { io_no, name: `${name} · ${option}`, name_en: `${name_en} · ${option_en}` }
          set({ packs: [...packs, { ...pack, grams: '' }] })
        }}
      />
    </FormSection>
  )
}

/** Sheets and certificates of the document board that speak of this substance. */
export function Papers({ cas }: { cas: string }) {
  const t = useT()
  const { pick } = useLang()
  const found = useQuery(queryOf(documents.list, { query: { keyword: cas, per_page: 20 } }))
  const rows = found.data?.data ?? []
  return (
    <FormSection
      id="papers"
      title={t('안전 문서')}
      note={t('문서 게시판에서 CAS 번호 {cas}를 적은 자료예요.', { cas })}
    >
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map((one) => (
            <li key={one.dc_id} className="text-plain">
              <TextLink to={adminPaths.document(one.dc_id)}>
                {pick(one.dc_title, one.dc_title_en)}
              </TextLink>{' '}
              <span className="tabular text-caption text-ink-500">
                {one.newest_version} {one.newest_on}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-small">
        <TextLink to={adminPaths.newDocument()}>{t('자료 올리기')}</TextLink>
      </p>
    </FormSection>
  )
}
