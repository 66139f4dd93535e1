import { expect, test } from 'vitest'
import { deliveryAddress } from './delivery-address.ts'

const nowhere = { od_b_addr1: '', od_b_addr2: '', od_b_addr3: '', od_b_city: '', od_b_state: '' }

test('a Korean address begins with the zone code', () => {
  const address = {
    ...nowhere,
    country_code: 'KR',
    od_b_zip: '04524',
    od_b_addr1: '서울특별시 중구 세종대로 110',
    od_b_addr2: '3층',
    od_b_addr3: '(태평로1가)',
  }
  expect(deliveryAddress(address, 'kr')).toBe(
    '(04524) 서울특별시 중구 세종대로 110, 3층 (태평로1가)',
  )
})

test('an address abroad names city, state, postal code and country', () => {
  const address = {
    ...nowhere,
    country_code: 'US',
    od_b_zip: '97209',
    od_b_addr1: '1 NW Couch St',
    od_b_city: 'Portland',
    od_b_state: 'OR',
  }
  expect(deliveryAddress(address, 'en')).toBe('1 NW Couch St, Portland, OR 97209, United States')
  expect(deliveryAddress({ ...address, od_b_state: '' }, 'kr')).toBe(
    '1 NW Couch St, Portland, 97209, 미국',
  )
})
