/** Once nothing else is to be done. Without it the shop is as it always was, so nothing is said when it fails. */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else setTimeout(register, 2_000)
}
