import type { InvitationStatus } from '#api/invitations'
import { conflict, gone, forbidden, notFound } from '#domain/kernel/refusals'
import { DAY } from '#lib/duration'
import { isDomainName } from '#lib/domain-name'

/** How long an invitation link is good, in ms. */
export const INVITATION = { goodFor: 7 * DAY } as const

/** What is kept of the domains that were typed: entries that are none are silently dropped, the last of two stays (WSP-12). */
export const domainsOf = (typed: readonly string[]): string[] => {
  const kept = new Set<string>()
  for (const entry of typed) {
    const domain = entry.trim().toLowerCase()
    if (!isDomainName(domain)) continue
    kept.delete(domain)
    kept.add(domain)
  }
  return [...kept]
}

/** The domain by which an account may join workspaces. */
export const domainOf = ({ email }: { email: string }): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase()

const DOMAIN = 'dom_'
/** What the domain of an address opens needs no invitation that somebody wrote. */
export const domainInvitation = (workspaceId: string): string => `${DOMAIN}${workspaceId}`
export const workspaceOfDomainInvitation = (token: string): string | undefined =>
  token.startsWith(DOMAIN) ? token.slice(DOMAIN.length) : undefined

/** An invitation as far as its end is concerned. */
interface Link {
  expiresAt: string
  uses: number
  maxUses: number | null
  revoked: boolean
}
const isClosed = ({ revoked, uses, maxUses }: Link) => revoked || (maxUses !== null && uses >= maxUses)

interface Joining {
  /** Undefined where the domain of the address is all that opens the workspace. */
  invitation: Link | undefined
  isMember: boolean
  allowedDomains: readonly string[]
  /** Undefined where nobody is signed in. */
  account: { email: string } | undefined
  /** As the API writes it. */
  now: string
}

/** What stands in the way of an invitation, the most final first. */
export function invitationStatus({
  invitation,
  isMember,
  allowedDomains,
  account,
  now,
}: Joining & { invitation: Link }): InvitationStatus {
  if (isMember) return 'already_member'
  if (isClosed(invitation)) return 'revoked'
  if (invitation.expiresAt <= now) return 'expired'
  return account && allowedDomains.length > 0 && !allowedDomains.includes(domainOf(account))
    ? 'domain_not_allowed'
    : 'valid'
}

/** Refuses who may not join. */
export function expectMayJoin({
  invitation,
  isMember,
  allowedDomains,
  account,
  now,
}: Joining & { account: { email: string } }): void {
  if (isMember)
    throw conflict('You are a member of this workspace already.', 'すでにこのワークスペースのメンバーです。')
  if (invitation && isClosed(invitation)) throw invitationRevoked()
  if (invitation && invitation.expiresAt <= now)
    throw gone('The invitation has expired.', 'この招待は期限切れです。')
  if (allowedDomains.length > 0 && !allowedDomains.includes(domainOf(account)))
    throw forbidden(
      `This workspace is for addresses at ${allowedDomains.join(', ')}.`,
      `このワークスペースには、${allowedDomains.join('、')}のメールアドレスで参加できます。`,
    )
  if (!invitation && allowedDomains.length === 0) throw notFound('invitation')
}

export const invitationRevoked = () => gone('The invitation was revoked.', 'この招待は取り消されています。')

/** Only admins create workspaces (WSP-7). */
export function expectMayCreate({ isAdmin }: { isAdmin: boolean }): void {
  if (!isAdmin)
    throw forbidden('Only an admin can create a workspace.', 'ワークスペースを作成できるのは管理者だけです。')
}
