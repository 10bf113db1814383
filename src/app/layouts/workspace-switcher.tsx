import Building from 'lucide-react/icons/building-complex'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { useApi } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import type { Workspace } from '#api/workspace'
import { Avatar } from '#components/avatar'
import { Icon } from '#components/icon'
import { Menu, type MenuEntry } from '#components/menu'
import { VisuallyHidden } from '#components/visually-hidden'
import { useSession } from '#features/session'
import { CreateWorkspaceDialog } from '#features/workspaces'
import { link, paths } from '#lib/link'
import { messages } from './layout.messages.ts'
import * as styles from './menu-button.css.ts'

export interface WorkspaceSwitcherProps {
  workspaceId: string
  /** undefined while it is on its way, null where there is none. */
  workspace: Workspace | undefined | null
}

/** The workspace one is in, and the way to the others. They are asked for when the menu opens (FRA-10). */
export function WorkspaceSwitcher({ workspaceId, workspace }: WorkspaceSwitcherProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { client } = useApi()
  const session = useSession()
  const account = session.status === 'signed-in' ? session.account : undefined
  const [creating, setCreating] = useState(false)
  const name = workspace?.name ?? ''

  const isAdmin = account?.isAdmin === true
  const goTo = useCallback(
    (id: string) => void navigate(link(paths.WORKSPACE_HOME, { workspaceId: id })),
    [navigate],
  )

  // The menu keeps what it loaded for as long as this stays the same: another name or language asks anew.
  const entries = useCallback(
    async (signal: AbortSignal): Promise<readonly MenuEntry[]> => {
      const { items } = await client.call(selfAccountRoutes.joinedWorkspaces, { query: {} }, { signal })
      return [
        {
          kind: 'choice',
          id: 'workspaces',
          label: intl.formatMessage(messages.workspaces),
          value: workspaceId,
          options: items.map((item) => ({
            value: item.id,
            label: item.id === workspaceId ? name : item.name,
          })),
          onValueChange: goTo,
        },
        { kind: 'separator', id: 'before-all' },
        {
          kind: 'link',
          id: 'all',
          label: intl.formatMessage(messages.allWorkspaces),
          href: paths.WORKSPACES,
        },
        {
          kind: 'action',
          id: 'new',
          label: intl.formatMessage(messages.newWorkspace),
          onSelect: () => setCreating(true),
          ...(!isAdmin && {
            disabled: true,
            reason: intl.formatMessage(messages.newWorkspaceNotAllowed),
          }),
        },
      ]
    },
    [client, goTo, intl, isAdmin, name, workspaceId],
  )
  return (
    <>
      <Menu entries={entries}>
        {(trigger) => (
          <button {...trigger} type="button" className={styles.root}>
            {/* Its name holds what is seen of it, but for the letter of the picture. */}
            <VisuallyHidden>
              {name === ''
                ? intl.formatMessage(messages.workspaces)
                : intl.formatMessage(messages.switcher, { name })}
            </VisuallyHidden>
            {workspace === null ? (
              <Icon of={Building} />
            ) : (
              <Avatar name={name} src={workspace?.icon?.src} shape="square" size="medium" />
            )}
            <span className={styles.words} aria-hidden>
              <span className={styles.name}>
                {workspace === null ? intl.formatMessage(messages.workspaces) : name}
              </span>
            </span>
            {/* It comes with the name, which would push it aside. */}
            {workspace === undefined ? null : (
              <span className={styles.chevron}>
                <Icon of={ChevronsUpDown} size="small" />
              </span>
            )}
          </button>
        )}
      </Menu>
      <CreateWorkspaceDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={goTo}
        host={account?.email.split('@').at(-1) ?? ''}
      />
    </>
  )
}
