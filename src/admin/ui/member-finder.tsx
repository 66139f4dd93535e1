import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { adminMembers, type DeskRow } from '#shop/member/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

/** A member by id, name, mail or the digits of the phone; mail and phone are masked. */
export function MemberFinder({
  error,
  onPick,
}: {
  error?: string | null
  onPick: (member: DeskRow) => void
}) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const found = useQuery({
    ...queryOf(adminMembers.list, { query: { keyword, state: 'active', per_page: 6 } }),
    enabled: keyword.length > 1,
  })
  const members = keyword.length > 1 ? (found.data?.data ?? []) : []
  return (
    <div className="grid gap-2">
      <TextField
        label={t('회원 찾기')}
        name="mb_id"
        value={typed}
        maxLength={50}
        autoComplete="off"
        placeholder={t('아이디, 이름, 메일, 전화 뒷자리')}
        onChange={setTyped}
        error={error ?? null}
      />
      {keyword.length > 1 && found.data && members.length === 0 && (
        <p role="status" className="text-small text-ink-500">
          {t('찾는 회원이 없어요. 비회원으로 적어 주세요.')}
        </p>
      )}
      {members.length > 0 && (
        <ul className="divide-y divide-paper-100 border border-paper-200">
          {members.map((member) => (
            <li
              key={member.mb_id}
              className="flex items-center justify-between gap-3 py-1.5 pr-2 pl-3.5 text-small"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">
                  {member.mb_name} <span className="text-ink-500">({member.mb_id})</span>
                </span>
                <span className="tabular block truncate text-caption text-ink-500">
                  {[member.mb_email, member.mb_hp].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button look="outline" size={44} onClick={() => onPick(member)}>
                {t('고르기')}
                <span className="sr-only"> {member.mb_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
