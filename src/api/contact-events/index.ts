export { activityKinds, activityTypes, type ActivityKind } from './activity-kinds.ts'
export { useContactEvents } from './contact-events.hooks.ts'
export { contactEventRoutes } from './contact-events.routes.ts'
export type { ContactEvent, ContactEventSearch } from './contact-events.schema.ts'
