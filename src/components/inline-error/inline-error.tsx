import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Ticket } from '#components/error-block'
import { Icon } from '#components/icon'
import { intoView } from '#lib/into-view'
import { messages } from './inline-error.messages.ts'
import * as styles from './inline-error.css.ts'

export interface InlineErrorProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'role'> {
  /** What failed, in plain words: 'The test email could not be sent.' */
  children: ReactNode
  /** The number to quote to support; '' for none. */
  ticketId?: string | undefined
  /** Does it again. Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Says that it is being done again. @default false */
  retrying?: boolean
  /** The control whose action failed may be far away: where it is out of sight the error is scrolled to. @default false */
  answers?: boolean
}

/** Stands beside the control whose action failed, says what failed and lets it be done again. */
export function InlineError({
  children,
  ticketId,
  onRetry,
  retrying = false,
  answers,
  ...rest
}: InlineErrorProps) {
  const intl = useIntl()
  return (
    <div ref={answers ? intoView : undefined} {...rest} className={styles.root} role="alert">
      <span className={styles.words}>
        <span className={styles.drawing}>
          <Icon of={CircleAlert} />
        </span>
        <span>{children}</span>
      </span>
      {ticketId ? <Ticket id={ticketId} /> : null}
      {onRetry ? (
        <Button size="small" busy={retrying} onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      ) : null}
    </div>
  )
}
