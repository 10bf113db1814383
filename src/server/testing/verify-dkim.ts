import { createHash, createPublicKey, verify } from 'node:crypto'

/**
 * Whether the first DKIM signature of a mail holds (RFC 6376). Written apart from the signer, by the text of the RFC: relaxed
 * header, simple or relaxed body. `publicKeyOf`: the TXT record of a name.
 */
export function verifyDkim(
  mail: Uint8Array,
  publicKeyOf: (name: string) => string,
): { isValid: boolean; signs: string[] } {
  const text = Buffer.from(mail).toString('latin1')
  const middle = text.indexOf('\r\n\r\n')
  const headers = text.slice(0, middle + 2).match(/[^\r\n].*\r\n(?:[ \t].*\r\n)*/g) ?? []
  const nameOf = (header: string) => (header.split(':')[0] ?? '').trim().toLowerCase()
  const signature = headers.find((header) => nameOf(header) === 'dkim-signature') ?? ''
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, ''),
      ]),
  )
  let body = text.slice(middle + 4)
  if (tags['c']?.endsWith('/relaxed') === true)
    body = body.replaceAll(/[ \t]+(?=\r\n)/g, '').replaceAll(/[ \t]+/g, ' ')
  body = `${body.replace(/(\r\n)*$/, '')}\r\n`
  const relax = (header: string) =>
    `${nameOf(header)}:${header
      .slice(header.indexOf(':') + 1)
      .replaceAll('\r\n', '')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()}`
  const left = headers.filter((header) => header !== signature)
  const signs = (tags['h'] ?? '').split(':')
  const chosen = signs.flatMap((name) => {
    const place = left.findLastIndex((header) => nameOf(header) === name.toLowerCase())
    return place === -1 ? [] : left.splice(place, 1).map((header) => `${relax(header)}\r\n`)
  })
  const itself = relax(signature.replace(/([;\s]b=)[^;]*$/, '$1'))
  const record = publicKeyOf(`${tags['s']}._domainkey.${tags['d']}`)
  const der = Buffer.from(/p=([^;]+)/.exec(record)?.[1] ?? '', 'base64')
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const isBodySame = createHash('sha256').update(body, 'latin1').digest('base64') === tags['bh']
  const data = Buffer.from([...chosen, itself].join(''), 'latin1')
  const isSigned = verify('sha256', data, key, Buffer.from(tags['b'] ?? '', 'base64'))
  return { isValid: tags['a'] === 'rsa-sha256' && isBodySame && isSigned, signs }
}
