import type { SignIn } from '#server/auth/sign-in'
import type { Tokens } from '#server/auth/tokens'
import type { Outbox } from '#server/mail/outbox'
import type { Files } from '#server/ports/files/files'
import type { Ports } from '#server/ports/ports'
import type { OpenDatabase } from '#server/store/database'
import type { CampaignsOfSenders } from '#server/senders/sender-uses'
import type { Origins } from './cors.ts'

/** What handlers of a group may know of the server beside their call. */
export interface GroupSettings {
  tokens: Tokens
  /** Whether a page of links stands in for the sign-in. */
  devSignIn: boolean
  /** Signing in with a provider; undefined: none is set up. */
  signIn: SignIn | undefined
  origins: Origins
  /** Where uploaded files are kept. */
  files: Files
  ports: Ports
  /** Where mails go that the product sends by itself; undefined: none are sent. */
  outbox: Outbox | undefined
  campaignsOfSenders: CampaignsOfSenders
  /** For work that goes on after its call. */
  database: OpenDatabase
  /** Is told of mistakes of such work. */
  report: (error: unknown) => void
}
