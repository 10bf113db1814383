export { activityKindMessageOf } from './activity-kinds.messages.ts'
export { eventMessageOf } from './event-names.messages.ts'
