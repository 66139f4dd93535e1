import { Info } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useVariant } from '#storefront/hooks.ts'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Address } from './compose-address.ts'

const AddressFinder = lazyPart(
  () => import('./address-finder.tsx').then((found) => found.AddressFinder),
  // as if the finder itself could not be reached
  function Unreachable({ onUnreachable }) {
    useEffect(onUnreachable, [onUnreachable])
    return null
  },
)

const linkClass = 'tap text-small font-semibold text-pine-700 underline-offset-4 hover:underline'

type Name = 'od_b_zip' | 'od_b_addr1' | 'od_b_addr2' | 'od_b_addr3' | 'od_b_addr_jibeon'
/** The fields of an address, in the order form or in the address book. */
export type AddressFields = {
  values: Record<Name, string>
  errors: Partial<Record<Name, string>>
  set: (name: Name, value: string) => void
  setAll: (values: Partial<Record<Name, string>>) => void
  bind: <K extends Name>(
    name: K,
  ) => {
    name: K
    value: string
    onChange: (value: string) => void
    onBlur: () => void
    error: string | null
  }
}

/** Found by the postcode finder, or written by hand where that cannot be reached. The detail comes once the street is known. */
export function AddressField({
  fields,
  optional = false,
}: {
  fields: AddressFields
  optional?: boolean
}) {
  const t = useT()
  const variant = useVariant()
  const { values, errors } = fields
  const [finding, setFinding] = useState(false)
  // from the first time on it stays, so that it can close in its own way
  const [wanted, setWanted] = useState(false)
  const [byHand, setByHand] = useState<'no' | 'chosen' | 'unreachable'>('no')
  const street = useRef<HTMLInputElement>(null)
  const zip = useRef<HTMLInputElement>(null)
  const detail = useRef<HTMLInputElement>(null)
  const focusNext = useRef<'street' | 'zip' | 'detail'>('street')

  const shown = values.od_b_addr1
    ? `${values.od_b_zip} · ${values.od_b_addr1}${values.od_b_addr3 ? ` ${values.od_b_addr3}` : ''}`
    : ''
  const error = errors.od_b_addr1 ?? errors.od_b_zip

  function open() {
    focusNext.current = 'street'
    setWanted(true)
    setFinding(true)
  }

  function found(address: Address) {
    fields.setAll(address)
    focusNext.current = 'detail'
    setByHand('no')
    setFinding(false)
  }

  function write(why: 'chosen' | 'unreachable') {
    focusNext.current = 'zip'
    setByHand(why)
    setFinding(false)
  }

  return (
    <div className="grid gap-4">
      {byHand === 'no' ? (
        <div data-field="od_b_addr1">
          <TextField
            label={t('주소')}
            name="od_b_zip"
            ref={street}
            readOnly
            required={!optional}
            optional={optional}
            value={shown}
            onChange={() => undefined}
            onClick={open}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              open()
            }}
            placeholder={t('주소를 찾아 주세요')}
            error={error}
            hint={shown && variant === 'mobile' ? shown : undefined}
            className="[&_input]:cursor-pointer [&_input]:bg-paper-0! [&_input]:text-ellipsis"
            suffix={
              <button type="button" className={linkClass} onClick={open}>
                {shown ? t('다시 찾기') : t('주소 찾기')}
              </button>
            }
          />
        </div>
      ) : (
        <>
          {byHand === 'unreachable' && (
            <p
              role="status"
              className="flex items-start gap-2 rounded-tag bg-amber-100 px-3.5 py-2.5 text-small leading-snug text-amber-700"
            >
              <Info aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
              {t('주소 찾기를 불러오지 못했어요. 우편번호와 주소를 직접 적어 주세요.')}
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 card:grid-cols-[minmax(0,180px)_auto]">
            <TextField
              {...fields.bind('od_b_zip')}
              ref={zip}
              label={t('우편번호')}
              required={!optional}
              inputMode="numeric"
              autoComplete="shipping postal-code"
              maxLength={5}
              onChange={(typed) => fields.set('od_b_zip', typed.replace(/\D/g, '').slice(0, 5))}
            />
            <button
              type="button"
              className={`${linkClass} mt-[39px] justify-self-start`}
              onClick={open}
            >
              {t('주소 찾기')}
            </button>
          </div>
          <TextField
            {...fields.bind('od_b_addr1')}
            label={t('주소')}
            required={!optional}
            autoComplete="shipping address-line1"
            maxLength={200}
            placeholder={t('도로명과 건물 번호까지')}
            onChange={(typed) => fields.setAll({ od_b_addr1: typed, od_b_addr3: '' })}
          />
        </>
      )}
      {(values.od_b_addr1 || byHand !== 'no') && (
        <TextField
          {...fields.bind('od_b_addr2')}
          ref={detail}
          label={t('상세 주소')}
          optional
          autoComplete="shipping address-line2"
          maxLength={200}
          placeholder={t('동·호수, 건물 이름')}
        />
      )}
      {wanted && (
        <Suspense>
          <AddressFinder
            open={finding}
            onClose={() => setFinding(false)}
            onFound={found}
            onUnreachable={() => write('unreachable')}
            onWrite={() => write('chosen')}
            focusAfter={() => ({ street, zip, detail })[focusNext.current].current}
          />
        </Suspense>
      )}
    </div>
  )
}
