import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Review, reviews } from '#shop/review/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { cx } from '#ui/class-names.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

const votesOf = (ids: readonly number[]) =>
  queryOf(reviews.votes, { query: { ids: ids.join(',') } })

/** Which of these reviews I found helpful or wrote; asked once for the whole list. */
export function useVotes(shown: readonly Review[]) {
  const { isMember } = useSession()
  const ids = shown.map((row) => row.is_id).slice(0, 100)
  const { data } = useQuery({ ...votesOf(ids), enabled: isMember && ids.length > 0 })
  return { helpful: data?.data.helpful ?? [], mine: data?.data.mine ?? [] }
}

/** "도움이 됐어요 3": a member's vote, shown at once. */
export function Helpful({
  review,
  voted,
  mine,
}: {
  review: Review
  voted: boolean
  mine: boolean
}) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isMember } = useSession()
  const { pathname, search } = useLocation()
  const [own, setOwn] = useState<{ on: boolean; count: number } | null>(null)
  const now = own ?? { on: voted, count: review.is_helpful }

  async function press() {
    if (!isMember) {
      if (
        await dialog.confirm(t('로그인하면 도움이 된 후기에 표시할 수 있어요.'), {
          yes: t('로그인'),
        })
      )
        void navigate(paths.login(`${pathname}${search}#reviews`))
      return
    }
    const on = !now.on
    setOwn({ on, count: Math.max(0, now.count + (on ? 1 : -1)) })
    try {
      const { data } = await call(on ? reviews.vote : reviews.unvote, {
        params: { is_id: review.is_id },
      })
      setOwn({ on, count: data.is_helpful })
      void client.invalidateQueries({ queryKey: [reviews.votes.path], refetchType: 'none' })
    } catch (error) {
      setOwn(now)
      const told = inWords(t, error, t('표시하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'))
      if (told) toast(told)
    }
  }

  if (mine)
    return review.is_helpful > 0 ? (
      <p className="text-caption text-ink-500">
        {t('{count}명에게 도움이 됐어요', { count: review.is_helpful })}
      </p>
    ) : null
  return (
    <button
      type="button"
      aria-pressed={now.on}
      onClick={() => void press()}
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-caption transition-colors duration-[120ms]',
        now.on
          ? 'bg-pine-100 font-semibold text-pine-700'
          : 'text-ink-700 inset-ring inset-ring-control hover:bg-paper-100',
      )}
    >
      <ThumbsUp aria-hidden="true" size={15} strokeWidth={1.75} />
      {t('도움이 됐어요')}
      {now.count > 0 && <span className="tabular">{now.count}</span>}
    </button>
  )
}
