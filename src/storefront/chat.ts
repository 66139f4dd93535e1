import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { View } from '../kernel/load.ts'
import { useLang } from '../ui/language.tsx'
import { useDesktop, useHydrated } from './hooks.ts'
import { useSession } from './session.tsx'

type Chat = { ready: boolean; shown: boolean }

// the widget lives outside of React, once per page
let chat: Chat = { ready: false, shown: false }
const listeners = new Set<() => void>()

function change(part: Partial<Chat>) {
  chat = { ...chat, ...part }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const off: Chat = { ready: false, shown: false }

/** Whether people can be reached by chat now, and whether its window is open. */
export function useChat(): Chat {
  return useSyncExternalStore(
    listen,
    () => chat,
    () => off,
  )
}

const load = () => import('@channel.io/channel-web-sdk-loader')

export function openChat() {
  void load().then((service) => service.showMessenger())
}

/** Boots the chat once the page is quiet, and again with the member's id, name and phone when they are known. */
export function useChatWidget() {
  const channel = useRouteLoaderData<View>('root')?.services.channel ?? null
  const { known, user } = useSession()
  const { lang } = useLang()
  const desktop = useDesktop()
  const alive = useHydrated()
  const { mb_id, mb_name, mb_hp } = user
  useEffect(() => {
    if (!channel || !known || !alive) return
    let left = false
    const booting = load().then((service) => {
      if (left) return
      service.loadScript()
      service.onShowMessenger(() => change({ shown: true }))
      service.onHideMessenger(() => change({ shown: false }))
      const member = mb_id ? { memberId: mb_id, profile: { name: mb_name, mobileNumber: mb_hp || null } } : {}
      // the bottom bar of a phone has the button already
      service.boot({ pluginKey: channel, language: lang === 'en' ? 'en' : 'ko', hideChannelButtonOnBoot: !desktop, zIndex: 40, ...member }, (error) => change({ ready: !error }))
    })
    return () => {
      left = true
      void booting.then(load).then((service) => {
        service.clearCallbacks()
        service.shutdown()
        change(off)
      })
    }
  }, [channel, known, alive, mb_id, mb_name, mb_hp, lang, desktop])
}
