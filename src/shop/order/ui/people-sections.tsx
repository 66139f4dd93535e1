import { Suspense } from 'react'
import { homeCountry } from '#kernel/destination.ts'
import { useMemberDetails } from '#shop/member/ui/use-member-details.ts'
import type { OrderPrice } from '#shop/order/contract/prices.ts'
import { useSession } from '#storefront/session.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { phoneLike } from './abroad-defaults.ts'
import { AddressField } from './address-field.tsx'
import { CountryField } from './country-field.tsx'
import { FormSection } from './form-section.tsx'
import { mostMemo, type OrderTyped, ordererTyped, ownMemo } from './typed-order.ts'

type Props = { fields: Fields<OrderTyped>; guest: boolean }

const AddressChoice = lazyPart(async () => (await import('./address-choice.tsx')).AddressChoice)
const SaveAddress = lazyPart(async () => (await import('./address-choice.tsx')).SaveAddress)

// most parcels stay in Korea
const ForeignAddress = lazyPart(async () => (await import('./foreign-address.tsx')).ForeignAddress)

const two = 'grid gap-4 card:grid-cols-2'

export function OrdererSection({ fields, guest, unsent }: Props & { unsent: boolean }) {
  const t = useT()
  const typed = (part: { od_name?: string; od_hp?: string }) =>
    fields.setAll(ordererTyped(fields.values, part))
  return (
    <FormSection title={t('주문하는 분')}>
      <div className={two}>
        <TextField
          {...fields.bind('od_name')}
          label={t('이름')}
          required
          autoComplete="name"
          maxLength={50}
          onChange={(od_name) => typed({ od_name })}
        />
        <PhoneField
          {...fields.bind('od_hp')}
          label={t('휴대폰 번호')}
          required
          autoComplete="tel"
          placeholder={phoneLike(fields.values.country_code)}
          onChange={(od_hp) => typed({ od_hp })}
        />
        <TextField
          {...fields.bind('od_email')}
          label={t('이메일')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder="name@example.com"
          hint={unsent ? undefined : t('주문 확인과 배송 소식을 보내 드려요.')}
          className={guest ? '' : 'card:col-span-2'}
        />
        {guest && (
          <PasswordField
            {...fields.bind('od_pwd')}
            label={t('주문 조회 비밀번호')}
            required
            autoComplete="new-password"
            maxLength={64}
            hint={t('8자 이상. 주문을 다시 볼 때 써요.')}
          />
        )}
      </div>
    </FormSection>
  )
}

export function ReceiverSection({
  fields,
  cannotSend,
  places,
}: {
  fields: Fields<OrderTyped>
  cannotSend: OrderPrice['cannot_send']
  /** of a quotation for several places */
  places: number
}) {
  const t = useT()
  const { isMember } = useSession()
  const { addresses } = useMemberDetails()
  const { values } = fields
  const same = (ticked: boolean) =>
    fields.setAll(
      ticked ? { same: true, od_b_name: values.od_name, od_b_hp: values.od_hp } : { same: false },
    )
  return (
    <FormSection
      title={t('받는 분')}
      end={
        <Checkbox checked={values.same} onChange={same} className="text-ink-700">
          {t('주문하는 분과 같아요')}
        </Checkbox>
      }
    >
      <div className="grid gap-4">
        {places > 0 && (
          <p className="bg-paper-100 px-4 py-3 text-plain">
            {t(
              '상품은 견적서에 적힌 {count}곳으로 나누어 보내요. 여기에는 연락을 받을 분의 주소를 적어 주세요.',
              { count: places },
            )}
          </p>
        )}
        {isMember && (
          <Suspense fallback={addresses.length > 0 && <Skeleton className="h-[78px]" />}>
            <AddressChoice fields={fields} />
          </Suspense>
        )}
        <div className={two}>
          <TextField
            {...fields.bind('od_b_name')}
            label={t('이름')}
            required
            autoComplete="shipping name"
            maxLength={50}
            onChange={(od_b_name) => fields.setAll({ od_b_name, same: false })}
          />
          <PhoneField
            {...fields.bind('od_b_hp')}
            label={t('휴대폰 번호')}
            required
            autoComplete="shipping tel"
            placeholder={phoneLike(values.country_code)}
            onChange={(od_b_hp) => fields.setAll({ od_b_hp, same: false })}
          />
        </div>
        <CountryField
          fields={fields}
          told={cannotSend?.field === 'country_code' ? cannotSend.message : null}
        />
        {values.country_code === 'KR' ? (
          <AddressField fields={fields} />
        ) : (
          <Suspense fallback={<Skeleton className="h-[420px] card:h-[254px]" />}>
            <ForeignAddress fields={fields} />
          </Suspense>
        )}
        {isMember && (
          <Suspense>
            <SaveAddress fields={fields} />
          </Suspense>
        )}
        {cannotSend?.field === 'od_b_zip' && (
          <p
            role="alert"
            className="rounded-tag bg-amber-100 px-3.5 py-2.5 text-small text-amber-700"
          >
            {cannotSend.message}
          </p>
        )}
      </div>
    </FormSection>
  )
}

// sent as they stand: couriers read Korean
const wishes = [
  '문 앞에 놓아 주세요',
  '경비실에 맡겨 주세요',
  '택배함에 넣어 주세요',
  '배송 전에 연락해 주세요',
  '부재 시 연락해 주세요',
]

// abroad they read English
const wishesAbroad = [
  ['Please leave it at the door', '문 앞에 놓아 주세요'],
  ['Please leave it with a neighbour', '이웃에게 맡겨 주세요'],
  ['Please call before delivery', '배송 전에 연락해 주세요'],
] as const

export function MemoSection({ fields }: { fields: Fields<OrderTyped> }) {
  const t = useT()
  const { values } = fields
  return (
    <FormSection title={t('배송 메모')}>
      <div className="grid gap-4">
        <Select
          {...fields.bind('memo_choice')}
          label={t('기사님께 전할 말')}
          hideLabel
          optional
          placeholder={t('전할 말이 없어요')}
          choices={[
            ...(values.country_code === homeCountry
              ? wishes.map((wish) => ({ value: wish, label: t(wish) }))
              : wishesAbroad.map(([value, wish]) => ({ value, label: t(wish) }))),
            { value: ownMemo, label: t('직접 적기') },
          ]}
        />
        {values.memo_choice === ownMemo && (
          <TextArea
            {...fields.bind('od_memo')}
            label={t('전할 말')}
            optional
            maxLength={mostMemo}
            rows={3}
          />
        )}
      </div>
    </FormSection>
  )
}
