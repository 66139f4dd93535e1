import type { JoinTyped } from './contract.ts'

let joined = 0

/** A form that is right in every field. */
export function joinSample(
  given: Partial<JoinTyped> = {},
): JoinTyped & { mb_id: string; password: string; mb_email: string } {
  const mb_id = given.mb_id ?? `haneul_${joined++}`
  return {
    password: 'Cedar#Forest8',
    mb_name: '김하늘',
    mb_email: `${mb_id}@mail.example`.toLowerCase(),
    mb_hp: '010-2345-6789',
    agree_terms: true,
    agree_age: true,
    agree_privacy: true,
    ...given,
    mb_id,
  }
}
