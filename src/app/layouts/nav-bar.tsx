import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import MenuIcon from 'lucide-react/icons/menu'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import Workflow from 'lucide-react/icons/workflow'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { matchPath, useLocation } from 'react-router'
import type { Workspace } from '#api/workspace'
import { Badge } from '#components/badge'
import { Icon, type IconProps } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline } from '#components/layout'
import { Anchor } from '#components/link'
import { Tooltip } from '#components/tooltip'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { decodeBoolean, readStored, storageKeys, writeStored } from '#lib/storage'
import { hasRoomFor } from '#lib/text-scale'
import { breakpoint } from '#styles/breakpoint'
import { AccountMenu } from './account-menu.tsx'
import { useWindowEvent } from '#app/use-window-event.ts'
import { messages } from './layout.messages.ts'
import { NAV_EVENTS, PANE_EVENTS } from './layout-events.ts'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'
import * as styles from './nav-bar.css.ts'

export interface NavBarProps {
  workspaceId: string
  /** undefined while it is on its way, null where there is none. */
  workspace: Workspace | undefined | null
}

const isNarrow = () => window.innerWidth < breakpoint.narrow

/** The navigation: 230 px wide, 68 collapsed (FRA-4), remembered; a bar with a menu on a narrow screen. */
export function NavBar({ workspaceId, workspace }: NavBarProps) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  // Between narrow and wide it starts collapsed, unless the reader has said otherwise (FRA-5).
  const [collapsed, setCollapsed] = useState(
    () => readStored(storageKeys.navCollapsed, decodeBoolean) ?? !hasRoomFor(breakpoint.wide),
  )
  // On a narrow screen it is a drop-down that belongs to the address it was opened at: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === pathname
  const collapse = (next: boolean) => {
    writeStored(storageKeys.navCollapsed, next)
    setCollapsed(next)
  }
  const toggle = () => collapse(!collapsed)
  useWindowEvent(NAV_EVENTS.toggle, () => {
    if (isNarrow()) setOpenAt(open ? undefined : pathname)
    else toggle()
  })
  useWindowEvent(NAV_EVENTS.close, () => {
    if (isNarrow()) setOpenAt(undefined)
    else collapse(true)
  })
  const to = (
    path:
      | typeof paths.WORKSPACE_HOME
      | typeof paths.WORKSPACE_CAMPAIGNS
      | typeof paths.WORKSPACE_FORMS
      | typeof paths.WORKSPACE_CONTACTS,
    exact = false,
  ) => ({
    href: link(path, { workspaceId }),
    current: matchPath({ path, end: exact }, pathname) !== null,
  })
  return (
    <div className={styles.root} data-collapsed={collapsed || undefined} data-open={open || undefined}>
      <Inline gap={0} justify="space-between" nowrap>
        <WorkspaceSwitcher workspaceId={workspaceId} workspace={workspace} />
        <span className={styles.burger}>
          <IconButton
            label={intl.formatMessage(messages.openPane)}
            icon={<Icon of={Sparkles} />}
            onClick={() => dispatchEvent(new Event(PANE_EVENTS.toggle))}
          />
          <IconButton
            label={intl.formatMessage(messages.openNavigation)}
            icon={<Icon of={MenuIcon} />}
            aria-expanded={open}
            onClick={() => setOpenAt(open ? undefined : pathname)}
          />
        </span>
      </Inline>
      <nav className={styles.links} aria-label={intl.formatMessage(messages.navigation)}>
        <NavLink {...to(paths.WORKSPACE_HOME, true)} icon={House} label={intl.formatMessage(messages.home)} />
        <NavLink
          {...to(paths.WORKSPACE_CAMPAIGNS)}
          icon={Send}
          label={intl.formatMessage(messages.campaigns)}
        />
        <Tooltip text={intl.formatMessage(messages.workflowsSoon)} side="right">
          <span className={styles.link} aria-disabled="true" role="link" tabIndex={0}>
            <Icon of={Workflow} />
            <span className={styles.label}>{intl.formatMessage(messages.workflows)}</span>
            <span className={styles.badge}>
              <Badge>{intl.formatMessage(messages.soon)}</Badge>
            </span>
          </span>
        </Tooltip>
        <NavLink {...to(paths.WORKSPACE_FORMS)} icon={FileText} label={intl.formatMessage(messages.forms)} />
        <NavLink
          {...to(paths.WORKSPACE_CONTACTS)}
          icon={Users}
          label={intl.formatMessage(messages.contacts)}
        />
        <NavLink
          href={`${pathname}${search}${settingsHash({ key: 'workspace' })}`}
          current={false}
          icon={Settings}
          label={intl.formatMessage(messages.settings)}
        />
      </nav>
      <div className={styles.bottom}>
        <span className={styles.account}>
          <AccountMenu withName />
        </span>
        <span className={styles.collapser}>
          <IconButton
            label={intl.formatMessage(collapsed ? messages.expand : messages.collapse)}
            icon={<Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />}
            aria-expanded={!collapsed}
            onClick={toggle}
            tooltipSide="right"
          />
        </span>
      </div>
    </div>
  )
}

interface NavLinkProps {
  href: string
  current: boolean
  icon: IconProps['of']
  label: string
}

function NavLink({ href, current, icon, label }: NavLinkProps) {
  return (
    <Anchor href={href} className={styles.link} aria-current={current ? 'page' : undefined} title={label}>
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
    </Anchor>
  )
}
