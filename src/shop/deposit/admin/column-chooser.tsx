import { useState } from 'react'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { deposits } from '#shop/deposit/contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Heads = AnswerOf<typeof deposits.heads>['data']
type Kind = keyof Heads['columns']

/** Which column is what, chosen once for a bank whose headings nobody knows, or were read wrongly. */
export function ColumnChooser({ heads, onChosen }: { heads: Heads; onChosen: () => void }) {
  const t = useT()
  const messages = useMessages()
  const { busy, send } = useSend(messages)
  const [columns, setColumns] = useState<Heads['columns']>(heads.columns)
  const kinds: [kind: Kind, label: string, needed?: true][] = [
    ['at', t('거래일시나 거래일자'), true],
    ['time', t('거래시간')],
    ['sender', t('보낸 사람'), true],
    ['in', t('입금액')],
    ['out', t('출금액')],
    ['amount', t('거래금액 (입출금이 한 칸일 때)')],
    ['kind', t('입금인지 출금인지')],
    ['memo', t('통장 메모')],
    ['balance', t('잔액')],
  ]
  const choices = heads.names.flatMap((name, at) => {
    const example = heads.samples.map((cells) => cells[at]).find(Boolean)
    return name || example
      ? [{ value: String(at), label: [name || '–', example].filter(Boolean).join(': ') }]
      : []
  })

  async function keep() {
    const answer = await send(() =>
      call(deposits.choose, { body: { names: heads.names, columns } }),
    )
    if (answer) onChosen()
  }

  return (
    <fieldset className="mt-4 border border-paper-200 p-4.5">
      <legend className="px-1 text-small font-semibold">{t('칸 고르기')}</legend>
      <p className="text-small text-ink-700">
        {t('어느 칸이 무엇인지 한 번만 골라 주세요. 제목이 같은 파일은 다음부터 이대로 읽어요.')}
      </p>
      <div className="mt-3 grid gap-4 card:grid-cols-3">
        {kinds.map(([kind, label, needed]) => (
          <Select
            key={kind}
            label={label}
            name={`columns.${kind}`}
            optional={!needed}
            value={columns[kind] === undefined ? '' : String(columns[kind])}
            placeholder={t('없음')}
            onChange={(at) => {
              messages.touch([`columns.${kind}`])
              setColumns({ ...columns, [kind]: at === '' ? undefined : Number(at) })
            }}
            choices={choices}
            error={messages.error(`columns.${kind}`)}
          />
        ))}
      </div>
      <Button size={44} className="mt-4" busy={busy} onClick={() => void keep()}>
        {t('이 칸으로 읽기')}
      </Button>
    </fieldset>
  )
}
