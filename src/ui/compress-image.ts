import { isCompressed, jpegQuality } from './file-rules.ts'

/** A large picture as a JPEG of the same measures; what cannot be drawn, or grows, goes as it is. */
export async function compressed(file: File, original = false): Promise<File> {
  if (!isCompressed(file, original)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    const pen = canvas.getContext('2d')
    if (!pen) return file
    // a JPEG has no clear parts
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
    )
    return blob && blob.size < file.size
      ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
      : file
  } catch {
    // the server says what it thinks of the file itself
    return file
  }
}
