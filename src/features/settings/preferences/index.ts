export {
  SettingsPreferencesContext,
  useSettingsPreferences,
  type SettingsPreferences,
} from './preferences-context.tsx'
