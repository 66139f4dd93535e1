import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { call } from '#kernel/queries.ts'
import { waybills } from '#shop/waybill/contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Typed = { od_id: string; company: string; invoice: string }

/** One number for each chosen order; a column pasted into a field fills those below it, two columns find their orders. */
export function NumberGrid({
  ids,
  busy,
  onCheck,
}: {
  ids: readonly string[]
  busy: boolean
  onCheck: (rows: Typed[]) => void
}) {
  const t = useT()
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map())
  /** pasted lines that belong to none of the orders here */
  const [lost, setLost] = useState<readonly string[]>([])
  const blank = ids.map((od_id) => ({ od_id, company: '', invoice: '' }))
  // a check without numbers says whose orders these are
  const { data } = useQuery({
    queryKey: ['waybill names', ids.join()],
    queryFn: () => call(waybills.check, { body: { rows: blank } }),
  })
  const nameOf = (od_id: string) =>
    data?.data.rows.find((row) => row.od_id === od_id)?.od_name ?? ''

  function paste(event: ClipboardEvent, from: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    const several = lines.length > 1 || /\t/.test(lines[0] ?? '')
    if (!several) return
    event.preventDefault()
    const next = new Map(numbers)
    const unplaced: string[] = []
    for (const [at, line] of lines.entries()) {
      const cells = line.split(/\t+/).map((cell) => cell.trim())
      const named = ids.find((od_id) => cells.includes(od_id))
      const od_id = named ?? (cells.length === 1 ? ids[from + at] : undefined)
      const number = cells.filter((cell) => cell !== od_id).at(-1)
      if (od_id && number) next.set(od_id, number)
      else unplaced.push(line.replace(/\t+/g, ' ').slice(0, 60))
    }
    setNumbers(next)
    setLost(unplaced)
  }

  const filled = ids.filter((od_id) => numbers.get(od_id)?.trim())
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCheck(filled.map((od_id) => ({ od_id, company: '', invoice: numbers.get(od_id) ?? '' })))
      }}
    >
      <p className="text-small text-ink-700">
        {t('첫 칸에 여러 줄을 붙여 넣으면 아래 칸이 차례로 채워져요.')}
      </p>
      {lost.length > 0 && (
        <InlineNotice tone="info">
          {t('붙여 넣은 {count}줄은 고른 주문에 없어서 넣지 않았어요: {lines}', {
            count: lost.length,
            lines: lost.slice(0, 10).join(' / '),
          })}
        </InlineNotice>
      )}
      <ul className="grid gap-3">
        {ids.map((od_id, at) => (
          <li key={od_id} onPaste={(event) => paste(event, at)} className="max-w-[520px]">
            <TextField
              label={`${od_id} ${nameOf(od_id)}`}
              name={`invoice-${od_id}`}
              value={numbers.get(od_id) ?? ''}
              onChange={(value) => setNumbers((before) => new Map(before).set(od_id, value))}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button type="submit" size={44} busy={busy} disabled={filled.length === 0}>
          {t('{count}건 어떻게 될지 보기', { count: filled.length })}
        </Button>
      </div>
    </form>
  )
}
