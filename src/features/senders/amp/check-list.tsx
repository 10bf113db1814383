import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Inline, Stack } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import { Text } from '#components/text'
import type { CheckState } from '#domain/senders/amp-readiness'
import { messages } from './amp.messages.ts'

export interface CheckItem {
  id: string
  state: CheckState
  title: ReactNode
  /** What was found, or what to do. */
  about: ReactNode
  /** A link or button that mends it. */
  action?: ReactNode
}

export interface CheckListProps {
  /** Names the list for screen readers. */
  label: string
  items: readonly CheckItem[]
}

const kinds = { met: 'success', warn: 'warning', missing: 'danger' } as const

/** What has to be true, each with whether it is. */
export function CheckList({ label, items }: CheckListProps) {
  const intl = useIntl()
  return (
    <Stack as="ul" gap={3} divided aria-label={label}>
      {items.map(({ id, state, title, about, action }) => (
        <Stack as="li" gap={1} key={id}>
          <Inline justify="space-between">
            <Text weight="medium">{title}</Text>
            <StatusPill kind={kinds[state]}>{intl.formatMessage(messages[state])}</StatusPill>
          </Inline>
          <Text as="div" size={13} tone="muted">
            {about}
          </Text>
          {action === undefined ? null : <Inline>{action}</Inline>}
        </Stack>
      ))}
    </Stack>
  )
}
