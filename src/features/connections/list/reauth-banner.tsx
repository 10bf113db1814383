import { useIntl } from 'react-intl'
import type { Connection } from '#api/connections'
import type { IntegrationCredential } from '#api/integration-credentials'
import { Banner } from '#components/banner'
import { Stack } from '#components/layout'
import { ReconnectButton } from '#features/connections/source'
import { LIST_OF_NAMES } from '#lib/list-format'
import type { ConnectionsLinks } from './connections-links.ts'
import { messages } from './connections.messages.ts'

export interface ReauthBannerProps {
  connections: readonly Connection[]
  credentialOf: ReadonlyMap<string, IntegrationCredential>
  links: Pick<ConnectionsLinks, 'list' | 'leave'>
}

/** One banner for each account that connections wait for, with the way to give access again (CNN-22). */
export function ReauthBanner({ connections, credentialOf, links }: ReauthBannerProps) {
  const intl = useIntl()
  const waiting = connections.filter(({ status }) => status === 'reauth_required')
  const credentialIds = [...new Set(waiting.map(({ credentialId }) => credentialId))]
  if (credentialIds.length === 0) return null
  return (
    <Stack gap={2} padding="page">
      {credentialIds.map((id) => {
        const credential = credentialOf.get(id)
        const names = waiting.filter(({ credentialId }) => credentialId === id).map(({ name }) => name)
        return (
          <Banner
            key={id}
            kind="warning"
            title={intl.formatMessage(messages.reauthTitle, { name: credential?.name ?? names[0] ?? '' })}
            action={
              credential ? (
                <ReconnectButton
                  size="small"
                  credential={credential}
                  returnTo={links.list()}
                  leave={links.leave}
                />
              ) : undefined
            }
          >
            {intl.formatMessage(messages.reauthText, {
              count: names.length,
              names: intl.formatList(names.slice(0, 3), LIST_OF_NAMES),
            })}
          </Banner>
        )
      })}
    </Stack>
  )
}
