import type { AddressFields } from './address-field.tsx'

type Plain = { zip: string; address: string; address2: string }
type Held = {
  values: Plain
  errors: Readonly<Record<string, string>>
  bind: (name: keyof Plain) => { value: string; onBlur: () => void; error: string | null }
}
const names = { od_b_zip: 'zip', od_b_addr1: 'address', od_b_addr2: 'address2' } as const

/** An address that has three fields, under the names that the postcode finder knows. */
export function plainAddress(
  { values, errors, bind }: Held,
  typeAll: (values: Partial<Plain>) => void,
): AddressFields {
  const setAll: AddressFields['setAll'] = (given) => {
    const { od_b_zip, od_b_addr1, od_b_addr2, od_b_addr3 } = given
    typeAll({
      ...(od_b_zip !== undefined && { zip: od_b_zip }),
      ...(od_b_addr1 !== undefined && {
        address: [od_b_addr1, od_b_addr3].filter(Boolean).join(' '),
      }),
      ...(od_b_addr2 !== undefined && { address2: od_b_addr2 }),
    })
  }
  return {
    values: {
      od_b_zip: values.zip,
      od_b_addr1: values.address,
      od_b_addr2: values.address2,
      od_b_addr3: '',
      od_b_addr_jibeon: '',
    },
    errors: {
      ...(errors.zip && { od_b_zip: errors.zip }),
      ...(errors.address && { od_b_addr1: errors.address }),
    },
    set: (name, value) => setAll({ [name]: value }),
    setAll,
    bind: (name) => {
      const own = name in names ? names[name as keyof typeof names] : 'address2' // the two others are never shown
      const { value, onBlur, error } = bind(own)
      return { name, value, onChange: (typed) => setAll({ [name]: typed }), onBlur, error }
    },
  }
}
