import { useParams } from 'react-router'
import { HomeScreen } from '#features/home'
import { link, paths } from '#lib/link'

export function WorkspaceHomePage() {
  const { workspaceId = '' } = useParams()
  const contacts = (query: Record<string, string>) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, query)
  return (
    <HomeScreen
      contactsHref={contacts({})}
      subscribedHref={contacts({ status: 'subscribed' })}
      importHref={contacts({ import: '1' })}
      contactHref={(contact) => contacts({ contact })}
    />
  )
}
