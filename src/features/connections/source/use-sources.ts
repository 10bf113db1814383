import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useIntegrationCredentials, type IntegrationCredential } from '#api/integration-credentials'
import { useIntegrations, type Integration } from '#api/integrations'
import { messages } from './source.messages.ts'

const abouts = {
  notion: messages.notion,
  google_sheets: messages.google_sheets,
  airtable: messages.airtable,
  hubspot: messages.hubspot,
} as const
const isKnown = (key: string): key is keyof typeof abouts => Object.hasOwn(abouts, key)

/** What an integration is for, in the reader's language; of one that the app does not know, as the API says it. */
export function useIntegrationAbout(): (integration: Integration) => string {
  const intl = useIntl()
  return useCallback(
    ({ key, description }: Integration) => (isKnown(key) ? intl.formatMessage(abouts[key]) : description),
    [intl],
  )
}

/** Integrations and credentials by their keys and ids; empty while they are not known. */
export function useSources() {
  const integrations = useIntegrations()
  const credentials = useIntegrationCredentials()
  const integrationOf = useMemo(() => {
    const known = new Map<string, Integration>()
    for (const one of integrations.data?.items ?? []) known.set(one.key, one)
    return known
  }, [integrations.data])
  const credentialOf = useMemo(() => {
    const known = new Map<string, IntegrationCredential>()
    for (const one of credentials.data?.items ?? []) known.set(one.id, one)
    return known
  }, [credentials.data])
  return { integrations, credentials, integrationOf, credentialOf }
}
