import type { Account } from '#api/accounts'
import { fold } from '#lib/fold-text'

/** What members may be ordered by, the usual one first. */
export const memberKeys = ['joinedAt', 'name', 'email', 'role', 'lastSeenAt'] as const

/** Whether the search finds a member. */
export const memberMatches = ({ name, email }: Pick<Account, 'name' | 'email'>, q = ''): boolean =>
  fold(`${name}\n${email}`).includes(fold(q).trim())
