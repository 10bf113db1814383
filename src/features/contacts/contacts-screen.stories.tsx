import type { StoryContext } from 'storybook/internal/csf'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { contactRoutes, type ContactFilter } from '#api/contacts'
import { SLOW, useApi } from '#api/core'
import { preloadDialogs } from '#components/dialog'
import { preloadMenus } from '#components/menu'
import { BulkRunHost } from '#features/contacts/bulk'
import {
  contactsQueryValues,
  ContactsScreen,
  readContactsQuery,
  type ContactsQuery,
} from '#features/contacts'
import { encodeFilter } from '#features/contacts/filters'
import { MoreMessages } from '#intl'
import { backgroundWorkOf } from '#lib/background-work'
import { link, paths } from '#lib/link'
import { HOUR } from '#lib/duration'
import { storageKeys } from '#lib/storage'
import type { Db } from '#mocks/core/db'
import { segments } from '#mocks/segments/segments.data'

// As in the frame of the app, which is no part of this screen.
function BackgroundWork() {
  const { subscribe, get } = backgroundWorkOf(useApi())
  return useSyncExternalStore(subscribe, get) ? (
    <Suspense fallback={null}>
      <MoreMessages>
        <BulkRunHost />
      </MoreMessages>
    </Suspense>
  ) : null
}

interface AtAddressProps {
  /** What the address says when the screen opens. */
  query: Partial<ContactsQuery>
  onQueryChange: (change: Partial<ContactsQuery>, how: 'push' | 'replace') => void
}

/** Keeps the address as the app does. */
function AtAddress({ query: initial, onQueryChange }: AtAddressProps) {
  const [query, setQuery] = useState({ ...readContactsQuery({}), ...initial })
  return (
    <>
      <BackgroundWork />
      <ContactsScreen
        query={query}
        onQueryChange={(change, how) => {
          setQuery((now) => ({ ...now, ...change }))
          onQueryChange(change, how)
        }}
        hrefFor={(change) =>
          link(
            paths.WORKSPACE_CONTACTS,
            { workspaceId: 'ws_sakura' },
            contactsQueryValues({ ...query, ...change }),
          )
        }
        links={{
          newConnection: link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId: 'ws_sakura' }),
          scriptTag: '#script_tag',
          campaign: (campaignId) =>
            link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId: 'ws_sakura', campaignId }),
          go: () => undefined,
        }}
      />
    </>
  )
}

/**
 * A segment that is being built is read again after three seconds: on a slow machine the rail would say of a change that the
 * counts are older, and on a quick one not.
 */
function withAllBuilt(db: Db) {
  for (const segment of db.of(segments).where(() => true)) db.of(segments).put({ ...segment, buildTime: 0 })
}

const meta = preview.meta({
  component: AtAddress,
  args: { query: {}, onQueryChange: fn<AtAddressProps['onQueryChange']>() },
  parameters: {
    frame: 'screen',
    testHeight: 560,
    messages: 'first',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
  beforeEach: async () => {
    await Promise.all([preloadDialogs(), preloadMenus()])
    localStorage.removeItem(storageKeys.contactViews)
    localStorage.removeItem(storageKeys.contactColumns)
    localStorage.setItem(storageKeys.contactsRailCollapsed, 'false')
  },
})

/** The rows and their count. */
const ANSWERS = '/contacts/search*'

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
    await expect(await canvas.findAllByRole('link', { name: /@/ })).not.toHaveLength(0)
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: ANSWERS }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('grid', { name: says('contacts.title') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    // No region is blank: the rail has the shape of its names.
    await expect(document.querySelectorAll('[aria-busy=true] > [aria-hidden]').length).toBeGreaterThanOrEqual(
      9,
    )
  },
})

export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('firstContacts.title'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: says('contacts.import') })).toHaveLength(2)
    await expect(await canvas.findByRole('link', { name: says('firstContacts.connect') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('firstContacts.script') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('contactMenu.add') })).toBeVisible()
  },
})

export const NoMatch = meta.story({
  args: { query: { q: 'nobody@nowhere', status: 'bounced' } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
    await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: ANSWERS }] } },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await step('what failed, and the number to quote', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(says('contacts.failed'))
      await expect(canvas.getByText(/^tkt_/)).toBeVisible()
    })
    await step('Retry shows the contacts once the server answers again', async () => {
      // Of what has failed: the count may do so after the rows.
      await waitFor(() => expect(mock.isAsking()).toBe(false))
      ;(await mock.backend()).faults.clear()
      await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
      await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
      // The rows may come after their number.
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    })
  },
})

/** Answers that are no answers: an empty body, a page of some network in between, another type. */
export const FailedWithoutAProperAnswer = meta.story({
  parameters: {
    mock: {
      faults: [
        { kind: 'html', path: '/contacts/search' },
        { kind: 'empty', path: '/contacts/search/count' },
      ],
    },
  },
  play: async ({ canvas, says }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('contacts.failed'))
    await expect(alert).not.toHaveTextContent(/undefined|SyntaxError|JSON|<!doctype|teapot|HTTP/i)
    // There is no number to send to anybody.
    await expect(alert).not.toHaveTextContent(says('errorBlock.ticket'))
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 403, path: ANSWERS }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.forbiddenText'))
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.offlineText'))
  },
})

export const PageFailed = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const { faults } = await mock.backend()
    await step('the end of the list does not come: the rows that are there stay', async () => {
      faults.add({ kind: 'status', code: 503, path: '/contacts/search' })
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{End}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent(says('contacts.pageFailed'))
      await expect(canvas.getByRole('grid')).toBeVisible()
    })
    await step('Retry brings it', async () => {
      await waitFor(() => expect(mock.isAsking()).toBe(false))
      faults.clear()
      await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
      await expect(await canvas.findAllByRole('link', { name: /@/ })).not.toHaveLength(0)
    })
  },
})

export const TheNextPageComesBeforeItIsSeen = meta.story({
  play: async ({ canvas, mock }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const { log } = await mock.backend()
    const searches = () => log.filter(({ path }) => path === '/v1/contacts/search')
    await expect(searches()).toHaveLength(1)
    const grid = canvas.getByRole('grid')
    const seen = Math.floor(grid.clientHeight / 40)
    // Five rows before the end of the first page.
    grid.scrollTop = (50 - 5 - seen) * 40
    await waitFor(() => expect(searches()).toHaveLength(2))
  },
})

/** In a card the name stands below the address, beside the avatar. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('link', { name: /^theo\.delgado@/ })
    const name = canvas.getByText('Theo Delgado')
    await expect(name.getBoundingClientRect().left).toBeCloseTo(address.getBoundingClientRect().left, 0)
  },
})

/** In Japanese, too, the button of the import ends inside the window. */
export const Smallest = meta.story({
  tags: ['!picture'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findAllByRole('link', { name: /@/ })).not.toHaveLength(0)
    await expect(window.innerWidth).toBe(320)
    const button = canvas.getByRole('button', { name: says('contacts.import') })
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const SearchesOnceAfterAPause = meta.story({
  // The counts of the rail are none of its questions.
  beforeEach: () => localStorage.setItem(storageKeys.contactsRailCollapsed, 'true'),
  play: async ({ canvas, userEvent, args, mock, says }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const { log } = await mock.backend()
    const before = log.length
    await userEvent.type(canvas.getByRole('searchbox', { name: says('contacts.search') }), 'theo.delgado')
    await expect(args.onQueryChange).not.toHaveBeenCalled()
    await expect(await canvas.findByText(says('contacts.count', { count: 1 }))).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^theo\.delgado@/ })).toBeVisible()
    await expect(args.onQueryChange).toHaveBeenCalledOnce()
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: 'theo.delgado', offset: 0 }, 'replace')
    // What comes after the first picture asks its own questions meanwhile.
    const asked = log.slice(before).map(({ path }) => path)
    await expect(asked.filter((path) => path === '/v1/contacts/search')).toHaveLength(1)
    await expect(asked.filter((path) => path === '/v1/contacts/search/count')).toHaveLength(1)
  },
})

/** The rows of the last search stay while the next one is under way; they can't be selected for an action meanwhile. */
export const SelectionWaitsForTheNextSearch = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const selectAll = () => canvas.getByRole('checkbox', { name: says('dataTable.selectAll') })
    const search = canvas.getByRole('searchbox', { name: says('contacts.search') })
    await waitFor(() => expect(selectAll()).toBeEnabled())
    const { faults } = await mock.backend()
    faults.add({ kind: 'timeout', path: '/contacts/search', times: 1 })
    // At once: half of it would be a search of its own.
    await userEvent.click(search)
    await userEvent.paste('theo.delgado')
    await step('nothing can be selected in the rows of the last search', async () => {
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
      await expect(selectAll()).toBeDisabled()
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('x')
      await expect(canvas.queryByRole('region', { name: says('bulkBar.label') })).toBeNull()
      // Nor does the header count the rows of the next one.
      await expect(canvas.getByText(says('contacts.count', { count: 240 }))).toBeVisible()
    })
    await step('the rows of another search can be', async () => {
      await userEvent.type(search, '@')
      await canvas.findByRole('link', { name: /^theo\.delgado@/ })
      await waitFor(() => expect(selectAll()).toBeEnabled())
      await userEvent.click(selectAll())
      await expect(await canvas.findByRole('region', { name: says('bulkBar.label') })).toBeVisible()
    })
  },
})

const hands = handMovedClock('ws_sakura')

export const ALongWaitCanBeCanceledAndWhatWasShownStays = meta.story({
  decorators: [hands.decorator],
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const search = canvas.getByRole('searchbox', { name: says('contacts.search') })
    const { faults } = await mock.backend()
    faults.add({ kind: 'timeout', path: '/contacts/search', times: 1 })
    await userEvent.type(search, 'theo.delgado')
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
    await step('not before eight seconds', async () => {
      hands.advance(SLOW.after - 1)
      await expect(canvas.queryByText(says('stillLoading.still'))).toBeNull()
      hands.advance(1)
      await expect(await canvas.findByText(says('stillLoading.still'))).toBeVisible()
      await expect(canvas.getByText(says('contacts.count', { count: 240 }))).toBeVisible()
    })
    await step('Cancel returns to what was shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('stillLoading.cancel') }))
      await waitFor(() => expect(canvas.queryByText(says('stillLoading.still'))).toBeNull())
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false'))
      await expect(search).toHaveValue('')
      await expect(canvas.getByText(says('contacts.count', { count: 240 }))).toBeVisible()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
})

export const ALongFirstWaitCanBeCanceledAndTriedAgain = meta.story({
  decorators: [hands.decorator],
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/contacts/search', times: 1 }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const { log } = await mock.backend()
    await waitFor(() => expect(log.some(({ path }) => path === '/v1/contacts/search/count')).toBe(true))
    hands.advance(SLOW.after)
    await userEvent.click(await canvas.findByRole('button', { name: says('stillLoading.cancel') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('contacts.failed'))
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findAllByRole('link', { name: /@/ })).not.toHaveLength(0)
  },
})

export const TheCountOfARefreshWaitsForItsRows = meta.story({
  // The counts of the rail are none of its questions.
  beforeEach: () => localStorage.setItem(storageKeys.contactsRailCollapsed, 'true'),
  play: async ({ canvas, userEvent, mock, says }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const { db, faults, change } = await mock.backend()
    const refresh = await canvas.findByRole('button', { name: says('contactCells.refresh') })
    const gone = canvas.getAllByRole('link', { name: /@/ })[0]?.textContent ?? ''
    await change(({ contacts }) => {
      contacts('ws_sakura').remove(db.contacts('ws_sakura').findByEmail(gone)?.id ?? '')
    })
    const answer = holdAnswers(faults, { path: '/contacts/search', times: 1 })
    const counted = () => canvas.queryByText(says('contacts.count', { count: 239 }))
    let wasEarly = false
    const observer = new MutationObserver(() => {
      if (counted() && canvas.queryByRole('link', { name: gone })) wasEarly = true
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await userEvent.click(refresh)
    await expect(canvas.getByRole('link', { name: gone })).toBeVisible()
    answer()
    await waitFor(() => expect(counted()).toBeVisible())
    observer.disconnect()
    await expect(wasEarly).toBe(false)
  },
})

export const SortsByHeader = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const header = () => canvas.getByRole('columnheader', { name: says('contactColumns.email') })
    const first = () => canvas.getAllByRole('link', { name: /@/ })[0]
    await canvas.findAllByRole('link', { name: /@/ })
    await userEvent.click(within(header()).getByRole('button'))
    await waitFor(() => expect(first()).toHaveTextContent(/^a/))
    await expect(header()).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(header()).getByRole('button'))
    await waitFor(() => expect(first()).toHaveTextContent(/^[yz]/))
    await expect(header()).toHaveAttribute('aria-sort', 'descending')
  },
})

export const FiltersByStatus = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('contactColumns.status') }),
      says('contactStatus.bounced'),
    )
    await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'bounced', offset: 0 }, 'push')
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(within(grid).queryByText(says('contactStatus.subscribed'))).toBeNull())
    await expect((await within(grid).findAllByText(says('contactStatus.bounced'))).length).toBeGreaterThan(2)
  },
})

export const OpensAContactWithEnter = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const links = await canvas.findAllByRole('link', { name: /@/ })
    const grid = canvas.getByRole('grid')
    await step('the arrows walk, Enter opens', async () => {
      grid.focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      const sheet = await screen.findByRole('dialog')
      await expect(await within(sheet).findByText(links[1]?.textContent ?? '')).toBeVisible()
    })
    await step('Escape goes back to the list', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(
        { contact: undefined, tab: 'overview' },
        'push',
      )
      await expect(grid).toHaveFocus()
    })
  },
})

export const OpensTheImport = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('contacts.import') }))
    await expect(await screen.findByRole('dialog', { name: says('import.title') })).toBeVisible()
  },
})

/** Text from elsewhere is searched for as it stands (CON-11). */
export const LooksForTextLiterally = meta.story({
  args: { query: { q: '%_.*<img onerror=x>' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('emptyState.noMatchTitle'))).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('%_.*<img onerror=x>')
  },
})

export const ASegmentIsMadeOfTheSelected = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('x{ArrowDown}x')
    await userEvent.click(await canvas.findByRole('button', { name: says('segmentOfSelected.segment') }))
    const sheet = within(await screen.findByRole('dialog', { name: says('segmentSheet.titleNew') }))
    // The sentence names them by their addresses.
    await expect((await sheet.findAllByText(/@.*@/)).length).toBeGreaterThan(0)
  },
})

export const SelectsARangeAndAllThatMatch = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    const grid = canvas.getByRole('grid')
    await step('x selects, Shift selects up to there', async () => {
      grid.focus()
      await userEvent.keyboard('x{ArrowDown}{ArrowDown}{Shift>}x{/Shift}')
      await expect(
        within(await canvas.findByRole('region', { name: says('bulkBar.label') })).getByText(
          says('bulkBar.selected', { count: 3 }),
        ),
      ).toBeVisible()
      await expect(canvas.queryByRole('searchbox')).toBeNull()
    })
    await step('all that match, but one', async () => {
      const bar = within(canvas.getByRole('region', { name: says('bulkBar.label') }))
      await userEvent.click(
        await bar.findByRole('button', { name: says('bulkBar.selectAll', { total: 240 }) }),
      )
      await expect(bar.getByText(says('bulkBar.allSelected', { total: 240 }))).toBeVisible()
      grid.focus()
      await userEvent.keyboard(' ')
      await expect(bar.getByText(says('bulkBar.selected', { count: 239 }))).toBeVisible()
    })
    await step('cleared, the toolbar is back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('bulkBar.clear') }))
      await expect(canvas.getByRole('searchbox')).toBeVisible()
      await expect(grid).toHaveFocus()
    })
  },
})

export const ScrollingKeepsTheSelection = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    // What is not counted yet can't be selected as a whole.
    await canvas.findByText(says('contacts.count', { count: 240 }))
    await userEvent.click(canvas.getByRole('checkbox', { name: says('dataTable.selectAll') }))
    const bar = await canvas.findByRole('region', { name: says('bulkBar.label') })
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{PageDown}x')
    await expect(await within(bar).findByText(says('bulkBar.selected', { count: 239 }))).toBeVisible()
  },
})

export const ShowsWhatTheRailNames = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const rail = within(await canvas.findByRole('navigation', { name: says('contactsRail.label') }))
    await step('statuses with their numbers, segments, lists', async () => {
      await expect(
        await rail.findByRole('link', { name: `${says('contactsRail.all')} 240` }),
      ).toHaveAttribute('aria-current', 'page')
      await expect(await rail.findByRole('link', { name: /^Regular customers/ })).toHaveAttribute(
        'href',
        expect.stringContaining('segment='),
      )
      await expect(rail.getByRole('heading', { name: says('contactsRail.lists') })).toBeVisible()
    })
    await step('a list has as many as it shows when it is opened', async () => {
      const list = await rail.findByRole('link', { name: /^Wholesale [\d,]+$/ })
      const mailingListId = new URLSearchParams((list.getAttribute('href') ?? '').split('?')[1]).get('list')
      const { count } = await mock.api.client.call(
        contactRoutes.count,
        { body: { mailingListId: mailingListId ?? '' } },
        { workspaceId: 'ws_sakura' },
      )
      await expect(list).toHaveTextContent(new RegExp(`${count}$`))
    })
    await step('one stop of the Tab key: the arrows go from entry to entry', async () => {
      const all = rail.getByRole('link', { name: `${says('contactsRail.all')} 240` })
      all.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
      const subscribed = rail.getByRole('link', { name: new RegExp(`^${says('contactStatus.subscribed')}`) })
      await expect(subscribed).toHaveFocus()
      await expect(subscribed).toHaveAttribute('tabindex', '-1')
      await expect(all).toHaveAttribute('tabindex', '0')
    })
  },
})

export const OfASegment = meta.story({
  args: { query: { segment: 'seg_sakura_1' } },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, path: '/contacts/search/count' }],
    },
  },
  play: async ({ canvas, says }) => {
    const rail = within(await canvas.findByRole('navigation', { name: says('contactsRail.label') }))
    // A count that fails hides only the number.
    await expect(rail.getByRole('link', { name: says('contactsRail.all') })).toBeVisible()
  },
})

/** CON-16: what can't be counted can be selected, as far as it is there. */
export const SelectedWithoutACount = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 400, path: '/contacts/search/count' }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(/emma\.thompson@/)
    await userEvent.click(canvas.getByRole('checkbox', { name: says('dataTable.selectAll') }))
    const bar = await canvas.findByRole('region', { name: says('bulkBar.label') })
    await expect(bar).toHaveTextContent(/50|100/)
    await userEvent.click(within(bar).getByRole('button', { name: says('bulkBar.clear') }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: says('bulkBar.label') })).toBeNull())
  },
})

export const ASegmentIsNamedWhereTheRailIsCollapsed = meta.story({
  args: { query: { segment: 'seg_1' } },
  beforeEach: () => localStorage.setItem(storageKeys.contactsRailCollapsed, 'true'),
  play: async ({ canvas, userEvent, args, says }) => {
    const named = new RegExp(`^${says('contactPlace.segment', { name: '' }).trim()}\\s*[^…\\s]`)
    const label = (await canvas.findByText(named)).textContent
    await userEvent.click(canvas.getByRole('button', { name: says('chip.remove', { label }) }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ segment: undefined }),
      'push',
    )
  },
})

export const OfASegmentThatDoesNotExist = meta.story({
  args: { query: { segment: 'seg_gone' } },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('contactPlace.segmentGone'))
    await expect(await canvas.findByText(says('contactPlace.goneSegment'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('contactPlace.all') }))
    await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
  },
})

export const OfAListSaysHowManyCanBeMailed = meta.story({
  args: { query: { list: 'lst_workshop' } },
  play: async ({ canvas, mock, says }) => {
    const on = (filter: ContactFilter) =>
      mock.api.client.call(
        contactRoutes.count,
        { body: { mailingListId: 'lst_workshop', ...filter } },
        { workspaceId: 'ws_sakura' },
      )
    const { count } = await on({})
    await expect(await canvas.findByText(says('contacts.count', { count }))).toBeVisible()
    const mailed = await on({
      status: ['subscribed'],
      conditions: {
        id: 'all',
        kind: 'group',
        match: 'all',
        children: [{ id: 'on', kind: 'list', op: 'in', mailingListId: 'lst_workshop', status: 'active' }],
      },
    })
    const text = says('contactPlace.mailable', { count: mailed.count })
    await expect(await canvas.findByText(text)).toBeVisible()
  },
})

export const OfAListThatDoesNotExist = meta.story({
  args: { query: { list: 'lst_gone' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('contactPlace.listGone'))
    await expect(await canvas.findByText(says('contactPlace.goneList'))).toBeVisible()
    await expect(canvas.queryByText(/lst_gone/)).toBeNull()
  },
})

export const RailCollapses = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('contactsRail.collapse') }))
    await expect(canvas.queryByRole('navigation', { name: says('contactsRail.label') })).toBeNull()
    await expect(localStorage.getItem(storageKeys.contactsRailCollapsed)).toBe('true')
    const expand = canvas.getByRole('button', { name: says('contactsRail.expand') })
    await expect(expand).toHaveFocus()
    await userEvent.click(expand)
    await expect(canvas.getByRole('navigation', { name: says('contactsRail.label') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('contactsRail.collapse') })).toHaveFocus()
  },
})

export const ChoosesAGroupOnANarrowScreen = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, args, says }) => {
    const choice = await canvas.findByRole('combobox', { name: says('contactsRail.choose') })
    await userEvent.selectOptions(choice, says('contactStatus.bounced'))
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'bounced', segment: undefined }),
      'push',
    )
  },
})

export const KeepsAView = meta.story({
  args: { query: { status: 'bounced' } },
  play: async ({ canvas, userEvent, says, step }) => {
    await step('what was typed is there again after Escape', async () => {
      const save = await canvas.findByRole('button', { name: says('savedViews.saveView') })
      const field = async () =>
        within(await screen.findByRole('dialog', { name: says('savedViews.newTitle') })).getByRole(
          'textbox',
          {
            name: says('savedViews.name'),
          },
        )
      await userEvent.click(save)
      await userEvent.type(await field(), 'Bou')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(save)
      await expect(await field()).toHaveValue('Bou')
      await userEvent.clear(await field())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step(
      'there is something to keep: one press asks for its name, and the button is gone',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: says('savedViews.saveView') }))
        const dialog = within(await screen.findByRole('dialog', { name: says('savedViews.newTitle') }))
        await userEvent.type(dialog.getByRole('textbox', { name: says('savedViews.name') }), 'Bounced{Enter}')
        await waitFor(() =>
          expect(canvas.queryByRole('button', { name: says('savedViews.saveView') })).toBeNull(),
        )
        await expect(await canvas.findByRole('link', { name: 'Bounced' })).toHaveAttribute(
          'aria-current',
          'page',
        )
      },
    )
    await step('changed, it can be updated with one press', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: says('contactColumns.status') }),
        says('contactStatus.pending'),
      )
      await userEvent.click(await canvas.findByRole('button', { name: says('savedViews.updateView') }))
      await expect(canvas.queryByRole('button', { name: says('savedViews.updateView') })).toBeNull()
      await expect(localStorage.getItem(storageKeys.contactViews)).toContain('pending')
    })
    await step('deleted, it can be brought back', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('contactsRail.viewMenu', { name: 'Bounced' }) }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: says('contactsRail.delete') }))
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Bounced' })).toBeNull())
      await userEvent.click(await screen.findByRole('button', { name: says('contactsRail.undo') }))
      await expect(await canvas.findByRole('link', { name: 'Bounced' })).toBeVisible()
    })
  },
})

/** What is stored may be of an older version, or of somebody else. */
export const IgnoresStoredNonsense = meta.story({
  beforeEach: () => {
    localStorage.setItem(
      storageKeys.contactViews,
      '{"ws_sakura haruka@sakura.example":[{"id":"<b>","name":"<img>"},7]}',
    )
  },
  play: async ({ canvas, says }) => {
    await canvas.findByRole('navigation', { name: says('contactsRail.label') })
    await expect(canvas.queryByRole('heading', { name: says('contactsRail.views') })).toBeNull()
  },
})

export const ChoosesColumnsAndKeepsThem = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await step('lists and segments by their names', async () => {
      await expect((await canvas.findAllByText('Regular customers'))[0]).toBeVisible()
    })
    await step('a property is shown, and kept', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('dataTable.columns') }))
      const chooser = within(await canvas.findByRole('dialog', { name: says('dataTable.columns') }))
      await userEvent.click(await chooser.findByRole('checkbox', { name: /^(Prefecture|都道府県)$/ }))
      await userEvent.keyboard('{Escape}')
      await expect(
        await canvas.findByRole('columnheader', { name: /^(Prefecture|都道府県)$/ }),
      ).toBeInTheDocument()
      await expect(localStorage.getItem(storageKeys.contactColumns)).toContain('properties.prefecture')
    })
  },
})

export const MakesColumnsWiderMovesThemAndKeepsThat = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const nameHead = await canvas.findByRole('columnheader', { name: says('contactColumns.name') })
    await step('wider by keys, and kept', async () => {
      const edge = await canvas.findByRole('separator', {
        name: says('dataTable.width', { column: says('contactColumns.name') }),
      })
      edge.focus()
      await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}')
      await waitFor(() => expect(nameHead.offsetWidth).toBe(88))
      await expect(localStorage.getItem(storageKeys.contactColumns)).toContain('"widths":{"name":22}')
    })
    await step('moved by its head', async () => {
      const status = canvas.getByRole('columnheader', { name: says('contactColumns.status') })
      const to = nameHead.getBoundingClientRect()
      const from = status.getBoundingClientRect()
      const at = { clientX: to.left + 30, clientY: to.top + 10 }
      await fireEvent.pointerDown(status, { clientX: from.left + 30, clientY: from.top + 10, button: 0 })
      await fireEvent.pointerMove(window, at)
      await fireEvent.pointerUp(window, at)
      await waitFor(() =>
        expect(status.compareDocumentPosition(nameHead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING),
      )
    })
    await step('as it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('dataTable.columns') }))
      const chooser = within(await canvas.findByRole('dialog', { name: says('dataTable.columns') }))
      await userEvent.click(await chooser.findByRole('button', { name: says('dataTable.reset') }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(nameHead.offsetWidth).toBeGreaterThan(100))
      await expect(localStorage.getItem(storageKeys.contactColumns)).toContain('"widths":{}')
    })
  },
})

const WITH_COMPANY = JSON.stringify({
  ws_sakura: {
    order: ['email', 'properties.company', 'name'],
    hidden: ['status', 'lists', 'segments', 'locale'],
    heads: { 'properties.company': 'Company' },
  },
})

export const CustomColumnsWaitAsSkeletons = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/schemas/contact' }] } },
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async ({ canvas }) => {
    const link = (await canvas.findAllByRole('link', { name: /@/ }))[0]
    const cells = within(link?.closest<HTMLElement>('[role=row]') ?? document.body).getAllByRole('gridcell')
    await waitFor(() => {
      const skeleton = cells[2]?.querySelector('[aria-hidden]')
      if (!skeleton) throw new Error(`No skeleton in ${cells[2]?.outerHTML}`)
      void expect(skeleton.getBoundingClientRect().width).toBeGreaterThan(40)
      void expect(skeleton.checkVisibility({ opacityProperty: true })).toBe(true)
    })
  },
})

export const CustomColumnsOfAViewWaitAsSkeletons = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/schemas/contact' }] } },
  args: { query: { view: 'v1' } },
  beforeEach: () =>
    localStorage.setItem(
      storageKeys.contactColumns,
      JSON.stringify({ ws_sakura: { ...JSON.parse(WITH_COMPANY).ws_sakura, heads: {} } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'company' })).toBeInTheDocument()
  },
})

/** Longer than its column. */
const LONG_NAME = 'The company with the long name that no column of this table holds'

export const ChangesAPropertyInItsRow = meta.story({
  parameters: { mock: { change: withAllBuilt } },
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async ({ canvas, userEvent, mock, step, says }) => {
    const { db, faults } = await mock.backend()
    await step('the column is in the first picture already', async () => {
      await expect(await canvas.findByRole('columnheader', { name: 'Company' })).toBeInTheDocument()
    })
    const cell = () =>
      canvas.getAllByRole('button', { name: /emma\.thompson@/ }).find((one) => one.dataset['edit'])
    await waitFor(() => expect(cell()).toBeDefined())
    await step('F2 opens it, Enter keeps what was typed', async () => {
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{F2}')
      const field = await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ })
      await expect(field).toHaveFocus()
      await userEvent.clear(field)
      await userEvent.type(field, 'Acme{Enter}')
      await waitFor(() => expect(cell()).toHaveTextContent('Acme'))
    })
    await step('Escape leaves it as it is', async () => {
      const shown = cell()
      if (shown) await userEvent.dblClick(shown)
      await userEvent.type(await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ }), 'x{Escape}')
      await expect(cell()).toHaveTextContent(/Acme$/)
    })
    await step('a press elsewhere keeps what was typed', async () => {
      const shown = cell()
      if (shown) await userEvent.dblClick(shown)
      const field = await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ })
      await userEvent.clear(field)
      await fireEvent.change(field, { target: { value: LONG_NAME } })
      await userEvent.click(canvas.getByRole('heading', { level: 1 }))
      await waitFor(() => expect(cell()).toHaveTextContent(LONG_NAME))
      // What is longer than its column ends in three dots, and is whole in its title.
      const text = canvas.getByTitle(LONG_NAME)
      await expect(text).toHaveStyle({ textOverflow: 'ellipsis' })
      await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
      if (shown) await userEvent.dblClick(shown)
      const again = await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ })
      await userEvent.clear(again)
      await userEvent.type(again, 'Acme{Enter}')
      await waitFor(() => expect(cell()).toHaveTextContent(/^Acme$/))
    })
    await step('what is refused goes back, and says so', async () => {
      const email =
        cell()
          ?.getAttribute('aria-label')
          ?.match(/emma\.thompson@[\w.-]+\w/)?.[0] ?? ''
      const stored = () => db.contacts('ws_sakura').findByEmail(email)
      // Shown is more than stored: only what comes after it is to be refused.
      await waitFor(() => expect(stored()?.properties['company']).toBe('Acme'))
      faults.add({ kind: 'status', code: 422, path: `/contacts/${stored()?.id}` })
      const shown = cell()
      if (shown) await userEvent.dblClick(shown)
      await userEvent.type(await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ }), '2{Enter}')
      await expect(await screen.findByText(/was not changed|変更されませんでした/)).toBeVisible()
      await waitFor(() => expect(cell()).toHaveTextContent(/Acme$/))
      await expect(canvas.getByRole('grid')).toBeVisible()
    })
    await step('nor is it kept without a network', async () => {
      faults.clear()
      faults.add({ kind: 'down', path: '/contacts/:id' })
      const shown = cell()
      if (shown) await userEvent.dblClick(shown)
      await userEvent.type(await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ }), '3{Enter}')
      const offline = says('contactRefusal.offline')
      await expect(await screen.findByText((text) => text.endsWith(offline))).toBeVisible()
      await waitFor(() => expect(cell()).toHaveTextContent(/Acme$/))
    })
  },
})

export const ACellThatHoldsNoValueStaysOpen = meta.story({
  tags: ['!picture'],
  beforeEach: () =>
    localStorage.setItem(
      storageKeys.contactColumns,
      JSON.stringify({
        ws_sakura: {
          order: ['email', 'properties.website', 'name'],
          hidden: ['status', 'lists', 'segments', 'locale'],
          heads: { 'properties.website': 'Website' },
        },
      }),
    ),
  play: async ({ canvas, userEvent, says }) => {
    const cells = () =>
      canvas.getAllByRole('button', { name: /@/ }).filter((one) => one.dataset['edit'] !== undefined)
    await waitFor(() => expect(cells()[0]).toBeDefined())
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: /^(Website|ウェブサイト)$/ })
    await fireEvent.change(field, { target: { value: 'half typed' } })
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await expect(await canvas.findByText(says('propertyField.url'))).toBeVisible()
    await expect(field).toHaveValue('half typed')
  },
})

/** Types into the first row of the list, whose contact it answers. */
async function typeIntoFirstRow(
  { canvas, userEvent, mock }: Pick<StoryContext, 'canvas' | 'userEvent' | 'mock'>,
  typed: string,
) {
  const contacts = (await mock.backend()).db.contacts('ws_sakura')
  const first = () =>
    canvas.getAllByRole('button', { name: /@/ }).find((one) => one.dataset['edit'] !== undefined)
  await waitFor(() => expect(first()).toBeDefined())
  const email = /[\w.+-]+@[\w.-]+\w/.exec(first()?.getAttribute('aria-label') ?? '')?.[0] ?? ''
  await userEvent.dblClick(first() ?? canvas.getByRole('grid'))
  const field = await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ })
  await fireEvent.change(field, { target: { value: typed } })
  const contact = contacts.findByEmail(email)
  if (!contact) throw new Error(`There is no ${email}.`)
  return { contact, contacts }
}

/** The page of the list shifts under an open cell: what was typed is saved, that is said, and the keys go on. */
export const ACellWhoseRowLeaves = meta.story({
  tags: ['!picture'],
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async (context) => {
    const { canvas, userEvent, says } = context
    const header = await canvas.findByRole('columnheader', { name: says('contactColumns.email') })
    await userEvent.click(within(header).getByRole('button'))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /@/ })[0]).toHaveTextContent(/^a/))
    const { contact, contacts } = await typeIntoFirstRow(context, 'Typed on the way')
    contacts.put({ ...contact, email: 'zz.moved@example.com' })
    // Not pressed: that would close the editor.
    await fireEvent.click(canvas.getByRole('button', { name: says('contactCells.refresh') }))
    await expect(
      await screen.findByText(says('contactCells.leftSaved', { contact: contact.email })),
    ).toBeVisible()
    await expect(contacts.get(contact.id)?.properties['company']).toBe('Typed on the way')
    await expect(canvas.getByRole('grid')).toHaveFocus()
  },
})

/** Somebody else deletes the contact whose cell is open: that nothing was saved is said. */
export const ACellWhoseContactIsDeleted = meta.story({
  tags: ['!picture'],
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async (context) => {
    const { canvas, says } = context
    const { contact, contacts } = await typeIntoFirstRow(context, 'Typed too late')
    contacts.remove(contact.id)
    await fireEvent.click(canvas.getByRole('button', { name: says('contactCells.refresh') }))
    const failed = says('contactCells.failed', { contact: contact.email, reason: '' }).trim()
    await expect(await screen.findByText((text) => text.startsWith(failed))).toBeVisible()
  },
})

export const TheKeysGoOnAfterAnEditAndAfterARowWasOpenByPress = meta.story({
  parameters: { mock: { change: withAllBuilt } },
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async ({ canvas, userEvent, says, step }) => {
    const grid = () => canvas.getByRole('grid')
    const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
    const editors = () =>
      canvas.getAllByRole('button', { name: /@/ }).filter((one) => one.dataset['edit'] !== undefined)
    await waitFor(() => expect(editors()[0]).toBeDefined())
    await step('Escape returns from the editor to its cell, and the keys go on', async () => {
      grid().focus()
      await userEvent.keyboard('{F2}')
      await userEvent.type(await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ }), 'x{Escape}')
      await expect(grid()).toHaveFocus()
      await expect(active()).toHaveAttribute('role', 'gridcell')
      await expect(active()).not.toHaveTextContent(/x$/)
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await expect(grid()).toHaveFocus()
      // The end is another page: how long the list is from here on would hang on chance.
      const last = `[aria-rowindex="${grid().getAttribute('aria-rowcount')}"] a`
      await waitFor(() => expect(grid().querySelector(last)).not.toBeNull())
      await userEvent.keyboard('{Control>}{Home}{/Control}')
    })
    await step('Tab keeps what was typed and edits the next row', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
      const field = await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ })
      await userEvent.clear(field)
      await userEvent.type(field, 'Acme')
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(editors()[0]).toHaveTextContent(/^Acme$/))
      await expect(editors()[0]).toHaveAccessibleName(/Acme/)
      await expect(editors()[1]).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(grid()).toHaveFocus()
    })
    await step('a row that was opened by a press', async () => {
      const link = canvas.getAllByRole('link', { name: /@/ })[3]
      if (!link?.parentElement) throw new Error('No contact is there.')
      await userEvent.click(link.closest('[role=row]')?.querySelector('[role=gridcell]:nth-child(4)') ?? link)
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(grid()).toHaveFocus())
      await expect(active()).toHaveAttribute('role', 'row')
      await userEvent.keyboard('{ArrowDown}')
      await expect(active()).toHaveAttribute('aria-rowindex', '6')
    })
    await step('a sort by keyboard leaves the focus on its header', async () => {
      const sorter = canvas.getByRole('button', { name: says('contactColumns.name') })
      sorter.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'false'))
      await expect(sorter).toHaveFocus()
    })
  },
})

/** The cell of a property of Emma Thompson, edited here, and by somebody else. */
async function emmasCompany({ canvas, userEvent, mock }: StoryContext) {
  const { db, change } = await mock.backend()
  const cell = () =>
    canvas.getAllByRole('button', { name: /emma\.thompson@/ }).find((one) => one.dataset['edit'])
  await waitFor(() => expect(cell()).toBeDefined())
  const email =
    cell()
      ?.getAttribute('aria-label')
      ?.match(/emma\.thompson@[\w.-]+\w/)?.[0] ?? ''
  const emma = () => db.contacts('ws_sakura').findByEmail(email)
  return {
    cell,
    emma,
    async edit(text: string) {
      const shown = cell()
      if (shown) await userEvent.dblClick(shown)
      const field = await canvas.findByRole('textbox', { name: /^(Company|会社名)$/ })
      await userEvent.clear(field)
      await userEvent.paste(text)
      await userEvent.keyboard('{Enter}')
    },
    async editElsewhere() {
      const current = emma()
      await change(({ contacts }) => {
        if (!current) return
        const version = current.version + 1
        contacts('ws_sakura').put({ ...current, version, properties: { company: 'Theirs' } })
      })
    },
    async decide(choice: string) {
      const dialog = within(await screen.findByRole('dialog', { name: /emma\.thompson@/ }))
      await expect(dialog.getByRole('cell', { name: 'Mine' })).toBeVisible()
      await expect(dialog.getByRole('cell', { name: 'Theirs' })).toBeVisible()
      const button = dialog.getByRole('button', { name: choice })
      // What was open before may still be on its way out.
      await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }))
      await userEvent.click(button)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  }
}

export const QuickEditsQueueAndConflictsAreDecided = meta.story({
  parameters: { mock: { change: withAllBuilt } },
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async (context) => {
    const { mock, says, step } = context
    const { faults } = await mock.backend()
    const { cell, emma, edit, editElsewhere, decide } = await emmasCompany(context)
    await step('somebody else’s value is shown beside mine, and mine can be kept', async () => {
      await editElsewhere()
      await edit('Mine')
      await decide(says('conflict.keepMine'))
      await waitFor(() => expect(emma()?.properties['company']).toBe('Mine'))
      await expect(cell()).toHaveTextContent(/^Mine$/)
    })
    await step('an edit while the one before is in flight is no conflict with it', async () => {
      const answer = holdAnswers(faults, { path: `/contacts/${emma()?.id}`, times: 1 })
      await edit('Acme')
      await edit('Acme 2')
      answer()
      await waitFor(() => expect(emma()?.properties['company']).toBe('Acme 2'))
      await expect(cell()).toHaveTextContent(/^Acme 2$/)
      await expect(screen.queryByRole('alert')).toBeNull()
    })
  },
})

/** The row may still be as it was before: that one has decided, and edited, is known all the same. */
export const AnEditAfterADecisionIsNoConflictWithIt = meta.story({
  tags: ['!picture'],
  parameters: { mock: { change: withAllBuilt } },
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async (context) => {
    const { mock, says, step } = context
    const { faults } = await mock.backend()
    const { cell, emma, edit, editElsewhere, decide } = await emmasCompany(context)
    const rows = holdAnswers(faults, { path: '/contacts/search' })
    await step('mine is kept, and edited again before that is answered', async () => {
      await editElsewhere()
      await edit('Mine')
      const answer = holdAnswers(faults, { path: `/contacts/${emma()?.id}`, method: 'POST' })
      await decide(says('conflict.keepMine'))
      await edit('Acme')
      answer()
      await waitFor(() => expect(emma()?.properties['company']).toBe('Acme'))
    })
    await step('theirs is taken, shown at once, and edited', async () => {
      await editElsewhere()
      await edit('Mine')
      await decide(says('conflict.takeTheirs'))
      await waitFor(() => expect(cell()).toHaveTextContent(/^Theirs$/))
      await edit('Acme 2')
      await waitFor(() => expect(emma()?.properties['company']).toBe('Acme 2'))
    })
    await expect(screen.queryByRole('dialog')).toBeNull()
    rows()
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    await expect(cell()).toHaveTextContent(/^Acme 2$/)
  },
})

export const SortsByAPropertyOfItsOwn = meta.story({
  beforeEach: () => localStorage.setItem(storageKeys.contactColumns, WITH_COMPANY),
  play: async ({ canvas, userEvent, says, step }) => {
    const header = () => canvas.getByRole('columnheader', { name: /^(Company|会社名)/ })
    const companies = () =>
      canvas
        .getAllByRole('button', { name: /@/ })
        .flatMap(({ dataset, textContent }) => (dataset['edit'] === undefined ? [] : [textContent]))
    await step('by its header', async () => {
      await waitFor(() => expect(within(header()).getByRole('button')).toBeVisible())
      await userEvent.click(within(header()).getByRole('button'))
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'))
      // Who has none comes last.
      await waitFor(() => expect(companies()[0]).toMatch(/[^—]/))
    })
    await step('the menu has it, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('contactCells.sort') }))
      await expect(
        await screen.findByRole('menuitemradio', { name: /^(Company|会社名)$/, checked: true }),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('menuitemradio', { name: says('contactCells.descending') }))
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'))
    })
  },
})

/** city-like: a property, an operator and a value; as the filters write it. */
const TOKYO = encodeFilter([{ id: 'f0', kind: 'property', key: 'prefecture', op: 'in', value: ['tokyo'] }])
const NOBODY = encodeFilter([{ id: 'f0', kind: 'property', key: 'company', op: 'eq', value: '__none__' }])

export const FiltersByTheConditionsOfItsAddress = meta.story({
  args: { query: { f: TOKYO } },
  play: async ({ canvas, userEvent, args, says, step }) => {
    await step('a chip says the condition in words', async () => {
      const chips = within(await canvas.findByRole('group', { name: says('filterChips.label') }))
      await expect(await chips.findByText(/Tokyo|東京/)).toBeVisible()
      await expect(canvas.queryByText(says('contacts.count', { count: 240 }))).toBeNull()
    })
    await step('taken away, everybody is there again', async () => {
      const chips = within(canvas.getByRole('group', { name: says('filterChips.label') }))
      await userEvent.click(chips.getByRole('button', { name: /^(Remove filter|絞り込みを削除)/ }))
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ f: '', offset: 0 }, 'push')
      await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
    })
  },
})

export const NoMatchSaysTheFilter = meta.story({
  args: { query: { f: NOBODY } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('emptyState.noMatchTitle'))).toBeVisible()
    await expect((await canvas.findAllByText(/__none__/)).length).toBeGreaterThan(0)
  },
})

/** Whoever wrote the address: what is no condition is not there. */
export const IgnoresAFilterThatIsNone = meta.story({
  args: { query: { f: 'bm9uc2Vuc2U' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
  },
})

export const AddsAFilter = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('filterChips.add') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactFilters.engagement') }))
    await step('nothing holds before it is applied', async () => {
      await expect(await screen.findByRole('button', { name: says('contactFilters.apply') })).toBeVisible()
      await expect(args.onQueryChange).not.toHaveBeenCalled()
    })
    await step('applied, it is in the address', async () => {
      await userEvent.click(screen.getByRole('button', { name: says('contactFilters.apply') }))
      await expect(args.onQueryChange).toHaveBeenCalledWith(
        { f: expect.stringMatching(/^[\w-]+$/), offset: 0 },
        'push',
      )
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false'))
    })
  },
})

/** Filters written in words, in either language (SEG-40). */
export const FiltersByASentence = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const write = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('filterChips.add') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('contactFilters.sentence') }))
      return screen.findByRole('textbox', { name: says('sentenceInput.sentence') })
    }
    const text = 'opened any campaign、都道府県が東京都'
    await userEvent.type(await write(), text)
    // What was typed is there again after Escape: the first closes the suggestions.
    await userEvent.keyboard('{Escape}')
    if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await write()).toHaveValue(text)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: says('sentenceInput.apply') })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: says('sentenceInput.apply') }))
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      { f: expect.stringMatching(/^[\w-]+$/), offset: 0 },
      'push',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Its sheet comes in parts: a look before they are there would hang on the machine. */
async function seesTheNewContact(says: StoryContext['says']) {
  const contact = within(await screen.findByRole('dialog', { name: /brand\.new@example\.com/ }))
  await expect(await contact.findByText(says('contactSheet.consent'))).toBeVisible()
}

export const AddsAContact = meta.story({
  // Whether the rail has counted the new contact by then is up to the machine.
  tags: ['!picture'],
  parameters: { mock: { change: withAllBuilt } },
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('contactMenu.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactMenu.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('addContact.title') }))
    const email = dialog.getByRole('textbox', { name: new RegExp(`^${says('addContact.email')}`) })
    await step('what is no address is said, and nothing is sent', async () => {
      await userEvent.type(email, 'nobody@')
      await userEvent.click(dialog.getByRole('button', { name: says('addContact.add') }))
      await expect(await dialog.findByText(says('addContact.emailProblem'))).toBeVisible()
      await waitFor(() => expect(email).toHaveFocus())
    })
    await step('a known address will be updated', async () => {
      await userEvent.clear(email)
      // As mail programs copy it.
      await userEvent.paste('"Theo D." <theo.delgado@harbour.example>')
      await userEvent.tab()
      await expect(await dialog.findByRole('button', { name: says('addContact.update') })).toBeVisible()
      await expect(email).toHaveValue('theo.delgado@harbour.example')
      const name = dialog.getByRole('textbox', { name: says('addContact.name') })
      await expect(name).toHaveValue('Theo D.')
      await userEvent.clear(name)
    })
    await step('a new one is added and opened', async () => {
      await userEvent.clear(email)
      await userEvent.type(email, 'brand.new@example.com')
      await userEvent.tab()
      await userEvent.click(await dialog.findByRole('button', { name: says('addContact.add') }))
      await expect(
        await screen.findByText(says('addContact.added', { email: 'brand.new@example.com' })),
      ).toBeVisible()
      await seesTheNewContact(says)
    })
  },
})

export const AddingAContactIsNotLostByEscape = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('contactMenu.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactMenu.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('addContact.title') }))
    const email = dialog.getByRole('textbox', { name: new RegExp(`^${says('addContact.email')}`) })
    await userEvent.type(email, 'brand.new@example.com')
    await step('what was typed stays', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(email).toHaveValue('brand.new@example.com')
    })
    await step('or is given up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

/** When it is the 16th here and still the 15th in UTC. */
export const ConsentIsGivenTodayWhereTheReaderIs = meta.story({
  parameters: { mock: { change: withAllBuilt } },
  play: async ({ canvas, userEvent, mock, says }) => {
    mock.pass(16 * HOUR)
    await userEvent.click(await canvas.findByRole('button', { name: says('contactMenu.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactMenu.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('addContact.title') }))
    const email = dialog.getByRole('textbox', { name: new RegExp(`^${says('addContact.email')}`) })
    await userEvent.type(email, 'brand.new@example.com')
    await userEvent.tab()
    await userEvent.click(await dialog.findByRole('button', { name: says('addContact.add') }))
    await screen.findByText(says('addContact.added', { email: 'brand.new@example.com' }))
    await seesTheNewContact(says)
    const { db } = await mock.backend()
    const made = db.contacts('ws_sakura').findByEmail('brand.new@example.com')
    await expect(made?.consent?.at).toBe('2026-01-15T15:00:00.000Z')
  },
})

export const AddingFailsAndLosesNothing = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('contactMenu.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactMenu.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('addContact.title') }))
    const email = dialog.getByRole('textbox', { name: new RegExp(`^${says('addContact.email')}`) })
    await userEvent.type(email, 'brand.new@example.com')
    const { faults } = await mock.backend()
    faults.add({ kind: 'status', code: 500, path: '/contacts' })
    await userEvent.click(dialog.getByRole('button', { name: says('addContact.add') }))
    await expect(await dialog.findByText(/^tkt_/)).toBeVisible()
    await expect(email).toHaveValue('brand.new@example.com')
  },
})

export const OpensTheMenuOfARow = meta.story({
  parameters: { mock: { change: withAllBuilt } },
  play: async ({ canvas, userEvent, says }) => {
    const [first] = await canvas.findAllByRole('link', { name: /@/ })
    await canvas.findByRole('button', { name: says('contactMenu.more') })
    await userEvent.click(
      canvas.getByRole('button', { name: says('dataTable.rowMenu', { row: first?.textContent ?? '' }) }),
    )
    await expect(await screen.findByRole('menuitem', { name: says('bulkContacts.copyEmail') })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: says('bulkContacts.delete') }))
    const ask = within(await screen.findByRole('alertdialog'))
    await expect(
      ask.getByRole('button', { name: says('bulkContacts.deleteButton', { count: 1 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(ask.getByRole('textbox'), first?.textContent ?? '')
    await userEvent.click(ask.getByRole('button', { name: says('bulkContacts.deleteButton', { count: 1 }) }))
    await expect(await screen.findByText(says('bulkRun.done'))).toBeVisible()
  },
})

export const ExportsWhatIsShown = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    // Those of checkboxes and menus are no columns of the list.
    const heads = canvas.getAllByRole('columnheader')
    const columns = heads.filter(({ dataset }) => dataset['control'] === undefined).length
    await userEvent.click(await canvas.findByRole('button', { name: says('contactMenu.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactMenu.export') }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('240')
    await expect(
      within(dialog).getByRole('radio', { name: says('exportContacts.visible', { count: columns }) }),
    ).toBeChecked()
  },
})

export const AllButOneAreExportedOrASegment = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    await canvas.findByText(says('contacts.count', { count: 240 }))
    await userEvent.click(canvas.getByRole('checkbox', { name: says('dataTable.selectAll') }))
    const bar = within(await canvas.findByRole('region', { name: says('bulkBar.label') }))
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('x')
    await step('the file is of the others', async () => {
      await userEvent.click(bar.getByRole('button', { name: says('contactMenu.export') }))
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toHaveTextContent('239'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
    await step('the segment says who is not in it', async () => {
      await userEvent.click(bar.getByRole('button', { name: says('segmentOfSelected.segment') }))
      const sheet = within(await screen.findByRole('dialog', { name: says('segmentSheet.titleNew') }))
      await expect((await sheet.findAllByText(/@/))[0]).toBeVisible()
      // In the list of people, and where they are counted, once they are.
      await expect((await sheet.findAllByText(/^239/))[0]).toBeVisible()
    })
  },
})

/** Contacts leave the workspace only with an owner. */
export const ReadOnlyForAMember = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('contactMenu.more') }))
    const entry = await screen.findByRole('menuitem', { name: new RegExp(says('contactMenu.export')) })
    await waitFor(() => expect(entry).toHaveAttribute('aria-disabled', 'true'))
    await expect(screen.getByText(says('contactMenu.exportOwner'))).toBeVisible()
  },
})
