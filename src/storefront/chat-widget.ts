import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { View } from '#kernel/load.ts'
import { useLang } from '#ui/language.tsx'
import { changeChat, chatOff, loadChat } from './chat.ts'
import { useDesktop } from './hooks.ts'
import { useSession } from './session.tsx'

/** Boots the chat once the page is quiet, and again with the member's id, name and phone when they are known. */
export function useChatWidget() {
  const channel = useRouteLoaderData<View>('root')?.services.channel ?? null
  const { known, user } = useSession()
  const { lang } = useLang()
  const desktop = useDesktop()
  const { mb_id, mb_name, mb_hp } = user
  useEffect(() => {
    if (!channel || !known) return
    let left = false
    const booting = loadChat().then((service) => {
      if (left) return
      service.loadScript()
      service.onShowMessenger(() => changeChat({ shown: true }))
      service.onHideMessenger(() => changeChat({ shown: false }))
      const member = mb_id
        ? { memberId: mb_id, profile: { name: mb_name, mobileNumber: mb_hp || null } }
        : {}
      // the bottom bar of a phone has the button already
      service.boot(
        {
          pluginKey: channel,
          language: lang === 'en' ? 'en' : 'ko',
          hideChannelButtonOnBoot: !desktop,
          zIndex: 40,
          ...member,
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
  }, [channel, known, mb_id, mb_name, mb_hp, lang, desktop])
}
