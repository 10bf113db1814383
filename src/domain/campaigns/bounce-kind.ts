/** Codes that say that the address itself is wrong (RFC 3463); 5.1.7 and 5.1.8 are about the sender's. */
const HARD = /^5\.(?:1\.(?![78]$)\d{1,3}|2\.1|4\.4|7\.13)$/

/**
 * Whether a mail that came back shows that the address takes no mail at all (hard), or not this one or not now (soft): a full
 * mailbox, a policy, a failing server (CAM-164). `status` is the enhanced status code.
 */
export const bounceKind = (status: string | undefined): 'hard' | 'soft' =>
  status !== undefined && HARD.test(status) ? 'hard' : 'soft'
