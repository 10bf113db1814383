import type { SignIn } from '#server/auth/sign-in'
import type { Tokens } from '#server/auth/tokens'
import type { Senders } from '#server/mail/senders'
import type { Files } from '#server/ports/files/files'
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
  senders: Senders
}
