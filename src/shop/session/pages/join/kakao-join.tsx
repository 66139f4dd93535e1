import { useEffect, useState } from 'react'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { kakao } from '#shop/session/kakao-contract.ts'
import { KakaoEntry } from '#shop/session/ui/kakao-entry.tsx'
import { inWords } from '#ui/explain.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Joining } from './join-fields.ts'
import { JoinForm } from './join-form.tsx'

type Props = { code: string; onJoined: (name: string) => void }

/** The short way in: Kakao has said who it is, the consents are still the visitor's own. */
export function KakaoJoin({ code, onJoined }: Props) {
  const t = useT()
  const [told, setTold] = useState<Partial<Joining> | { refusal: string } | null>(null)

  useEffect(() => {
    call(kakao.newcomer, { body: { code } }).then(
      ({ data }) => setTold({ ...data, mb_hp: formatPhone(data.mb_hp) }),
      (error: unknown) => setTold({ refusal: inWords(t, error) }),
    )
  }, [code, t])

  if (!told) return <Skeleton className="mt-8 h-80" />
  if ('refusal' in told) {
    return (
      <div className="mt-6 grid gap-4">
        <FormRefusal message={told.refusal} />
        <KakaoEntry redirect="" />
      </div>
    )
  }
  return (
    <>
      <p
        role="status"
        className="mt-4 rounded-tag bg-ok-100 px-4 py-3 text-plain font-semibold text-ok"
      >
        {t('카카오로 확인했어요. 몇 가지만 더 적어 주세요.')}
      </p>
      <KnownJoin code={code} told={told} onJoined={onJoined} />
    </>
  )
}

function KnownJoin({ code, told, onJoined }: Props & { told: Partial<Joining> }) {
  const [known] = useState({ code, known: told })
  return <JoinForm onJoined={onJoined} kakao={known} />
}
