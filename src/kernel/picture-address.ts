/** The name under which a picture is served: an extension or a folder before it is dropped. */
export function mediaName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** The address of one size of a photograph. */
export function imageUrl(name: string, width: number, format: 'avif' | 'webp' = 'webp'): string {
  return `/img/${mediaName(name)}-${width}.${format}`
}
