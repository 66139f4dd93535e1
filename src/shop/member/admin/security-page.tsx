import { useQuery } from '@tanstack/react-query'
import { FormSection } from '#admin/ui/form-section.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { queryOf } from '#kernel/queries.ts'
import { factor } from '#shop/member/factor-contract.ts'
import { DeviceList } from '#shop/member/ui/device-list.tsx'
import { PasswordForm } from '#shop/member/ui/password-form.tsx'
import { useT } from '#ui/language.tsx'
import { FactorPanel } from './factor-panel.tsx'
import { StaffFactors } from './staff-factors.tsx'

/** How this worker logs in: second step, password, devices; for the owner also those of the others. */
export default function SecurityPage() {
  const t = useT()
  const staff = useStaff()
  const own = useQuery(queryOf(factor.show, {})).data?.data
  return (
    <>
      <PageHead title={t('내 로그인')} note={t('두 단계 로그인, 비밀번호, 로그인한 기기')} />
      <div className="grid max-w-[860px] gap-5 pb-10">
        <FactorPanel />
        {own && (
          <FormSection id="password" title={t('비밀번호 바꾸기')}>
            <PasswordForm mine={own} />
          </FormSection>
        )}
        <div className="border border-paper-200 bg-paper-0 p-4.5 desk:p-6 [&>section]:border-t-0 [&>section]:pt-0">
          <DeviceList />
        </div>
        {staff.role === 'owner' && <StaffFactors own={staff.mb_id} />}
      </div>
    </>
  )
}
