import type { ApiKey } from '#api/api-keys'
import { forbidden, Refusal } from '#domain/kernel/refusals'

/** What a call of the API is, as far as a key is concerned. */
export interface KeyedCall {
  /** The group of the contract: 'contacts', 'transactional'. */
  group: string
  /** Whether it changes anything. */
  writes: boolean
  /** Whether the answer is that of an account, and not of a workspace. */
  isOfAccount: boolean
}

/**
 * People and keys are for people alone: no key can make itself another one, or let anybody in. Conversations with the assistant are
 * of one person (SET-70), and a key calls in the name of whoever made it.
 */
const PEOPLE: ReadonlySet<string> = new Set([
  'accounts',
  'ai-threads',
  'api-keys',
  'auth',
  'invitation-link',
  'invitations',
  'self-account',
])

/** What belongs to no workspace by itself, and is needed for what does: images of mails, and regions of domains. */
const FOR_WORKSPACES: ReadonlySet<string> = new Set(['regions', 'upload'])

/** Whether a key may make a call (API-32): `full` all but members, keys and conversations, `send` single mails, `read` what changes nothing. */
export function keyMay(permission: ApiKey['permission'], { group, writes, isOfAccount }: KeyedCall): boolean {
  if (PEOPLE.has(group) || (isOfAccount && !FOR_WORKSPACES.has(group))) return false
  switch (permission) {
    case 'full':
      return true
    case 'send':
      return group === 'transactional'
    case 'read':
      return !writes
  }
}

export const unknownKey = () =>
  new Refusal(401, 'This API key is unknown or has expired.', 'このAPIキーは無効か、有効期限が切れています。')

export const keyOfOtherWorkspace = () =>
  forbidden('This API key is of another workspace.', 'このAPIキーは別のワークスペースのものです。')

export const notWithKey = (permission: ApiKey['permission']) =>
  forbidden(
    `A key with the permission "${permission}" may not make this call.`,
    `権限が「${permission}」のAPIキーでは、この呼び出しはできません。`,
  )

/** A key that is held to some domains sends from no other (API-33). */
export function expectKeyDomain(domainNames: readonly string[], senderDomain: string): void {
  if (domainNames.length > 0 && !domainNames.includes(senderDomain))
    throw forbidden(
      `This API key may not send from ${senderDomain}. It may send from ${domainNames.join(', ')}.`,
      `このAPIキーでは${senderDomain}から送信できません。送信できるドメイン：${domainNames.join('、')}`,
    )
}

/** Nor does it change who mails of others are from: their names, their addresses for replies (API-33). */
export function expectKeyChanges(domainNames: readonly string[], senderDomain: string): void {
  if (domainNames.length > 0 && !domainNames.includes(senderDomain))
    throw forbidden(
      `This API key may not change senders of ${senderDomain}. It is held to ${domainNames.join(', ')}.`,
      `このAPIキーでは${senderDomain}の差出人を変更できません。使用できるドメイン：${domainNames.join('、')}`,
    )
}
