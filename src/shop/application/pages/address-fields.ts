import type { ApplicationTyped } from '#shop/application/contract.ts'
import type { AddressFields } from '#shop/order/ui/address-field.tsx'
import type { Fields } from '#ui/use-fields.ts'
import type { FormTyped } from './use-application-form.ts'

const names = {
  od_b_zip: 'zip',
  od_b_addr1: 'address',
  od_b_addr2: 'address2',
} as const

/** The address of a business under the names that the postcode finder knows. */
export function addressFields(
  { values, errors, bind }: Fields<FormTyped>,
  typeAll: (values: Partial<ApplicationTyped>) => void,
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
      const bound = bind(own)
      return {
        name,
        value: bound.value,
        onChange: (value) => setAll({ [name]: value }),
        onBlur: bound.onBlur,
        error: bound.error,
      }
    },
  }
}
