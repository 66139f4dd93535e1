import { describe, expect, test } from 'vitest'
import { dayMs } from '#kernel/korean-time.ts'
import { attemptKey, forgetAttempt, hasAttempt } from './attempt-key.ts'
import { forgetDraft, keepDraft, readDraft } from './order-draft.ts'
import { emptyOrder } from './typed-order.ts'

function store(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
    key: (at) => [...held.keys()][at] ?? null,
    get length() {
      return held.size
    },
  }
}

describe('the key of an attempt', () => {
  test('stays until the order is placed or its content changes', () => {
    const session = store()
    let made = 0
    const newKey = () => `key-${++made}`
    expect(attemptKey(session, { total: 1 }, newKey)).toBe('key-1')
    expect(attemptKey(session, { total: 1 }, newKey)).toBe('key-1')
    expect(attemptKey(session, { total: 2 }, newKey)).toBe('key-2')
    forgetAttempt(session)
    expect(hasAttempt(session)).toBe(false)
    expect(attemptKey(session, { total: 2 }, newKey)).toBe('key-3')
  })

  test('keeps nothing of what was typed, and survives a broken note', () => {
    const session = store()
    attemptKey(session, { od_pwd: 'yeoreum12' }, () => 'key')
    expect(
      JSON.stringify([0, 1].map((at) => session.getItem(session.key(at) ?? ''))),
    ).not.toContain('yeoreum12')
    session.setItem(session.key(0) ?? '', '{')
    expect(hasAttempt(session)).toBe(false)
  })
})

describe('the draft of an order', () => {
  const mine = { cart_key: 'a', guest: true }
  const typed = {
    ...emptyOrder,
    od_name: '김여름',
    od_pwd: 'yeoreum12',
    agree_order: true,
    same: true,
  }

  test('comes back for a week, without password and consents', () => {
    const local = store()
    keepDraft(local, { typed, fresh: emptyOrder }, mine, 0)
    const back = readDraft(local, mine, 6 * dayMs)
    expect(back).toMatchObject({ od_name: '김여름', same: true })
    expect(back).not.toHaveProperty('od_pwd')
    expect(back).not.toHaveProperty('agree_order')
    expect(readDraft(local, mine, 8 * dayMs)).toBeNull()
    expect(local.length).toBe(0)
  })

  test('belongs to its cart, and to the guest who has just logged in', () => {
    const local = store()
    keepDraft(local, { typed, fresh: emptyOrder }, mine, 0)
    expect(readDraft(local, { cart_key: 'b', guest: true }, 0)).toBeNull()
    expect(readDraft(local, { cart_key: 'b', guest: false }, 60_000)).toMatchObject({
      od_name: '김여름',
    })
    expect(readDraft(local, { cart_key: 'b', guest: false }, dayMs)).toBeNull()
    forgetDraft(local)
    expect(readDraft(local, mine, 0)).toBeNull()
  })

  test('is nothing when nothing was typed or the note is broken', () => {
    const local = store()
    // what the form begins with was typed by nobody
    const fresh = { ...emptyOrder, od_bank_account: 'account-1' }
    keepDraft(local, { typed: { ...fresh }, fresh }, mine, 0)
    expect(readDraft(local, mine, 1)).toBeNull()
    // and what was emptied again is gone
    keepDraft(local, { typed: { ...fresh, od_name: '김' }, fresh }, mine, 0)
    keepDraft(local, { typed: { ...fresh }, fresh }, mine, 0)
    expect(readDraft(local, mine, 0)).toBeNull()
    keepDraft(local, { typed, fresh }, mine, 0)
    local.setItem(local.key(0) ?? '', '{"cart_key":1}')
    expect(readDraft(local, mine, 0)).toBeNull()
  })
})
