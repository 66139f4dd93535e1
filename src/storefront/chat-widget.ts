import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { consents } from '#shop/member/consent-contract.ts'
import { useLang } from '#ui/language.tsx'
import { changeChat, chatOff, loadChat } from './chat.ts'
import { toldOf } from './chat-rules.ts'
import { useDesktop } from './hooks.ts'
import { useSession } from './session.tsx'

/** Boots the chat once the page is quiet, with the member's id, name and phone when they agreed to it. */
export function ChatWidget({ channel }: { channel: string }) {
  const { known, user } = useSession()
  const { lang } = useLang()
  const desktop = useDesktop()
  const { mb_id, mb_name, mb_hp } = user
  const { data, isPending } = useQuery({ ...queryOf(consents.show, {}), enabled: !!mb_id })
  const agreed = data?.data.chat ?? false
  const asking = !!mb_id && isPending
  useEffect(() => {
    if (!known || asking) return
    let left = false
    const booting = loadChat().then((service) => {
      if (left) return
      service.loadScript()
      service.onShowMessenger(() => changeChat({ shown: true }))
      service.onHideMessenger(() => changeChat({ shown: false }))
      // the bottom bar of a phone has the button already
      service.boot(
        {
          pluginKey: channel,
          language: lang === 'en' ? 'en' : 'ko',
          hideChannelButtonOnBoot: !desktop,
          zIndex: 40,
          ...toldOf({ mb_id, mb_name, mb_hp }, agreed),
        },
        (error) => changeChat({ ready: !error }),
      )
    })
    return () => {
      left = true
      void booting.then(loadChat).then((service) => {
        service.clearCallbacks()
        service.shutdown()
        changeChat(chatOff)
      })
    }
  }, [channel, known, asking, agreed, mb_id, mb_name, mb_hp, lang, desktop])
  return null
}
