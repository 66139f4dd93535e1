import {
  Bold,
  Code,
  Heading3,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  RemoveFormatting,
} from 'lucide-react'
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { FieldNotes } from '#ui/field.tsx'
import { useT } from '#ui/language.tsx'
import { cleanHtml } from './clean-html.ts'
import { countPictures, hasPicture, isBare, redraw } from './pasted.ts'
import { type Area, useStaff } from './staff.ts'

type Props = {
  label: string
  name: string
  /** whose staff may type here */
  area: Area
  value: string
  onChange: (html: string) => void
  error?: string | null
  lang?: string
  optional?: boolean
}
type Tool = {
  label: string
  icon: LucideIcon
  command: string
  argument?: string
  on?: () => boolean
}

/** Headings, paragraphs, lists and strong words, as they will be read; the markup itself is one press away. */
export function RichTextEditor({
  label,
  name,
  area,
  value,
  onChange,
  error,
  lang,
  optional = false,
}: Props) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const said = useRef<string | null>(null)
  const [source, setSource] = useState(false)
  const [lost, setLost] = useState(false)
  const editable = useStaff().changes(area)

  // what comes from outside is shown; what was typed here is on screen already
  useEffect(() => {
    if (source || !box.current || said.current === value) return
    box.current.innerHTML = cleanHtml(value)
    said.current = value
  }, [value, source])

  function tell() {
    if (!box.current) return
    const html = cleanHtml(box.current.innerHTML)
    said.current = html
    onChange(html)
  }

  function typed({ isComposing, inputType }: InputEvent) {
    if (isComposing || !box.current) return
    // all of it was taken away: what is typed next is a paragraph, whatever stood here
    if (/^delete/.test(inputType) && isBare(box.current)) box.current.innerHTML = ''
    tell()
  }

  function paste(event: ClipboardEvent<HTMLDivElement>) {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    const clean = cleanHtml(html)
    if (html) document.execCommand('insertHTML', false, clean)
    else if (text) document.execCommand('insertText', false, text)
    setLost(countPictures(html) > countPictures(clean) || (!html && !text && hasPicture(event)))
    // a browser puts paragraphs into the heading that they replace
    if (box.current) redraw(box.current, cleanHtml(box.current.innerHTML))
    tell()
  }

  function run({ command, argument }: Tool) {
    box.current?.focus()
    // old, but in every browser, and what it makes is cleaned before it is kept
    document.execCommand(command, false, argument)
    tell()
  }

  function link() {
    const address = window.prompt(t('링크 주소 (https:// 또는 /로 시작)'), 'https://')
    if (address && /^(https:\/\/.|\/(?!\/))/.test(address))
      run({ label: '', icon: Link2, command: 'createLink', argument: address })
  }

  const tools: Tool[] = [
    { label: t('소제목'), icon: Heading3, command: 'formatBlock', argument: 'h3' },
    { label: t('본문'), icon: Pilcrow, command: 'formatBlock', argument: 'p' },
    { label: t('굵게'), icon: Bold, command: 'bold' },
    { label: t('목록'), icon: List, command: 'insertUnorderedList' },
    { label: t('번호 목록'), icon: ListOrdered, command: 'insertOrderedList' },
    { label: t('꾸밈 지우기'), icon: RemoveFormatting, command: 'removeFormat' },
  ]
  const button =
    'grid size-11 shrink-0 place-items-center rounded-card text-ink-700 hover:bg-paper-100 disabled:opacity-35 aria-pressed:bg-pine-100 aria-pressed:text-pine-700'

  return (
    <div data-field={name} className="min-w-0">
      <p id={`${id}-label`} className="mb-1.5 text-small leading-normal font-medium">
        {label}
        {optional && <span className="ml-1 font-normal text-ink-500">({t('선택')})</span>}
      </p>
      <div
        className={cx(
          'rounded-tag border bg-paper-0',
          error ? 'border-2 border-bad' : 'border-control',
        )}
      >
        <div
          role="toolbar"
          aria-label={t('{label} 꾸미기', { label })}
          className="swipe flex border-b border-paper-200 px-1"
        >
          {tools.map((tool) => (
            // the mouse must not take the selection away from the text
            <button
              key={tool.label}
              type="button"
              title={tool.label}
              aria-label={tool.label}
              disabled={source || !editable}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(tool)}
              className={button}
            >
              <tool.icon aria-hidden="true" size={18} strokeWidth={1.5} />
            </button>
          ))}
          <button
            type="button"
            title={t('링크')}
            aria-label={t('링크')}
            disabled={source || !editable}
            onMouseDown={(event) => event.preventDefault()}
            onClick={link}
            className={button}
          >
            <Link2 aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
          <button
            type="button"
            title="HTML"
            aria-label={t('HTML로 고치기')}
            aria-pressed={source}
            onClick={() => setSource(!source)}
            className={cx(button, 'ml-auto')}
          >
            <Code aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        </div>
        {source ? (
          <textarea
            aria-labelledby={`${id}-label`}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(cleanHtml(value))}
            className="block h-72 w-full resize-y bg-transparent p-3.5 font-mono text-caption leading-relaxed"
          />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a textarea cannot show headings and lists
          <div
            ref={box}
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            contentEditable={editable}
            suppressContentEditableWarning
            lang={lang ?? 'ko'}
            // what a browser tells of typing is an InputEvent
            onInput={(event) => typed(event.nativeEvent as InputEvent)}
            onCompositionEnd={tell}
            onBlur={tell}
            onPaste={paste}
            className="max-h-[520px] min-h-72 overflow-y-auto p-4 text-plain leading-relaxed focus-visible:-outline-offset-2 [&_a]:text-pine-700 [&_a]:underline [&_h2]:text-head [&_h2]:font-semibold [&_h3]:mt-5 [&_h3]:mb-1.5 [&_h3]:text-lead [&_h3]:font-semibold [&_h3:first-child]:mt-0 [&_h4]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-2.5 [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-5"
          />
        )}
      </div>
      <p role="status" className="mt-1.5 text-small text-ink-900 empty:hidden">
        {lost &&
          t('사진은 함께 붙지 않았어요. HTML로 고치기에서 이 가게의 사진 주소로 넣어 주세요.')}
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
