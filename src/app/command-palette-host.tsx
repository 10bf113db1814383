import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { useNavigate, useLocation } from 'react-router'
import { useJoinedWorkspaces } from '#api/self-account'
import { CommandPalette, type Command } from '#components/command-palette'
import { useSignOut } from '#features/session'
import { localeNames, locales } from '#intl'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import type { ScreenCommand } from '#lib/screen-commands'
import { settingKeys } from '#lib/settings-keys'
import { commandWords, sectionWords } from './command-words.ts'
import { NAV_EVENTS, PANE_EVENTS } from './layouts/layout-events.ts'
import { usePreferences } from './preferences.tsx'
import { workspaceIdAt } from './routes.tsx'
import { shortcuts, type ShortcutName } from './shortcuts.model.ts'
import { themes } from './theme.ts'
import type { TypedAhead } from './typed-ahead.ts'
import { messages } from './command-palette-host.messages.ts'

export interface CommandPaletteHostProps {
  open: boolean
  /** What the screen could do when it opened: what was chosen is carried out once it is closed. */
  ofScreen: readonly ScreenCommand[]
  /** What was typed before the palette was there. */
  ahead: TypedAhead
  onClose: () => void
  onShowShortcuts: () => void
}

/** A command with what it does. */
interface Action extends Command {
  run: () => void
}

const isShortcut = (name: string): name is ShortcutName => name in shortcuts

/** Every page and every common action, by typing (FRA-26). */
export function CommandPaletteHost({
  open,
  ofScreen,
  ahead,
  onClose,
  onShowShortcuts,
}: CommandPaletteHostProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const workspaceId = workspaceIdAt(pathname)
  const signOut = useSignOut()
  const { theme, setTheme, locale, setLocale } = usePreferences()
  const joined = useJoinedWorkspaces()
  const [typed, setTyped] = useState(ahead.text)
  useEffect(() => {
    ahead.end()
    // What came since it was drawn; at once, as the next key is the field's own.
    queueMicrotask(() => flushSync(() => setTyped(ahead.text())))
  }, [ahead])
  /** What was chosen lately, the latest first; forgotten with the page. */
  const [recent, setRecent] = useState<readonly string[]>([])

  const goTo = intl.formatMessage(messages.goTo)
  const settings = intl.formatMessage(messages.settings)
  const display = intl.formatMessage(messages.display)
  const go = (href: string) => () => void navigate(href)

  const pages: Action[] =
    workspaceId === undefined
      ? []
      : (
          [
            ['home', paths.WORKSPACE_HOME],
            ['campaigns', paths.WORKSPACE_CAMPAIGNS],
            ['contacts', paths.WORKSPACE_CONTACTS],
            ['forms', paths.WORKSPACE_FORMS],
            ['connections', paths.WORKSPACE_CONNECTIONS],
            ['drafts', paths.WORKSPACE_EDITOR],
            ['amp', paths.WORKSPACE_AMP_REGISTRATION],
            ['example', paths.EXAMPLE],
          ] as const
        ).map(([name, path]) => ({
          id: `go:${name}`,
          group: goTo,
          label: intl.formatMessage(messages[name]),
          keywords: commandWords[name],
          ...(isShortcut(name) && { keys: shortcuts[name] }),
          run: go(link(path, { workspaceId })),
        }))

  const create: Action[] =
    workspaceId === undefined
      ? []
      : [
          {
            id: 'create:campaign',
            group: intl.formatMessage(messages.create),
            label: intl.formatMessage(messages.newCampaign),
            keywords: commandWords.newCampaign,
            run: go(link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, { new: '1' })),
          },
          {
            id: 'create:import',
            group: intl.formatMessage(messages.create),
            label: intl.formatMessage(messages.importContacts),
            keywords: commandWords.import,
            run: go(link(paths.WORKSPACE_CONTACTS, { workspaceId }, { import: '1' })),
          },
        ]

  const sections: Action[] = (workspaceId === undefined ? (['account'] as const) : settingKeys).map(
    (name) => ({
      id: `settings:${name}`,
      group: settings,
      label: intl.formatMessage(messages[name]),
      keywords: [name, ...sectionWords[name]],
      run: go(`${pathname}${search}${settingsHash({ key: name })}`),
    }),
  )

  const workspaces: Action[] = [
    ...(joined.data?.items ?? [])
      .filter(({ id }) => id !== workspaceId)
      .map(({ id, name }) => ({
        id: `workspace:${id}`,
        group: intl.formatMessage(messages.switchTo),
        label: name,
        run: go(link(paths.WORKSPACE_HOME, { workspaceId: id })),
      })),
    {
      id: 'workspaces',
      group: intl.formatMessage(messages.switchTo),
      label: intl.formatMessage(messages.allWorkspaces),
      run: go(paths.WORKSPACES),
    },
  ]

  const looks: Action[] = [
    ...themes
      .filter((one) => one !== theme)
      .map((one) => ({
        id: `theme:${one}`,
        group: display,
        label: intl.formatMessage(messages[one]),
        run: () => setTheme(one),
      })),
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `locale:${one}`,
        group: display,
        label: intl.formatMessage(messages.language, { name: localeNames[one] }),
        keywords: commandWords.language,
        run: () => setLocale(one),
      })),
    ...(workspaceId === undefined
      ? []
      : [
          {
            id: 'navigation',
            group: display,
            label: intl.formatMessage(messages.navigation),
            keys: shortcuts.navigation,
            run: () => void dispatchEvent(new Event(NAV_EVENTS.toggle)),
          },
          {
            id: 'pane',
            group: display,
            label: intl.formatMessage(messages.pane),
            keys: shortcuts.pane,
            run: () => void dispatchEvent(new Event(PANE_EVENTS.toggle)),
          },
        ]),
    {
      id: 'shortcuts',
      group: display,
      label: intl.formatMessage(messages.shortcuts),
      keys: shortcuts.sheet,
      run: onShowShortcuts,
    },
  ]

  const leave = async () => {
    await signOut()
    await navigate(paths.SIGN_IN_UP)
  }
  const out: Action = {
    id: 'sign-out',
    group: settings,
    label: intl.formatMessage(messages.signOut),
    keywords: commandWords.signOut,
    run: () => void leave(),
  }

  const all = [...ofScreen, ...pages, ...create, ...workspaces, ...sections, out, ...looks]
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      commands={all}
      initial={typed}
      recent={recent}
      loading={joined.isLoading}
      onChoose={(id) => {
        setRecent([id, ...recent.filter((other) => other !== id)])
        all.find((command) => command.id === id)?.run()
      }}
    />
  )
}
