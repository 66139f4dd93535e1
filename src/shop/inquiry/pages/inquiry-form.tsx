import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import {
  type Inquiry,
  inquiries,
  type PersonalCategory,
  personalCategories,
} from '#shop/inquiry/contract.ts'
import { acceptedFiles, mostFiles, personalWords } from '#shop/inquiry/rules.ts'
import { dropDraft, keepDraft, useDraft } from '#shop/inquiry/ui/kept-draft.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import type { AskedClass } from './asked-class.ts'

type Typed = {
  qa_category: PersonalCategory | ''
  qa_subject: string
  qa_content: string
  qa_mail: boolean
  qa_sms: boolean
  od_id: string
  files: string
}
type Props = {
  inquiry: Inquiry | undefined
  aboutClass: AskedClass | null
  /** the subject that the way here brought */
  about: string
  od_id: string
  it_id: string
  related: number | undefined
}

/** Everything typed stays until the shop has it: through a refusal, a lost connection, a reload. */
export function InquiryForm({ inquiry, aboutClass, about, od_id, it_id, related }: Props) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(inquiry?.attached ?? [])
  // a question about something has a draft of its own, so that another one's does not stand in its place
  const draft = `inquiry/${inquiry?.qa_id ?? aboutClass?.key ?? (about || 'new')}`
  const fields = useFields<Typed>(
    inquiry
      ? { ...pickTyped(inquiry), files: '' }
      : {
          qa_category: od_id ? 'order' : it_id ? 'product' : aboutClass ? 'class' : '',
          qa_subject: aboutClass?.subject ?? about,
          qa_content: '',
          qa_mail: true,
          qa_sms: false,
          od_id,
          files: '',
        },
    (name, values) => {
      if (name === 'qa_category' && !values.qa_category) return t('문의 종류를 골라 주세요.')
      if (name === 'qa_subject' && !values.qa_subject.trim()) return t('제목을 적어 주세요.')
      if (name === 'qa_content' && !values.qa_content.trim()) return t('궁금한 점을 적어 주세요.')
      return null
    },
  )
  useDraft<Typed>(draft, fields.setAll)
  const typing = <K extends keyof Typed & string>(name: K) => {
    const bound = fields.bind(name)
    return {
      ...bound,
      onChange: (value: Typed[K]) => {
        bound.onChange(value)
        keepDraft(draft, { ...fields.values, [name]: value, files: '' })
      },
    }
  }

  const sending = useSend(fields, {
    lost: t('연결이 끊겨서 보내지 못했어요. 적은 내용은 그대로 있어요. 다시 시도해 주세요.'),
  })
  const { busy } = sending
  async function send() {
    const { qa_category, files: _, ...rest } = fields.values
    if (busy || !fields.checkAll() || !qa_category) return
    const body = {
      ...rest,
      qa_category,
      it_id: inquiry?.item?.it_id ?? it_id,
      files,
    }
    await sending.send(async () => {
      const { data } = inquiry
        ? await call(inquiries.change, {
            params: { qa_id: inquiry.qa_id },
            body: { ...body, keep: kept.map((file) => file.file_id) },
          })
        : await call(inquiries.write, { body: { ...body, qa_related: related } })
      dropDraft(draft)
      client.setQueryData(queryOf(inquiries.show, { params: { qa_id: data.qa_id } }).queryKey, {
        data,
      })
      toast(inquiry ? t('문의를 고쳤어요.') : t('문의를 남겼어요. 답변이 달리면 알려 드려요.'))
      void navigate(paths.myPage.inquiry(data.qa_id))
    })
  }

  return (
    <form
      noValidate
      className="grid max-w-[720px] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormErrors errors={fields.errors} />
      <div className="grid gap-6 card:grid-cols-2">
        <Select
          label={t('문의 종류')}
          {...typing('qa_category')}
          placeholder={t('골라 주세요')}
          choices={personalCategories.map((value) => ({ value, label: t(personalWords[value]) }))}
        />
        <OrderChoice {...typing('od_id')} />
      </div>
      {aboutClass && <AboutClass {...aboutClass} />}
      <AboutGoods it_id={inquiry?.item?.it_id ?? it_id} />
      <TextField label={t('제목')} {...typing('qa_subject')} maxLength={100} />
      <TextArea label={t('내용')} {...typing('qa_content')} rows={9} maxLength={5000} />
      <FileInput
        label={t('사진·파일')}
        optional
        name="files"
        max={mostFiles}
        accept={acceptedFiles}
        files={files}
        onChange={(next) => {
          setFiles(next)
          fields.set('files', String(next.length))
        }}
        kept={kept.map((file) => ({ id: file.file_id, name: file.file_name }))}
        onDropKept={(id) => setKept(kept.filter((file) => file.file_id !== id))}
        error={fields.errors.files ?? null}
        hint={t(
          '사진(JPEG, PNG, GIF, WebP, BMP)이나 PDF를 두 개까지, 하나에 10 MB까지 보낼 수 있어요.',
        )}
      />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox {...fields.bindTick('qa_mail')}>{t('답변을 메일로 받기')}</Checkbox>
        <Checkbox {...fields.bindTick('qa_sms')}>{t('답변을 문자로 받기')}</Checkbox>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          {inquiry ? t('고친 내용 저장') : t('문의 남기기')}
        </Button>
        <ButtonLink
          look="ghost"
          to={inquiry ? paths.myPage.inquiry(inquiry.qa_id) : paths.myPage.inquiries()}
          onClick={() => dropDraft(draft)}
        >
          {t('그만두기')}
        </ButtonLink>
      </div>
    </form>
  )
}

function OrderChoice(bound: {
  name: string
  value: string
  onChange: (od_id: string) => void
  error: string | null
}) {
  const t = useT()
  const { pick } = useLang()
  const { data } = useQuery(queryOf(myOrders.list, { query: { per_page: 30 } }))
  const mine = data?.data ?? []
  // an older order that the question came with is offered too
  const rows =
    mine.some((row) => row.od_id === bound.value) || !bound.value
      ? mine
      : [...mine, { od_id: bound.value, od_time: '', goods: '', goods_en: '' }]
  return (
    <Select
      label={t('관련 주문')}
      optional
      {...bound}
      placeholder={t('고르지 않음')}
      choices={rows.map((row) => ({
        value: row.od_id,
        label: [dotted(koreanDay(row.od_time)), pick(row.goods, row.goods_en) || row.od_id]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}

function AboutGoods({ it_id }: { it_id: string }) {
  const t = useT()
  const { pick } = useLang()
  const item = useQuery({ ...queryOf(products.show, { params: { it_id } }), enabled: it_id !== '' })
    .data?.data
  if (!item) return null
  return (
    <p className="bg-paper-100 px-4 py-3 text-plain">
      <span className="mr-3 text-caption text-ink-500">{t('관련 상품')}</span>
      {pick(item.it_name, item.it_name_en)}
    </p>
  )
}

function AboutClass({ title, when }: AskedClass) {
  const t = useT()
  return (
    <p className="bg-paper-100 px-4 py-3 text-plain">
      <span className="mr-3 text-caption text-ink-500">{t('문의하는 클래스')}</span>
      {title}
      {when && <span className="tabular block text-ink-700">{when}</span>}
    </p>
  )
}

function pickTyped({ qa_category, qa_subject, qa_content, qa_mail, qa_sms, od_id }: Inquiry) {
  return { qa_category, qa_subject, qa_content, qa_mail, qa_sms, od_id: od_id ?? '' }
}
