import { isEmailAddress, normalizeEmail } from '#lib/email-address'

/** Why no address can be taken from a cell. */
export type AddressProblem = 'missing_email' | 'invalid_email' | 'several_emails' | 'dotted_email'

export interface AddressInCell {
  /** As contacts have it; the whole text of the cell where it holds no address. */
  email: string
  /** The name that mail programs write before an address. */
  name?: string
  problem?: AddressProblem
}

/** `山田 太郎 <taro@example.jp>`, in brackets of either width. */
const WITH_NAME = /^([^<＜>＞]*)[<＜]([^<＜>＞]*)[>＞]$/
/** What people write between two addresses. */
const BETWEEN = /[\s,;、，；／/|<>＜＞"“”]+/
/** Characters before an address that can be a name: more are something else. */
const NAME_MAX = 200
const QUOTES = /^["'“”\s]+|["'“”\s]+$/g

/**
 * The address that a cell of a file stands for (IMP-32). A cell with several addresses is refused, and not guessed at: a contact
 * has one.
 */
export function addressInCell(cell: string): AddressInCell {
  const email = bare(cell)
  if (email === '') return { email, problem: 'missing_email' }
  if (isEmailAddress(email)) return { email }
  const parts = email.split(BETWEEN).filter((part) => part !== '')
  const addresses = new Set(parts.map(bare).filter(isEmailAddress))
  if (addresses.size > 1) return { email, problem: 'several_emails' }
  const [only] = addresses
  if (only !== undefined && parts.every((part) => bare(part) === only)) return { email: only }
  const [, before = '', within] = WITH_NAME.exec(cell.trim()) ?? []
  const address = within === undefined ? email : bare(within)
  if (isEmailAddress(address)) {
    const name = before.length > NAME_MAX ? '' : before.replaceAll(QUOTES, '').replaceAll(/\s+/g, ' ')
    return name === '' ? { email: address } : { email: address, name }
  }
  return { email, problem: isDotted(address) ? 'dotted_email' : 'invalid_email' }
}

const bare = (text: string) => normalizeEmail(text).replace(/^mailto:/, '')

/**
 * Only its dots keep it from being an address: Japanese phone companies once gave out such as `a..b@docomo.ne.jp` and
 * `a.@ezweb.ne.jp`, which mail servers take only in quotation marks, and many not even then.
 */
function isDotted(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at))
  const once = local.split('.').filter((part) => part !== '')
  return local.includes('.') && isEmailAddress(once.join('.') + text.slice(at))
}
