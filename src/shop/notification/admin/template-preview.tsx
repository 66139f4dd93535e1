import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Panel } from '#admin/ui/panel.tsx'
import { call } from '#kernel/queries.ts'
import { adminTemplates, type TemplateShown } from '#shop/notification/admin-contract.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

const pause = 400
type Props = {
  row: TemplateShown
  texts: TemplateShown['texts']
  /** only what is saved can be sent */
  canTest: boolean
}

/** How it looks with sample data, a moment after the last key, and a copy to oneself. */
export function TemplatePreview({ row, texts, canTest }: Props) {
  const t = useT()
  const toast = useToast()
  const { send, busy } = useSend()
  const [lang, setLang] = useState<'kr' | 'en'>('kr')
  const [settled, setSettled] = useState(texts)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), pause)
    return () => clearTimeout(timer)
  }, [texts])
  const { data } = useQuery({
    queryKey: [adminTemplates.preview.path, row.kind, lang, settled],
    queryFn: () =>
      call(adminTemplates.preview, { params: { kind: row.kind }, body: { texts: settled, lang } }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const shown = data?.data

  async function test(channel: 'mail' | 'message') {
    const done = await send(() =>
      call(adminTemplates.test, { params: { kind: row.kind }, body: { channel, lang } }),
    )
    if (done) toast(done.message)
  }

  return (
    <div className="grid gap-5 wide:sticky wide:top-20">
      <Panel
        title={t('미리보기')}
        end={
          <span className="flex gap-2">
            <Chip on={lang === 'kr'} onClick={() => setLang('kr')}>
              {t('한국어')}
            </Chip>
            <Chip on={lang === 'en'} onClick={() => setLang('en')}>
              {t('영어')}
            </Chip>
          </span>
        }
      >
        {!shown && <Skeleton className="h-72" />}
        {shown && (
          <div className="grid gap-5">
            {row.channels.includes('list') && (
              <div>
                <h3 className="mb-1.5 text-caption font-semibold text-ink-500">{t('알림함')}</h3>
                <div className="border border-paper-200 bg-paper-50 px-4 py-3">
                  <p className="font-semibold">{shown.title}</p>
                  <p className="mt-1 text-small text-ink-700">{shown.body}</p>
                </div>
              </div>
            )}
            {row.channels.includes('message') && (
              <div>
                <h3 className="mb-1.5 text-caption font-semibold text-ink-500">
                  {shown.message_type === 'SMS' ? t('단문') : t('장문')} ·{' '}
                  <span className="tabular">{t('{count}바이트', { count: shown.bytes })}</span>
                </h3>
                <p className="rounded-card bg-paper-100 px-4 py-3 text-plain leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {shown.message}
                </p>
              </div>
            )}
            {row.channels.includes('mail') && (
              <div>
                <h3 className="mb-1.5 text-caption font-semibold text-ink-500">{t('메일')}</h3>
                <p className="mb-2 text-plain font-medium">{shown.subject}</p>
                <iframe
                  title={shown.subject}
                  sandbox=""
                  srcDoc={shown.html}
                  className="h-[520px] w-full border border-paper-200 bg-paper-0"
                />
              </div>
            )}
            <div className="flex flex-wrap gap-2 border-t border-paper-200 pt-4">
              {row.channels.includes('mail') && (
                <Button
                  look="outline"
                  size={44}
                  disabled={!canTest || busy}
                  onClick={() => void test('mail')}
                >
                  {t('내 메일로 시험 발송')}
                </Button>
              )}
              {row.channels.includes('message') && (
                <Button
                  look="outline"
                  size={44}
                  disabled={!canTest || busy}
                  onClick={() => void test('message')}
                >
                  {t('내 휴대폰으로 시험 발송')}
                </Button>
              )}
              {!canTest && (
                <p className="w-full text-caption text-ink-500">
                  {t('시험 발송은 저장한 문구로 해요.')}
                </p>
              )}
            </div>
          </div>
        )}
      </Panel>
    </div>
  )
}
