/** Where an address ends with a state, without which no courier there takes the parcel. */
const withState = 'US CA AU'
/** Where parcels are delivered without post codes; in the form of every buyer, so not the small islands that have none either. */
const withoutZip = 'AE AO BS BW FJ HK JM MO QA UG ZW'

/** What an address of a country cannot do without, beside street and city. */
export function addressAsks(country_code: string): { state: boolean; zip: boolean } {
  return { state: withState.includes(country_code), zip: !withoutZip.includes(country_code) }
}

/** What is said of each part of an address abroad that is left empty; nothing of what its country does not ask for. */
export function abroadNeeds(country_code: string): Record<string, string | false> {
  const { state, zip } = addressAsks(country_code)
  return {
    od_b_city: '도시를 적어 주세요.',
    od_b_state: state && '주(州)를 적어 주세요.',
    od_b_zip: zip && '우편번호를 적어 주세요.',
  }
}

type Abroad = { od_b_city: string; od_b_state: string; od_b_zip: string }

/** Which parts of an address abroad are missing, each with what to do. */
export function missingAbroad(
  country_code: string,
  address: Abroad,
): Partial<Record<keyof Abroad, string>> {
  const { od_b_city, od_b_state, od_b_zip } = address
  const typed: Record<string, string> = { od_b_city, od_b_state, od_b_zip }
  return Object.fromEntries(
    Object.entries(abroadNeeds(country_code)).filter(([name, why]) => why && !typed[name]?.trim()),
  )
}
