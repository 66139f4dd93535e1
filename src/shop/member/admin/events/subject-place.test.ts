import { beforeAll, describe, expect, test } from 'vitest'
import { phrases as desk } from '#admin/words.ts'
import { installPhrases, translate } from '#kernel/translate.ts'
import { phrases as shop } from '#phrases.ts'
import { settingShapes } from '#shop/setting/contract.ts'
import type { Translate } from '#ui/language.tsx'
import { eventDetail } from './event-detail.ts'
import { placeOf } from './subject-place.ts'

const happened = (name: string, subject: string, payload: Record<string, unknown> = {}) => ({
  ...{ event_id: 1, name, subject, payload },
  ...{ actor: 'owner', actor_name: '오드모아', at: '2026-11-26T12:00:00.000Z' },
})
const kr: Translate = (phrase, params) => translate('kr', phrase, params)
const en: Translate = (phrase, params) => translate('en', phrase, params)
const inKorean = (korean: string) => korean
const inEnglish = (_: string, english: string) => english

beforeAll(() => installPhrases('en', { ...shop, ...desk }))

describe('what a row of the log is about', () => {
  test.each(Object.keys(settingShapes))('settings are called as on their tab: %s', (group) => {
    const korean = placeOf(kr, inKorean, happened('setting.saved', group)).word
    const english = placeOf(en, inEnglish, happened('setting.saved', group)).word
    expect(korean).toMatch(/[가-힣]/)
    expect(english).not.toMatch(/[가-힣]|^[a-z_]+$/)
  })

  test('settings lead to their own form', () => {
    expect(placeOf(en, inEnglish, happened('setting.saved', 'abroad'))).toEqual({
      to: '/admin/settings?group=abroad',
      word: 'Shipping abroad',
    })
    expect(placeOf(kr, inKorean, happened('setting.saved', 'top_bar'))).toEqual({
      to: '/admin/menus?part=top_bar',
      word: '맨 위 띠',
    })
  })

  test('texts and pages are called by their titles in the language of the reader', () => {
    const title = { ko: '포인트 {points}을(를) 받았어요', en: 'You received {points}' }
    const template = happened('template.saved', 'point.earned', { title })
    expect(placeOf(kr, inKorean, template)).toEqual({
      to: '/admin/notifications/templates/point.earned',
      word: '포인트를 받았어요',
    })
    expect(placeOf(en, inEnglish, template).word).toBe('You received points')
    expect(placeOf(kr, inKorean, happened('template.saved', 'order.paid')).word).toBe(
      '입금을 확인했어요',
    )
    const page = happened('cms.saved', 'week-1', { title: '비 오는 날', title_en: 'Rainy days' })
    expect(placeOf(kr, inKorean, page).word).toBe('비 오는 날')
    expect(placeOf(en, inEnglish, page).word).toBe('Rainy days')
    expect(
      placeOf(kr, inKorean, happened('coupon.changed', '8', { cp_subject: '첫 구매' })),
    ).toEqual({ to: '/admin/coupons/8', word: '첫 구매' })
  })

  test('a refund leads to the order it belongs to, however it came about', () => {
    for (const way of ['part', 'cancel', 'desk', 'soldout', 'over', 'class'])
      expect(placeOf(kr, inKorean, happened('refund.asked', `${way}-2611251653302769-3`))).toEqual({
        to: '/admin/orders/2611251653302769',
        word: '2611251653302769',
      })
  })

  test('roles and states are told in words', () => {
    const role = happened('staff.role_changed', 'staff_order', {
      ...{ from: 'order', to: 'finance', reason: '입금도 봐요' },
    })
    expect(eventDetail(en, role)).toBe('Orders → Finance (orders, deposits, refunds) · 입금도 봐요')
    const renamed = happened('staff.person_changed', 'staff_order', {
      from: { mb_name: '주다온', mb_email: 'order@odemoa.example' },
      to: { mb_name: '주다은', mb_email: 'order@odemoa.example' },
    })
    expect(eventDetail(kr, renamed)).toBe('주다온 → 주다은')
    const edited = happened('order.edited', '2611251653302769', {
      ...{ changes: [{ what: 'od_memo', from: '', to: '경비실' }], reason: '전화' },
    })
    expect(eventDetail(en, edited)).toBe('None → 경비실 · 전화')
    const came = happened('class.attended', 'b1', { from: 'confirmed', to: 'no_show' })
    expect(eventDetail(kr, came)).toBe('예약됨 → 안 옴')
  })
})
