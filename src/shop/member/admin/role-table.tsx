import { Printer } from 'lucide-react'
import { Panel } from '#admin/ui/panel.tsx'
import { useRoleWord } from '#admin/ui/role-word.ts'
import { type Area, mayChange, maySee } from '#admin/ui/staff.ts'
import { staffRoles } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** Who may see and change what, read from the rules themselves; for the wall of the office as well. */
export function RoleTable() {
  const t = useT()
  const word = useRoleWord()
  const areas: [Area, string][] = [
    ['orders', t('주문·반품·견적')],
    ['money', t('입금확인과 환불')],
    ['customers', t('문의와 후기')],
    ['products', t('상품과 분류')],
    ['members', t('회원')],
    ['applications', t('거래·단체 신청')],
    ['benefits', t('쿠폰과 포인트')],
    ['classes', t('TSSA 클래스')],
    ['contents', t('화면과 공지')],
    ['notifications', t('알림 발송')],
    ['statistics', t('통계')],
    ['translations', t('번역')],
    ['settings', t('설정')],
    ['staff', t('직원')],
    ['audit', t('직원이 한 일')],
  ]
  const mark = (role: (typeof staffRoles)[number], area: Area) =>
    mayChange(role, area) ? t('보고 바꿈') : maySee(role, area) ? t('보기만') : '–'
  return (
    <Panel
      flush
      title={t('누가 무엇을 할 수 있나요')}
      end={
        <Button look="outline" size={44} className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('인쇄')}
        </Button>
      }
    >
      <section
        aria-label={t('누가 무엇을 할 수 있나요')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full min-w-[720px] text-small">
          <thead>
            <tr className="border-b border-paper-200 text-left text-caption text-ink-500">
              <th scope="col" className="px-4.5 py-2.5 font-medium">
                {t('맡은 일')}
              </th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className="px-2 py-2.5 font-medium">
                  {word(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map(([area, label]) => (
              <tr key={area} className="border-b border-paper-100 last:border-b-0">
                <th scope="row" className="px-4.5 py-2 text-left font-medium">
                  {label}
                </th>
                {staffRoles.map((role) => (
                  <td
                    key={role}
                    className={
                      mayChange(role, area) ? 'px-2 py-2 font-medium' : 'px-2 py-2 text-ink-500'
                    }
                  >
                    {mark(role, area)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
