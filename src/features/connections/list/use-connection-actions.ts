import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateConnection, type Connection } from '#api/connections'
import { useWorkspaceAccount } from '#api/self-account'
import type { MenuEntry } from '#components/menu'
import { toasts } from '#components/toast'
import {
  connectionActions,
  connectionObstacle,
  type ConnectionAction,
} from '#domain/connections/connection-actions'
import { messages } from './connections.messages.ts'

/** What is asked before it is done. */
export type ConnectionQuestionKind = 'rename' | 'archive'
type DirectAction = 'sync' | 'pause' | 'resume' | 'start'

const done = {
  sync: messages.syncStarted,
  pause: messages.isPausedNow,
  resume: messages.isResumed,
  start: messages.syncStarted,
} as const satisfies Record<DirectAction, unknown>

export interface ConnectionActionsOptions {
  onAsk: (kind: ConnectionQuestionKind, connection: Connection) => void
  onEdit: (connection: Connection) => void
  onReconnect: (connection: Connection) => void
}

/** What can be done with a connection from its menu, disabled with the reason where it can't (CNN-21). */
export function useConnectionActions({ onAsk, onEdit, onReconnect }: ConnectionActionsOptions) {
  const intl = useIntl()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const { send, isSending } = useUpdateConnection()

  /** Does it and says so, with a way back where there is one. */
  const change = useCallback(
    async (
      action: DirectAction,
      { id, name, version }: Connection,
      undo?: (changed: Connection) => void,
    ): Promise<void> => {
      const outcome = await send({
        params: { connectionId: id },
        body: { version, action: action === 'start' ? 'resume' : action },
      })
      if (!outcome.ok) {
        toasts.add({
          type: 'error',
          content: intl.formatMessage(messages.actionFailed, { name, reason: outcome.error.said ?? '' }),
          ticketId: outcome.error.ticketId,
        })
        return
      }
      const { data } = outcome
      toasts.add({
        type: 'success',
        content: intl.formatMessage(done[action], { name }),
        ...(undo && {
          action: { label: intl.formatMessage(messages.undo), onAction: () => undo(data) },
        }),
      })
    },
    [intl, send],
  )
  const act = useCallback(
    (action: DirectAction, connection: Connection) =>
      change(action, connection, action === 'pause' ? (paused) => void change('resume', paused) : undefined),
    [change],
  )

  const obstacleOf = useCallback(
    (action: ConnectionAction, connection: Connection): string | undefined => {
      const obstacle = connectionObstacle(action, connection, role)
      return obstacle && intl.formatMessage(messages[obstacle])
    },
    [intl, role],
  )

  const menu = useCallback(
    (connection: Connection): readonly MenuEntry[] => {
      const run: Record<ConnectionAction, () => void> = {
        sync: () => void act('sync', connection),
        pause: () => void act('pause', connection),
        resume: () => void act('resume', connection),
        start: () => void act('start', connection),
        edit: () => onEdit(connection),
        reconnect: () => onReconnect(connection),
        rename: () => onAsk('rename', connection),
        archive: () => onAsk('archive', connection),
      }
      return connectionActions(connection.status).map((action): MenuEntry => {
        const reason = obstacleOf(action, connection)
        return {
          kind: 'action',
          id: action,
          label: intl.formatMessage(messages[action]),
          onSelect: run[action],
          ...(action === 'archive' && { tone: 'danger' as const }),
          ...(reason !== undefined && { disabled: true, reason }),
        }
      })
    },
    [intl, act, obstacleOf, onAsk, onEdit, onReconnect],
  )
  return { menu, act, isActing: isSending, obstacleOf }
}
