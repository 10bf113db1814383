/** The steps of a new connection, in their order. */
export const newSteps = ['integration', 'access', 'database', 'mapping', 'schedule', 'finish'] as const
export type NewStep = (typeof newSteps)[number]

/** What the address of the page keeps; what does not fit in it is kept in this browser (CNN-31). */
export interface NewConnectionQuery {
  integration: string | undefined
  /** NEW_ACCOUNT: an account that is still to be connected. */
  credentialId: string | undefined
  databaseId: string | undefined
  /** Undefined: as far as the rest of the address leads. */
  step: NewStep | undefined
}

/** Stands in place of a credential while another account is connected. */
export const NEW_ACCOUNT = 'new'

/** Ids of ours. */
const idIn = (value: string | undefined) => (/^[\w-]{1,64}$/.test(value ?? '') ? value : undefined)
/** Ids of other services: a path parameter may not be '.' or '..'. */
const externalIdIn = (value: string | undefined) =>
  value !== undefined && /^[^\p{Cc}/\\?#]{1,200}$/u.test(value) && !/^\.{1,2}$/.test(value)
    ? value
    : undefined

/** The query of an address, whatever is in it. */
export const readNewConnectionQuery = (
  values: Readonly<Record<string, string | undefined>>,
): NewConnectionQuery => ({
  integration: /^[a-z][a-z0-9_]{0,39}$/.test(values['integration'] ?? '') ? values['integration'] : undefined,
  credentialId: idIn(values['credentialId']),
  databaseId: externalIdIn(values['databaseId']),
  step: newSteps.find((step) => step === values['step']),
})

/** The same as values of an address. */
export const newConnectionValues = ({ integration, credentialId, databaseId, step }: NewConnectionQuery) => ({
  integration,
  credentialId,
  databaseId,
  step,
})

/** What of a new connection is known. */
export interface Known {
  hasIntegration: boolean
  /** The access was given and holds. */
  hasAccess: boolean
  hasDatabase: boolean
}

/** The step that is shown: the asked one, or the last one that what is known leads to (CNN-31). */
export function possibleStep(step: NewStep | undefined, known: Known): NewStep {
  const furthest: NewStep = !known.hasIntegration
    ? 'integration'
    : !known.hasAccess
      ? 'access'
      : !known.hasDatabase
        ? 'database'
        : 'finish'
  // Columns are never taken over unseen.
  if (step === undefined) return furthest === 'finish' ? 'mapping' : furthest
  return newSteps.indexOf(step) <= newSteps.indexOf(furthest) ? step : furthest
}

/** The step before or after another one. */
export const stepBeside = (step: NewStep, by: 1 | -1): NewStep | undefined =>
  newSteps[newSteps.indexOf(step) + by]
