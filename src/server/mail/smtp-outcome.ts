import type { SendOutcome } from './transport.ts'

/** What nodemailer's SMTP connection says of a failure. */
export interface SmtpFailure {
  message: string
  /** The reply of the relay, where there was one. */
  response?: string | undefined
  responseCode?: number | undefined
  /** The command that was refused, such as `RCPT TO`; `CONN` for failures of the connection itself, `API` for none. */
  command?: string | undefined
  /** nodemailer's code, such as EENVELOPE. */
  code?: string | undefined
}

/** Characters that are kept of what a relay said. */
const TEXT = { most: 300 } as const

/** Commands that are about one mail; a refusal of any other is about the connection. */
const ofMail: ReadonlySet<string | undefined> = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Refusals to MAIL FROM that are about how we signed in (RFC 4954), and so about every mail. */
const ofSignIn: ReadonlySet<number> = new Set([530, 534, 535, 538])

/**
 * What a failure says about the mail. `isDataComplete`: whether the end of DATA may have left, after which only an answer tells
 * whether the relay has the mail.
 */
export function outcomeOfFailure(failure: SmtpFailure, isDataComplete: boolean): SendOutcome {
  const { response, responseCode: code, command, code: kind } = failure
  const said = {
    ...(code !== undefined && { code }),
    ...enhancedStatus(response),
    text: oneLine(response ?? failure.message),
  }
  if (ofMail.has(command) && code !== undefined && !ofSignIn.has(code)) {
    if (code >= 400 && code <= 499) return { kind: 'deferred', ...said }
    if (code >= 500 && code <= 599) return { kind: 'failed', ...said }
  }
  if (isDataComplete) return { kind: 'unknown', ...said }
  // Without an answer these two are about the mail itself: an address that is none, or more than the relay takes.
  if (code === undefined && (kind === 'EENVELOPE' || kind === 'EMESSAGE')) return { kind: 'failed', ...said }
  return { kind: 'unsent', ...said }
}

/** What an answer says that accepted a mail. */
export const outcomeOfReply = (response: string): SendOutcome => ({
  kind: 'sent',
  code: Number(response.slice(0, 3)),
  ...enhancedStatus(response),
  text: oneLine(response),
})

/** The enhanced status code at the start of a reply (RFC 2034). */
function enhancedStatus(response = ''): { status?: string } {
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return status === undefined ? {} : { status }
}

/** What somebody else wrote, as one line of limited length. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, TEXT.most)
    // At the end: the cut may leave half of a character, which the database does not take.
    .toWellFormed()

/** A single address as SMTP commands take it: no brackets, blanks, controls or second address. */
export const isEnvelopeAddress = (address: string): boolean =>
  address.length <= 254 &&
  /^[^\s<>,;:"()[\]\\@\p{Cc}]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/u.test(address)
