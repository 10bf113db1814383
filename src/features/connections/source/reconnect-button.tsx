import { useIntl } from 'react-intl'
import type { IntegrationCredential } from '#api/integration-credentials'
import { useWorkspaceAccount } from '#api/self-account'
import { Button } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Tooltip } from '#components/tooltip'
import { useAskAccess } from '#features/connections/access'
import { messages } from './source.messages.ts'

export interface ReconnectButtonProps {
  credential: Pick<IntegrationCredential, 'id' | 'name' | 'status'>
  /** The page to return to. */
  returnTo: string
  /** Leaves the app for another address. */
  leave: (href: string) => void
  /** @default medium */
  size?: 'small' | 'medium'
}

/** Asks for access again, in place: the person comes back to where they were. Access that was revoked is given anew instead. */
export function ReconnectButton({ credential, returnTo, leave, size = 'medium' }: ReconnectButtonProps) {
  const intl = useIntl()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const { ask, isAsking, error } = useAskAccess(leave)
  const reason =
    role !== 'owner'
      ? intl.formatMessage(messages.ownerOnly)
      : credential.status === 'revoked'
        ? intl.formatMessage(messages.isRevoked)
        : undefined
  return (
    <Stack gap={2} align="start">
      <Tooltip text={reason}>
        <Button
          size={size}
          disabled={reason !== undefined}
          busy={isAsking}
          onClick={() => void ask(credential, returnTo)}
        >
          {intl.formatMessage(credential.status === 'pending' ? messages.authorise : messages.reconnect)}
        </Button>
      </Tooltip>
      {error ? (
        <InlineError ticketId={error.ticketId}>
          {error.said ?? intl.formatMessage(messages.askFailed)}
        </InlineError>
      ) : null}
    </Stack>
  )
}
