export { readReturn, takeRequest, type IntegrationRequest, type Return } from './integration-request.model.ts'
export { useAskAccess } from './use-ask-access.ts'
