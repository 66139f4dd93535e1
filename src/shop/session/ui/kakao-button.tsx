import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { kakao } from '#shop/session/kakao-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Spinner } from '#ui/spinner.tsx'

export const kakaoWays = queryOf(kakao.ways, {})

/** Whether Kakao is offered here, and whether it is the pretend one. */
export function useKakaoWay(): 'real' | 'pretend' | 'off' {
  return useQuery(kakaoWays).data?.data.kakao ?? 'off'
}

type Props = {
  words: string
  pretend: boolean
  busy: boolean
  onClick: () => void
  className?: string
}

/** In the colours that Kakao asks for. It stays pressable while a window waits, in case that was closed. */
export function KakaoButton({ words, pretend, busy, onClick, className }: Props) {
  const t = useT()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-busy={busy || undefined}
      className={cx(
        'flex min-h-12 w-full items-center justify-center gap-2 rounded-card bg-[#fee500] px-4 text-plain font-semibold text-kakao-ink hover:bg-[#f5dc00] forced-colors:border',
        className,
      )}
    >
      {busy ? (
        <Spinner />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 24 24" width={18} height={18} fill="currentColor">
          <path d="M12 3.5c-5.2 0-9.4 3.3-9.4 7.4 0 2.6 1.8 4.9 4.4 6.2l-.9 3.4c-.1.3.2.5.5.4l4-2.7 1.4.1c5.2 0 9.4-3.3 9.4-7.4S17.2 3.5 12 3.5z" />
        </svg>
      )}
      {words}
      {pretend && <span className="font-normal">({t('모의')})</span>}
    </button>
  )
}
