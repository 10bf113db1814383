import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SettingsPreferencesContext, type SettingsPreferences } from '#features/settings/preferences'
import type { Locale } from '#intl'
import { browserRecords } from '#lib/kept-records'
import { AccountSection } from './account-section.tsx'

interface WithPreferencesProps {
  locale: Locale
  onThemeChange: SettingsPreferences['onThemeChange']
  onDensityChange: SettingsPreferences['onDensityChange']
  onLocaleChange: SettingsPreferences['onLocaleChange']
  onShowShortcuts: () => void
  onSignOut: () => void
}

/** Keeps the theme and the rows of tables as the app does. */
function WithPreferences({ onThemeChange, onDensityChange, ...rest }: WithPreferencesProps) {
  const [theme, setTheme] = useState<SettingsPreferences['theme']>('system')
  const [density, setDensity] = useState<SettingsPreferences['density']>('comfortable')
  return (
    <SettingsPreferencesContext
      value={{
        ...rest,
        theme,
        onThemeChange: (next) => {
          setTheme(next)
          onThemeChange(next)
        },
        density,
        onDensityChange: (next) => {
          setDensity(next)
          onDensityChange(next)
        },
      }}
    >
      <AccountSection />
    </SettingsPreferencesContext>
  )
}

const ACCOUNT = '*/self_account'

const meta = preview.meta({
  component: WithPreferences,
  args: {
    locale: 'en' as const,
    onThemeChange: fn<WithPreferencesProps['onThemeChange']>(),
    onDensityChange: fn<WithPreferencesProps['onDensityChange']>(),
    onLocaleChange: fn<WithPreferencesProps['onLocaleChange']>(),
    onShowShortcuts: fn<WithPreferencesProps['onShowShortcuts']>(),
    onSignOut: fn<WithPreferencesProps['onSignOut']>(),
  },
  parameters: {
    frame: 'padded',
    docs: { story: { inline: false, height: '720px' } },
    mock: {},
  },
})

export const Default = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura' } },
  play: async ({ canvas, userEvent, args, says, step }) => {
    await expect(await canvas.findByText('haruka.mori@sakura-roastery.example')).toBeVisible()
    await expect(await canvas.findByText(says('roleLabel.owner'))).toBeVisible()
    await step('theme, rows of tables and language apply at once', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: says('account.dark') }))
      await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
      await userEvent.click(canvas.getByRole('radio', { name: says('account.compact') }))
      await expect(args.onDensityChange).toHaveBeenCalledWith('compact')
      await expect(canvas.getByRole('radio', { name: says('account.compact') })).toBeChecked()
      await userEvent.click(canvas.getByRole('radio', { name: '日本語' }))
      await expect(args.onLocaleChange).toHaveBeenCalledWith('ja')
    })
    await step('shortcuts, and the way out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('account.shortcuts') }))
      await expect(args.onShowShortcuts).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: says('account.signOut') }))
      await expect(args.onSignOut).toHaveBeenCalledOnce()
    })
  },
})

export const ForgetsTheLayout = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    localStorage.setItem('otegami.nav-collapsed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: says('account.forget') }))
    await expect(localStorage.getItem('otegami.nav-collapsed')).toBeNull()
    await expect(await screen.findByText(says('account.forgotten'))).toBeVisible()
  },
})

export const DeletesDraftsAndViews = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    localStorage.setItem('otegami.contact-views', '{}')
    await browserRecords.put('draft ws_sakura segment seg_vip', { version: 1 })
    await browserRecords.put('saved-block:ws_sakura:1', 'kept')
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('account.forgetDrafts') }))
      return within(await screen.findByRole('alertdialog', { name: says('account.draftsQuestion') }))
    }
    await step('who thinks again loses nothing', async () => {
      await ask()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(await browserRecords.keys('draft ')).toEqual(['draft ws_sakura segment seg_vip'])
    })
    await step('what was typed and the views go, saved blocks stay', async () => {
      const question = await ask()
      await userEvent.click(question.getByRole('button', { name: says('account.draftsConfirm') }))
      await expect(await screen.findByText(says('account.draftsForgotten'))).toBeVisible()
      await expect(await browserRecords.keys('draft ')).toEqual([])
      await expect(localStorage.getItem('otegami.contact-views')).toBeNull()
      await expect(await browserRecords.get('saved-block:ws_sakura:1')).toBe('kept')
    })
    await browserRecords.remove(['saved-block:ws_sakura:1'])
  },
})

export const OutsideOfAWorkspace = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText('haruka.mori@sakura-roastery.example')).toBeVisible()
    await expect(canvas.queryByText(says('account.role'))).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: ACCOUNT }] },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('account.failed'))
    await expect(canvas.getByRole('radio', { name: says('account.dark') })).toBeEnabled()
  },
})

export const Loading = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: ACCOUNT }] } },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
