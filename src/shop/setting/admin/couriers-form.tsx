import { useDraft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Courier = Settings['couriers'][number]

export function CouriersForm({ stored, version }: { stored: Courier[]; version: number }) {
  const t = useT()
  const { pick } = useLang()
  const draft = useDraft('setting-couriers', { rows: stored })
  const { rows } = draft.value
  const put = (next: Courier[]) => draft.set({ rows: next })
  return (
    <GroupFrame name="couriers" draft={draft} version={version}>
      <FormSection
        id="couriers"
        title={t('택배사')}
        note={t(
          '조회 주소의 {mark} 자리에 송장번호가 들어가요. 조회 코드는 스마트택배가 쓰는 번호예요. 처음부터 있던 택배사는 비워 두세요.',
          { mark: '{n}' },
        )}
      >
        <ol className="grid gap-3">
          {rows.map((courier, at) => {
            const path = `rows.${at}`
            const change = (part: Partial<Courier>) =>
              put(rows.map((one, index) => (index === at ? { ...one, ...part } : one)))
            const name =
              pick(courier.name.ko, courier.name.en) || t('{count}번째 택배사', { count: at + 1 })
            const word = (label: string) => ({ label, hideLabel: at > 0 })
            return (
              <li
                key={at}
                className="grid grid-cols-2 items-end gap-3 border-t border-paper-200 pt-3 first:border-t-0 first:pt-0 wide:grid-cols-[120px_minmax(0,2fr)_minmax(0,2fr)_minmax(0,4fr)_110px_auto] wide:border-t-0 wide:pt-0"
              >
                <TextField
                  {...word(t('코드'))}
                  name={`${path}.code`}
                  value={courier.code}
                  onChange={(code) => change({ code })}
                  maxLength={30}
                  error={draft.error(`${path}.code`)}
                />
                <TextField
                  {...word(t('이름'))}
                  name={`${path}.name.ko`}
                  value={courier.name.ko}
                  onChange={(ko) => change({ name: { ...courier.name, ko } })}
                  maxLength={60}
                  error={draft.error(`${path}.name.ko`)}
                />
                <TextField
                  {...word(t('이름 (영어)'))}
                  name={`${path}.name.en`}
                  lang="en"
                  value={courier.name.en}
                  onChange={(en) => change({ name: { ...courier.name, en } })}
                  maxLength={60}
                  error={draft.error(`${path}.name.en`)}
                />
                <TextField
                  {...word(t('조회 주소'))}
                  name={`${path}.url`}
                  value={courier.url}
                  onChange={(url) => change({ url })}
                  maxLength={300}
                  error={draft.error(`${path}.url`)}
                />
                <TextField
                  {...word(t('조회 코드'))}
                  name={`${path}.track`}
                  optional
                  inputMode="numeric"
                  value={courier.track ?? ''}
                  onChange={(track) => change({ track })}
                  maxLength={4}
                  error={draft.error(`${path}.track`)}
                />
                <span className="flex items-center gap-1 max-wide:col-span-2">
                  <Switch
                    label={t('{name} 쓰기', { name })}
                    checked={courier.use}
                    onChange={(use) => change({ use })}
                    words={[t('쓰는 중'), t('안 써요')]}
                  />
                  <RowTools rows={rows} at={at} name={name} onChange={put} />
                </span>
              </li>
            )
          })}
        </ol>
        <div>
          <AddRow
            onClick={() =>
              put([...rows, { code: '', name: { ko: '', en: '' }, url: '', use: true }])
            }
          >
            {t('택배사 더하기')}
          </AddRow>
        </div>
      </FormSection>
    </GroupFrame>
  )
}
