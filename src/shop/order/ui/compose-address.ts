/** The fields of the postcode finder's answer that are used. */
export type FoundAddress = {
  zonecode: string
  userSelectedType: string
  roadAddress: string
  jibunAddress: string
  autoJibunAddress?: string
  autoRoadAddress?: string
  roadAddressEnglish?: string
  jibunAddressEnglish?: string
  bname: string
  buildingName: string
  apartment: string
}

export type Address = {
  od_b_zip: string
  od_b_addr1: string
  od_b_addr3: string
  od_b_addr_jibeon: 'R' | 'J'
}

/** The road address, or the lot address where that was chosen; quarter and building stand in brackets behind a road address. */
export function addressOf(found: FoundAddress, english = false): Address {
  const isRoad = found.userSelectedType !== 'J'
  const korean = isRoad
    ? found.roadAddress || (found.autoRoadAddress ?? '')
    : found.jibunAddress || (found.autoJibunAddress ?? '')
  const foreign = isRoad ? found.roadAddressEnglish : found.jibunAddressEnglish
  return {
    od_b_zip: found.zonecode,
    od_b_addr1: (english && foreign) || korean || found.roadAddress || found.jibunAddress,
    od_b_addr3: isRoad ? extraOf(found) : '',
    od_b_addr_jibeon: isRoad ? 'R' : 'J',
  }
}

function extraOf({ bname, buildingName, apartment }: FoundAddress): string {
  const quarter = /[동로가]$/.test(bname) ? bname : ''
  const building = apartment === 'Y' ? buildingName : ''
  const parts = [quarter, building].filter(Boolean)
  return parts.length ? `(${parts.join(', ')})` : ''
}
