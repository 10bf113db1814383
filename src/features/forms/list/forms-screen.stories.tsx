import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import { preloadMenus } from '#components/menu'
import { FormsScreen, readFormsQuery, type FormsLinks, type FormsQuery } from '#features/forms'
import { link, paths } from '#lib/link'
import { viewRecords } from '#mocks/forms/public-records'

interface AtAddressProps {
  /** What the address says when the screen opens. */
  address: Record<string, string>
  onQueryChange: (change: Partial<FormsQuery>, how: 'push' | 'replace') => void
  onGo: FormsLinks['go']
}

/** Keeps the address as the app does. */
function AtAddress({ address, onQueryChange, onGo }: AtAddressProps) {
  const [query, setQuery] = useState(() => readFormsQuery(address))
  const [links] = useState<FormsLinks>(() => {
    const workspaceId = 'ws_sakura'
    return {
      list: () => link(paths.WORKSPACE_FORMS, { workspaceId }),
      form: (formId, values = {}) => link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId }, values),
      edit: (formId) => link(paths.WORKSPACE_FORMS_EACH_EDIT, { workspaceId, formId }),
      contact: (contact) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { contact }),
      visitors: '',
      go: onGo,
    }
  })
  return (
    <FormsScreen
      query={query}
      onQueryChange={(change, how) => {
        setQuery((now) => ({ ...now, ...change }))
        onQueryChange(change, how)
      }}
      links={links}
    />
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: {
    address: {},
    onQueryChange: fn<AtAddressProps['onQueryChange']>(),
    onGo: fn<AtAddressProps['onGo']>(),
  },
  parameters: {
    frame: 'screen',
    testHeight: 640,
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
  beforeEach: async () => {
    await Promise.all([preloadDialogs(), preloadMenus()])
  },
})

const LIST = '/forms'
const LETTER = 'メルマガ登録（焙煎だより）'
const AUTUMN = '秋の新豆 先行案内（2025）'
const BIRTHDAY = '誕生月クラブ 入会'

/** Forms of every status, each with its picture. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(await canvas.findByRole('link', { name: LETTER })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/forms/frm_1',
    )
    for (const status of ['draft', 'published', 'changed', 'unpublished'] as const)
      await expect(canvas.getAllByText(says(`forms.${status}`)).at(-1)).toBeVisible()
    await expect(await canvas.findByText(says('forms.count', { count: 6 }))).toBeVisible()
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/workspaces/ws_sakura/forms/frm_4'))
  },
})

export const PicturesWaitForTheKindsOfTheirFields = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '*/schemas/contact' }] },
  },
  play: async ({ canvas, canvasElement, mock }) => {
    await canvas.findByRole('link', { name: LETTER })
    // The code that draws is there, and what is in sight has been seen.
    await import('#form-render')
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const hidden = [...canvasElement.querySelectorAll('div[aria-hidden=true]')]
    await expect(hidden.filter(({ shadowRoot }) => shadowRoot)).toEqual([])
    ;(await mock.backend()).faults.clear()
  },
})

/** Cards: the figure says of what it is. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    const name = await canvas.findByRole('link', { name: LETTER })
    const [row] = canvas.getAllByRole('row', { name: new RegExp(LETTER) })
    if (!row) throw new Error('There is no such row.')
    await expect(row).toHaveTextContent(`${says('forms.submissions')} 378`)
    // Beside the picture, which has its room before it is drawn.
    const status = within(row).getByText(says('forms.published'))
    await expect(status.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0)
  },
})

/** Of a form that millions have seen no digit is cut, and the name of a list ends in three dots. */
export const LongNamesAndLargeNumbers = meta.story({
  globals: { viewport: { value: 'medium' } },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: (db) => {
        for (const list of db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura'))
          db.mailingLists.put({ ...list, name: `${list.name}：首都圏の店頭とオンラインショップのお客さま` })
        db.of(viewRecords).put({ id: 'frm_1', count: 10_000_000, days: {} })
      },
    },
  },
  play: async ({ canvas }) => {
    const startsAndEndsWithin = async (part: HTMLElement | null, cell: HTMLElement | null | undefined) => {
      const { left, right } = part?.getBoundingClientRect() ?? {}
      const room = cell?.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(room?.left ?? Infinity)
      await expect(right).toBeLessThanOrEqual(room?.right ?? -Infinity)
    }
    const views = await canvas.findByText(/^10,00\d,\d{3}$/)
    await startsAndEndsWithin(views, views.closest<HTMLElement>('[role=gridcell]'))
    const [list] = await canvas.findAllByText(/首都圏の店頭/)
    await startsAndEndsWithin(list?.parentElement ?? null, list?.closest<HTMLElement>('[role=gridcell]'))
  },
})

export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, userEvent, args, says, step }) => {
    await expect(await canvas.findByRole('heading', { name: says('forms.emptyTitle') })).toBeVisible()
    await step('a starter begins a form', async () => {
      const name = says('forms.newsletter')
      await userEvent.click(canvas.getByRole('button', { name: says('forms.useStarter', { name }) }))
      const dialog = within(await screen.findByRole('dialog', { name: says('forms.new') }))
      await expect(dialog.getByRole('radio', { name })).toBeChecked()
      await expect(dialog.getByRole('textbox', { name: says('forms.name') })).toHaveValue(name)
      await userEvent.click(dialog.getByRole('button', { name: says('forms.create') }))
      await waitFor(() => expect(args.onGo).toHaveBeenCalledOnce())
    })
  },
})

/** A blank form wants a name; what was typed survives a failure. */
export const Creates = meta.story({
  play: async ({ canvas, userEvent, args, mock, says }) => {
    await canvas.findByRole('link', { name: LETTER })
    await userEvent.click(canvas.getByRole('button', { name: says('forms.new') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('forms.new') }))
    const create = dialog.getByRole('button', { name: says('forms.create') })
    await userEvent.click(create)
    await expect(await dialog.findByText(says('forms.nameMissing'))).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: says('forms.name') }), 'Tasting club')
    const { faults } = await mock.backend()
    faults.add({ kind: 'status', code: 503, path: LIST, method: 'POST', times: 1 })
    await userEvent.click(create)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: says('forms.name') })).toHaveValue('Tasting club')
    const answer = holdAnswers(faults, { path: LIST, method: 'POST', times: 1 })
    await userEvent.type(dialog.getByRole('textbox', { name: says('forms.name') }), '{Enter}{Enter}')
    answer()
    await waitFor(() => expect(args.onGo).toHaveBeenCalled())
    await expect(args.onGo).toHaveBeenCalledOnce()
  },
})

export const NoMatch = meta.story({
  args: { address: { q: 'nothing like this' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: '', status: undefined }, 'push')
    await expect(await canvas.findByRole('link', { name: LETTER })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: LIST }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('grid', { name: says('forms.title') })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: LIST }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('forms.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('link', { name: LETTER })).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 403, path: LIST }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: { mock: { faults: [{ kind: 'reset', path: LIST }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

async function openMenu(row: HTMLElement, userEvent: { pointer: (actions: object[]) => Promise<unknown> }) {
  await userEvent.pointer([{ keys: '[MouseRight]', target: row }])
  return within(await screen.findByRole('menu'))
}

/** A member sees why something can't be done. */
export const MenuOfMember = meta.story({
  parameters: { mock: { account: 'acc_tom' } },
  play: async ({ canvas, userEvent, says }) => {
    const row = await canvas.findByRole('link', { name: AUTUMN })
    const menu = await openMenu(row, userEvent)
    await expect(menu.getByRole('menuitem', { name: new RegExp(says('forms.delete')) })).toHaveTextContent(
      says('forms.ownerOnly'),
    )
    await expect(menu.getByRole('menuitem', { name: says('forms.edit') })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/forms/frm_3/edit',
    )
    await userEvent.click(menu.getByRole('menuitem', { name: says('forms.duplicate') }))
    await expect(
      await canvas.findByRole('link', { name: says('forms.copyName', { name: AUTUMN }) }),
    ).toBeVisible()
  },
})

/** A draft that lacks something can't be published, says what it lacks, and leads to where that is mended. */
export const ADraftThatLacksSomething = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const menu = await openMenu(await canvas.findByRole('link', { name: BIRTHDAY }), userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: says('forms.publish') }))
    const dialog = within(await screen.findByRole('dialog'))
    const [fix] = await dialog.findAllByText(says('formPublish.fix'))
    await expect(dialog.getByRole('button', { name: says('formPublish.publish') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    if (fix) await userEvent.click(fix)
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith(expect.stringContaining('/edit')))
  },
})

export const Unpublishes = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const row = await canvas.findByRole('link', { name: LETTER })
    const menu = await openMenu(row, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: says('forms.unpublish') }))
    const question = within(
      await screen.findByRole('alertdialog', {
        name: says('forms.unpublishTitle', { count: 1, name: LETTER }),
      }),
    )
    await userEvent.click(question.getByRole('button', { name: says('forms.unpublish') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByText(says('forms.unpublished')).length).toBeGreaterThan(1))
  },
})

/** Several at once: what their status forbids is left as it is, and what is deleted for good is typed. */
export const DeletesSeveral = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    for (const name of [LETTER, AUTUMN, BIRTHDAY])
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name.slice(0, 4)) }))
    await userEvent.click(canvas.getByRole('button', { name: says('forms.delete') }))
    const question = within(
      await screen.findByRole('alertdialog', {
        name: says('forms.deleteTitle', { count: 2, name: BIRTHDAY }),
      }),
    )
    await expect(question.getByText(says('forms.skipped', { count: 1 }))).toBeVisible()
    await userEvent.type(question.getByRole('textbox'), '2')
    await userEvent.click(question.getByRole('button', { name: says('forms.delete') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('link', { name: AUTUMN })).toBeNull())
    await expect(canvas.getByRole('link', { name: LETTER })).toBeVisible()
  },
})
