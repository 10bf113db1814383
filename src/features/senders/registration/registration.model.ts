import type { Campaign } from '#api/campaigns'
import type { AmpProvider, Sender } from '#api/senders'
import { ampProviders } from '#domain/senders/amp-providers'
import { SENDER_PAUSE } from '#domain/senders/sender-rules'

/** The steps of a registration, in their order. */
export const registrationSteps = ['sender', 'readiness', 'example', 'providers', 'progress'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** What the address of the page keeps (DOM-42). */
export interface RegistrationQuery {
  sender: string | undefined
  campaign: string | undefined
  /** Undefined: nothing was chosen, so all that take mails are meant. */
  providers: readonly AmpProvider[] | undefined
  step: RegistrationStep
}

const idIn = (value: string | undefined) => (/^[\w-]{1,64}$/.test(value ?? '') ? value : undefined)

/** Where a choice stands for no provider at all. */
const NONE = 'none'

function providersIn(value: string | undefined): readonly AmpProvider[] | undefined {
  if (value === NONE) return []
  const named = new Set(value?.split(','))
  const known = ampProviders.filter((provider) => named.has(provider))
  return known.length === 0 ? undefined : known
}

/** The query of an address, whatever stands in it. */
export function readRegistrationQuery(
  values: Readonly<Record<string, string | undefined>>,
): RegistrationQuery {
  return {
    sender: idIn(values['sender']),
    campaign: idIn(values['campaign']),
    providers: providersIn(values['provider']),
    step: registrationSteps.find((step) => step === values['step']) ?? 'sender',
  }
}

/** The same as values of an address. */
export const registrationValues = ({ sender, campaign, providers, step }: RegistrationQuery) => ({
  sender,
  campaign,
  provider: providers?.length === 0 ? NONE : providers?.join(','),
  step: step === 'sender' ? undefined : step,
})

/** Whether a campaign can be the example: one of its mails has an AMP part. */
export const hasAmpPart = ({ variants }: Pick<Campaign, 'variants'>): boolean =>
  variants.some(({ amp, doc }) => amp?.enabled === true || doc?.settings.amp.enabled === true)

/** The step that can be shown: the asked one, or the first before it that is not done. */
export function possibleStep(
  step: RegistrationStep,
  { hasSender, hasExample }: { hasSender: boolean; hasExample: boolean },
): RegistrationStep {
  if (!hasSender) return 'sender'
  return step === 'providers' && !hasExample ? 'example' : step
}

/** The step before or after another one. */
export const stepBeside = (step: RegistrationStep, by: 1 | -1): RegistrationStep | undefined =>
  registrationSteps[registrationSteps.indexOf(step) + by]

/** When example mails may be sent again, in ms since 1970: a minute after the last one (DOM-16). */
export function nextRound(amp: Sender['amp']): number {
  const sent = Object.values(amp).flatMap(({ state, at }) =>
    state === 'email_sent' && at !== undefined ? [Date.parse(at)] : [],
  )
  return Math.max(-Infinity, ...sent) + SENDER_PAUSE.amp
}
