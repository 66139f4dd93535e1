import { useT } from '#ui/language.tsx'
import { QrPicture } from '#ui/qr-picture.tsx'

/** What the till reads: the member's id, as a picture and in letters. */
export function Barcode({ text }: { text: string }) {
  const t = useT()
  return (
    <section
      aria-label={t('내 회원 코드')}
      className="flex flex-col items-center gap-x-7 gap-y-4 border border-paper-200 bg-paper-0 p-5 text-center card:flex-row card:text-left desk:p-6"
    >
      <QrPicture text={text} label={t('회원 코드 QR 그림')} className="size-36 shrink-0 bg-white" />
      <div className="min-w-0">
        <p className="text-caption text-ink-500">{t('내 회원 코드')}</p>
        <p className="mt-1 font-serif text-large leading-snug font-medium break-all">{text}</p>
        <p className="mt-2 text-plain text-ink-700">
          {t(
            '매장에서 계산할 때 보여 주세요. 구매한 내역이 여기에 모이고 등급에 맞는 포인트가 쌓여요.',
          )}
        </p>
      </div>
    </section>
  )
}
