export { IntegrationCallbackScreen } from './integration-callback-screen.tsx'
