import { useState } from 'react'
import { scannedNumber } from '#shop/order/parcel-rules.ts'
import { Button } from '#ui/button.tsx'
import { readerOf } from '#ui/code-reader.ts'
import { CodeScanner } from '#ui/code-scanner.tsx'
import { useT } from '#ui/language.tsx'

// what couriers print; the longer ones carry the number among other things
const barcodes = ['code_128', 'code_39', 'codabar', 'itf']

/** Takes a waybill's number through the camera, where the browser reads bar codes. */
export function ScanNumber({ onNumber }: { onNumber: (od_invoice: string) => void }) {
  const t = useT()
  const [scanning, setScanning] = useState(false)
  if (!readerOf())
    return (
      <p className="hidden text-small text-ink-500 pointer-coarse:block">
        {t('이 브라우저는 바코드를 찍지 못해요. 송장번호를 적어 주세요.')}
      </p>
    )
  return (
    <div className="grid gap-3">
      <Button
        look="outline"
        size={44}
        className="justify-self-start"
        onClick={() => setScanning(!scanning)}
      >
        {scanning ? t('찍기 끝내기') : t('바코드 찍기')}
      </Button>
      {scanning && (
        <CodeScanner
          formats={barcodes}
          onCode={(text) => {
            const number = scannedNumber(text)
            if (!number) return
            onNumber(number)
            setScanning(false)
          }}
          words={{
            hint: t('송장의 바코드를 카메라 앞에 대 주세요.'),
            noCamera: t('카메라를 쓸 수 없어요. 송장번호를 적어 주세요.'),
            noReader: t('이 브라우저는 바코드를 찍지 못해요. 송장번호를 적어 주세요.'),
          }}
        />
      )}
    </div>
  )
}
