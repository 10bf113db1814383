import { Suspense, useId, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { toApiError } from '#api/core'
import { forgetFailures } from '#components/deferred'
import { Badge } from '#components/badge'
import { FullSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Anchor, Link } from '#components/link'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { SplitView } from '#components/split-view'
import { Text } from '#components/text'
import { SettingsPreferencesContext, type SettingsPreferences } from '#features/settings/preferences'
import { SettingsLinksContext, type SettingsLinks } from '#features/workspaces/settings-section'
import type { Setting } from '#lib/query'
import { settingsGroups, type SettingKey } from '#lib/settings-keys'
import { SettingsArrival } from './settings-arrival.tsx'
import { sections } from './sections.ts'
import { messages } from './settings-dialog.messages.ts'
import { needsWorkspace, settingKeyOf, type SettingsGroup } from './settings.model.ts'
import * as styles from './settings-dialog.css.ts'

export interface SettingsDialogProps {
  open: boolean
  onClose: () => void
  /** What the address names. */
  setting: Setting
  hrefOf: (setting: Setting) => string
  /** Goes to a setting. */
  onOpen: (setting: Setting) => void
  /** The account's name, else its e-mail address: what its entry of the menu is called. */
  accountName: string
  /** Whether a workspace is open: only then there is a workspace group (SET-8). */
  inWorkspace: boolean
  workspacesHref: string
  /** What the reader chose for this browser. */
  preferences: SettingsPreferences
  /** Where things outside of the settings are; undefined without a workspace. */
  links: SettingsLinks | undefined
}

/** Entries of the menu that can't be used yet (SET-9). */
const later: Record<SettingsGroup, readonly ('payment' | 'dedicatedIps' | 'logs')[]> = {
  account: ['payment'],
  workspace: ['dedicatedIps', 'logs'],
  developer: [],
}
const laterBadge = { payment: messages.soon, dedicatedIps: messages.soon, logs: messages.someday }
const groupNames = {
  account: messages.accountGroup,
  workspace: messages.workspaceGroup,
  developer: messages.developerGroup,
}

/** All settings, over whatever page one is on: a menu at the left, the section beside it. */
export function SettingsDialog({
  open,
  onClose,
  setting,
  hrefOf,
  onOpen,
  accountName,
  inWorkspace,
  workspacesHref,
  preferences,
  links,
}: SettingsDialogProps) {
  const intl = useIntl()
  const current = settingKeyOf(setting.key)
  const nameOf = (key: SettingKey) =>
    key === 'account' && accountName !== '' ? accountName : intl.formatMessage(messages[key])
  const groups = settingsGroups.filter(({ group }) => group !== 'workspace' || inWorkspace)
  return (
    <SettingsLinksContext value={links}>
      <SettingsPreferencesContext value={preferences}>
        <FullSheet open={open} onClose={onClose} title={intl.formatMessage(messages.title)} flush>
          <SplitView
            list={
              <Stack as="nav" gap={5} aria-label={intl.formatMessage(messages.sections)}>
                {groups.map(({ group, keys }) => (
                  <MenuGroup key={group} title={intl.formatMessage(groupNames[group])}>
                    {keys.map((key) => (
                      <li key={key}>
                        <Anchor
                          href={hrefOf({ key })}
                          className={styles.entry}
                          aria-current={key === current ? 'page' : undefined}
                          onPointerEnter={() => void sections[key].preload()}
                          onFocus={() => void sections[key].preload()}
                        >
                          <Text wrap="clip">{nameOf(key)}</Text>
                        </Anchor>
                      </li>
                    ))}
                    {later[group].map((entry) => (
                      <li key={entry}>
                        <span className={styles.entry} role="link" aria-disabled="true" tabIndex={0}>
                          <Stack as="span" grow>
                            <Text wrap="clip">{intl.formatMessage(messages[entry])}</Text>
                          </Stack>
                          <Badge>{intl.formatMessage(laterBadge[entry])}</Badge>
                        </span>
                      </li>
                    ))}
                  </MenuGroup>
                ))}
              </Stack>
            }
            narrowList={
              <Select
                label={intl.formatMessage(messages.section)}
                labelHidden
                value={current ?? ''}
                {...(current === undefined && { placeholder: intl.formatMessage(messages.section) })}
                onValueChange={(key) => onOpen({ key })}
                options={groups.flatMap(({ keys }) =>
                  keys.map((key) => ({ value: key, label: nameOf(key) })),
                )}
              />
            }
          >
            <ErrorBoundary
              FallbackComponent={SectionError}
              resetKeys={[setting.key, setting.value]}
              onReset={forgetFailures}
            >
              <Suspense fallback={<SectionSkeleton />}>
                {current === undefined ? (
                  <ErrorBlock kind="not-found" title={intl.formatMessage(messages.notFound)}>
                    {intl.formatMessage(messages.notFoundText)}
                  </ErrorBlock>
                ) : needsWorkspace(current) && !inWorkspace ? (
                  <ErrorBlock
                    kind="not-found"
                    title={intl.formatMessage(messages.chooseWorkspace)}
                    action={<Link href={workspacesHref}>{intl.formatMessage(messages.allWorkspaces)}</Link>}
                  >
                    {intl.formatMessage(messages.chooseWorkspaceText)}
                  </ErrorBlock>
                ) : (
                  <Section
                    key={current}
                    section={current}
                    value={setting.value}
                    hrefOf={hrefOf}
                    onOpen={onOpen}
                  />
                )}
                <SettingsArrival shown={`${setting.key}:${setting.value ?? ''}`} />
              </Suspense>
            </ErrorBoundary>
          </SplitView>
        </FullSheet>
      </SettingsPreferencesContext>
    </SettingsLinksContext>
  )
}

interface SectionPlaceProps extends Pick<SettingsDialogProps, 'hrefOf' | 'onOpen'> {
  section: SettingKey
  value: string | undefined
}

function Section({ section, value, hrefOf, onOpen }: SectionPlaceProps) {
  const Content = sections[section]
  const isHere = useIsHere()
  return (
    <Content
      value={value}
      hrefOf={(next) => hrefOf({ key: section, value: next })}
      onOpen={(next) => {
        if (isHere()) onOpen({ key: section, value: next })
      }}
    />
  )
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

/** One broken section leaves the others alone. */
function SectionError({ error, resetErrorBoundary }: FallbackProps) {
  const { said, ticketId } = toApiError(error)
  return <ErrorBlock message={said} ticketId={ticketId} onRetry={resetErrorBoundary} />
}

function SectionSkeleton() {
  return (
    <Stack measure="page" aria-busy>
      <Skeleton shape="title" width={30} />
      <Skeleton width={60} />
      <Skeleton shape="block" />
    </Stack>
  )
}
