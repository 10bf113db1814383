import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import {
  AudienceStep,
  CampaignCourse,
  CampaignScreen,
  ContentStep,
  ReviewStep,
  type CampaignCourseProps,
  type CampaignHrefs,
  type CampaignParts,
  type ContentStepProps,
} from '#features/campaigns'
import type { EditorData, EditorPlace } from '#features/editor'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'
import { campaignDesk } from '#app/campaign-desk.ts'
import { useEditorWorld } from '#app/editor-world.ts'

/** Where a campaign leads. Settings open over the page, at the step that is shown. */
function useHrefs(workspaceId: string, here: string): CampaignHrefs {
  return useMemo(
    () => ({
      campaigns: (query) => link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query),
      campaign: (campaignId, query) =>
        link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }, query),
      contacts: (query) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, query),
      segment: (segment) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { segment }),
      sender: (senderId) => link(paths.WORKSPACE_SENDERS_EACH, { workspaceId, senderId }),
      settings: (setting) => `${here}${settingsHash(setting)}`,
    }),
    [workspaceId, here],
  )
}

type Comparison = Pick<CampaignCourseProps, 'compare' | 'onCompare'>

/** Marks an entry of the history that was made by opening a mail: to close it leads back. */
const MAIL_OPENED = 'mail-opened'

/** The steps with what they need beside the campaign. */
function partsOf(
  workspaceId: string,
  hrefs: CampaignHrefs,
  data: EditorData,
  comparison: Comparison,
  mail: Pick<ContentStepProps, 'openMail' | 'onOpenMail'>,
): CampaignParts {
  const place: EditorPlace = { scope: workspaceId, settingsHref: hrefs.settings({ key: 'brands' }) }
  return {
    audience: (props) => <AudienceStep {...props} hrefs={hrefs} />,
    content: (props) => <ContentStep {...props} {...mail} hrefs={hrefs} data={data} place={place} />,
    review: (props) => <ReviewStep {...props} />,
    course: (props) => <CampaignCourse {...props} {...comparison} />,
  }
}

export function CampaignPage() {
  const { workspaceId = '', campaignId = '' } = useParams()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const hrefs = useHrefs(workspaceId, `${pathname}${search}`)
  const data = useEditorWorld(workspaceId)
  const { step, target, compare, mail } = parseQuery(search)
  const parts = useMemo(() => {
    const onCompare = (other: string | undefined) =>
      void navigate(hrefs.campaign(campaignId, other === undefined ? undefined : { compare: other }))
    const onOpenMail = (variantId: string | undefined) => {
      const query = { step: 'content', ...(variantId !== undefined && { mail: variantId }) }
      if (variantId === undefined && state === MAIL_OPENED) window.history.back()
      else if (variantId === undefined) void navigate(hrefs.campaign(campaignId, query), { replace: true })
      else void navigate(hrefs.campaign(campaignId, query), { state: MAIL_OPENED })
    }
    return partsOf(workspaceId, hrefs, data, { compare, onCompare }, { openMail: mail, onOpenMail })
  }, [workspaceId, campaignId, hrefs, data, compare, mail, state, navigate])
  return (
    <CampaignScreen
      campaignId={campaignId}
      step={step}
      target={target}
      hrefs={hrefs}
      parts={parts}
      desk={campaignDesk}
      go={(href, how) => void navigate(href, how)}
    />
  )
}
