import { deferred } from '#components/deferred'
import { PublishDialog } from '#features/forms/publish'

/** What comes when it is asked for, or once the page is idle. */
export const PreviewPane = deferred(async () => (await import('./preview-pane.tsx')).PreviewPane)
export const PopUpPreview = deferred(async () => (await import('./pop-up-preview.tsx')).PopUpPreview)
export const FieldPanel = deferred(async () => (await import('./field-panel.tsx')).FieldPanel)
export const SettingsPanel = deferred(async () => (await import('./settings-panel.tsx')).SettingsPanel)
export const StylePanel = deferred(async () => (await import('./style-panel.tsx')).StylePanel)
export const NewProperty = deferred(async () => (await import('./new-property.tsx')).NewProperty)
export const StillLoading = deferred(async () => (await import('#components/still-loading')).StillLoading)

/** What can be added: it is wanted once the list stands. */
export const loadEntries = async () => (await import('./add-entries.tsx')).addEntries

/** Loads ahead what nearly everybody opens in a builder. */
export function preloadParts(): void {
  for (const part of [FieldPanel, SettingsPanel, StylePanel, PublishDialog]) void part.preload()
}
