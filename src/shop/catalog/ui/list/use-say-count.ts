import { useEffect, useRef } from 'react'
import { useAnnounce } from '#ui/announcer.tsx'
import { useT } from '#ui/language.tsx'

/** Says how many goods a changed list holds; the list the page came with needs no word. `about` is what was asked. */
export function useSayCount(total: number | undefined, about: string) {
  const t = useT()
  const announce = useAnnounce()
  const said = useRef(about)
  useEffect(() => {
    if (total === undefined || said.current === about) return
    said.current = about
    announce(t('상품 {count}개를 찾았어요.', { count: total }))
  }, [total, about, announce, t])
}
