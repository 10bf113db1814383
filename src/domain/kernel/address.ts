import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { badInput } from './refusals.ts'

/** A typed address as it is kept. */
export function addressOf(typed: string): string {
  const address = normalizeEmail(typed)
  if (!isEmailAddress(address))
    throw badInput(`"${typed}" is no email address.`, `「${typed}」はメールアドレスではありません。`)
  return address
}
