import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type MyReview, reviews } from '#shop/review/contract.ts'
import { hidingWords } from '#shop/review/rules.ts'
import { ReviewCard } from '#shop/review/ui/review-card.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

/** A review I wrote; when it was hidden, why. */
export function WrittenCard({ review }: { review: MyReview }) {
  const t = useT()
  const { pick } = useLang()
  const dialog = useDialog()
  const client = useQueryClient()
  const { send } = useSend()

  async function remove() {
    if (
      !(await dialog.confirm(
        t('이 후기를 지울까요? 쓸 수 있는 기간이 남아 있으면 다시 쓸 수 있어요.'),
        { yes: t('지우기'), danger: true },
      ))
    )
      return
    await send(async () => {
      const { message } = await call(reviews.remove, { params: { is_id: review.is_id } })
      void dialog.done(message)
    })
    await Promise.all(
      [reviews.writable, reviews.mine, reviews.list].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }

  return (
    <ReviewCard
      review={review}
      head={
        <>
          <Link
            to={`${paths.product(review.it_id)}#reviews`}
            className="mb-2 inline-block text-plain font-medium hover:underline hover:underline-offset-4"
          >
            {pick(review.it_name, review.it_name_en)}
          </Link>
          {review.is_hidden && (
            <p className="mb-3 flex items-start gap-2 border-l-4 border-amber-700 bg-amber-100 px-4 py-3 text-small">
              <CircleAlert
                aria-hidden="true"
                size={18}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-amber-700"
              />
              <span>
                <b className="font-semibold">{t('다른 분께 보이지 않는 후기예요.')}</b>{' '}
                {t(hidingWords[review.is_hidden])}. {review.is_hidden_note}
                <span className="block text-ink-700">{t('내용을 고치면 다시 살펴볼게요.')}</span>
              </span>
            </p>
          )}
        </>
      }
      foot={
        <>
          {review.can_change && (
            <ButtonLink
              look="outline"
              size={44}
              to={paths.myPage.productReviews({ edit: review.is_id })}
            >
              {t('고치기')}
            </ButtonLink>
          )}
          <Button look="ghost" size={44} onClick={() => void remove()}>
            {t('지우기')}
          </Button>
        </>
      }
    />
  )
}
