import type { AmpRegistrationResult, Sender } from '#api/senders'
import type { Domain, DomainStatus } from '#api/domains'
import { ruleBroken } from '#domain/kernel/refusals'

/** In ms: between two mails that confirm a mailbox, and between two rounds of example mails for AMP (DOM-16). */
export const SENDER_PAUSE = { confirmation: 60_000, amp: 60_000 } as const

/** The part of an address behind its @. */
export const domainOfAddress = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

export type SenderState = Pick<Sender, 'status' | 'statusReason' | 'verifiedAt'>

/** What a sender depends on. Times in ms since 1970. */
interface SenderFacts {
  disabled: boolean
  /** What became of its domain, oldest first; none where the domain is not there. */
  phases: readonly { at: number; status: DomainStatus }[]
  /** When the mail to its mailbox was answered. */
  confirmedAt: number | undefined
}

/** What a sender is now (DOM-12, DOM-13): mails may go out only from one that is verified. */
export function senderState({ disabled, phases, confirmedAt }: SenderFacts, now: number): SenderState {
  const inOrder = phases.findLast(({ at }) => at <= now)?.status === 'verified'
  // The first moment at which both were true.
  const verifiedAt = phases
    .flatMap(({ at, status }, place) => {
      const both = Math.max(at, confirmedAt ?? Infinity)
      return status === 'verified' && both <= now && both < (phases[place + 1]?.at ?? Infinity) ? [both] : []
    })
    .at(0)
  const since = verifiedAt === undefined ? {} : { verifiedAt: new Date(verifiedAt).toISOString() }
  if (disabled) return { status: 'disabled', statusReason: 'disabled', ...since }
  if (verifiedAt !== undefined)
    return inOrder
      ? { status: 'verified', ...since }
      : { status: 'error', statusReason: 'domain_lost', ...since }
  return { status: 'pending', statusReason: inOrder ? 'mailbox_not_confirmed' : 'domain_not_verified' }
}

/** Refuses a default sender that is disabled. */
export function expectMayBeDefault(
  wasDefault: boolean,
  after: { isDefault: boolean; disabled: boolean },
): void {
  if (after.disabled && after.isDefault)
    throw wasDefault
      ? ruleBroken(
          'The default sender can’t be disabled: make another one the default first.',
          'デフォルトの差出人は無効にできません。先に別の差出人をデフォルトにしてください。',
        )
      : ruleBroken(
          'A sender that is disabled can’t be the default.',
          '無効な差出人はデフォルトにできません。',
        )
}

/** Whether a DMARC policy protects against mails of others. */
export const isEnforced = (policy: Domain['dmarcPolicy'] | undefined): boolean =>
  policy === 'quarantine' || policy === 'reject'

/** Why a provider takes no example mail: it has approved the sender, or wants a DMARC policy that the domain lacks. */
export function ampRefusal(
  amp: Sender['amp'],
  provider: keyof Sender['amp'],
  policy: Domain['dmarcPolicy'] | undefined,
): AmpRegistrationResult['results'][number]['error'] {
  if (amp[provider].state === 'approved') return 'already_approved'
  return provider !== 'gmail' && !isEnforced(policy) ? 'dmarc_policy' : undefined
}
