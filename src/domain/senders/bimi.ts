/** Characters of the address of a logo. */
const BIMI = { urlMax: 500 } as const

/** The name at which a domain says where its logo is. */
export const bimiHost = (domainName: string): string => `default._bimi.${domainName}`

/** The TXT record that names a logo; undefined where the address is none that mailbox providers take: https, and SVG. */
export function bimiRecord(logo: string): string | undefined {
  const text = logo.trim()
  // A semicolon would begin another part of the record.
  if (text.length > BIMI.urlMax || /[\s;"\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined
  const { protocol, pathname, username, password, href } = new URL(text)
  const isLogo = protocol === 'https:' && /\.svg$/i.test(pathname) && username === '' && password === ''
  return isLogo ? `v=BIMI1; l=${href};` : undefined
}
