import Unplug from 'lucide-react/icons/unplug'
import { useIntl } from 'react-intl'
import type { FallbackProps } from 'react-error-boundary'
import { ApiError } from '#api/core'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { paths } from '#lib/link'
import { messages } from './page-error.messages.ts'
import * as styles from './page-error.css.ts'

/** What an error that no screen handled looks like: with ways out (ERR-24). */
export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const intl = useIntl()
  const ticketId = error instanceof ApiError ? error.ticketId : ''
  const lost = isLostFile(error)
  return (
    <div className={styles.root} role="alert">
      <Icon of={Unplug} size="large" />
      <Text as="h1" size={24}>
        {intl.formatMessage(messages.title)}
      </Text>
      <p className={styles.text}>{intl.formatMessage(lost ? messages.lostText : messages.text)}</p>
      {ticketId === '' ? null : (
        <p className={styles.text}>
          {intl.formatMessage(messages.ticket)} <code className={styles.ticket}>{ticketId}</code>
        </p>
      )}
      <Inline gap={3} justify="center">
        <Button tone={lost ? 'neutral' : 'primary'} onClick={resetErrorBoundary}>
          {intl.formatMessage(messages.retry)}
        </Button>
        <Button tone={lost ? 'primary' : 'neutral'} onClick={() => window.location.reload()}>
          {intl.formatMessage(messages.reload)}
        </Button>
        <Link href={paths.WORKSPACES} onClick={resetErrorBoundary}>
          {intl.formatMessage(messages.home)}
        </Link>
      </Inline>
    </div>
  )
}

/** A new version on the server has other files than this page knows: only a new load helps then. Each browser says it in its own words. */
const isLostFile = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
