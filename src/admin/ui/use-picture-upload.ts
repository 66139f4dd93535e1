import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { largestPicture, pictures } from '#shop/catalog/picture-contract.ts'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { readBase64 } from './read-base64.ts'

/** Sends a picture to the shop; its name, or null with the trouble in words. */
export function usePictureUpload() {
  const t = useT()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  async function upload(file: File): Promise<string | null> {
    setTrouble(null)
    if (file.size > largestPicture) {
      setTrouble(t('사진은 10 MB까지 올릴 수 있어요.'))
      return null
    }
    setBusy(true)
    try {
      const { data } = await call(pictures.add, { body: { file: await readBase64(file) } })
      await client.invalidateQueries({ queryKey: queryOf(pictures.list, {}).queryKey })
      return data.name
    } catch (error) {
      setTrouble(inWords(t, error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { upload, busy, trouble }
}
