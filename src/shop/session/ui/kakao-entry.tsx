import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { KakaoButton, useKakaoWay } from './kakao-button.tsx'
import { useKakao } from './use-kakao.ts'

/** "카카오로 시작하기" under a form; nothing where Kakao is not offered. */
export function KakaoEntry({ redirect, className }: { redirect: string; className?: string }) {
  const t = useT()
  const way = useKakaoWay()
  const { busy, trouble, start } = useKakao({ purpose: 'login', redirect })
  if (way === 'off') return null
  return (
    <div className={className}>
      <KakaoButton
        words={t('카카오로 시작하기')}
        pretend={way === 'pretend'}
        busy={busy}
        onClick={() => void start()}
      />
      {busy && (
        <p role="status" className="mt-2 text-center text-caption text-ink-500">
          {t('카카오 창에서 확인해 주세요. 창을 닫았다면 버튼을 다시 눌러 주세요.')}
        </p>
      )}
      {trouble && (
        <div className="mt-2.5">
          <FormRefusal message={trouble} />
        </div>
      )}
    </div>
  )
}
