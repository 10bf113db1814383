export { NewConnectionScreen } from './new-connection-screen.tsx'
export { newConnectionValues, readNewConnectionQuery, type NewConnectionQuery } from './new-query.model.ts'
