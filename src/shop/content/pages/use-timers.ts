import { useEffect, useRef, useState } from 'react'
import {
  dueOf,
  isRunning,
  started,
  stopped,
  type Timer,
  type Timers,
  timersIn,
} from '#shop/content/timer-rules.ts'
import { ring } from './bell.ts'

/** Timers of a recipe, one for each step, kept on the device: a reload or another tab loses none. */
export function useTimers(recipe: number, onOver: (step: number) => void) {
  const key = `odemoa/recipe-timers/${recipe}`
  const [timers, setTimers] = useState<Timers>({})
  const [now, setNow] = useState(0)
  const told = useRef(onOver)
  told.current = onOver

  useEffect(() => {
    const read = () => {
      setNow(Date.now())
      setTimers(kept(key))
    }
    read()
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [key])

  const running = Object.values(timers).some((one) => 'ends' in one && !one.rang)
  useEffect(() => {
    if (!running) return
    const tick = () => {
      const at = Date.now()
      setNow(at)
      const all = kept(key)
      const due = dueOf(all, at)
      if (due.length === 0) return
      const next = { ...all }
      for (const step of due) next[step] = { ...all[step], rang: true } as Timer // one that was due runs
      setTimers(keep(key, next))
      ring()
      for (const step of due) told.current(Number(step))
    }
    tick()
    const clock = setInterval(tick, 500)
    return () => clearInterval(clock)
  }, [running, key])

  function put(step: number, timer: Timer | null) {
    const next = { ...kept(key) }
    if (timer) next[step] = timer
    else delete next[step]
    setNow(Date.now())
    setTimers(keep(key, next))
  }
  return {
    now,
    of: (step: number): Timer | undefined => timers[step],
    start: (step: number, minutes: number) => put(step, started(timers[step], minutes, Date.now())),
    stop: (step: number) => {
      const timer = timers[step]
      if (timer && isRunning(timer, Date.now())) put(step, stopped(timer, Date.now()))
    },
    reset: (step: number) => put(step, null),
  }
}

function kept(key: string): Timers {
  try {
    return timersIn(localStorage.getItem(key))
  } catch {
    // a browser that keeps nothing
    return {}
  }
}

function keep(key: string, timers: Timers): Timers {
  try {
    localStorage.setItem(key, JSON.stringify(timers))
  } catch {
    // a browser that keeps nothing: they run until the page is left
  }
  return timers
}
