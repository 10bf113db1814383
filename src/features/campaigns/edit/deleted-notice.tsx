import { useIntl } from 'react-intl'
import { useCreateCampaign, type Campaign } from '#api/campaigns'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { useIsHere } from '#components/leave-guard'
import { WriteFailed } from '#features/workspaces/settings-section'
import type { CampaignDraft, CampaignHrefs } from '#features/campaigns/campaign-step'
import { newCampaignOf } from './campaign-draft.model.ts'
import { messages } from './campaign-edit.messages.ts'

export interface DeletedNoticeProps {
  draft: CampaignDraft
  /** As it was stored last. */
  campaign: Campaign
  hrefs: CampaignHrefs
  go: (href: string) => void
  /** Where what is wrong is put right: nothing that was typed is left out. */
  problemHref: string | undefined
  /** What was typed is in another campaign now. */
  onCreated: () => void
}

/** Somebody deleted the draft that is being written: what was typed stands there still, and can be a new one (CAM-61). */
export function DeletedNotice({ draft, campaign, hrefs, go, problemHref, onCreated }: DeletedNoticeProps) {
  const intl = useIntl()
  const create = useCreateCampaign()
  const isHere = useIsHere()
  const begin = async () => {
    if (problemHref !== undefined) return go(problemHref)
    const outcome = await create.send({ body: newCampaignOf(draft, campaign.name) })
    if (!outcome.ok) return
    onCreated()
    if (isHere()) go(hrefs.campaign(outcome.data.id))
  }
  return (
    <Banner
      kind="danger"
      title={intl.formatMessage(messages.deletedMeanwhile)}
      action={
        <Button size="small" busy={create.isSending} onClick={() => void begin()}>
          {intl.formatMessage(messages.createFromIt)}
        </Button>
      }
    >
      {create.error ? (
        <WriteFailed title={intl.formatMessage(messages.createFailed)} error={create.error} />
      ) : (
        intl.formatMessage(messages.deletedMeanwhileText)
      )}
    </Banner>
  )
}
