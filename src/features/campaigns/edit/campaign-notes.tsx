import { useEffect, useRef } from 'react'
import type { Campaign } from '#api/campaigns'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { SaveFailed } from '#features/workspaces/settings-section'
import { LaterNotices } from './later-notices.tsx'
import { NotesSection } from './notes-section.tsx'
import { SavedState } from './saved-state.tsx'
import { useCampaignEditing } from './use-campaign-editing.ts'

/** Labels and note of a campaign that is no draft any more: they save themselves as those of a draft do (CAM-4). */
export function CampaignNotes({ campaign }: { campaign: Campaign }) {
  const root = useRef<HTMLDivElement>(null)
  const editing = useCampaignEditing(campaign, root, { isGone: false })
  const { draft, base = campaign, change } = editing
  // They stand in place of the button that was pressed.
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <Stack ref={root} gap={3}>
      <LeaveGuard {...editing.guard} />
      <LaterNotices editing={editing} />
      <SaveFailed editing={editing} />
      <NotesSection draft={draft} onChange={change} />
      <Inline justify="end">
        <SavedState editing={editing} campaign={base} problems={[]} hrefOf={() => ''} />
      </Inline>
    </Stack>
  )
}
