/** A DKIM record for an RSA key (RFC 6376, 3.6.1); `publicKey` is its DER form in base64. */
export const dkimRecord = (publicKey: string): string => `v=DKIM1; k=rsa; p=${publicKey}`

/** The key of a DKIM record without the spaces that some forms add; undefined for another kind of record. */
function keyOf(value: string): string | undefined {
  const tags = value.split(';').map((part) => /^\s*(\w+)\s*=([\s\S]*)$/.exec(part))
  const tag = (name: string) => tags.find((one) => one?.[1] === name)?.[2]?.replaceAll(/\s/g, '')
  const version = tag('v')
  return version === undefined || version === 'DKIM1' ? tag('p') : undefined
}

/** Whether receivers find the key at the name: it stands there alone, however its tags are spaced or ordered. */
export function isDkimMet(wanted: string, found: readonly string[]): boolean {
  const keys = found.map(keyOf).filter((key) => key !== undefined)
  return keys.length === 1 && keys[0] === keyOf(wanted)
}
