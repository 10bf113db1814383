/** Where a link leads, unless its words say so themselves. */
export function linkHost(href: string, words: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { host, pathname } = new URL(href)
  const place = host === '' ? pathname : host
  return saysPlace(words, place) ? undefined : place
}

/** Only words that are an address, or nothing but the place, tell the truth: `bank.example.evil.example` has to be shown. */
function saysPlace(words: string, place: string): boolean {
  const said = words.trim()
  if (said === place) return true
  return URL.canParse(said) && new URL(said).host === place
}

/** Whether a picture comes from one of these origins: any other learns when a reader looks at it. */
export const isFrom = (src: string, origins: readonly string[]): boolean =>
  URL.canParse(src) && src.startsWith('https:') && origins.includes(new URL(src).origin)
