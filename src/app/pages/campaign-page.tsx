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

type Report = Pick<CampaignCourseProps, 'compare' | 'onCompare' | 'people' | 'onPeople'>

/** Mark an entry of the history that was made by opening a mail, or people over a report: to close it leads back. */
const MAIL_OPENED = 'mail-opened'
const PEOPLE_OPENED = 'people-opened'

/** The steps with what they need beside the campaign. */
function partsOf(
  workspaceId: string,
  hrefs: CampaignHrefs,
  data: EditorData,
  report: Report,
  mail: Pick<ContentStepProps, 'openMail' | 'onOpenMail'>,
): CampaignParts {
  const place: EditorPlace = { scope: workspaceId, settingsHref: hrefs.settings({ key: 'brands' }) }
  return {
    audience: (props) => <AudienceStep {...props} hrefs={hrefs} />,
    content: (props) => <ContentStep {...props} {...mail} hrefs={hrefs} data={data} place={place} />,
    review: (props) => <ReviewStep {...props} />,
    course: (props) => <CampaignCourse {...props} {...report} />,
  }
}

export function CampaignPage() {
  const { workspaceId = '', campaignId = '' } = useParams()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const hrefs = useHrefs(workspaceId, `${pathname}${search}`)
  const data = useEditorWorld(workspaceId)
  const { step, target, compare, people, mail } = parseQuery(search)
  const parts = useMemo(() => {
    const onCompare = (other: string | undefined) =>
      void navigate(hrefs.campaign(campaignId, other === undefined ? undefined : { compare: other }))
    const onPeople = (those: string | undefined) => {
      const query = {
        ...(compare !== undefined && { compare }),
        ...(those !== undefined && { people: those }),
      }
      if (those === undefined && state === PEOPLE_OPENED) window.history.back()
      else if (those === undefined) void navigate(hrefs.campaign(campaignId, query), { replace: true })
      else void navigate(hrefs.campaign(campaignId, query), { state: PEOPLE_OPENED })
    }
    const onOpenMail = (variantId: string | undefined) => {
      const query = { step: 'content', ...(variantId !== undefined && { mail: variantId }) }
      if (variantId === undefined && state === MAIL_OPENED) window.history.back()
      else if (variantId === undefined) void navigate(hrefs.campaign(campaignId, query), { replace: true })
      else void navigate(hrefs.campaign(campaignId, query), { state: MAIL_OPENED })
    }
    const report = { compare, onCompare, people, onPeople }
    return partsOf(workspaceId, hrefs, data, report, { openMail: mail, onOpenMail })
  }, [workspaceId, campaignId, hrefs, data, compare, people, mail, state, navigate])
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
