import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { campaignRoutes, useCreateCampaign, useDuplicateCampaign, type Campaign } from '#api/campaigns'
import { toApiError, useApi, useRefresh, useScopedWorkspaceId, type ApiError } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import type { MenuEntry } from '#components/menu'
import { toasts } from '#components/toast'
import type { CampaignQuestionProps } from '#features/campaigns/campaign-question'
import { obstacleTo, type CampaignObstacle } from '#domain/campaigns/campaign-actions'
import type { CampaignsLinks } from './campaigns-links.ts'
import { actionBehind, audienceOfNonOpeners, rowActions, type RowAction } from './row-actions.model.ts'
import { messages } from './row-actions.messages.ts'

const obstacleMessages: Record<CampaignObstacle, typeof messages.ownerOnly> = {
  ownerOnly: messages.ownerOnly,
  draft: messages.obstacleDraft,
  scheduled: messages.obstacleScheduled,
  underWay: messages.obstacleUnderWay,
  canceling: messages.obstacleCanceling,
  over: messages.obstacleOver,
  restOnly: messages.obstacleRestOnly,
}

/** Characters of a name. */
const NAME_MOST = 120

export interface RowMenuOptions {
  links: CampaignsLinks
  onAsk: (kind: CampaignQuestionProps['kind'], campaign: Campaign) => void
  onExport: (campaign: Campaign) => void
}

/** The menu of a campaign: what its status offers, disabled with the reason where somebody may not (CAM-35, CAM-36). */
export function useRowMenu({ links, onAsk, onExport }: RowMenuOptions) {
  const intl = useIntl()
  const { client } = useApi()
  const refresh = useRefresh()
  const workspaceId = useScopedWorkspaceId()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const { send: duplicate } = useDuplicateCampaign()
  const { send: create } = useCreateCampaign()

  return useCallback(
    (campaign: Campaign): readonly MenuEntry[] => {
      const { id, name, status } = campaign
      const tell = (outcome: { ok: true; data: Campaign } | { ok: false; error: ApiError }) => {
        if (!outcome.ok) {
          const isGone = outcome.error.code === 404
          if (isGone) refresh([campaignRoutes.list, campaignRoutes.count])
          toasts.add({
            type: 'error',
            content: intl.formatMessage(isGone ? messages.duplicateGone : messages.duplicateFailed, { name }),
            ticketId: outcome.error.ticketId,
          })
        } else
          toasts.add({
            type: 'success',
            content: intl.formatMessage(messages.duplicated, { name: outcome.data.name }),
            action: {
              label: intl.formatMessage(messages.open),
              onAction: () => links.go(links.campaign(outcome.data.id)),
            },
          })
      }
      const toNonOpeners = async () => {
        try {
          const whole = await client.call(campaignRoutes.one, { params: { campaignId: id } }, { workspaceId })
          const { senderId, replyTo, variants, tracking, labels, audience } = whole
          const wanted = intl.formatMessage(messages.nonOpenersName, { name })
          tell(
            await create({
              body: {
                name: wanted.length > NAME_MOST ? name : wanted,
                senderId,
                ...(replyTo !== undefined && { replyTo }),
                variants,
                tracking,
                labels,
                audience: audienceOfNonOpeners(audience, id),
              },
            }),
          )
        } catch (error) {
          tell({ ok: false, error: toApiError(error) })
        }
      }
      const href: Partial<Record<RowAction, string>> = {
        edit: links.campaign(id),
        view: links.campaign(id),
        progress: links.campaign(id),
        report: links.campaign(id),
        review: links.campaign(id, { step: 'review' }),
        sendTest: links.campaign(id, { step: 'review', target: 'test' }),
        reschedule: links.campaign(id),
        continue: links.campaign(id),
      }
      const run: Partial<Record<RowAction, () => void>> = {
        duplicate: () => void duplicate({ params: { campaignId: id }, body: {} }).then(tell),
        nonOpeners: () => void toNonOpeners(),
        exportSummary: () => onExport(campaign),
        delete: () => onAsk('delete', campaign),
        cancelSchedule: () => onAsk('cancelSchedule', campaign),
        stop: () => onAsk('stop', campaign),
      }
      return rowActions[status].map((action): MenuEntry => {
        const behind = actionBehind[action]
        const obstacle = behind && obstacleTo(behind, status, role)
        const named = {
          id: action,
          label: intl.formatMessage(messages[action]),
          ...(obstacle && { disabled: true, reason: intl.formatMessage(obstacleMessages[obstacle]) }),
        }
        const to = href[action]
        if (to !== undefined && !obstacle) return { kind: 'link', href: to, ...named }
        return {
          kind: 'action',
          ...named,
          onSelect: run[action] ?? (() => undefined),
          ...((action === 'delete' || action === 'stop') && { tone: 'danger' as const }),
        }
      })
    },
    [intl, client, workspaceId, role, duplicate, create, refresh, links, onAsk, onExport],
  )
}
