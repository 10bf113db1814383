import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi, useRead, useRefresh } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import { Banner } from '#components/banner'
import { Link } from '#components/link'
import { paths } from '#lib/link'
import { messages } from './layout.messages.ts'
import * as styles from '#app/page-banner.css.ts'

const ROLE = [selfAccountRoutes.workspaceAccount]

/** Reads the role again whenever a call is refused (SES-25), and says above the page that there is none any more (SES-26). */
export function LostAccess() {
  const intl = useIntl()
  const { client } = useApi()
  const refresh = useRefresh()
  const [isInDoubt, setInDoubt] = useState(false)
  useEffect(
    () =>
      client.whenForbidden((route) => {
        // The answer to the question itself raises no further one.
        if (route === selfAccountRoutes.workspaceAccount) return
        setInDoubt(true)
        refresh(ROLE)
      }),
    [client, refresh],
  )
  const { error } = useRead(selfAccountRoutes.workspaceAccount, isInDoubt ? {} : null)
  if (error?.code !== 403) return null
  return (
    <div className={styles.root}>
      <Banner
        kind="warning"
        title={intl.formatMessage(messages.lostAccess)}
        action={<Link href={paths.WORKSPACES}>{intl.formatMessage(messages.allWorkspaces)}</Link>}
      >
        {intl.formatMessage(messages.lostAccessText)}
      </Banner>
    </div>
  )
}
