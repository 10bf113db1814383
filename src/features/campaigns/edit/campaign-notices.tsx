import { useIntl } from 'react-intl'
import { EditingNotices } from '#components/editing'
import { useSavedBy } from '#features/workspaces/saved-by'
import { draftOf } from './campaign-draft.model.ts'
import { comparedFields } from './compared-fields.tsx'
import type { CampaignEditing } from './use-campaign-editing.ts'

/** What is said above a campaign when somebody else changed the same, or something typed was never saved (CAM-61). */
export function CampaignNotices({ editing }: { editing: CampaignEditing }) {
  const intl = useIntl()
  return (
    <EditingNotices
      editing={editing}
      draftOf={draftOf}
      fields={comparedFields(intl, editing)}
      {...useSavedBy(editing.theirs)}
    />
  )
}
