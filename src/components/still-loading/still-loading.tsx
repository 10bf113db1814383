import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Spinner } from '#components/spinner'
import { messages } from './still-loading.messages.ts'
import * as styles from './still-loading.css.ts'

export interface StillLoadingProps {
  /** Stops the request and keeps what was shown before. */
  onCancel: () => void
}

/** Says that an answer takes unusually long, and lets the reader stop waiting for it. */
export function StillLoading({ onCancel }: StillLoadingProps) {
  const intl = useIntl()
  return (
    <div className={styles.root}>
      <Spinner size="small" />
      <span role="status">{intl.formatMessage(messages.still)}</span>
      <Button size="small" onClick={onCancel}>
        {intl.formatMessage(messages.cancel)}
      </Button>
    </div>
  )
}
