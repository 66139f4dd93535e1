import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { type Joining, neededTicks } from './join-fields.ts'

type Props = { fields: Fields<Joining> }

/** One tick for each purpose, none of them ticked. What is optional is never part of "all". */
export function ConsentSection({ fields }: Props) {
  const t = useT()
  const all = neededTicks.every((name) => fields.values[name])
  const needed = <span className="text-ink-500">({t('필수')})</span>
  const optional = <span className="text-ink-500">({t('선택')})</span>
  return (
    <FormSection title={t('동의')}>
      <div className="rounded-tag bg-paper-100 px-4 py-1.5">
        <Checkbox
          checked={all}
          onChange={(ticked) =>
            fields.setAll({ agree_terms: ticked, agree_age: ticked, agree_privacy: ticked })
          }
        >
          <b className="font-semibold">{t('필수 항목에 모두 동의해요')}</b>
          <span className="mt-0.5 block text-caption text-ink-500">
            {t('이용약관, 만 14세 이상, 개인정보 수집·이용. 소식 받기는 들어 있지 않아요.')}
          </span>
        </Checkbox>
      </div>
      <div className="mt-2 grid">
        <Consent text={<TermsText />}>
          <Checkbox {...fields.bindTick('agree_terms')}>
            {t('이용약관에 동의해요')} {needed}
          </Checkbox>
        </Consent>
        <Consent>
          <Checkbox {...fields.bindTick('agree_age')}>
            {t('만 14세 이상이에요')} {needed}
          </Checkbox>
        </Consent>
        <Consent text={<PrivacyText />}>
          <Checkbox {...fields.bindTick('agree_privacy')}>
            {t('개인정보 수집·이용에 동의해요')} {needed}
          </Checkbox>
        </Consent>
        <Consent text={<NewsText what={t('이메일 주소, 이름')} />}>
          <Checkbox {...fields.bindTick('agree_mail')}>
            {t('메일로 할인과 새 상품 소식을 받을게요')} {optional}
          </Checkbox>
        </Consent>
        <Consent text={<NewsText what={t('휴대폰 번호, 이름')} />}>
          <Checkbox {...fields.bindTick('agree_sms')}>
            {t('문자로 할인과 새 상품 소식을 받을게요')} {optional}
          </Checkbox>
        </Consent>
      </div>
    </FormSection>
  )
}

function Consent({ text, children }: { text?: ReactNode; children: ReactNode }) {
  const t = useT()
  return (
    <div className="border-line py-1.5 not-first:border-t">
      {children}
      {text && (
        <Accordion
          title={<span className="pl-7 text-caption text-ink-500">{t('내용 보기')}</span>}
          className="-mt-2 [&>summary]:min-h-9"
        >
          <div className="pb-3 pl-7 text-small leading-relaxed text-ink-700">{text}</div>
        </Accordion>
      )}
    </div>
  )
}

const list = 'grid list-disc gap-1 pl-4 marker:text-control'
const out = 'underline decoration-line underline-offset-4 hover:decoration-current'

function TermsText() {
  const t = useT()
  return (
    <>
      <p>{t('주문과 계약, 값과 입금 기한, 배송, 취소와 반품, 환불에 관한 약속이에요.')}</p>
      <a href={paths.terms()} target="_blank" rel="noreferrer" className={out}>
        {t('이용약관 전체 보기 (새 창)')}
      </a>
    </>
  )
}

function PrivacyText() {
  const t = useT()
  return (
    <>
      <ul className={list}>
        <li>
          {t(
            '받는 정보: 아이디, 비밀번호, 이름, 이메일, 휴대폰 번호. 적어 주시면 생년월일과 주소도 받아요.',
          )}
        </li>
        <li>{t('쓰는 곳: 본인 확인, 주문과 배송, 문의 답변, 부정 이용 막기')}</li>
        <li>{t('보관: 탈퇴할 때까지. 법이 정한 거래 기록은 그 기간 동안 따로 보관해요.')}</li>
        <li>
          {t('동의하지 않을 수 있어요. 다만 회원가입은 할 수 없고, 비회원으로 주문할 수 있어요.')}
        </li>
      </ul>
      <a
        href={paths.privacy()}
        target="_blank"
        rel="noreferrer"
        className={`mt-1 inline-block ${out}`}
      >
        {t('개인정보처리방침 전체 보기 (새 창)')}
      </a>
    </>
  )
}

function NewsText({ what }: { what: string }) {
  const t = useT()
  return (
    <ul className={list}>
      <li>{t('받는 정보: {what}', { what })}</li>
      <li>{t('쓰는 곳: 할인, 쿠폰, 새 상품, 클래스 소식 보내기')}</li>
      <li>{t('보관: 동의를 거두거나 탈퇴할 때까지')}</li>
      <li>
        {t(
          '동의하지 않아도 가입과 주문은 똑같이 할 수 있고, 마이페이지에서 언제든지 거둘 수 있어요.',
        )}
      </li>
    </ul>
  )
}
