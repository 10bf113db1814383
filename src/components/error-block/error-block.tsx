import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { messages } from './error-block.messages.ts'
import { Ticket } from './ticket.tsx'
import * as notice from '#styles/notice.css'
import * as styles from './error-block.css.ts'

export const errorBlockKinds = ['error', 'forbidden', 'not-found', 'offline', 'slow'] as const

const looks = {
  error: { drawing: CircleAlert, title: messages.errorTitle, text: messages.errorText },
  forbidden: { drawing: Lock, title: messages.forbiddenTitle, text: messages.forbiddenText },
  'not-found': { drawing: SearchX, title: messages.notFoundTitle, text: messages.notFoundText },
  offline: { drawing: CloudOff, title: messages.offlineTitle, text: messages.offlineText },
  slow: { drawing: Hourglass, title: messages.slowTitle, text: messages.slowText },
}

export interface ErrorBlockProps {
  /** Chooses drawing, title and text. @default 'error' */
  kind?: (typeof errorBlockKinds)[number]
  /** What failed, in plain words: 'Contacts could not be loaded'. @default by kind */
  title?: string
  /** What it means and what to do. @default by kind */
  children?: ReactNode
  /** What the server said, as it said it. */
  message?: string | undefined
  /** The number to quote to support. */
  ticketId?: string | undefined
  /** Tries again. Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Says that a retry is under way. */
  retrying?: boolean
  /** Another way out, such as a link back to the list. */
  action?: ReactNode
}

/** Stands where content should be, says why it is not there and what can be done. */
export function ErrorBlock({
  kind = 'error',
  title,
  children,
  message,
  ticketId,
  onRetry,
  retrying = false,
  action,
}: ErrorBlockProps) {
  const intl = useIntl()
  const look = looks[kind]
  return (
    <section className={styles.root} role="alert">
      <span className={styles.drawing} data-kind={kind}>
        <Icon of={look.drawing} size="large" />
      </span>
      <Stack gap={1}>
        <Text as="h2" size={16} weight="semibold">
          {title ?? intl.formatMessage(look.title)}
        </Text>
        <p className={notice.text}>
          {children ??
            intl.formatMessage(kind === 'error' && !ticketId ? messages.errorTextNoTicket : look.text)}
        </p>
      </Stack>
      {message ? <p className={styles.message}>{message}</p> : null}
      {ticketId ? <Ticket id={ticketId} /> : null}
      {onRetry || action ? (
        <Inline justify="center">
          {onRetry ? (
            <Button busy={retrying} onClick={onRetry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          ) : null}
          {action}
        </Inline>
      ) : null}
    </section>
  )
}
