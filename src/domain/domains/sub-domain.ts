import { badInput, ruleBroken } from '#domain/kernel/refusals'
import { isMailboxProvider, isPublicSuffix, normalizeDomain, registrableDomain } from './domain-names.ts'

/** A typed hostname as it is kept. Throws for what is none (400), and for a whole domain, whose DNS has other uses (422). */
export function subDomainOf(typed: string): string {
  const hostname = normalizeDomain(typed)
  if (hostname === undefined)
    throw badInput(
      `"${typed}" is no hostname. Give only the name, such as links.example.com.`,
      `「${typed}」はホスト名ではありません。links.example.comのように名前だけを入力してください。`,
    )
  if (isPublicSuffix(hostname) || isMailboxProvider(hostname))
    throw badInput(`${hostname} is not yours.`, `${hostname}はご自身のドメインではありません。`)
  if (registrableDomain(hostname) === hostname)
    throw ruleBroken(
      `${hostname} is a whole domain. Take a sub-domain of it, such as links.${hostname}.`,
      `${hostname}はドメインそのものです。links.${hostname}のようなサブドメインを入力してください。`,
    )
  return hostname
}

/** A typed domain to send from, as it is kept. Throws for what is none, or cannot be theirs (400). */
export function ownDomainOf(typed: string): string {
  const name = normalizeDomain(typed)
  if (name === undefined)
    throw badInput(
      `"${typed}" is no domain name. Give only the name, such as example.com.`,
      `「${typed}」はドメイン名ではありません。example.comのように名前だけを入力してください。`,
    )
  if (isPublicSuffix(name))
    throw badInput(
      `Under ${name} anybody can register: give your own domain.`,
      `${name}は誰でも登録できるドメインです。ご自身のドメインを入力してください。`,
    )
  if (isMailboxProvider(name))
    throw badInput(
      `${name} belongs to a mailbox provider, so you can't change its DNS.`,
      `${name}はメールサービスのドメインのため、DNSを変更できません。`,
    )
  return name
}
