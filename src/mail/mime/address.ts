import { oneLine, phrase } from './words.ts'

export interface Mailbox {
  address: string
  name?: string | undefined
}

/** The part before the @ in ASCII or UTF-8, and the domain in ASCII: what can't be read as one address is none. */
const pattern = /^[^\s"<>()[\],;:\\@\p{Cc}]{1,64}@[^\s"<>()[\],;:\\@\p{Cc}]{1,253}$/u

/** An address as it is put into a header; throws a RangeError for what is none, so that nothing is sent elsewhere. */
export function addressSpec(address: string): string {
  const clean = address.trim().toWellFormed()
  if (!pattern.test(clean)) throw new RangeError(`No address of an email: ${oneLine(address).slice(0, 80)}`)
  const at = clean.lastIndexOf('@')
  const domain = clean.slice(at + 1)
  return `${clean.slice(0, at)}@${URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain}`
}

/** Mailboxes as the parts of a header, with commas between them. */
export const mailboxParts = (mailboxes: readonly Mailbox[]): string[] =>
  mailboxes.flatMap(({ address, name }, place) => {
    const words = name === undefined ? [] : phrase(name)
    const spec = addressSpec(address)
    const end = place === mailboxes.length - 1 ? '' : ','
    return words.length === 0 ? [spec + end] : [...words, `<${spec}>${end}`]
  })
