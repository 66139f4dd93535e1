import { BothFields } from '#admin/ui/both-fields.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Account = Settings['bank_accounts'][number]

export function BanksForm({ stored, version }: { stored: Account[]; version: number }) {
  const t = useT()
  const { pick } = useLang()
  const draft = useDraft('setting-bank_accounts', { rows: stored })
  const { rows } = draft.value
  const put = (next: Account[]) => draft.set({ rows: next })
  return (
    <GroupFrame name="bank_accounts" draft={draft} version={version}>
      {rows.map((account, at) => {
        const path = `rows.${at}`
        const change = (part: Partial<Account>) =>
          put(rows.map((one, index) => (index === at ? { ...one, ...part } : one)))
        const name =
          pick(account.bank.ko, account.bank.en) || t('{count}번째 계좌', { count: at + 1 })
        return (
          <FormSection
            key={account.id}
            id={`bank-${account.id}`}
            title={name}
            end={
              <span className="flex items-center gap-2">
                <Switch
                  label={t('{name} 쓰기', { name })}
                  checked={account.use}
                  onChange={(use) => change({ use })}
                  words={[t('쓰는 중'), t('안 써요')]}
                />
                <RowTools rows={rows} at={at} name={name} onChange={put} keepLast />
              </span>
            }
          >
            <BothFields
              label={t('은행')}
              path={`${path}.bank`}
              value={account.bank}
              onChange={(bank) => change({ bank })}
              error={draft.error}
            />
            <FieldRow>
              <TextField
                label={t('계좌번호')}
                name={`${path}.number`}
                inputMode="numeric"
                value={account.number}
                onChange={(number) => change({ number })}
                maxLength={24}
                error={draft.error(`${path}.number`)}
              />
            </FieldRow>
            <BothFields
              label={t('예금주')}
              path={`${path}.holder`}
              value={account.holder}
              onChange={(holder) => change({ holder })}
              error={draft.error}
            />
          </FormSection>
        )
      })}
      <div>
        <AddRow
          onClick={() =>
            put([
              ...rows,
              {
                id: `bank-${Date.now().toString(36)}`,
                bank: { ko: '', en: '' },
                number: '',
                holder: { ko: '', en: '' },
                use: true,
              },
            ])
          }
        >
          {t('계좌 더하기')}
        </AddRow>
      </div>
      <p className="text-caption text-ink-500">
        {t('이미 들어온 주문에는 그때의 계좌가 그대로 남아요.')}
      </p>
    </GroupFrame>
  )
}
