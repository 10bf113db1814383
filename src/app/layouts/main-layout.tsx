import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Outlet, useLocation, useParams } from 'react-router'
import { useApi, WorkspaceScope } from '#api/core'
import { useWorkspace } from '#api/workspace'
import { ErrorBlock } from '#components/error-block'
import { Link } from '#components/link'
import { paths } from '#lib/link'
import { useBrowserTab } from '#app/browser-tab.ts'
import { workspaceIdAt } from '#app/routes.tsx'
import { AssistantPane } from './assistant-pane.tsx'
import { messages } from './layout.messages.ts'
import { NavBar } from './nav-bar.tsx'
import { PageFrame } from './page-frame.tsx'
import { Region } from './region.tsx'
import * as styles from './main-layout.css.ts'

/** Everything inside one workspace: the navigation at the left, the page in the middle (ROU-20). */
export function MainLayout() {
  const { workspaceId = '' } = useParams()
  const { cache } = useApi()
  // What was read in a workspace goes when it is left.
  useEffect(() => () => cache.dropWorkspace(workspaceId), [cache, workspaceId])
  return (
    <WorkspaceScope key={workspaceId} workspaceId={workspaceId}>
      <InWorkspace workspaceId={workspaceId} />
    </WorkspaceScope>
  )
}

function InWorkspace({ workspaceId }: { workspaceId: string }) {
  const intl = useIntl()
  const workspace = useWorkspace()
  const main = useRef<HTMLElement>(null)
  useBrowserTab(workspace.data)

  // What can be no id is never sent as one (ROU-10), so nobody else will say that it is unknown.
  const noId = workspaceIdAt(useLocation().pathname) === undefined
  const code = workspace.error?.code
  // Whoever was in it keeps what they see, and what they typed (SES-26).
  const gone = noId || code === 404 || (code === 403 && !workspace.data)
  return (
    <div className={styles.root}>
      <a
        href="#content"
        className={styles.skip}
        // The hash of the address is that of the settings.
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {intl.formatMessage(messages.skip)}
      </a>
      <Region>
        <NavBar workspaceId={workspaceId} workspace={gone ? null : workspace.data} />
      </Region>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {gone ? (
          <ErrorBlock
            kind="not-found"
            title={intl.formatMessage(messages.unknownWorkspace)}
            ticketId={workspace.error?.ticketId}
            action={<Link href={paths.WORKSPACES}>{intl.formatMessage(messages.allWorkspaces)}</Link>}
          >
            {intl.formatMessage(messages.unknownWorkspaceText)}
          </ErrorBlock>
        ) : (
          <PageFrame>
            <Outlet />
          </PageFrame>
        )}
      </main>
      <AssistantPane />
    </div>
  )
}
