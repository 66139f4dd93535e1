import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import {
  type MyProductInquiry,
  type ProductCategory,
  productCategories,
  productInquiries,
} from '#shop/inquiry/contract.ts'
import { productWords } from '#shop/inquiry/rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { dropDraft, keepDraft, useDraft } from './kept-draft.ts'

type Typed = {
  iq_category: string
  iq_subject: string
  iq_question: string
  iq_secret: boolean
  iq_mail: boolean
  iq_sms: boolean
}
const blank: Typed = {
  iq_category: '',
  iq_subject: '',
  iq_question: '',
  iq_secret: false,
  iq_mail: false,
  iq_sms: false,
}

/** Asks about a product, or mends a question. A guest's words wait for the login. */
export function AskForm({
  it_id,
  inquiry,
  onDone,
  onCancel,
}: {
  it_id: string
  inquiry?: MyProductInquiry
  onDone: () => void
  onCancel: () => void
}) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { isMember } = useSession()
  const { pathname, search } = useLocation()
  const draft = `product-inquiry/${it_id}`
  const fields = useFields<Typed>(
    inquiry ? { ...blank, ...pickTyped(inquiry) } : blank,
    (name, values) => {
      if (name === 'iq_category' && !values.iq_category) return t('문의 종류를 골라 주세요.')
      if (name === 'iq_subject' && !values.iq_subject.trim()) return t('제목을 적어 주세요.')
      if (name === 'iq_question' && !values.iq_question.trim()) return t('궁금한 점을 적어 주세요.')
      return null
    },
  )
  useDraft<Typed>(draft, (kept) => !inquiry && fields.setAll(kept))

  const sending = useSend(fields, {
    lost: t('연결이 끊겨서 보내지 못했어요. 적은 내용은 그대로 있어요. 다시 시도해 주세요.'),
  })
  const { busy } = sending
  async function send() {
    if (busy || !fields.checkAll()) return
    if (!isMember) {
      keepDraft(draft, fields.values)
      if (
        await dialog.confirm(
          t('상품 문의는 회원만 남길 수 있어요. 적은 내용은 로그인한 뒤에도 그대로 있어요.'),
          { yes: t('로그인') },
        )
      ) {
        void navigate(paths.login(`${pathname}${search}#inquiries`))
      }
      return
    }
    const { iq_category, ...rest } = fields.values
    const body = { ...rest, iq_category: iq_category as ProductCategory } // checked above, and chosen from the list
    await sending.send(async () => {
      if (inquiry) await call(productInquiries.change, { params: { iq_id: inquiry.iq_id }, body })
      else await call(productInquiries.write, { body: { it_id, ...body } })
      dropDraft(draft)
      await Promise.all(
        [productInquiries.list, productInquiries.mine].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      )
      toast(inquiry ? t('문의를 고쳤어요.') : t('문의를 남겼어요. 답변이 달리면 알려 드려요.'))
      onDone()
    })
  }

  return (
    <form
      noValidate
      aria-label={t('상품 문의 쓰기')}
      className="grid gap-5 border border-line bg-paper-0 p-5 desk:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="grid gap-5 card:grid-cols-[200px_minmax(0,1fr)]">
        <Select
          label={t('문의 종류')}
          {...fields.bind('iq_category')}
          placeholder={t('골라 주세요')}
          choices={productCategories.map((value) => ({ value, label: t(productWords[value]) }))}
        />
        <TextField label={t('제목')} {...fields.bind('iq_subject')} maxLength={100} />
      </div>
      <TextArea
        label={t('내용')}
        {...fields.bind('iq_question')}
        rows={5}
        maxLength={5000}
        hint={t('전화번호나 주소 같은 개인정보는 적지 말아 주세요.')}
      />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox {...fields.bindTick('iq_secret')}>{t('비밀글로 남기기')}</Checkbox>
        <Checkbox {...fields.bindTick('iq_mail')}>{t('답변을 메일로 받기')}</Checkbox>
        <Checkbox {...fields.bindTick('iq_sms')}>{t('답변을 문자로 받기')}</Checkbox>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onCancel}>
          {t('닫기')}
        </Button>
        <Button type="submit" busy={busy}>
          {inquiry ? t('고친 내용 저장') : t('문의 남기기')}
        </Button>
      </div>
    </form>
  )
}

function pickTyped({
  iq_category,
  iq_subject,
  iq_question,
  iq_secret,
  iq_mail,
  iq_sms,
}: MyProductInquiry): Typed {
  return { iq_category, iq_subject, iq_question, iq_secret, iq_mail, iq_sms }
}
