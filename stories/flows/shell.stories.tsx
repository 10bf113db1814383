import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { CommandPaletteHost } from '#app/command-palette-host.tsx'
import { keepEarlyKeys } from '#app/early-keys.ts'
import { Hosts } from '#app/routes.tsx'
import { createTypedAhead, type TypedAhead } from '#app/typed-ahead.ts'
import { screenCommands } from '#lib/screen-commands'
import { storageKeys } from '#lib/storage'
import { AppAt } from './app-at.tsx'

const meta = preview.meta({
  component: AppAt,
  // Keys are pressed at once: what hears them comes a moment after the first screen.
  beforeEach: async () => {
    keepEarlyKeys()
    await Hosts.preload()
  },
  tags: ['!autodocs'],
  parameters: { frame: 'bare', messages: 'first', mock: {}, address: '/workspaces/ws_sakura' },
})

const address = () => screen.getByLabelText('Address')

export const ShortcutsGoThere = meta.story({
  // Home, below it, shows figures as they come.
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, step }) => {
    await canvas.findByRole('navigation', { name: says('layout.navigation') })
    await step('g and p: the contacts', async () => {
      await userEvent.keyboard('gp')
      await waitFor(() => expect(address()).toHaveTextContent('/workspaces/ws_sakura/contacts'))
    })
    await step('/ searches them, and letters there are letters', async () => {
      const box = await canvas.findByRole('searchbox')
      await userEvent.keyboard('/')
      await expect(box).toHaveFocus()
      await userEvent.keyboard('gh?')
      await expect(box).toHaveValue('gh?')
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
  },
})

/** Who is quick types before anything hears them: no letter is lost, and none is a shortcut. */
export const WhatIsTypedToThePaletteIsInItsField = meta.story({
  tags: ['!picture'],
  beforeEach: () => {
    for (const key of ['k', 'n', 'g', 'p', '?', 'Enter'])
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: key === 'k', bubbles: true, cancelable: true }),
      )
  },
  play: async ({ userEvent }) => {
    const field = within(await screen.findByRole('dialog')).getByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('ngp?')
    await userEvent.keyboard('!')
    await expect(field).toHaveValue('ngp?!')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(address()).toHaveTextContent(/ws_sakura$/)
  },
})

export const AQuestionMarkShowsTheShortcuts = meta.story({
  // Home, below it, shows figures as they come.
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByRole('navigation', { name: says('layout.navigation') })
    await userEvent.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: says('shortcuts.title') }))
    await expect(sheet.getByText(says('shortcuts.pane'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** What a link is pressed with decides who follows it: the router, or the browser in a tab of its own. */
export const ALinkIsFollowedByTheRouter = meta.story({
  // Home, below it, shows figures as they come.
  tags: ['!picture'],
  play: async ({ canvas, says, userEvent }) => {
    const navigation = within(await canvas.findByRole('navigation', { name: says('layout.navigation') }))
    const contacts = navigation.getByRole('link', { name: says('layout.contacts') })
    const leftToTheBrowser: boolean[] = []
    // React's handlers have been called by then.
    const stay = (event: MouseEvent) => {
      leftToTheBrowser.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', stay)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await fireEvent.click(contacts, { [key]: true })
    await userEvent.click(contacts)
    document.removeEventListener('click', stay)
    await expect(leftToTheBrowser).toEqual([true, true, true, true, false])
    await waitFor(() => expect(address()).toHaveTextContent('/workspaces/ws_sakura/contacts'))
  },
})

export const ABracketFoldsTheNavigation = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    // How wide the window is decides how it begins.
    const button = await canvas.findByRole('button', {
      name: new RegExp(`${says('layout.collapse')}|${says('layout.expand')}`),
    })
    const before = button.getAttribute('aria-expanded')
    await userEvent.keyboard('[[')
    await waitFor(() => expect(button).not.toHaveAttribute('aria-expanded', before))
    await userEvent.keyboard('[[')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', before))
    await step('folded it still says what is to come, and why', async () => {
      if (button.getAttribute('aria-expanded') === 'true') await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      const soon = canvas.getByRole('link', { name: `${says('layout.workflows')} ${says('layout.soon')}` })
      soon.focus()
      await userEvent.keyboard('{Shift}')
      await expect(await screen.findByText(says('layout.workflowsSoon'))).toBeVisible()
      soon.blur()
    })
    await step('with text of 200 % no label is cut', async () => {
      await userEvent.click(button)
      document.documentElement.style.fontSize = '200%'
      const cut = within(canvas.getByRole('navigation', { name: says('layout.navigation') }))
        .getAllByRole('link')
        .flatMap((link) => [...link.querySelectorAll('span')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent)
      document.documentElement.style.fontSize = ''
      await expect(cut).toEqual([])
    })
  },
})

/** The labels would leave no room for the page. */
export const WithLargeTextTheNavigationStartsFolded = meta.story({
  globals: { viewport: { value: 'wide' } },
  // Home, below it, shows figures as they come.
  tags: ['!picture'],
  beforeEach: () => {
    localStorage.removeItem(storageKeys.navCollapsed)
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('button', { name: says('layout.expand') })).toBeVisible()
  },
})

export const ALongNameLeavesTheBarOnOneLine = meta.story({
  globals: { viewport: { value: 'narrow' } },
  // Home, below it, shows figures as they come.
  tags: ['!picture'],
  parameters: {
    mock: {
      change: (db) => {
        const one = db.workspaces.get('ws_sakura')
        if (one)
          db.workspaces.put({ ...one, name: '株式会社さくら珈琲焙煎所オンラインショップ事業部首都圏営業所' })
      },
    },
  },
  play: async ({ canvas, says }) => {
    await canvas.findByRole('button', { name: /首都圏営業所/ })
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top
    await expect(topOf(says('layout.openPane'))).toBe(topOf(says('layout.openNavigation')))
  },
})

export const TheHashOpensASetting = meta.story({
  parameters: { address: '/workspaces/ws_sakura/contacts#members' },
  play: async ({ canvas, userEvent, says, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: says('settings.title') }))
    await step('the menu has all groups, and what is still to come is disabled', async () => {
      await expect(dialog.getByRole('link', { name: says('settings.members') })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(dialog.getByRole('link', { name: new RegExp(says('settings.payment')) })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    await step('all sections begin at one edge', async () => {
      const edgeOf = async (name: string) => {
        const title = await dialog.findByRole('heading', { level: 2, name })
        return title.getBoundingClientRect().left
      }
      const edge = await edgeOf(says('members.title'))
      await userEvent.click(dialog.getByRole('link', { name: says('settings.apiKeys') }))
      await expect(await edgeOf(says('apiKeys.title'))).toBe(edge)
    })
    await step('another section is another address', async () => {
      await userEvent.click(dialog.getByRole('link', { name: says('settings.usage') }))
      await waitFor(() => expect(address()).toHaveTextContent('/workspaces/ws_sakura/contacts#usage_plan'))
    })
    await step('closed, the page is as it was', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(address().textContent).toBe('/workspaces/ws_sakura/contacts')
      await expect(await canvas.findByRole('grid')).toBeVisible()
    })
  },
})

export const AnUnknownSettingIsNotFound = meta.story({
  parameters: { address: '/workspaces/ws_sakura#__proto__:x' },
  play: async ({ says }) => {
    const dialog = within(await screen.findByRole('dialog', { name: says('settings.title') }))
    await expect(await dialog.findByRole('heading', { name: says('settings.notFound') })).toBeVisible()
  },
})

export const WithoutAWorkspaceOnlyTheAccountIsThere = meta.story({
  parameters: { address: '/workspaces#senders:snd_hello' },
  play: async ({ says }) => {
    const dialog = within(await screen.findByRole('dialog', { name: says('settings.title') }))
    await expect(await dialog.findByRole('heading', { name: says('settings.chooseWorkspace') })).toBeVisible()
    await expect(dialog.queryByRole('link', { name: says('settings.members') })).toBeNull()
  },
})

export const AnUnknownAddressLeadsToTheWorkspaces = meta.story({
  parameters: { address: '/nowhere/at/all' },
  play: async () => {
    await waitFor(() => expect(address()).toHaveTextContent(/^\/workspaces$/))
  },
})

export const ThePaletteReachesPagesAndSettings = meta.story({
  // Home, below it, shows figures as they come.
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, step }) => {
    await canvas.findByRole('navigation', { name: says('layout.navigation') })
    // At once, as a paste: React takes the warnings of a field that goes with the key that follows for a fault of the test.
    const choose = async (text: string) => {
      await fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
      await userEvent.keyboard('{Enter}')
    }
    await step('a page', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const palette = within(await screen.findByRole('dialog'))
      await expect(await palette.findByText(says('commands.contacts'), { exact: true })).toBeVisible()
      await choose('people')
      await waitFor(() => expect(address()).toHaveTextContent('/workspaces/ws_sakura/contacts'))
    })
    await step('what the screen that is open can do', async () => {
      const run = fn()
      const take = screenCommands.add(() => [{ id: 'own', group: 'Email', label: 'Fold the letter', run }])
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.keyboard('{Control>}k{/Control}')
      await screen.findByRole('dialog')
      await choose('fold')
      await waitFor(() => expect(run).toHaveBeenCalledOnce())
      take()
    })
    await step('a setting; what was chosen last stands first', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.keyboard('{Control>}k{/Control}')
      const palette = within(await screen.findByRole('dialog'))
      const [first] = await palette.findAllByRole('option')
      await expect(first).toHaveTextContent(says('commands.contacts'))
      await choose(says('commands.members'))
      await waitFor(() => expect(address()).toHaveTextContent('#members'))
      await expect(await screen.findByRole('dialog', { name: says('settings.title') })).toBeVisible()
    })
  },
})

/** Of a palette that is drawn by and by: two letters came before its drawing, and two more before it hears them itself. */
function typedWhileItIsDrawn(): TypedAhead {
  const ahead = createTypedAhead()
  const press = (key: string) => ahead.take({ key, ctrlKey: false, metaKey: false })
  ahead.begin()
  press('f')
  press('o')
  return {
    ...ahead,
    end() {
      press('r')
      press('m')
      ahead.end()
    },
  }
}

export const WhatIsTypedWhileThePaletteIsDrawnIsInIt = meta.story({
  tags: ['!picture'],
  parameters: { messages: 'whole' },
  render: function Drawn() {
    const [ahead] = useState(typedWhileItIsDrawn)
    return (
      <CommandPaletteHost open ofScreen={[]} ahead={ahead} onClose={() => undefined} onShowShortcuts={fn()} />
    )
  },
  play: async ({ userEvent, says }) => {
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(field).toHaveValue('form'))
    await userEvent.keyboard('s')
    await expect(field).toHaveValue('forms')
    await expect(screen.getByRole('option', { name: new RegExp(says('commands.forms')) })).toBeVisible()
  },
})

/** The navigation leads to none of these. */
export const ThePaletteReachesPagesBesideTheNavigation = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, step }) => {
    await canvas.findByRole('navigation', { name: says('layout.navigation') })
    for (const [command, place] of [
      ['commands.connections', '/workspaces/ws_sakura/connections'],
      ['commands.drafts', '/workspaces/ws_sakura/editor'],
      ['commands.amp', '/workspaces/ws_sakura/amp_registration'],
      ['commands.example', '/example/ws_sakura'],
    ] as const)
      await step(place, async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await userEvent.keyboard('{Control>}k{/Control}')
        const palette = within(await screen.findByRole('dialog'))
        await fireEvent.change(await palette.findByRole('combobox'), { target: { value: says(command) } })
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(address()).toHaveTextContent(place))
      })
  },
})

export const ThePaneOfTheAssistantOpensAndCloses = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const pane = await canvas.findByRole('complementary', { name: says('layout.assistant') })
    const toggle = within(pane).getByRole('button', {
      name: new RegExp(`${says('layout.openPane')}|${says('layout.closePane')}`),
    })
    const before = toggle.getAttribute('aria-expanded')
    await step('with its button', async () => {
      await userEvent.click(toggle)
      await waitFor(() => expect(toggle).not.toHaveAttribute('aria-expanded', before))
    })
    await step('and with its key', async () => {
      await userEvent.keyboard(']')
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', before))
    })
  },
})

export const ThePaletteFindsSettingsInBothLanguages = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await canvas.findByRole('navigation', { name: says('layout.navigation') })
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await within(await screen.findByRole('dialog')).findByRole('combobox')
    for (const typed of ['senders', '差出人', 'さしだしにん', 'senders'.toUpperCase()])
      await step(typed, async () => {
        await fireEvent.change(box, { target: { value: typed } })
        await expect(
          await screen.findByRole('option', { name: new RegExp(says('commands.senders')) }),
        ).toBeVisible()
      })
    await step('an empty result does not keep the height of a list', async () => {
      await fireEvent.change(box, { target: { value: 'zzzz' } })
      await waitFor(() => expect(screen.getByRole('listbox').clientHeight).toBeLessThan(100))
    })
  },
})

/** The height of the page is checked after every story of a screen; here the home has all of its content. */
export const TheHomeScrollsInsideTheWindow = meta.story({
  play: async ({ canvas, says }) => {
    const activity = within(await canvas.findByRole('region', { name: says('homeActivity.title') }))
    await waitFor(() => expect(activity.getAllByRole('listitem').length).toBeGreaterThan(5))
    await expect(canvas.getByRole('main').scrollHeight).toBeGreaterThan(window.innerHeight)
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
})
