import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { Avatar } from '#components/avatar'
import { Menu } from '#components/menu'
import { VisuallyHidden } from '#components/visually-hidden'
import { useSession, useSignOut } from '#features/session'
import { isLocale, localeNames, locales } from '#intl'
import { leaveGuards } from '#lib/leave-guards'
import { paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { usePreferences } from '#app/preferences.tsx'
import { themes } from '#app/theme.ts'
import { messages } from './layout.messages.ts'
import * as styles from './menu-button.css.ts'

export interface AccountMenuProps {
  /** With the name beside the picture, where the frame has room for it. */
  withName?: boolean
}

/** Language, theme and the way out (FRA-11). */
export function AccountMenu({ withName = false }: AccountMenuProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSession()
  const signOut = useSignOut()
  const { theme, locale, setTheme, setLocale } = usePreferences()
  if (session.status !== 'signed-in') return null
  const { name, email, photo } = session.account
  const leave = async () => {
    await signOut()
    await navigate(paths.SIGN_IN_UP)
  }
  return (
    <Menu
      align={withName ? 'start' : 'end'}
      entries={[
        { kind: 'label', id: 'who', label: email },
        {
          kind: 'link',
          id: 'settings',
          label: intl.formatMessage(messages.settings),
          href: `${pathname}${search}${settingsHash({ key: 'account' })}`,
        },
        {
          kind: 'submenu',
          id: 'language',
          label: intl.formatMessage(messages.language),
          entries: [
            {
              kind: 'choice',
              id: 'languages',
              label: intl.formatMessage(messages.language),
              value: locale,
              options: locales.map((value) => ({ value, label: localeNames[value] })),
              onValueChange: (next) => {
                if (isLocale(next)) setLocale(next)
              },
            },
          ],
        },
        {
          kind: 'submenu',
          id: 'theme',
          label: intl.formatMessage(messages.theme),
          entries: [
            {
              kind: 'choice',
              id: 'themes',
              label: intl.formatMessage(messages.theme),
              value: theme,
              options: themes.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
              onValueChange: (next) => {
                const known = themes.find((one) => one === next)
                if (known) setTheme(known)
              },
            },
          ],
        },
        { kind: 'separator', id: 'before-out' },
        {
          kind: 'action',
          id: 'sign-out',
          label: intl.formatMessage(messages.signOut),
          onSelect: () => leaveGuards.leave(() => void leave()),
        },
      ]}
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.root}
          aria-label={withName ? undefined : intl.formatMessage(messages.account)}
        >
          {/* What is seen of the button is part of its name: who speaks to the browser says what they see. */}
          {withName ? <VisuallyHidden>{intl.formatMessage(messages.account)}</VisuallyHidden> : null}
          <Avatar name={name === '' ? email : name} src={photo} size="medium" />
          {withName ? (
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{email}</span>
            </span>
          ) : null}
        </button>
      )}
    </Menu>
  )
}
