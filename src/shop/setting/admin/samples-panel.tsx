import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import { samples } from '#shop/upkeep/sample-contract.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** What the shop was first filled with, while it is there: all of it goes, asked twice, until somebody has really ordered. */
export function SamplesPanel() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(false)
  const [missed, setMissed] = useState(false)
  const { data } = useQuery(queryOf(samples.show, {}))
  const shown = data?.data
  if (!shown?.here) return null
  const { here: _, stays, ...told } = shown

  async function clear() {
    setMissed(!read)
    if (!read) return
    const answer = await send(() => call(samples.clear, { body: { agreed: true } }))
    if (!answer) return
    setOpen(false)
    toast(t('보기 자료를 모두 치웠어요. 이제 빈 가게예요.'))
    await client.invalidateQueries()
  }

  return (
    <Panel title={t('보기 자료')} className="mt-5">
      <p className="text-small text-ink-700">
        {t(
          '가게를 둘러볼 수 있게 처음에 채워 둔 상품과 후기, 회원, 주문이에요. 손님을 받기 전에 치워 주세요.',
        )}
      </p>
      {stays ? (
        <InlineNotice tone="wait" className="mt-4">
          {stays}
        </InlineNotice>
      ) : (
        <Button look="outline" size={44} className="mt-4" onClick={() => setOpen(true)}>
          {t('보기 자료 모두 치우기')}
        </Button>
      )}
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('보기 자료를 모두 치울까요?')}
        yes={t('모두 치우기')}
        onYes={clear}
        busy={busy}
        danger
      >
        <p>
          {t(
            '보기 상품 {goods}개, 후기 {reviews}개, 회원 {members}명, 주문 {orders}건, 클래스 {classes}개, 글 {contents}개와 거기 딸린 것이 모두 사라져요. 되돌릴 수 없어요.',
            told,
          )}
        </p>
        <p className="mt-3 text-small text-ink-700">
          {t(
            '직접 만든 상품과 글, 직접 고친 설정은 남아요. 회사 정보와 입금 계좌는 고친 적이 없으면 비워져요.',
          )}
        </p>
        <div className="mt-4">
          <Checkbox
            name="read"
            checked={read}
            onChange={setRead}
            error={missed && !read ? t('무엇이 사라지는지 읽고 확인해 주세요.') : undefined}
          >
            {t('무엇이 사라지는지 읽었어요')}
          </Checkbox>
        </div>
      </ActionDialog>
    </Panel>
  )
}
