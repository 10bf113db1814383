import type { AmpProvider, AmpRegistration } from '#api/senders'
import { ampProviders } from './amp-providers.ts'

/** Characters of a note. */
export const AMP_NOTE = { max: 300 } as const

const markStates = ['form_submitted', 'approved', 'rejected'] as const
export type AmpMarkState = (typeof markStates)[number]

/** What a person noted of a registration: no call tells what happens at the provider. `at` in ISO 8601. */
export interface AmpMark {
  state: AmpMarkState
  note: string
  at: string
}

/** The notes of one sender. */
export type AmpMarks = Readonly<Partial<Record<AmpProvider, AmpMark>>>

/** How far a sender is with a provider, from the API and from what was noted. */
export interface AmpProgress extends AmpRegistration {
  /** Undefined where the state is that of the API. */
  mark?: AmpMark | undefined
}

/** The newer of what the API says and what was noted (DOM-43). */
export function ampProgress(registration: AmpRegistration, mark: AmpMark | undefined): AmpProgress {
  if (mark === undefined) return registration
  const isOlder = registration.at !== undefined && Date.parse(mark.at) < Date.parse(registration.at)
  return isOlder ? registration : { ...registration, state: mark.state, at: mark.at, mark }
}

const nextMarks: Readonly<Record<AmpRegistration['state'], readonly AmpMarkState[]>> = {
  not_started: [],
  email_sent: ['form_submitted'],
  form_submitted: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['form_submitted'],
}

/** What can be noted of a registration in that state. */
export const marksFrom = (state: AmpRegistration['state']): readonly AmpMarkState[] => nextMarks[state]

/** The notes that an unknown value holds, such as what the browser kept; what makes no sense is left out. */
export function decodeMarks(value: unknown): AmpMarks {
  if (typeof value !== 'object' || value === null) return {}
  const entries = ampProviders.flatMap((provider) => {
    const mark = decodeMark(Object.getOwnPropertyDescriptor(value, provider)?.value)
    return mark ? [[provider, mark] as const] : []
  })
  return Object.fromEntries(entries)
}

function decodeMark(value: unknown): AmpMark | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { state, note, at }: Partial<Record<keyof AmpMark, unknown>> = value
  const known = markStates.find((one) => one === state)
  return known !== undefined &&
    typeof note === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
    ? { state: known, note: note.slice(0, AMP_NOTE.max), at }
    : undefined
}
