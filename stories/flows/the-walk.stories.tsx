import type { StoryContext } from 'storybook/internal/csf'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { csvOf } from '#mocks/core/csv-of'
import { AppAt } from './app-at.tsx'

const meta = preview.meta({
  component: AppAt,
  tags: ['!autodocs'],
  parameters: { frame: 'bare', messages: 'first', mock: {}, address: '/workspaces' },
})

const SAKURA = '株式会社さくら珈琲焙煎所'
const address = () => screen.getByLabelText('Address')

/** As a Japanese spreadsheet saves it: Shift_JIS, CR LF. */
async function spreadsheet(): Promise<File> {
  const rows = [
    ['hana@walk.example', '坂本 花'],
    ['ken@walk.example', '山下 健'],
  ] as const
  const base64 = await csvOf(['メールアドレス', '氏名'], rows.length, (row) => rows[row] ?? [], 'shift_jis')
  return new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], '名簿.csv', {
    type: 'text/csv',
  })
}

export const TheWalk = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await step('the workspaces of whoever is signed in', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: SAKURA }))
      await expect(await canvas.findByRole('heading', { name: SAKURA })).toBeVisible()
      await expect(address()).toHaveTextContent('/workspaces/ws_sakura')
      await expect(document.title).toContain(SAKURA)
    })
    await step('its contacts', async () => {
      const navigation = within(canvas.getByRole('navigation', { name: says('layout.navigation') }))
      await userEvent.click(navigation.getByRole('link', { name: says('layout.contacts') }))
      await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
    })
    await step('a file of a Japanese spreadsheet is imported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('contacts.import') }))
      const sheet = within(await screen.findByRole('dialog', { name: says('import.title') }))
      await expect(address()).toHaveTextContent('import=1')
      await userEvent.upload(
        await sheet.findByLabelText(new RegExp(`^${says('importFile.pick')}`)),
        await spreadsheet(),
      )
      await expect(await sheet.findByRole('cell', { name: '坂本 花' })).toBeVisible()
      const press = async (name: string) => {
        const button = await sheet.findByRole('button', { name })
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
        await userEvent.click(button)
      }
      await press(says('import.next'))
      await press(says('import.next'))
      await userEvent.click(sheet.getByRole('checkbox', { name: says('importRules.consented') }))
      await press(says('import.tryIt'))
      await sheet.findByText(says('importRun.checked'))
      await press(says('import.importNow', { count: 2 }))
      await sheet.findByText(says('importRun.importedText'))
      await press(says('import.done'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('the list knows them', async () => {
      await expect(await canvas.findByText(says('contacts.count', { count: 242 }))).toBeVisible()
      await userEvent.type(
        canvas.getByRole('searchbox', { name: says('contacts.search') }),
        'hana@walk{Enter}',
      )
      await expect(await canvas.findByText(says('contacts.count', { count: 1 }))).toBeVisible()
      await waitFor(() => expect(address()).toHaveTextContent('q=hana%40walk'))
    })
    await step('and tells about one of them', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'hana@walk.example' }))
      const sheet = within(await screen.findByRole('dialog', { name: '坂本 花' }))
      await userEvent.click(await sheet.findByRole('tab', { name: says('contactSheet.timeline') }))
      await expect(await sheet.findByText(says('eventNames.contact_imported'))).toBeVisible()
      await expect(address()).toHaveTextContent(/contact=con_.*tab=timeline/)
    })
  },
})

/** Opened from an address: the same screen, the same search, the same contact. */
export const FromAnAddress = meta.story({
  parameters: { address: '/workspaces/ws_sakura/contacts?status=bounced&order=email' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('combobox', { name: says('contacts.status') })).toHaveValue(
      'bounced',
    )
    await expect(canvas.getByRole('columnheader', { name: says('contactColumns.email') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
})

const openAccountMenu = async ({
  canvas,
  userEvent,
  says,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'says'>) => {
  const [button] = await canvas.findAllByRole('button', { name: says('layout.account') })
  if (!button) throw new Error('There is no account menu.')
  await userEvent.click(button)
}

const choose = async (userEvent: StoryContext['userEvent'], submenu: string, choice: string) => {
  ;(await screen.findByRole('menuitem', { name: submenu })).focus()
  await userEvent.keyboard('{ArrowRight}')
  ;(await screen.findByRole('menuitemradio', { name: choice })).focus()
  await userEvent.keyboard('{Enter}')
}

export const LanguageAndThemeChangeAtOnce = meta.story({
  globals: { locale: 'en', theme: 'light' },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('Japanese', async () => {
      await openAccountMenu(context)
      await choose(userEvent, 'Language', '日本語')
      await expect(await canvas.findByRole('heading', { name: 'ワークスペース' })).toBeVisible()
      await expect(document.documentElement.lang).toBe('ja')
    })
    await step('and dark', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'アカウント' })
      if (!button) throw new Error('There is no account menu.')
      await userEvent.click(button)
      await choose(userEvent, 'テーマ', 'ダーク')
      await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    })
  },
})

export const SigningOutEndsAtTheSignInPage = meta.story({
  play: async (context) => {
    const { canvas, userEvent, says } = context
    await openAccountMenu(context)
    const signOut = await screen.findByRole('menuitem', { name: says('layout.signOut') })
    // It destroys nothing.
    await expect(signOut).not.toHaveAttribute('data-tone')
    await userEvent.click(signOut)
    await expect(await canvas.findByRole('button', { name: says('signInUp.google') })).toBeVisible()
    await waitFor(() => expect(address()).toHaveTextContent('/sign-in-up'))
    // The menu went with its page (ACC-12).
    await waitFor(() => expect(canvas.getByRole('heading', { name: says('signInUp.title') })).toHaveFocus())
  },
})

export const SignedOut = meta.story({
  parameters: { mock: { session: 'signed-out' }, address: '/workspaces/ws_sakura/contacts?q=mori' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('button', { name: says('signInUp.google') })).toBeVisible()
    // One comes back to where one was going.
    await expect(address()).toHaveTextContent('/workspaces/ws_sakura/contacts?q=mori')
  },
})

export const NotKnownYet = meta.story({
  parameters: { mock: { session: 'loading' } },
  play: async ({ canvas, says }) => {
    await expect(canvas.queryByRole('heading', { name: says('workspaces.title') })).toBeNull()
    await expect(canvas.queryByRole('button', { name: says('signInUp.google') })).toBeNull()
  },
})

export const UnknownPathLeadsToTheWorkspaces = meta.story({
  parameters: { address: '/no/such/page' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('heading', { name: says('workspaces.title') })).toBeVisible()
    await expect(address()).toHaveTextContent(/^\/workspaces$/)
  },
})

export const UnknownWorkspace = meta.story({
  parameters: { address: '/workspaces/ws_of_somebody_else/contacts' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('layout.unknownWorkspace'))).toBeVisible()
    // No picture of a workspace that is not there.
    await expect(canvas.getByRole('button', { name: says('layout.workspaces') })).toHaveTextContent(
      says('layout.workspaces'),
    )
    await userEvent.click(canvas.getByRole('link', { name: says('layout.allWorkspaces') }))
    await expect(await canvas.findByRole('link', { name: SAKURA })).toBeVisible()
  },
})

/** A page that breaks leaves the navigation standing, and going elsewhere works. */
export const PageBreaks = meta.story({
  tags: ['logs-errors'],
  parameters: {
    address: '/workspaces/ws_sakura/contacts',
    mock: { faults: [{ kind: 'wrongtype', path: '/contacts/search', body: { items: [null] } }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByRole('heading', { name: says('pageError.title') })).toBeVisible()
    const navigation = within(canvas.getByRole('navigation', { name: says('layout.navigation') }))
    await userEvent.click(navigation.getByRole('link', { name: says('layout.home') }))
    await expect(await canvas.findByRole('heading', { name: SAKURA })).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { address: '/workspaces/ws_sakura/contacts' },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('layout.openNavigation') }))
    await userEvent.click(canvas.getByRole('link', { name: says('layout.home') }))
    await expect(await canvas.findByRole('heading', { name: SAKURA })).toBeVisible()
  },
})
