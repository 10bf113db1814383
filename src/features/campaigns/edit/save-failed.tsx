import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { WriteFailed } from '#features/workspaces/settings-section'
import type { CampaignEditing } from './use-campaign-editing.ts'
import { messages } from './campaign-edit.messages.ts'

/** Why what was typed could not be saved, with the way to try again; nothing where it was. */
export function SaveFailed({ editing }: { editing: Pick<CampaignEditing, 'status' | 'error' | 'save'> }) {
  const intl = useIntl()
  const { status, error, save } = editing
  if (status !== 'failed' || !error) return null
  return (
    <Banner
      kind="danger"
      action={
        <Button size="small" onClick={() => void save()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      <WriteFailed title={intl.formatMessage(messages.failed)} error={error} />
    </Banner>
  )
}
