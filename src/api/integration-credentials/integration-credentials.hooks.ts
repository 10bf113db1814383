import { useRead, useWrite } from '#api/core'
import { integrationCredentialRoutes } from './integration-credentials.routes.ts'
import type { CredentialQuery } from './integration-credentials.schema.ts'

const credentials = [integrationCredentialRoutes.list]

export const useIntegrationCredentials = (query: CredentialQuery = {}) =>
  useRead(integrationCredentialRoutes.list, { query })

export const useCreateCredential = () =>
  useWrite(integrationCredentialRoutes.create, { refreshes: credentials })

export const useRequestCredential = () => useWrite(integrationCredentialRoutes.request)

export const useExchangeCredential = () =>
  useWrite(integrationCredentialRoutes.exchange, { refreshes: credentials })

export const useCheckCredential = () =>
  useWrite(integrationCredentialRoutes.check, { refreshes: credentials })

/** undefined asks nothing. */
export const useExternalDatabases = (credentialId: string | undefined) =>
  useRead(
    integrationCredentialRoutes.databases,
    credentialId === undefined ? null : { params: { credentialId } },
  )

/** undefined asks nothing. */
export const useExternalDatabase = (credentialId: string | undefined, databaseId: string | undefined) =>
  useRead(
    integrationCredentialRoutes.database,
    credentialId === undefined || databaseId === undefined ? null : { params: { credentialId, databaseId } },
  )
