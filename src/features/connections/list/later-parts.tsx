import { deferred } from '#components/deferred'

/** What comes when it is asked for. */
export const ConnectionQuestion = deferred(
  async () => (await import('./connection-question.tsx')).ConnectionQuestion,
)
export const ConnectionSheet = deferred(async () => (await import('./connection-sheet.tsx')).ConnectionSheet)
export const EditSetUp = deferred(async () => (await import('./edit-set-up.tsx')).EditSetUp)
export const NoConnections = deferred(async () => (await import('./no-connections.tsx')).NoConnections)
export const StillLoading = deferred(async () => (await import('#components/still-loading')).StillLoading)
