export { SettingsLinksContext, useSettingsLinks, type SettingsLinks } from './links-context.tsx'
export { NameCell } from './name-cell.tsx'
export {
  SettingsPreferencesContext,
  useSettingsPreferences,
  type SettingsPreferences,
} from './preferences-context.tsx'
export type { SectionProps } from './section-props.ts'
export { ReadFailed, WriteFailed } from './settings-failures.tsx'
export { SettingsSection } from './settings-section.tsx'
export { SettingsTable } from './settings-table.tsx'
export { TaskDialog } from './task-dialog.tsx'
export { TaskForm } from './task-form.tsx'
export { useIsOwner } from './use-owner.ts'
