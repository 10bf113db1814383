import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Skeleton } from '#components/skeleton'
import type { DraftEditorProps } from './draft-editor.tsx'
import { CorruptDraft, DraftEditor } from './later-parts.ts'
import { messages } from './draft-editor.messages.ts'
import { useDraft } from './use-drafts.ts'

export interface OneDraftProps extends Pick<
  DraftEditorProps,
  'place' | 'drafts' | 'takesFocus' | 'onBack' | 'onCreateCampaign' | 'desk'
> {
  draftId: string
}

/** A draft as it can be read: in the editor, to look at, or as what is left of it. */
export function OneDraft({
  place,
  drafts,
  draftId,
  takesFocus,
  onBack,
  onCreateCampaign,
  desk,
}: OneDraftProps) {
  const intl = useIntl()
  const { read, round, refresh } = useDraft(drafts, draftId)
  if (read === undefined) return <Skeleton shape="block" />
  if (read === null)
    return (
      <EmptyState
        title={intl.formatMessage(messages.notFound)}
        action={<Button onClick={onBack}>{intl.formatMessage(messages.back)}</Button>}
      >
        {intl.formatMessage(messages.notFoundText)}
      </EmptyState>
    )
  if (read.state === 'corrupt')
    return <CorruptDraft drafts={drafts} draft={read} onBack={onBack} onRestored={refresh} />
  return (
    // Another draft, or one that was restored, is another editor.
    <DraftEditor
      key={`${draftId}${round}`}
      place={place}
      drafts={drafts}
      draft={read.draft}
      readOnly={read.state === 'newer'}
      takesFocus={takesFocus}
      onBack={onBack}
      onCreateCampaign={onCreateCampaign}
      desk={desk}
    />
  )
}
