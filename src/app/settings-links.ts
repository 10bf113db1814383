import type { SettingsLinks } from '#features/workspaces/settings-section'
import { link, paths } from '#lib/link'
import type { Setting } from '#lib/query'

/** Where the settings of a workspace lead; `setting` says how one is opened from where the reader is. */
export const settingsLinksOf = (
  workspaceId: string,
  setting: (setting: Setting) => string,
): SettingsLinks => ({
  setting,
  contactsOfList: (list) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { list }),
  sender: (senderId) => link(paths.WORKSPACE_SENDERS_EACH, { workspaceId, senderId }),
  campaign: (campaignId) => link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }),
  form: (formId) => link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId }),
  example: () => link(paths.EXAMPLE, { workspaceId }),
  ampRegistration: (query) => link(paths.WORKSPACE_AMP_REGISTRATION, { workspaceId }, query),
})
