import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { EditingNotices } from '#components/editing'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { draftOf } from './campaign-draft.model.ts'
import { comparedFields } from './compared-fields.tsx'
import { NotesSection } from './notes-section.tsx'
import { SaveFailed } from './save-failed.tsx'
import { SavedState } from './saved-state.tsx'
import { useCampaignEditing } from './use-campaign-editing.ts'

/** Labels and note of a campaign that is no draft any more: they save themselves as those of a draft do (CAM-4). */
export function CampaignNotes({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const editing = useCampaignEditing(campaign, root, { isGone: false })
  const { draft, base = campaign, change } = editing
  return (
    <Stack ref={root} gap={3}>
      <LeaveGuard {...editing.guard} />
      <EditingNotices
        editing={editing}
        draftOf={draftOf}
        fields={comparedFields(intl, editing)}
        who={editing.theirs?.updatedBy?.name}
      />
      <SaveFailed editing={editing} />
      <NotesSection draft={draft} onChange={change} />
      <Inline justify="end">
        <SavedState editing={editing} campaign={base} problems={[]} hrefOf={() => ''} />
      </Inline>
    </Stack>
  )
}
