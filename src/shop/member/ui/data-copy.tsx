import { useCallback, useState } from 'react'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { saveBytes } from '#kernel/save-file.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { copyAsPage } from './copy-as-page.ts'
import { ProofField, proofOf } from './proof-field.tsx'
import { Section } from './section.tsx'

type Typed = { current_password: string; confirm_code: string }

/** A copy of everything, to read and for machines; and the way to the door. */
export function DataCopy({ hasPassword }: { hasPassword: boolean }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'current_password')
        return !hasPassword || typed.current_password ? null : t('현재 비밀번호를 적어 주세요.')
      return hasPassword || typed.confirm_code.trim()
        ? null
        : t('메일로 받은 확인 번호를 적어 주세요.')
    },
    [t, hasPassword],
  )
  const fields = useFields<Typed>({ current_password: '', confirm_code: '' }, check)
  const { busy, send } = useSend(fields)

  async function download() {
    const { data } = await call(leaving.download, { body: proofOf(hasPassword, fields.values) })
    const day = koreanDay(data.made_at)
    save(
      `odemoa-${data.mb_id}-${day}.html`,
      'text/html',
      copyAsPage(data, t('오드모아에 있는 내 정보')),
    )
    save(`odemoa-${data.mb_id}-${day}.json`, 'application/json', JSON.stringify(data, null, 2))
    fields.reset()
    setAsking(false)
  }

  return (
    <Section
      title={t('내 정보 내려받기')}
      note={t('오드모아가 가진 내 정보를 읽기 좋은 문서(HTML)와 데이터 파일(JSON)로 드려요.')}
    >
      {asking ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (fields.checkAll()) void send(download)
          }}
          className="grid max-w-[420px] gap-4"
        >
          <ProofField
            hasPassword={hasPassword}
            password={fields.bind('current_password')}
            code={fields.bind('confirm_code')}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('내려받기')}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="outline" size={44} onClick={() => setAsking(true)}>
          {t('내 정보 내려받기')}
        </Button>
      )}
      <p className="mt-8 text-small text-ink-500">
        {t('오드모아를 떠나고 싶다면')}{' '}
        <TextLink to={paths.myPage.leave()}>{t('회원 탈퇴')}</TextLink>
      </p>
    </Section>
  )
}

function save(name: string, type: string, text: string) {
  saveBytes(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
