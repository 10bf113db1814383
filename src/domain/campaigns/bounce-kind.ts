/** Codes that say that the address itself is wrong (RFC 3463); 5.1.7 and 5.1.8 are about the sender's. */
const HARD = /^5\.(?:1\.(?![78]$)\d{1,3}|2\.1|4\.4|7\.13)$/

/** The code of mail servers that say nothing by it; Postfix has it for refusals without a code of their own. */
const UNSAID = '5.0.0'

/** A reply by which a mailbox is refused for good (RFC 5321). */
const REFUSED = /\b55[0134]\b/

/** How servers without codes say that there is no such mailbox: docomo, au, SoftBank and Yahoo! JAPAN are among them. */
const NO_MAILBOX =
  /\bunknown (?:user|recipient|mailbox|local part)\b|\b(?:user|recipient|mailbox) (?:is )?(?:unknown|not found|does(?:n['’]t| not) exist)\b|\bno such (?:user|recipient|mailbox|address)\b|\binvalid (?:recipient|mailbox)\b|\bno mailbox here\b|\bdoes(?:n['’]t| not) have an? \S{1,80} account\b/i

/**
 * Whether a mail that came back shows that the address takes no mail at all (hard), or not this one or not now (soft): a full
 * mailbox, a policy, a failing server (CAM-164). `status` is the enhanced status code; where it says nothing, the words of the
 * server do.
 */
export function bounceKind(status: string | undefined, said = ''): 'hard' | 'soft' {
  const isHard =
    status === undefined || status === UNSAID
      ? REFUSED.test(said) && NO_MAILBOX.test(said)
      : HARD.test(status)
  return isHard ? 'hard' : 'soft'
}
