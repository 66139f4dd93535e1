import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type BenchResult, myResults, type Tool } from '#shop/bench/contract.ts'
import { toolWords } from '#shop/bench/field-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { dropFromDevice, useDeviceResults, useMoveResults } from './kept-results.ts'

/** What was kept: of a member in my page, and on this device. */
export function MyResults({ results }: { results: readonly BenchResult[] | null }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { isMember } = useSession()
  const device = useDeviceResults()
  const move = useMoveResults()
  const { busy, send } = useSend()
  if (!results) return <Skeleton className="mt-10 h-32" />
  if (results.length + device.length === 0) return null

  const remove = ({ result_id }: BenchResult) =>
    send(async () => {
      const { message } = await call(myResults.remove, { params: { result_id } })
      await client.invalidateQueries({ queryKey: [myResults.list.path] })
      toast(message)
    })

  return (
    <section aria-labelledby="kept-title" className="mt-12">
      <h2 id="kept-title" className="type-h3 mb-3">
        {t('저장한 결과')}
      </h2>
      <ul className="rule-t">
        {results.map((one) => (
          <One key={one.result_id} {...one} busy={busy} onRemove={() => void remove(one)} />
        ))}
        {device.map((one) => (
          <One
            key={`${one.tool} ${one.query}`}
            {...one}
            here
            busy={busy}
            onRemove={() => dropFromDevice(one)}
          />
        ))}
      </ul>
      {isMember && device.length > 0 && (
        <Button
          look="outline"
          size={44}
          className="mt-4"
          busy={busy}
          onClick={() =>
            void send(async () => {
              await move()
              toast(t('이 기기의 결과를 마이페이지로 옮겼어요.'))
            })
          }
        >
          {t('이 기기의 결과를 마이페이지로 옮기기')}
        </Button>
      )}
    </section>
  )
}

type OneProps = {
  tool: Tool
  title: string
  query: string
  here?: boolean
  busy: boolean
  onRemove: () => void
}

function One({ tool, title, query, here = false, busy, onRemove }: OneProps) {
  const t = useT()
  return (
    <li className="hairline-b flex items-center gap-4 py-2">
      <span className="min-w-0 flex-1">
        <a
          href={`${paths.tool(tool)}?${query}`}
          className="font-medium underline decoration-line underline-offset-4"
        >
          {title}
        </a>
        <span className="block text-caption text-ink-500">
          {t(toolWords[tool].title)}
          {here && ` · ${t('이 기기에만')}`}
        </span>
      </span>
      <IconButton
        label={t('{what} 지우기', { what: title })}
        disabled={busy}
        icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </li>
  )
}
