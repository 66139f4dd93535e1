import { BothFields } from '#admin/ui/both-fields.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Company = Settings['company']

export function CompanyForm({ stored, version }: { stored: Company; version: number }) {
  const t = useT()
  const draft = useDraft('setting-company', stored)
  const { value, set, error } = draft
  const both = (
    label: string,
    path:
      | 'name'
      | 'ceo'
      | 'address'
      | 'hours'
      | 'lunch'
      | 'closed'
      | 'business_number_mark'
      | 'business_type'
      | 'business_item'
      | 'mail_order_number'
      | 'privacy_officer'
      | 'hosting'
      | 'mail_service'
      | 'escrow',
    optional = false,
  ) => (
    <BothFields
      label={label}
      path={path}
      value={value[path] ?? { ko: '', en: '' }}
      onChange={(next) => set({ [path]: next })}
      error={error}
      optional={optional}
    />
  )
  const putSocial = (social: Company['social']) => set({ social })
  return (
    <GroupFrame name="company" draft={draft} version={version}>
      <FormSection
        id="firm"
        title={t('회사')}
        note={t('모든 화면 아래와 메일에 보여요. 법으로 알려야 하는 내용이에요.')}
      >
        {both(t('상호'), 'name')}
        {both(t('대표자'), 'ceo')}
        {both(t('주소'), 'address')}
        <FieldRow>
          <TextField
            label={t('사업자등록번호')}
            name="business_number"
            value={value.business_number}
            onChange={(business_number) => set({ business_number })}
            maxLength={20}
            error={error('business_number')}
          />
        </FieldRow>
        {both(t('번호 옆 표시'), 'business_number_mark', true)}
        {both(t('업태'), 'business_type', true)}
        {both(t('종목'), 'business_item', true)}
        {both(t('통신판매업 신고번호'), 'mail_order_number')}
        {both(t('개인정보 보호책임자'), 'privacy_officer')}
        {both(t('호스팅 제공자'), 'hosting')}
        {both(t('메일 발송을 맡은 곳'), 'mail_service', true)}
        {both(t('구매안전 서비스'), 'escrow', true)}
        <TextField
          label={t('구매안전 서비스 가입 확인 주소')}
          name="escrow_url"
          type="url"
          optional
          value={value.escrow_url ?? ''}
          onChange={(escrow_url) => set({ escrow_url })}
          maxLength={300}
          error={error('escrow_url')}
          hint={t('모든 화면 아래에 가입 확인 링크로 보여요.')}
        />
      </FormSection>
      <FormSection id="contact" title={t('고객센터')}>
        <FieldRow columns={3}>
          <TextField
            label={t('전화')}
            name="phone"
            inputMode="tel"
            value={value.phone}
            onChange={(phone) => set({ phone })}
            maxLength={20}
            error={error('phone')}
          />
          <TextField
            label={t('팩스')}
            name="fax"
            inputMode="tel"
            optional
            value={value.fax}
            onChange={(fax) => set({ fax })}
            maxLength={20}
            error={error('fax')}
          />
          <TextField
            label={t('메일')}
            name="email"
            type="email"
            value={value.email}
            onChange={(email) => set({ email })}
            maxLength={100}
            error={error('email')}
          />
        </FieldRow>
        {both(t('상담 시간'), 'hours')}
        {both(t('점심 시간'), 'lunch', true)}
        {both(t('쉬는 날'), 'closed', true)}
      </FormSection>
      <FormSection id="social" title={t('소셜 계정')}>
        {value.social.map((row, at) => (
          <div key={at} className="grid items-end gap-3 card:grid-cols-[200px_minmax(0,1fr)_auto]">
            <TextField
              label={t('이름')}
              name={`social.${at}.name`}
              value={row.name}
              onChange={(name) =>
                putSocial(value.social.map((one, index) => (index === at ? { ...one, name } : one)))
              }
              error={error(`social.${at}.name`)}
            />
            <TextField
              label={t('주소 (URL)')}
              name={`social.${at}.url`}
              type="url"
              value={row.url}
              onChange={(url) =>
                putSocial(value.social.map((one, index) => (index === at ? { ...one, url } : one)))
              }
              error={error(`social.${at}.url`)}
            />
            <RowTools
              rows={value.social}
              at={at}
              name={row.name || t('{count}번째 계정', { count: at + 1 })}
              onChange={putSocial}
            />
          </div>
        ))}
        <div>
          <AddRow onClick={() => putSocial([...value.social, { name: '', url: 'https://' }])}>
            {t('계정 더하기')}
          </AddRow>
        </div>
      </FormSection>
    </GroupFrame>
  )
}
