/** Where an address ends with a state, without which no courier there takes the parcel. */
const withState = new Set(['US', 'CA', 'AU'])
/** Where there are no post codes, or nobody has one, by the Universal Postal Union. */
const withoutZip = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GM GQ GY HK JM KI KM KN LY ML MO MR MW NR QA RW SB SC SL SR ST SY TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

/** What an address of a country cannot do without, beside street and city. */
export function addressAsks(country_code: string): { state: boolean; zip: boolean } {
  return { state: withState.has(country_code), zip: !withoutZip.has(country_code) }
}

type Abroad = { od_b_city: string; od_b_state: string; od_b_zip: string }

/** Which parts of an address abroad are missing, each with what to do. */
export function missingAbroad(
  country_code: string,
  { od_b_city, od_b_state, od_b_zip }: Abroad,
): Partial<Record<keyof Abroad, string>> {
  const asks = addressAsks(country_code)
  return {
    ...(od_b_city.trim() ? {} : { od_b_city: '도시를 적어 주세요.' }),
    ...(asks.state && !od_b_state.trim() ? { od_b_state: '주(州)를 적어 주세요.' } : {}),
    ...(asks.zip && !od_b_zip.trim() ? { od_b_zip: '우편번호를 적어 주세요.' } : {}),
  }
}
