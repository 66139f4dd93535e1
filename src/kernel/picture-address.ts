/** The name under which a picture is served: a folder before it, an extension and, of a served address, the width are dropped. */
export function mediaName(path: string): string {
  const name = path.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return path.startsWith('/img/') ? name.replace(/-\d{2,4}$/, '') : name
}

/** How a picture goes over the wire: an address that any client can open; '' stays ''. */
export function wirePicture(name: string): string {
  return name.startsWith('/') ? name : name && imageUrl(name, 800)
}

/** The address of one size of a photograph. */
export function imageUrl(name: string, width: number, format: 'avif' | 'webp' = 'webp'): string {
  return `/img/${mediaName(name)}-${width}.${format}`
}
