import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionDialog, ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { MemberCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import {
  adminCertificates,
  type CertificateRow,
  certificateSorts,
  certificateStates,
} from '#shop/tssa/certificate-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

const list = 'class-certificates'

export default function CertificatesPage() {
  return (
    <OnlyFor area="classes">
      <Certificates />
    </OnlyFor>
  )
}

type Asked = { row: CertificateRow; what: 'revoke' | 'reissue' } | null

/** Every certificate with its number, and what became of it. */
function Certificates() {
  const t = useT()
  const [asked, setAsked] = useState<Asked>(null)
  const desk = useDesk(list, certificateSorts, { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(adminCertificates.list, {
      query: { ...desk.query, state: desk.pick('state', certificateStates) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const words = { valid: t('유효'), revoked: t('취소됨') }
  return (
    <>
      <PageHead
        title={t('수료증 관리')}
        note={t('수료증은 날짜의 명단에서 발급해요. 여기에서 찾고, 다시 발급하고, 취소해요.')}
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('수료증 목록')}
        columns={useColumns(setAsked)}
        idOf={(row) => row.certificate_no}
        states={{
          label: t('수료증 상태'),
          choices: certificateStates.map((value) => ({ value, label: words[value] })),
        }}
        search={{ label: t('번호, 이름, 과정, 회원으로 찾기') }}
        empty={{
          title: t('아직 수료증이 없어요'),
          filtered: t('조건에 맞는 수료증이 없어요'),
          text: t('수료증이 있는 클래스의 명단에서 출석을 채운 분께 발급할 수 있어요.'),
        }}
      />
      {asked?.what === 'revoke' && <Revoke row={asked.row} onClose={() => setAsked(null)} />}
      {asked?.what === 'reissue' && <Reissue row={asked.row} onClose={() => setAsked(null)} />}
    </>
  )
}

function useColumns(onAsk: (asked: Asked) => void): Column<CertificateRow>[] {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const pdf = (row: CertificateRow, lang: 'kr' | 'en') =>
    `${urlOf(adminCertificates.pdf.path, { certificate_no: row.certificate_no })}?lang=${lang}`
  return [
    {
      name: 'certificate_no',
      label: t('수료증 번호'),
      head: true,
      cell: (row) => (
        <span className="block text-left">
          <Link
            to={paths.tssa.certificate(row.certificate_no)}
            className="tabular font-medium underline decoration-line underline-offset-4"
          >
            {row.certificate_no}
          </Link>
          {row.replaces && (
            <span className="block text-caption text-ink-500">
              {t('{number} 대신', { number: row.replaces })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'name',
      label: t('받은 사람'),
      sort: 'name',
      cell: (row) => (
        <span className="block">
          {row.name}
          {row.mb_id && staff.sees('members') && (
            <span className="block text-caption">
              <MemberCell mb_id={row.mb_id} />
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'course',
      label: t('과정'),
      roomy: true,
      cell: (row) => (
        <Link
          to={adminPaths.classDate(row.session_id)}
          className="underline decoration-line underline-offset-4"
        >
          {pick(row.course.ko, row.course.en)}
        </Link>
      ),
    },
    {
      name: 'created_at',
      label: t('발급일'),
      sort: 'created_at',
      cell: (row) => <span className="tabular">{dotted(row.issued_on)}</span>,
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => (
        <span>
          <Badge tone={row.state === 'valid' ? 'done' : 'bad'}>
            {row.state === 'valid' ? t('유효') : t('취소됨')}
          </Badge>
          {row.revoke_reason && (
            <span className="mt-0.5 block text-caption text-ink-500">{row.revoke_reason}</span>
          )}
        </span>
      ),
    },
    {
      name: 'acts',
      label: t('할 일'),
      end: true,
      cell: (row) => (
        <span className="flex justify-end">
          <RowMenu
            label={t('{number} 수료증', { number: row.certificate_no })}
            items={[
              { label: t('한국어 PDF'), run: () => location.assign(pdf(row, 'kr')) },
              { label: t('영어 PDF'), run: () => location.assign(pdf(row, 'en')) },
              ...(row.state === 'valid' && staff.changes('classes')
                ? [
                    { label: t('다시 발급'), run: () => onAsk({ row, what: 'reissue' }) },
                    {
                      label: t('수료증 취소'),
                      run: () => onAsk({ row, what: 'revoke' }),
                      danger: true,
                    },
                  ]
                : []),
            ]}
          />
        </span>
      ),
    },
  ]
}

type Props = { row: CertificateRow; onClose: () => void }

function Revoke({ row, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  async function revoke(reason: string) {
    const params = { certificate_no: row.certificate_no }
    if (!(await send(() => call(adminCertificates.revoke, { params, body: { reason } })))) return
    await client.invalidateQueries({ queryKey: [adminCertificates.list.path] })
    toast(t('수료증을 취소했어요.'))
    onClose()
  }
  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('{number} 수료증을 취소할까요?', { number: row.certificate_no })}
      yes={t('수료증 취소')}
      busy={busy}
      onYes={revoke}
      reasonLabel={t('취소하는 이유')}
    >
      <p className="text-small text-ink-700">
        {t('확인 페이지에 취소된 것으로 보여요. 되돌릴 수 없고, 다시 주려면 새 번호로 발급해요.')}
      </p>
    </ConfirmWithReason>
  )
}

function Reissue({ row, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [typed, setTyped] = useState({ name: row.name, name_en: row.name_en, reason: '' })
  const typing = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: error(name),
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      touch([name])
    },
  })
  async function reissue() {
    const params = { certificate_no: row.certificate_no }
    const answer = await send(
      () => call(adminCertificates.reissue, { params, body: typed }),
      refused,
    )
    if (!answer) return
    await client.invalidateQueries({ queryKey: [adminCertificates.list.path] })
    toast(t('{number} 번호로 발급했어요.', { number: answer.data.certificate_no }))
    onClose()
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('다시 발급')}
      yes={t('새 번호로 발급')}
      busy={busy}
      onYes={reissue}
    >
      <p className="text-small text-ink-700">
        {t('{number} 수료증은 취소되고, 새 번호가 나와요.', { number: row.certificate_no })}
      </p>
      <TextField {...typing('name')} label={t('이름')} maxLength={40} />
      <TextField {...typing('name_en')} label={t('영어 이름')} maxLength={60} optional lang="en" />
      <TextField {...typing('reason')} label={t('다시 발급하는 이유')} maxLength={200} />
    </ActionDialog>
  )
}
