import * as z from 'zod/mini'
import type { Config } from '#platform/config.ts'
import { readJson } from '#platform/read-answer.ts'
import type { BusinessCheck } from './contract.ts'

/** The open API of the National Tax Service: is a business number alive, and does it belong to this person? */
export type TaxOffice = {
  check: (ask: BusinessAsk) => Promise<Omit<BusinessCheck, 'at'>>
}
export type BusinessAsk = { business_number: string; opened_on: string; representative: string }

const patience = 8_000
const office = 'https://api.odcloud.kr/api/nts-businessman/v1'

/** With its key the real one; a shop of this machine alone asks the stand-in; else nobody is asked. */
export function openTaxOffice({ NTS_SERVICE_KEY, TWINS }: Config): TaxOffice | null {
  if (NTS_SERVICE_KEY) return officeAt(office, NTS_SERVICE_KEY)
  return TWINS ? officeAt(`${TWINS}/nts/api/nts-businessman/v1`, 'twin') : null
}

const statuses = z.object({
  data: z
    .array(
      z.object({
        b_no: z.string(),
        b_stt: z._default(z.string(), ''),
        b_stt_cd: z._default(z.string(), ''),
        tax_type: z._default(z.string(), ''),
      }),
    )
    .check(z.minLength(1)),
})
const truths = z.object({
  data: z.array(z.object({ b_no: z.string(), valid: z.string() })).check(z.minLength(1)),
})
const stateOf = { '01': 'going', '02': 'paused', '03': 'closed' } as const

function officeAt(url: string, key: string): TaxOffice {
  const ask = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/${path}?serviceKey=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`the tax office answered ${answer.status}`)
    return readJson(answer)
  }
  return {
    async check({ business_number, opened_on, representative }) {
      const [status] = statuses.parse(await ask('status', { b_no: [business_number] })).data
      const code = status?.b_stt_cd
      const state = code === '01' || code === '02' || code === '03' ? stateOf[code] : 'unknown'
      if (state === 'unknown' || !opened_on || !representative)
        return { state, matched: null, words: wordsOf(status) }
      const [truth] = truths.parse(
        await ask('validate', {
          businesses: [
            {
              b_no: business_number,
              start_dt: opened_on.replaceAll('-', ''),
              p_nm: representative,
            },
          ],
        }),
      ).data
      return { state, matched: truth?.valid === '01', words: wordsOf(status) }
    },
  }
}

// of a number it does not know it says so where the tax type stands
function wordsOf(status: { b_stt: string; tax_type: string } | undefined): string {
  return [status?.b_stt, status?.tax_type].filter(Boolean).join(' · ').slice(0, 200)
}
