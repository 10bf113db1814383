import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useCreateCampaign } from '#api/campaigns'
import { useIsHere } from '#components/leave-guard'
import { campaignVariantsOf, createDrafts, draftChannel, EditorScreen } from '#features/editor'
import { systemClock } from '#lib/clock'
import { browserRecords } from '#lib/kept-records'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'
import { editorDesk } from '#app/editor-desk.ts'
import { useEditorWorld } from '#app/editor-world.ts'

export function EditorPage() {
  const { workspaceId = '' } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const data = useEditorWorld(workspaceId)
  const { send } = useCreateCampaign()
  const isHere = useIsHere()
  const { draft } = parseQuery(params.toString())
  const drafts = useMemo(
    () => createDrafts({ workspaceId, records: browserRecords, channel: draftChannel(), clock: systemClock }),
    [workspaceId],
  )
  return (
    <EditorScreen
      data={data}
      place={{
        scope: workspaceId,
        settingsHref: `${link(paths.WORKSPACE_EDITOR, { workspaceId })}${settingsHash({ key: 'brands' })}`,
      }}
      drafts={drafts}
      desk={editorDesk}
      draftId={draft === '' ? undefined : draft}
      onDraftChange={(id) =>
        void navigate(link(paths.WORKSPACE_EDITOR, { workspaceId }, id === undefined ? {} : { draft: id }))
      }
      onCreateCampaign={async (document, name) => {
        const outcome = await send({ body: { name, variants: await campaignVariantsOf(document) } })
        if (!outcome.ok) throw outcome.error
        if (!isHere()) return
        await navigate(link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId: outcome.data.id }))
      }}
    />
  )
}
