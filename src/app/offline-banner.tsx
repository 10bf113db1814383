import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { messages } from './offline-banner.messages.ts'
import * as styles from './offline-banner.css.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no network while there is none: what was read stays in sight, what is written does not arrive. */
export function OfflineBanner() {
  const intl = useIntl()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <div className={styles.root}>
      <Banner kind="warning">{intl.formatMessage(messages.offline)}</Banner>
    </div>
  )
}
