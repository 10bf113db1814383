import { keyOfOtherWorkspace, unknownKey } from '#domain/api-keys/key-permission'
import { bearerOf } from '#domain/kernel/envelope'
import { badInput, notFound, notMember, unauthorised } from '#domain/kernel/refusals'
import { WORKSPACE_HEADER } from '#api/wire'
import type { Role } from '#api/self-account'
import { digestOf, type Tokens } from '#server/auth/tokens'
import { accountOf, accountOfSession, type Account } from '#server/store/accounts.store'
import { keyOfHash, type CallingKey } from '#server/store/api-keys.store'
import type { Database } from '#server/store/database'
import { placeOf } from '#server/store/members.store'
import type { Tenant } from '#server/store/tenant'

/** Every secret of a key begins so: an access token of a session does not. */
export const KEY_START = 'ota_'

/** Who calls, and in which workspace. */
export interface Presence {
  account: Account | undefined
  key: CallingKey | undefined
  /** The workspace of the header, whether or not the caller may anything there. */
  place: Tenant | undefined
  /** The workspace of the header, in which the caller may; throws where there is none. */
  tenant: () => Tenant
  /** What the caller is there. */
  role: () => Role
}

interface Asked {
  db: Database
  request: Request
  tokens: Tokens
  /** Whether nobody need be signed in, nor be a member (the handler says what is shown). */
  open: boolean
  now: number
}

/** Finds out who calls. Throws the 401 for a key that is none, or no longer. */
export async function presenceOf({ db, request, tokens, open, now }: Asked): Promise<Presence> {
  const iso = new Date(now).toISOString()
  const bearer = bearerOf(request)
  let key: CallingKey | undefined
  if (!open && bearer?.startsWith(KEY_START)) {
    key = await keyOfHash(db, digestOf(bearer), iso)
    if (!key) throw unknownKey()
  }
  const account = await accountOfCall()
  // A key is of one workspace, so it need not name it.
  const header = request.headers.get(WORKSPACE_HEADER) ?? key?.tenant.id
  const place = header === undefined ? undefined : await placeOf(db, header, account?.id)

  async function accountOfCall(): Promise<Account | undefined> {
    if (key) return key.createdBy === null ? undefined : accountOf(db, key.createdBy)
    const sessionId = bearer === undefined ? undefined : tokens.sessionOfAccess(bearer, now)
    return sessionId === undefined ? undefined : accountOfSession(db, sessionId, iso)
  }
  const known = () => {
    if (!open && !account) throw unauthorised()
    if (header === undefined) throw badInput(`The header ${WORKSPACE_HEADER} is missing.`)
    if (!place) throw notFound(`workspace ${header}`)
    return place
  }
  const member = () => {
    const found = known()
    if (!open && key && key.tenant.id !== header) throw keyOfOtherWorkspace()
    if (!open && !key && found.role === undefined) throw notMember()
    return found
  }
  return {
    account,
    key,
    place: place?.tenant,
    tenant: () => member().tenant,
    role() {
      const { role } = member()
      return key ? 'owner' : (role ?? 'member')
    },
  }
}
