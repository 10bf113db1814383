/**
 * What `URL.parse` says, without it and `URL.canParse`: the scripts on customers' pages also meet visitors whose browser has
 * neither, such as that of iOS 16.
 */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
