import { get, post } from '#api/wire'
import type { Page } from '#api/shapes'
import type {
  CredentialExchange,
  CredentialQuery,
  CredentialRequest,
  ExternalDatabase,
  ExternalDatabaseDetail,
  IntegrationCredential,
  NewCredential,
} from './integration-credentials.schema.ts'

export const integrationCredentialRoutes = {
  list: get('/integration_credentials').query<CredentialQuery>().returns<Page<IntegrationCredential>>('page'),
  create: post('/integration_credentials').body<NewCredential>().returns<IntegrationCredential>(),
  request: post('/integration_credentials/:credentialId/request').returns<CredentialRequest>(),
  exchange: post('/integration_credentials/:credentialId/exchange')
    .body<CredentialExchange>()
    .returns<IntegrationCredential>(),
  check: post('/integration_credentials/:credentialId/check').returns<IntegrationCredential>(),
  databases: get('/integration_credentials/:credentialId/databases').returns<Page<ExternalDatabase>>('page'),
  database: get(
    '/integration_credentials/:credentialId/databases/:databaseId',
  ).returns<ExternalDatabaseDetail>(),
}
