export {
  useCheckCredential,
  useCreateCredential,
  useExchangeCredential,
  useExternalDatabase,
  useExternalDatabases,
  useIntegrationCredentials,
  useRequestCredential,
} from './integration-credentials.hooks.ts'
export { integrationCredentialRoutes } from './integration-credentials.routes.ts'
export type {
  CredentialRequest,
  CredentialStatus,
  ExternalDatabase,
  ExternalDatabaseDetail,
  IntegrationCredential,
  NewCredential,
} from './integration-credentials.schema.ts'
