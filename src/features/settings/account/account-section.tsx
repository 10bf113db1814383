import { useIntl } from 'react-intl'
import { useScopedWorkspaceId } from '#api/core'
import { useSelfAccount, useWorkspaceAccount } from '#api/self-account'
import { Avatar } from '#components/avatar'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { tableDensities } from '#components/data-table'
import { DescriptionList } from '#components/description-list'
import { Inline, Stack } from '#components/layout'
import { RoleLabel } from '#components/role-label'
import { SegmentedControl, type SegmentedControlProps } from '#components/segmented-control'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { useSettingsPreferences } from '#features/settings/preferences'
import { ReadFailed, SettingsSection } from '#features/workspaces/settings-section'
import { localeNames, locales } from '#intl'
import { LocalData } from './local-data.tsx'
import { messages } from './account-section.messages.ts'

const themes = ['light', 'dark', 'system'] as const

/** One's own account, and how this browser shows the product (SET-13). */
export function AccountSection() {
  const intl = useIntl()
  const {
    theme,
    onThemeChange,
    density,
    onDensityChange,
    locale,
    onLocaleChange,
    onShowShortcuts,
    onSignOut,
  } = useSettingsPreferences()
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
    >
      <Profile />
      <Card title={intl.formatMessage(messages.display)}>
        <Stack>
          <DescriptionList
            items={[
              choice('language', intl.formatMessage(messages.language), {
                value: locale,
                onValueChange: onLocaleChange,
                options: locales.map((value) => ({ value, label: localeNames[value], lang: value })),
              }),
              choice('theme', intl.formatMessage(messages.theme), {
                value: theme,
                onValueChange: onThemeChange,
                options: themes.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
              }),
              choice('density', intl.formatMessage(messages.density), {
                value: density,
                onValueChange: onDensityChange,
                options: tableDensities.map((value) => ({
                  value,
                  label: intl.formatMessage(messages[value]),
                })),
              }),
              {
                id: 'motion',
                term: intl.formatMessage(messages.motion),
                value: intl.formatMessage(reduced ? messages.motionReduced : messages.motionFull),
              },
            ]}
          />
          <Inline>
            <Button onClick={onShowShortcuts}>{intl.formatMessage(messages.shortcuts)}</Button>
          </Inline>
        </Stack>
      </Card>
      <LocalData onSignOut={onSignOut} />
    </SettingsSection>
  )
}

/** What can be chosen beside its name. */
const choice = <Value extends string>(
  id: string,
  label: string,
  control: Pick<SegmentedControlProps<Value>, 'value' | 'onValueChange' | 'options'>,
) => ({ id, term: label, value: <SegmentedControl label={label} {...control} /> })

function Profile() {
  const intl = useIntl()
  const account = useSelfAccount()
  const inWorkspace = useScopedWorkspaceId() !== undefined
  const { data, error } = account
  if (error && !data)
    return <ReadFailed title={intl.formatMessage(messages.failed)} error={error} read={account} />
  return (
    <Card title={intl.formatMessage(messages.profile)}>
      <Stack>
        {account.isSlow ? <StillLoading onCancel={account.cancel} /> : null}
        <Inline nowrap gap={4}>
          {data ? (
            <>
              <Avatar name={data.name || data.email} src={data.photo} size="large" />
              <Stack gap={0}>
                <Text weight="semibold">{data.name || data.email}</Text>
                <span>{data.email}</span>
              </Stack>
            </>
          ) : (
            <>
              <Skeleton shape="circle" />
              <Skeleton width={40} />
            </>
          )}
        </Inline>
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(messages.managed)}
        </Text>
        {inWorkspace ? <RoleHere /> : null}
      </Stack>
    </Card>
  )
}

function RoleHere() {
  const intl = useIntl()
  const { data } = useWorkspaceAccount()
  return (
    <DescriptionList
      items={[
        {
          id: 'role',
          term: intl.formatMessage(messages.role),
          value: data ? <RoleLabel role={data.role} /> : <Skeleton width={20} />,
        },
      ]}
    />
  )
}
