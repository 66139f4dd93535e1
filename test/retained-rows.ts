import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database.ts'
import { ownedRow } from './owned-row.ts'

/** Found wherever it stands: somebody's name, number, address or words. */
export const somebody = '박보관'
const json = JSON.stringify

type Row = Record<string, unknown>
/** A row of that day; answers its key. */
export type Made = { table: string; key: string; id: string }
export type RetainedRows = {
  /** a row that holds somebody */
  old: (db: Database, at: Date) => Promise<Made>
  /** rows of the same day that the rule leaves alone, by why */
  spared?: Record<string, (db: Database, at: Date) => Promise<Made>>
}

async function row(db: Database, table: string, key: string, given: Row): Promise<Made> {
  return { table, key, id: await ownedRow(db, table, key, given) }
}
const number = () => Math.floor(Math.random() * 1e9)

const brief = (db: Database, at: Date, given: Row = {}) =>
  row(db, 'application', 'ap_id', {
    kind: 'fragrance',
    state: 'decided',
    name: somebody,
    mobile: somebody,
    email: somebody,
    company: somebody,
    business_number: '',
    typed: json({ words: somebody }),
    lines: json([{ name: somebody, qty: 1 }]),
    formula: json({ name: somebody }),
    checked: json({ name: somebody }),
    reply: somebody,
    created_at: at,
    updated_at: at,
    decided_at: at,
    ...given,
  })
const scent = (db: Database, ap_id: string, agreed_at: Date | null) =>
  row(db, 'scent_job', 'ap_id', {
    ap_id,
    token: randomUUID(),
    state: 'offered',
    deposit: 100,
    total: 200,
    note: somebody,
    approved_name: somebody,
    reason: somebody,
    waybill: somebody,
    samples: json([{ note: somebody, waybill: somebody, scents: [{ words: somebody, stars: 4 }] }]),
    agreed_at,
  })
const proposal = (db: Database, ap_id: string, accepted_at: Date | null) =>
  row(db, 'class_proposal', 'proposal_id', {
    ap_id,
    token: randomUUID(),
    place: somebody,
    place_en: somebody,
    note: somebody,
    accepted_name: somebody,
    people: 8,
    amount: 400_000,
    accepted_at,
  })
const file = (db: Database, ap_id: string) =>
  row(db, 'application_file', 'file_id', { file_id: randomUUID(), ap_id, file_name: somebody })
/** What was asked for and taken; the part of it that the rule is about. */
const taken =
  (part: (db: Database, ap_id: string, at: Date) => Promise<Made>, isTaken = true) =>
  async (db: Database, at: Date) => {
    const { id } = await brief(db, at)
    const made = await part(db, id, at)
    if (made.table === 'application_file') await scent(db, id, isTaken ? at : null)
    return made
  }

const plain =
  (table: string, key: string, day: string, given: () => Row) => (db: Database, at: Date) =>
    row(db, table, key, { ...given(), [day]: at })

/** For each rule of `retention.ts`, by its table and words: rows that fall under it and rows that do not. */
export const retainedRows: Record<string, RetainedRows> = {
  'shop_order: buyer, receiver, address and notes of an order': {
    old: plain('shop_order', 'od_id', 'od_time', () => ({
      od_id: randomUUID(),
      cart_key: somebody,
      mb_id: somebody,
      od_name: somebody,
      od_email: somebody,
      od_hp: somebody,
      od_pwd: somebody,
      od_b_name: somebody,
      od_b_hp: somebody,
      od_b_zip: somebody,
      od_b_addr1: somebody,
      od_b_addr2: somebody,
      od_b_addr3: somebody,
      od_b_city: somebody,
      od_b_state: somebody,
      od_memo: somebody,
      od_deposit_name: somebody,
      od_shop_memo: somebody,
      od_ip: somebody,
      od_cart_price: 30_000,
      od_send_cost: 3_000,
      od_status: '완료',
    })),
  },
  'payment: name, mail and phone given to the payment company': {
    old: plain('payment', 'pay_id', 'created_at', () => ({
      pay_id: randomUUID(),
      amount: 33_000,
      customer: json({ name: somebody, email: somebody, phone: somebody }),
    })),
  },
  'payment_refund: account of a refund': {
    old: plain('payment_refund', 'refund_id', 'created_at', () => ({
      refund_id: randomUUID(),
      amount: 1_000,
      bank: '20',
      holder: somebody,
      account_masked: somebody,
      account_sealed: somebody,
    })),
  },
  'payment_note: answers of payment companies': {
    old: plain('payment_note', 'note_id', 'created_at', () => ({ body: json({ name: somebody }) })),
  },
  'payment_webhook: calls of payment companies': {
    old: plain('payment_webhook', 'hook_id', 'created_at', () => ({
      print: randomUUID(),
      body: json({ name: somebody }),
    })),
  },
  'personal_payment: who a personal payment was for': {
    old: plain('personal_payment', 'pp_id', 'created_at', () => ({
      pp_id: randomUUID(),
      mb_id: somebody,
      name: somebody,
      email: somebody,
      hp: somebody,
      deposit_name: somebody,
      price: 50_000,
    })),
  },
  'bank_deposit: depositors of bank transfers': {
    old: plain('bank_deposit', 'dep_id', 'at', () => ({
      print: randomUUID(),
      amount: 10_000,
      depositor: somebody,
      memo: somebody,
    })),
  },
  'cash_receipt: masked number of a cash receipt': {
    old: plain('cash_receipt', 'receipt_id', 'asked_at', () => ({
      od_id: randomUUID(),
      amount: 10_000,
      identity_masked: somebody,
      identity_sealed: somebody,
    })),
  },
  'tax_invoice: business on a tax invoice': {
    old: plain('tax_invoice', 'tax_id', 'asked_at', () => ({
      od_id: randomUUID(),
      business_number: somebody,
      company: somebody,
      representative: somebody,
      address: somebody,
      email: somebody,
      note: somebody,
      supply: 10_000,
    })),
  },
  'store_order: phone on a receipt of the store': {
    old: plain('store_order', 'so_id', 'created_at', () => ({
      so_receipt: randomUUID(),
      so_total: 12_000,
      mb_id: somebody,
      so_hp: somebody,
    })),
  },
  'claim: words, pick-up address and account of a return or exchange': {
    old: plain('claim', 'claim_id', 'requested_at', () => ({
      od_id: randomUUID(),
      mb_id: somebody,
      kind: 'return',
      fee: 3_000,
      detail: somebody,
      pick_address: json({ name: somebody }),
      holder: somebody,
      account_masked: somebody,
      account_sealed: somebody,
    })),
  },
  'bottle_job: who a labelled bottle was made for': {
    old: plain('bottle_job', 'job_id', 'created_at', () => ({
      token: randomUUID(),
      state: 'asked',
      mb_id: somebody,
      name: somebody,
      email: somebody,
      hp: somebody,
      zip: somebody,
      address: somebody,
      address2: somebody,
      message: somebody,
      approved_name: somebody,
      unit: 1_000,
      qty: 3,
      setup: 500,
      total: 3_500,
    })),
  },
  'bottle_set: labels that were ordered': {
    old: plain('bottle_set', 'set_id', 'created_at', () => ({
      set_id: randomUUID(),
      title: somebody,
      doc: json({ bottle_id: 1, elements: [{ text: somebody }] }),
      pieces: 3,
    })),
  },
  'quotation: who asked for a quotation, and whom its list of places names': {
    old: plain('quotation', 'qt_id', 'created_at', () => ({
      qt_no: randomUUID(),
      token: randomUUID(),
      name: somebody,
      email: somebody,
      phone: somebody,
      company: json({ name: somebody }),
    })),
  },
  'application: applications and requests of people without an account, with whom their lists name':
    {
      old: (db, at) => brief(db, at),
      spared: {
        'a member’s goes with the member': (db, at) => brief(db, at, { mb_id: `kept_${number()}` }),
        // three years from the answer, which was given in the meantime
        'money came of it': async (db, at) => {
          const made = await brief(db, at, { decided_at: new Date() })
          await scent(db, made.id, at)
          return made
        },
      },
    },
  'scent_job: words about a fragrance that was ordered': {
    old: taken((db, ap_id, at) => scent(db, ap_id, at)),
    spared: {
      'answered later': async (db, at) => {
        const { id } = await brief(db, at, { decided_at: new Date() })
        return scent(db, id, at)
      },
    },
  },
  'class_proposal: who took a class of their own, and where': {
    old: taken((db, ap_id, at) => proposal(db, ap_id, at)),
    spared: {
      'answered later': async (db, at) => {
        const { id } = await brief(db, at, { decided_at: new Date() })
        return proposal(db, id, at)
      },
    },
  },
  'application_file: files sent for what was ordered': {
    old: taken((db, ap_id) => file(db, ap_id)),
    spared: {
      'answered later': async (db, at) => {
        const { id } = await brief(db, at, { decided_at: new Date() })
        await scent(db, id, at)
        return file(db, id)
      },
    },
  },
  'application: who asked for a fragrance or a class that was ordered': {
    old: async (db, at) => {
      const made = await brief(db, at, { mb_id: somebody })
      await scent(db, made.id, at)
      return made
    },
    spared: { 'a member’s that nothing came of': (db, at) => brief(db, at, { mb_id: somebody }) },
  },
  'personal_inquiry: questions and their answers': {
    old: plain('personal_inquiry', 'qa_id', 'qa_time', () => ({
      mb_id: somebody,
      qa_subject: somebody,
      qa_content: somebody,
      qa_answer: somebody,
    })),
  },
  'event: what happened and who did it, the looks behind masks among it': {
    old: plain('event', 'event_id', 'created_at', () => ({
      name: 'order.placed',
      subject: 'x',
      actor: somebody,
      payload: json({ name: somebody }),
    })),
  },
}
