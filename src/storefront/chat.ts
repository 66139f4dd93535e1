import { useSyncExternalStore } from 'react'

export type Chat = { ready: boolean; shown: boolean }

export const chatOff: Chat = { ready: false, shown: false }

// the widget lives outside of React, once per page
let chat = chatOff
const listeners = new Set<() => void>()

/** Tells the page what the widget says of itself. */
export function changeChat(part: Partial<Chat>) {
  chat = { ...chat, ...part }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether people can be reached by chat now, and whether its window is open. */
export function useChat(): Chat {
  return useSyncExternalStore(
    listen,
    () => chat,
    () => chatOff,
  )
}

export const loadChat = () => import('@channel.io/channel-web-sdk-loader')

export function openChat() {
  void loadChat().then((service) => service.showMessenger())
}
