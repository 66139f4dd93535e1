import type { ReactNode } from 'react'
import { type Draft, useDraft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import type { TraitGroup } from '#shop/setting/trait-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Traits = Settings['traits']

/** Goods and addresses of lists bear it; nobody reads it. */
const newId = () => Math.random().toString(36).slice(2, 10)

export function TraitsForm({ stored, version }: { stored: Traits; version: number }) {
  const t = useT()
  const { pick } = useLang()
  const draft = useDraft('setting-traits', stored)
  const { groups } = draft.value
  const put = (next: TraitGroup[]) => draft.set({ groups: next })
  return (
    <GroupFrame name="traits" draft={draft} version={version}>
      <FormSection
        id="traits"
        title={t('상품 속성')}
        note={t(
          '향과 가격 말고 상품을 고르는 기준이에요. 상품마다 표시해 두면 목록의 필터와 상품 페이지에 나와요. 속성을 지우면 필터에서 바로 빠져요.',
        )}
      >
        <ol className="grid gap-6">
          {groups.map((group, at) => {
            const name =
              pick(group.name.ko, group.name.en) || t('{count}번째 묶음', { count: at + 1 })
            return (
              <li
                key={group.id}
                className="grid gap-3 border-t border-paper-200 pt-5 first:border-t-0 first:pt-0"
              >
                <NameRow
                  draft={draft}
                  path={`groups.${at}.name`}
                  labels={[t('묶음 이름'), t('묶음 이름 (영어)')]}
                  name={group.name}
                  onChange={(next) =>
                    put(groups.map((one, n) => (n === at ? { ...one, name: next } : one)))
                  }
                >
                  <RowTools rows={groups} at={at} name={name} onChange={put} />
                </NameRow>
                <Values
                  draft={draft}
                  at={at}
                  group={group}
                  onChange={(values) =>
                    put(groups.map((one, n) => (n === at ? { ...one, values } : one)))
                  }
                />
              </li>
            )
          })}
        </ol>
        <div>
          <AddRow
            onClick={() =>
              put([...groups, { id: newId(), name: { ko: '', en: '' }, values: [emptyValue()] }])
            }
          >
            {t('묶음 더하기')}
          </AddRow>
        </div>
      </FormSection>
    </GroupFrame>
  )
}

const emptyValue = () => ({ id: newId(), name: { ko: '', en: '' } })

function Values({
  draft,
  at,
  group: { values },
  onChange,
}: {
  draft: Draft<Traits>
  at: number
  group: TraitGroup
  onChange: (values: TraitGroup['values']) => void
}) {
  const t = useT()
  const { pick } = useLang()
  return (
    <div className="border-l-2 border-paper-200 pl-4">
      <ol className="grid gap-3">
        {values.map((value, n) => (
          <li key={value.id}>
            <NameRow
              draft={draft}
              path={`groups.${at}.values.${n}.name`}
              labels={[t('속성'), t('속성 (영어)')]}
              hideLabels={n > 0}
              name={value.name}
              onChange={(name) =>
                onChange(values.map((one, index) => (index === n ? { ...one, name } : one)))
              }
            >
              <RowTools
                rows={values}
                at={n}
                name={pick(value.name.ko, value.name.en) || t('{count}번째 속성', { count: n + 1 })}
                onChange={onChange}
              />
            </NameRow>
          </li>
        ))}
      </ol>
      {draft.error(`groups.${at}.values`) && (
        <p role="alert" className="mt-2 text-small text-rust-700">
          {draft.error(`groups.${at}.values`)}
        </p>
      )}
      <div className="mt-3">
        <AddRow onClick={() => onChange([...values, emptyValue()])}>{t('속성 더하기')}</AddRow>
      </div>
    </div>
  )
}

function NameRow({
  draft,
  path,
  labels: [label, labelEn],
  hideLabels = false,
  name,
  onChange,
  children,
}: {
  draft: Draft<Traits>
  path: string
  labels: [string, string]
  hideLabels?: boolean
  name: TraitGroup['name']
  onChange: (name: TraitGroup['name']) => void
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <TextField
        label={label}
        hideLabel={hideLabels}
        name={`${path}.ko`}
        value={name.ko}
        onChange={(ko) => onChange({ ...name, ko })}
        maxLength={30}
        error={draft.error(`${path}.ko`)}
      />
      <TextField
        label={labelEn}
        hideLabel={hideLabels}
        name={`${path}.en`}
        lang="en"
        value={name.en}
        onChange={(en) => onChange({ ...name, en })}
        maxLength={40}
        error={draft.error(`${path}.en`)}
      />
      <span className="flex items-center gap-1 max-wide:col-span-2">{children}</span>
    </div>
  )
}
