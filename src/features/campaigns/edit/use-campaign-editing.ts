import { useEffect, type RefObject } from 'react'
import { useApi, useRefresh, useScopedWorkspaceId, type ApiError } from '#api/core'
import { campaignRoutes, useUpdateCampaign, type Campaign } from '#api/campaigns'
import { focusFirstInvalid, keepDraft, useEditing, useSaveKey, type EditingUse } from '#components/editing'
import type { CampaignDraft } from '#features/campaigns/campaign-step'
import type { MergeValues } from '#lib/editing'
import {
  changeOf,
  draftOf,
  draftProblems,
  isSameDraft,
  mergeDrafts,
  storableDraft,
} from './campaign-draft.model.ts'

export interface CampaignEditing extends EditingUse<CampaignDraft, Campaign, ApiError> {
  /** Stores all that was changed by now, also what was changed during a save. Whether it is stored. */
  saveAll: () => Promise<boolean>
}

export interface CampaignEditingOptions {
  /** Somebody deleted it: what is typed stays, and nothing is saved any more. */
  isGone: boolean
}

const one = [campaignRoutes.one]

/** What merges mails: too large to be there before one is changed. Without it, two changes of one mail are asked. */
let mergeMails: MergeValues | undefined

function loadMerge(): void {
  import('#mail/merge').then(
    ({ mergeUnasked }) => (mergeMails = mergeUnasked),
    () => undefined,
  )
}

/**
 * A draft that is edited and saves itself once typing rests (CAM-61). Two people who change different fields both keep what
 * they typed; who changes the same is asked. What is wrong keeps nothing else from being saved.
 */
export function useCampaignEditing(
  campaign: Campaign,
  root: RefObject<HTMLElement | null>,
  { isGone }: CampaignEditingOptions,
): CampaignEditing {
  const { clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const update = useUpdateCampaign()
  const refresh = useRefresh()
  const editing = useEditing<CampaignDraft, Campaign, ApiError>({
    stored: campaign,
    clock,
    draftOf: (stored) => draftOf(stored ?? campaign),
    isSame: isSameDraft,
    isValid: (draft) => !isGone && draftProblems(draft).length === 0,
    storable: (draft, stored) => (isGone ? stored : storableDraft(draft, stored)),
    merge: (base, mine, theirs, keepsMine) => mergeDrafts(base, mine, theirs, keepsMine, mergeMails),
    autosave: true,
    isOffline: ({ kind }) => kind === 'network',
    keeper: keepDraft({
      workspaceId,
      kind: 'campaign',
      id: campaign.id,
      decode: async (value) => (await import('./kept-draft.model.ts')).decodeDraft(value),
    }),
    onInvalid: () => focusFirstInvalid(root.current?.parentElement),
    async save(draft, base = campaign) {
      const outcome = await update.send({
        params: { campaignId: base.id },
        body: { ...changeOf(draftOf(base), draft), version: base.version },
      })
      // The page learns that it is gone as soon as we do.
      if (!outcome.ok && outcome.error.code === 404) refresh(one)
      // What was chosen is gone: the steps say which it is.
      if (!outcome.ok && outcome.error.code === 422) refresh()
      return outcome
    },
  })
  // By the time it is saved, its blocks can be merged.
  const hasOtherMails = editing.draft.variants !== editing.base?.variants
  useEffect(() => {
    if (hasOtherMails) loadMerge()
  }, [hasOtherMails])
  useSaveKey(root, editing.dirty, () => void editing.save())
  return {
    ...editing,
    async saveAll() {
      const first = await editing.save()
      const result = first === 'saved' && editing.now().dirty ? await editing.save() : first
      return (result === 'saved' || result === 'unchanged') && !editing.now().dirty
    },
  }
}
