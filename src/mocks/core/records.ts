import type { ImportResult } from '#api/import'
import type { SchemaProperty, SchemaType } from '#api/schemas'
import type { MailingList } from '#api/mailing-lists'
import type { Role } from '#api/self-account'
import type { Workspace } from '#api/workspace'

/** A person who can sign in. */
export interface AccountRecord {
  id: string
  email: string
  name: string
  photo?: string
  isAdmin: boolean
  createdAt: string
}

export interface MembershipRecord {
  id: string
  workspaceId: string
  accountId: string
  role: Role
  joinedAt: string
  lastSeenAt?: string
  lastOpenedAt?: string
}
export const membershipId = (workspaceId: string, accountId: string) => `${workspaceId}.${accountId}`

export interface InvitationRecord {
  /** The token. */
  id: string
  workspaceId: string
  createdBy: string
  createdAt: string
  expiresAt: string
  uses: number
  maxUses: number | null
  revoked: boolean
}

/** A sign-in: it lives as long as its refresh cookie is rotated. */
export interface SessionRecord {
  id: string
  accountId: string
  /** The one refresh token that is good. */
  refreshToken: string
  /** How often it was rotated. */
  turn: number
  createdAt: string
}

/** A mailing list without what is counted. */
export interface MailingListRecord extends Omit<MailingList, 'counts' | 'usedBy'> {
  workspaceId: string
}

export interface SchemaRecord {
  id: string
  workspaceId: string
  type: SchemaType
  version: number
  properties: SchemaProperty[]
  /** Keys are for ever: that of a deleted property is not used again. */
  deletedKeys: string[]
}
export const schemaId = (workspaceId: string, type: SchemaType) => `${workspaceId}.${type}`

export interface WorkspaceRecord extends Workspace {
  createdBy: string
}

/** A visit that the tracking API opened. */
export interface VisitRecord {
  id: string
  workspaceId: string
  visitorId: string
  contactId: string | null
  startedAt: string
  endedAt?: string
}

/** What was answered to a chunk of an import, so that the same chunk again answers the same. */
export interface ImportChunkRecord {
  id: string
  result: ImportResult
}

/** A cookie of the browser, where answers cannot set any (a service worker's cannot). */
export interface CookieRecord {
  id: string
  value: string
}
