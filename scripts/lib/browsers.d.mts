export function installedBrowsers(): {
  Firefox?: { program: string }
  WebKit?: { program: string; driver: string; screen: string }
}
export function leftOut(): string[]
