import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { SaveFailed } from '#features/workspaces/settings-section'
import type { CampaignEditing } from './use-campaign-editing.ts'
import { messages } from './campaign-edit.messages.ts'

export interface CoveredNoticesProps {
  editing: CampaignEditing
  /** Somebody else deleted it. */
  isGone: boolean
  /** Closes what covers the campaign. */
  onLeave: () => void
}

/** What is said above a campaign, in the editor of its mail, which covers that. What is asked is decided behind the editor. */
export function CoveredNotices({ editing, isGone, onLeave }: CoveredNoticesProps) {
  const intl = useIntl()
  const asked = isGone
    ? messages.deletedMeanwhile
    : editing.theirs
      ? messages.changedMeanwhile
      : editing.unsaved && messages.unsavedBefore
  const failed = isGone || editing.theirs ? null : <SaveFailed editing={editing} />
  if (!asked) return failed
  return (
    <>
      {failed}
      <Banner
        kind="warning"
        action={
          <Button size="small" onClick={onLeave}>
            {intl.formatMessage(messages.decide)}
          </Button>
        }
      >
        {intl.formatMessage(asked)}
      </Banner>
    </>
  )
}
