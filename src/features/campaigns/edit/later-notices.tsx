import { useEffect } from 'react'
import { deferred, Later } from '#components/deferred'
import type { CampaignEditing } from './use-campaign-editing.ts'

const CampaignNotices = deferred(async () => (await import('./campaign-notices.tsx')).CampaignNotices)

/** Notices are rare; they are at hand from the first thing that is typed, as a conflict may come with the loss of a connection. */
export function LaterNotices({ editing }: { editing: CampaignEditing }) {
  const { dirty, theirs, unsaved } = editing
  useEffect(() => {
    if (dirty) void CampaignNotices.preload()
  }, [dirty])
  return theirs || unsaved ? (
    <Later>
      <CampaignNotices editing={editing} />
    </Later>
  ) : null
}
