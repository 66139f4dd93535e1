import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Device, devices } from '#shop/member/device-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { doneCloses, useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSend } from '#ui/use-send.ts'
import { Section } from './section.tsx'

const icons = { pc: Monitor, mobile: Smartphone, tablet: Tablet }
const listed = queryOf(devices.list, {})

/** Where I am logged in, and the way out of each. */
export function DeviceList() {
  const t = useT()
  const dialog = useDialog()
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({ ...listed, staleTime: 0 })

  const { send } = useSend()

  async function act(work: () => Promise<{ message: string }>) {
    await send(async () => dialog.done((await work()).message, { closeAfter: doneCloses }))
    void client.invalidateQueries({ queryKey: listed.queryKey })
  }

  async function endOthers() {
    if (await dialog.confirm(t('이 기기만 남기고 모두 로그아웃할까요?'), { yes: t('로그아웃') }))
      await act(() => call(devices.endOthers, {}))
  }

  return (
    <Section
      title={t('로그인한 기기')}
      note={t('모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.')}
      end={
        data && data.total > 1 ? (
          <Button look="outline" size={44} onClick={endOthers}>
            {t('다른 기기 모두 로그아웃')}
          </Button>
        ) : undefined
      }
    >
      {isError && (
        <Button look="outline" size={44} onClick={() => void refetch()}>
          {t('다시 시도')}
        </Button>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      <ul aria-label={t('로그인한 기기')}>
        {data?.data.map((device) => (
          <Row
            key={device.id}
            device={device}
            onEnd={() => act(() => call(devices.end, { params: { id: device.id } }))}
          />
        ))}
      </ul>
    </Section>
  )
}

function Row({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const t = useT()
  const Icon = icons[device.kind]
  const name = [device.system, device.browser].filter(Boolean).join(' · ') || t('알 수 없는 기기')
  return (
    <li className="hairline-b flex min-h-16 items-center gap-3.5 py-3">
      <Icon aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-control" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name} {device.current && <Badge tone="going">{t('지금 이 기기')}</Badge>}
        </p>
        <p className="tabular mt-0.5 text-caption text-ink-500">
          {t('마지막 사용 {when}', {
            when: stamp(device.seen_at),
          })}
          {device.ip && ` · ${device.ip}`}
        </p>
      </div>
      {!device.current && (
        <Button look="ghost" size={44} onClick={onEnd} aria-label={t('{name} 로그아웃', { name })}>
          {t('로그아웃')}
        </Button>
      )}
    </li>
  )
}
