import { Info } from 'lucide-react'
import { useRef, useState } from 'react'
import { useVariant } from '../../../storefront/hooks.ts'
import { useT } from '../../../ui/language.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Fields } from '../../../ui/use-fields.ts'
import { AddressFinder } from './address-finder.tsx'
import type { Address } from './compose-address.ts'

const linkClass = 'tap text-[14px] font-semibold text-pine-700 underline-offset-4 hover:underline'

/** What the parts of an address are called in a form. */
export type AddressNames<T> = Record<'zip' | 'addr1' | 'addr2' | 'addr3' | 'jibeon', keyof T & string>

type Props<T extends Record<string, string | boolean>> = {
  fields: Fields<T>
  names: AddressNames<T> /** of the browser's own address book */
  section?: 'shipping'
  optional?: boolean
}

/** Found by the postcode finder, or written by hand where that cannot be reached. The detail comes once the street is known. */
export function AddressField<T extends Record<string, string | boolean>>({ fields, names, section, optional = false }: Props<T>) {
  const t = useT()
  const variant = useVariant()
  const { errors } = fields
  const typed = (name: keyof AddressNames<T>) => String(fields.values[names[name]])
  const put = (part: Partial<Record<keyof AddressNames<T>, string>>) =>
    // the names are those of text fields of this form
    fields.setAll(Object.fromEntries(Object.entries(part).map(([name, value]) => [names[name as keyof AddressNames<T>], value])) as Partial<T>)
  const bind = (name: keyof AddressNames<T>) => ({ ...fields.bind(names[name]), value: typed(name), onChange: (value: string) => put({ [name]: value }) })
  const book = (word: string) => (section ? `${section} ${word}` : word)
  const [finding, setFinding] = useState(false)
  const [byHand, setByHand] = useState<'no' | 'chosen' | 'unreachable'>('no')
  const street = useRef<HTMLInputElement>(null)
  const zip = useRef<HTMLInputElement>(null)
  const detail = useRef<HTMLInputElement>(null)
  const focusNext = useRef<'street' | 'zip' | 'detail'>('street')

  const shown = typed('addr1') ? `${typed('zip')} · ${typed('addr1')}${typed('addr3') ? ` ${typed('addr3')}` : ''}` : ''
  const error = errors[names.addr1] ?? errors[names.zip]

  function open() {
    focusNext.current = 'street'
    setFinding(true)
  }

  function found(address: Address) {
    put({ zip: address.od_b_zip, addr1: address.od_b_addr1, addr3: address.od_b_addr3, jibeon: address.od_b_addr_jibeon })
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
        <div data-field={names.addr1}>
          <TextField
            label={t('주소')}
            name={names.zip}
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
            <p role="status" className="flex items-start gap-2 rounded-tag bg-amber-100 px-3.5 py-2.5 text-[14px] leading-snug text-amber-700">
              <Info aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
              {t('주소 찾기를 불러오지 못했어요. 우편번호와 주소를 직접 적어 주세요.')}
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 card:grid-cols-[minmax(0,180px)_auto]">
            <TextField
              {...bind('zip')}
              ref={zip}
              label={t('우편번호')}
              required={!optional}
              inputMode="numeric"
              autoComplete={book('postal-code')}
              maxLength={5}
              onChange={(zip) => put({ zip: zip.replace(/\D/g, '').slice(0, 5) })}
            />
            <button type="button" className={`${linkClass} mt-[39px] justify-self-start`} onClick={open}>
              {t('주소 찾기')}
            </button>
          </div>
          <TextField
            {...bind('addr1')}
            label={t('주소')}
            required={!optional}
            autoComplete={book('address-line1')}
            maxLength={200}
            placeholder={t('도로명과 건물 번호까지')}
            onChange={(addr1) => put({ addr1, addr3: '' })}
          />
        </>
      )}
      {(typed('addr1') || byHand !== 'no') && (
        <TextField {...bind('addr2')} ref={detail} label={t('상세 주소')} optional autoComplete={book('address-line2')} maxLength={200} placeholder={t('동·호수, 건물 이름')} />
      )}
      <AddressFinder
        open={finding}
        onClose={() => setFinding(false)}
        onFound={found}
        onUnreachable={() => write('unreachable')}
        onWrite={() => write('chosen')}
        focusAfter={() => ({ street, zip, detail })[focusNext.current].current}
      />
    </div>
  )
}
