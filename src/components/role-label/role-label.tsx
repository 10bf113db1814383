import Lock from 'lucide-react/icons/lock'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Icon } from '#components/icon'
import { messages } from './role-label.messages.ts'

export const roles = ['owner', 'member'] as const

export interface RoleLabelProps {
  /** As the workspace has it. */
  role: (typeof roles)[number]
}

/** What somebody is in a workspace (CMP-5). */
export function RoleLabel({ role }: RoleLabelProps) {
  const intl = useIntl()
  return <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{intl.formatMessage(messages[role])}</Badge>
}

/** Stands beside a control that a member sees disabled: owner-only controls are never hidden (SET-12). */
export function OnlyOwner() {
  const intl = useIntl()
  return (
    <Badge>
      <Icon of={Lock} size="small" />
      {intl.formatMessage(messages.onlyOwner)}
    </Badge>
  )
}
