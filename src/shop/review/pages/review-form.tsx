import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import {
  type MyReview,
  type ReviewFacets,
  reviews,
  type WritableLine,
} from '#shop/review/contract.ts'
import { mostPhotos, reviewFrom, reviewTo } from '#shop/review/rules.ts'
import { starWords } from '#shop/review/ui/facet-words.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { StarRating } from '#ui/star-rating.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { FacetFields } from './facet-fields.tsx'

type Props = { line: WritableLine; review?: undefined } | { review: MyReview; line?: undefined }

/** Stars, words, photographs and what this kind of product asks. Everything typed stays until it has arrived. */
export function ReviewForm({ line, review }: Props) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const goods = line ?? review
  const [stars, setStars] = useState(review?.is_score ?? 0)
  const [facets, setFacets] = useState<ReviewFacets>(review?.is_facets ?? {})
  const [photos, setPhotos] = useState<File[]>([])
  const [kept, setKept] = useState(review?.is_photos ?? [])
  const fields = useFields(
    { is_score: '', is_content: review?.is_content ?? '', photos: '' },
    (name, values) => {
      const count = [...values.is_content.trim()].length
      return name === 'is_content' && count < reviewFrom
        ? t('{count}자 이상 적어 주세요.', { count: reviewFrom })
        : null
    },
  )
  const [noStars, setNoStars] = useState(false)

  const sending = useSend(fields, {
    lost: t('연결이 끊겨서 보내지 못했어요. 적은 내용은 그대로 있어요. 다시 시도해 주세요.'),
  })
  const { busy } = sending
  async function send() {
    if (busy) return
    setNoStars(stars === 0)
    if (!fields.checkAll() || stars === 0) return
    const body = { is_score: stars, is_content: fields.values.is_content, ...facets, photos }
    await sending.send(async () => {
      if (review)
        await call(reviews.change, {
          params: { is_id: review.is_id },
          body: { ...body, keep: kept },
        })
      else await call(reviews.write, { body: { ...body, ct_id: line.ct_id } })
      await Promise.all(
        [reviews.writable, reviews.mine, reviews.list, reviews.all].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      )
      toast(review ? t('후기를 고쳤어요.') : t('후기를 남겼어요. 고마워요.'))
      void navigate(paths.myPage.productReviews({ tab: 'written' }))
    })
  }

  const starError =
    fields.errors.is_score ?? (noStars && stars === 0 ? t('별점을 골라 주세요.') : null)
  return (
    <form
      noValidate
      aria-label={review ? t('후기 고치기') : t('후기 쓰기')}
      className="grid max-w-[720px] gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormErrors errors={{ ...fields.errors, is_score: starError }} />
      <div className="flex items-center gap-4 bg-paper-100 p-3.5">
        <span className="aspect-4/5 w-14 shrink-0 overflow-hidden">
          <Picture name={goods.thumb_image} alt="" sizes="56px" />
        </span>
        <p className="min-w-0">
          <Link
            to={paths.product(goods.it_id)}
            className="text-plain font-medium hover:underline hover:underline-offset-4"
          >
            {pick(goods.it_name, goods.it_name_en)}
          </Link>
          <span className="block text-caption text-ink-500">
            {pick(goods.ct_option, goods.ct_option_en)}
          </span>
        </p>
      </div>
      <StarRating
        label={t('별점')}
        name="is_score"
        value={stars}
        onChange={setStars}
        words={starWords.map((word) => t(word))}
        error={starError}
      />
      <FacetFields kind={goods.kind} facets={facets} onChange={setFacets} />
      <TextArea
        label={t('후기 내용')}
        {...fields.bind('is_content')}
        rows={7}
        maxLength={reviewTo}
        hint={t(
          '{count}자 이상 적어 주세요. 어디에 두고 어떻게 썼는지 알려 주시면 다른 분께 도움이 돼요.',
          { count: reviewFrom },
        )}
      />
      <FileInput
        label={t('사진')}
        optional
        name="photos"
        max={mostPhotos}
        accept="image/jpeg,image/png,image/webp,image/gif"
        files={photos}
        onChange={(next) => {
          setPhotos(next)
          fields.set('photos', String(next.length))
        }}
        kept={kept.map((name) => ({
          id: name,
          name: t('올린 사진'),
          picture: <Picture name={name} alt={t('올린 사진')} sizes="88px" ratio="1:1" />,
        }))}
        onDropKept={(name) => setKept(kept.filter((one) => one !== name))}
        error={fields.errors.photos ?? null}
        hint={t(
          '다섯 장까지, 한 장에 10 MB까지 올릴 수 있어요. 찍은 곳 같은 정보는 지우고 올려요.',
        )}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          {review ? t('고친 내용 저장') : t('후기 남기기')}
        </Button>
        <ButtonLink look="ghost" to={paths.myPage.productReviews(review ? { tab: 'written' } : {})}>
          {t('그만두기')}
        </ButtonLink>
      </div>
    </form>
  )
}
