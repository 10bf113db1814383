export { IntegrationCallbackScreen } from './integration-callback-screen.tsx'
export { readReturn, takeRequest } from './integration-request.model.ts'
