import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { integrationCredentialRoutes } from './integration-credentials.routes.ts'
import {
  CredentialExchange,
  CredentialQuery,
  CredentialRequest,
  ExternalDatabase,
  ExternalDatabaseDetail,
  IntegrationCredential,
  NewCredential,
} from './integration-credentials.schema.ts'

export const integrationCredentialsContract = contract(integrationCredentialRoutes, {
  list: {
    summary: 'The accounts at other services that the workspace has access to.',
    query: CredentialQuery,
    result: page(IntegrationCredential),
  },
  create: {
    summary: 'Begins to get access to an account; it is pending until the code is exchanged.',
    ownerOnly: true,
    body: NewCredential,
    result: IntegrationCredential,
  },
  request: {
    summary: 'Where the browser goes to give access, or to give it again.',
    ownerOnly: true,
    result: CredentialRequest,
  },
  exchange: {
    summary: 'Exchanges the code that the service gave for access.',
    ownerOnly: true,
    body: CredentialExchange,
    result: IntegrationCredential,
  },
  check: { summary: 'Asks the service whether the access still holds.', result: IntegrationCredential },
  databases: { summary: 'The databases that the access reaches.', result: page(ExternalDatabase) },
  database: {
    summary: 'One database with its columns and some of their values.',
    result: ExternalDatabaseDetail,
  },
})
