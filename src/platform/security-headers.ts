export type Header = [name: string, value: string]

/** What goes with every answer but that of a file. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // tickets, labels and waybills are read by the camera; a page is gone to without a document of its own
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** These say something of a document alone: with the thirty files of a page they would be 5 kB. */
const ofDocuments = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']

/** What goes with the shop's own code, faces and pictures, and with answers of the API. */
export function fileHeaders(headers: readonly Header[]): Header[] {
  return headers.filter(([name]) => !ofDocuments.includes(name))
}
