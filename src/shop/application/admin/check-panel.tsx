import { useQueryClient } from '@tanstack/react-query'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { checklist, checkWords } from '#shop/application/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'
import { businessWord } from './words.ts'

/** What the tax office says of the number, and what staff have looked at themselves. */
export function CheckPanel({ one }: { one: DeskApplication }) {
  const t = useT()
  const may = useStaff().changes('members')
  const client = useQueryClient()
  const { busy, send } = useSend()
  const params = { ap_id: one.ap_id }
  const key = queryOf(adminApplications.show, { params }).queryKey
  const { checked } = one

  async function put(work: () => Promise<{ data: DeskApplication }>) {
    const answer = await send(work)
    if (answer) client.setQueryData(key, answer)
  }
  const tick = (name: (typeof checklist)[number], on: boolean) =>
    put(() =>
      call(adminApplications.tick, {
        params,
        body: {
          ticked: on ? [...one.ticked, name] : one.ticked.filter((other) => other !== name),
        },
      }),
    )

  return (
    <Panel title={t('살펴볼 것')}>
      <div className="flex flex-wrap items-center gap-2 text-small">
        <span className="text-ink-500">{t('국세청')}</span>
        <Badge
          tone={
            checked?.state === 'going'
              ? 'done'
              : checked?.state === 'closed' || checked?.state === 'unknown'
                ? 'bad'
                : 'wait'
          }
        >
          {businessWord(t, checked?.state ?? null)}
        </Badge>
        {checked?.matched === true && <Badge tone="done">{t('대표자·개업일 일치')}</Badge>}
        {checked?.matched === false && <Badge tone="bad">{t('대표자·개업일 불일치')}</Badge>}
      </div>
      {checked?.words && <p className="mt-2 text-small text-ink-700">{checked.words}</p>}
      {checked && <p className="mt-1 text-caption text-ink-500">{stamp(checked.at)}</p>}
      {may && (
        <Button
          look="outline"
          size={44}
          busy={busy}
          className="mt-3"
          onClick={() => void put(() => call(adminApplications.check, { params }))}
        >
          {t('국세청에 다시 확인')}
        </Button>
      )}
      <div className="mt-4 grid border-t border-paper-200 pt-2">
        {checklist.map((name) => (
          <Checkbox
            key={name}
            checked={one.ticked.includes(name)}
            disabled={busy || !may}
            onChange={(on) => void tick(name, on)}
          >
            {t(checkWords[name])}
          </Checkbox>
        ))}
      </div>
    </Panel>
  )
}
