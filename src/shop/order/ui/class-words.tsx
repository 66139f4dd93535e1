import { useT } from '#ui/language.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { FormSection } from './form-section.tsx'
import { LegalLinks, PrivacyNotice } from './promise-sections.tsx'
import type { OrderTyped } from './typed-order.ts'

/** Classes alone: nobody is asked for an address. */
export function UnsentNote() {
  const t = useT()
  return (
    <FormSection title={t('받는 분')}>
      <p className="text-plain text-ink-700">
        {t('클래스만 있는 주문이라 주소를 적지 않아도 돼요. 배송비도 없어요.')}
      </p>
    </FormSection>
  )
}

/** What is promised about classes: nothing of them is sent, and their money goes back by a table of its own. */
export function ClassPromise({ fields, guest }: { fields: Fields<OrderTyped>; guest: boolean }) {
  const t = useT()
  return (
    <FormSection title={guest ? t('비회원 주문 안내') : t('취소와 환불 안내')}>
      {guest && (
        <PrivacyNotice
          fields={fields}
          what={t(
            '주문하는 분의 이름·휴대폰 번호·메일, 함께 오는 분의 이름, 입금하는 분의 이름, 주문 조회 비밀번호(암호로 바꿔 보관)',
          )}
          why={t('예약 확인, 입금 확인, 수업 안내, 취소·환불과 문의 처리.')}
        />
      )}
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small leading-relaxed text-ink-700 marker:text-control">
        <li>{t('입금하기 전에는 주문 상세에서 바로 취소할 수 있어요.')}</li>
        <li>
          {t(
            '예약이 확정된 뒤에는 클래스의 환불 기준에 따라 돌려 드려요. 기준은 결제 단추 위에 있고, 취소하기 전에 돌려받을 금액을 보여 드려요.',
          )}
        </li>
        <li>{t('공방 사정으로 수업을 열지 못하면 모두 돌려 드려요.')}</li>
      </ul>
      <LegalLinks />
    </FormSection>
  )
}
