import { paths } from '#kernel/paths.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { FormSection } from './form-section.tsx'
import { NoReturnConsent } from './no-return-consent.tsx'
import type { OrderTyped } from './typed-order.ts'

/** What the law asks to be shown: the notice on personal data for guests, and the right to withdraw for everyone. */
export function PromiseSection({
  fields,
  guest,
  kept,
}: {
  fields: Fields<OrderTyped>
  guest: boolean
  kept: readonly CartLine[]
}) {
  const t = useT()
  return (
    <FormSection title={guest ? t('비회원 주문 안내') : t('취소와 반품 안내')}>
      {guest && (
        <PrivacyNotice
          fields={fields}
          what={t(
            '주문하는 분의 이름·휴대폰 번호·메일, 받는 분의 이름·휴대폰 번호·주소, 입금하는 분의 이름, 주문 조회 비밀번호(암호로 바꿔 보관)',
          )}
          why={t(
            '주문 확인, 입금 확인, 배송과 배송 안내, 취소·반품과 문의 처리. 배송을 위해 택배사에 받는 분의 정보를 건네요.',
          )}
        />
      )}
      {guest ? (
        <Accordion
          className="hairline-b"
          title={<span className="text-plain font-medium">{t('취소와 반품 안내')}</span>}
        >
          <WithdrawalText />
        </Accordion>
      ) : (
        <WithdrawalText />
      )}
      {kept.length > 0 && <NoReturnConsent fields={fields} lines={kept} />}
      <LegalLinks />
    </FormSection>
  )
}

export function LegalLinks() {
  const t = useT()
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 text-small">
      <LegalLink to={paths.terms()}>{t('이용약관')}</LegalLink>
      <LegalLink to={paths.privacy()}>{t('개인정보처리방침')}</LegalLink>
    </p>
  )
}

/** Opens beside the form, so that nobody loses what they typed. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <ExternalLink href={to} className="inline-flex min-h-11 items-center text-pine-700">
      {children}
    </ExternalLink>
  )
}

/** What is kept of a guest, why, and for how long. */
export function PrivacyNotice({
  fields,
  what,
  why,
}: {
  fields: Fields<OrderTyped>
  what: string
  why: string
}) {
  const t = useT()
  const rows = [
    [t('항목'), what],
    [t('쓰는 곳'), why],
    [
      t('보관 기간'),
      t('전자상거래법에 따라 계약·결제·배송 기록은 5년, 문의와 분쟁 기록은 3년 뒤에 지워요.'),
    ],
  ] as const
  return (
    <div>
      <p className="mb-3 text-small leading-relaxed text-ink-700">
        {t(
          '주문을 받고 보내는 데 꼭 필요한 정보만 처리해요. 계약에 필요한 정보라서 따로 동의를 구하지 않고, 무엇을 왜 얼마나 보관하는지 알려 드려요.',
        )}
      </p>
      <dl className="grid gap-x-5 gap-y-2 border-y border-paper-200 bg-paper-0 px-4 py-3.5 text-small leading-relaxed card:grid-cols-[88px_1fr]">
        {rows.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-700">{words}</dd>
          </div>
        ))}
      </dl>
      <Checkbox {...fields.bindTick('agree_privacy')} className="mt-2">
        {t('개인정보 처리 안내를 읽었어요')} <span className="text-ink-500">({t('필수')})</span>
      </Checkbox>
    </div>
  )
}

function WithdrawalText() {
  const t = useT()
  return (
    <ul className="grid list-disc gap-1.5 pb-4 pl-5 text-small leading-relaxed text-ink-700 marker:text-control">
      <li>{t('입금하기 전에는 주문 상세에서 바로 취소할 수 있어요.')}</li>
      <li>
        {t(
          '상품을 받은 날부터 7일 안에는 마음이 바뀌어도 반품할 수 있어요. 이때 반품 배송비는 고객이 부담해요.',
        )}
      </li>
      <li>
        {t(
          '상품이 설명과 다르거나 흠이 있으면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 반품할 수 있고 배송비는 오드모아가 부담해요.',
        )}
      </li>
      <li>
        {t(
          '향을 쓰거나 태워서 가치가 줄어든 상품, 낱개 포장을 뜯어 되팔 수 없게 된 상품은 마음이 바뀐 경우 반품할 수 없어요. 내용을 보려고 겉 상자를 연 것은 괜찮아요.',
        )}
      </li>
      <li>{t('반품한 상품을 받은 뒤 영업일 3일 안에 환불해요.')}</li>
    </ul>
  )
}
