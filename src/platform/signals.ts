const SAME_PRESS = 500
const LONGEST_STOP = 30_000

/**
 * Calls `stop` once, at the first wish to end; a second one ends at once.
 * A crash is such a wish too, but for one that `isPassing`: what is left of the process may finish its requests, but not take new ones.
 */
export function onStop(
  stop: (reason: string) => Promise<void>,
  tell: (error: unknown) => void,
  isPassing: (error: unknown) => boolean = () => false,
) {
  let since = 0

  function wish(reason: string, exitCode: number) {
    // one Ctrl-C arrives several times: from the terminal, from npm and from the launcher
    if (since && performance.now() - since < SAME_PRESS) return
    if (since) process.exit(exitCode || 1)
    since = performance.now()
    // closing waits for others; whoever wished for an end gets one
    setTimeout(() => process.exit(exitCode || 1), LONGEST_STOP).unref()
    stop(reason).then(
      () => process.exit(exitCode),
      (error) => {
        tell(error)
        process.exit(1)
      },
    )
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => wish(signal, 0))
  for (const crash of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(crash, (error) => {
      // a database that is away or full comes back, and nothing of this process was broken by it
      if (!since && !isPassing(error)) wish(crash, 1)
      tell(error)
    })
  }
  // the launcher was killed: nobody could stop this process any more
  process.on('disconnect', () => wish('launcher gone', 0))
  process.channel?.unref()
}

/**
 * Whoever read what this process says has gone: it goes on in silence. Without this each line would be an uncaught error,
 * telling of that error would be the next one, and the process would do nothing else any more.
 */
export function outliveReaders() {
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {})
}
