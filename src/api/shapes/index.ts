export { ConditionNode, type ConditionGroup } from './condition-tree.schema.ts'
export { ContactSource, Subscription, SubscriptionStatus } from './contact-parts.schema.ts'
export {
  audit,
  Count,
  Id,
  Image,
  Iso,
  listQuery,
  Locale,
  Nothing,
  page,
  PAGE,
  PropertyValue,
  Quantity,
  queryInteger,
  Version,
  type Page,
} from './shapes.schema.ts'
export { NewWorkspace, Workspace, workspaceFields } from './workspace.schema.ts'
