import { cx } from './class-names.ts'

/** HTML of a description or a notice, which the server has cleaned before it was stored. */
export function RichText({
  html,
  lang,
  className,
}: {
  html: string
  lang?: string
  className?: string
}) {
  return (
    <div
      lang={lang}
      className={cx(
        'measure [&_h3]:type-h3 leading-[1.75] text-ink-700 [&_a]:text-pine-700 [&_a]:underline [&_a]:underline-offset-4 [&_h3]:mt-9 [&_h3]:mb-2.5 [&_h3]:text-ink-900 [&_h3:first-child]:mt-0',
        '[&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:pl-5 [&_ol]:marker:text-ink-500 [&_ul>li]:relative [&_ul>li]:pl-4 [&_ul>li]:before:absolute [&_ul>li]:before:top-[.8em] [&_ul>li]:before:left-0 [&_ul>li]:before:h-px [&_ul>li]:before:w-2 [&_ul>li]:before:bg-control [&_ol+p]:mt-3 [&_p+ol]:mt-3 [&_p+p]:mt-3 [&_p+ul]:mt-3 [&_ul+p]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink-900 [&_ul]:grid [&_ul]:gap-1.5',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server with an allow list (platform/html)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
