export {
  ConditionGroup,
  ConditionNode,
  ConditionOperator,
  isCondition,
  Operand,
} from './condition-tree.schema.ts'
export { ContactSource, Subscription, SubscriptionStatus } from './contact-parts.schema.ts'
export { CsvFile } from './csv-file.schema.ts'
export { DnsRecord } from './dns-record.schema.ts'
export {
  Actor,
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
export { Hue } from './hue.schema.ts'
export { RegionId } from './region-id.schema.ts'
export { FontFamily, HexColor, HttpsUrl } from './web-parts.schema.ts'
export { NewWorkspace, Workspace, workspaceFields } from './workspace.schema.ts'
