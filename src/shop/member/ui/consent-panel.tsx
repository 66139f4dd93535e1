import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { View } from '#kernel/load.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { consents, type MyConsents } from '#shop/member/consent-contract.ts'
import type { ConsentKind } from '#shop/member/rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { Section } from './section.tsx'

const listed = queryOf(consents.show, {})
const shownAtFirst = 5

export function ConsentPanel() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { data } = useQuery(listed)
  const { busy, send } = useSend()
  const hasChat = !!useRouteLoaderData<View>('root')?.services.channel

  const change = (asked: { mail?: boolean; sms?: boolean; chat?: boolean }) =>
    send(async () => {
      const { data, message } = await call(consents.change, { body: asked })
      client.setQueryData(listed.queryKey, { data })
      toast(message)
    })

  return (
    <Section
      title={t('소식 받기와 동의')}
      note={t('동의하지 않아도 주문과 회원 혜택은 그대로예요. 언제든 바꿀 수 있어요.')}
    >
      {data ? (
        <>
          <Checkbox
            name="mail"
            checked={data.data.mail}
            disabled={busy}
            onChange={(mail) => void change({ mail })}
          >
            {t('혜택과 새 소식을 메일로 받을게요')}{' '}
            <span className="text-ink-500">({t('선택')})</span>
          </Checkbox>
          <Checkbox
            name="sms"
            checked={data.data.sms}
            disabled={busy}
            onChange={(sms) => void change({ sms })}
          >
            {t('혜택과 새 소식을 문자로 받을게요')}{' '}
            <span className="text-ink-500">({t('선택')})</span>
          </Checkbox>
          {(hasChat || data.data.chat) && (
            <Checkbox
              name="chat"
              checked={data.data.chat}
              disabled={busy}
              onChange={(chat) => void change({ chat })}
            >
              {t('상담 채팅에 내 아이디, 이름, 휴대폰 번호를 알릴게요')}{' '}
              <span className="text-ink-500">({t('선택')})</span>
            </Checkbox>
          )}
          <History rows={data.data.history} />
        </>
      ) : (
        <Skeleton className="h-22" />
      )}
      <p className="mt-3 text-small text-ink-700">
        <TextLink to={paths.terms()}>{t('이용약관')}</TextLink> ·{' '}
        <TextLink to={paths.privacy()}>{t('개인정보처리방침')}</TextLink>
      </p>
    </Section>
  )
}

function History({ rows }: { rows: MyConsents['history'] }) {
  const t = useT()
  const [all, setAll] = useState(false)
  const words: Record<ConsentKind, string> = {
    terms: t('이용약관'),
    age: t('만 14세 이상 확인'),
    privacy: t('개인정보 수집·이용'),
    mail: t('메일로 소식 받기'),
    sms: t('문자로 소식 받기'),
    chat: t('상담 채팅에 누구인지 알리기'),
  }
  if (rows.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="text-small font-semibold">{t('동의한 기록')}</h3>
      <ul className="mt-1 text-small text-ink-700">
        {rows.slice(0, all ? rows.length : shownAtFirst).map((row) => (
          <li
            key={`${row.created_at} ${row.kind}`}
            className="hairline-b flex items-baseline gap-x-3 py-2"
          >
            <time
              dateTime={row.created_at}
              className="tabular w-24 shrink-0 text-caption text-ink-500"
            >
              {dotted(koreanDay(row.created_at))}
            </time>
            <span className="min-w-0 flex-1">
              {words[row.kind]} · {row.agreed ? t('동의함') : t('동의 안 함')}
              <span className="tabular ml-3 whitespace-nowrap text-caption text-ink-500">
                {t('{version} 판', { version: row.version })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {!all && rows.length > shownAtFirst && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="tap mt-2 text-small font-semibold text-pine-700"
        >
          {t('더보기')}
        </button>
      )}
    </div>
  )
}
