import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import { preloadMenus } from '#components/menu'
import { FormScreen, readFormPageQuery, type FormPageQuery, type FormsLinks } from '#features/forms'
import { link, paths } from '#lib/link'
import { forms } from '#mocks/forms/forms.data'
import type { MockBackend } from '#mocks/core/respond'
import { submissionRecords } from '#mocks/forms/public-records'

interface AtAddressProps {
  formId: string
  /** What the address says when the screen opens. */
  address: Record<string, string>
  onQueryChange: (change: Partial<FormPageQuery>, how: 'push' | 'replace') => void
  onGo: FormsLinks['go']
}

/** Keeps the address as the app does. */
function AtAddress({ formId, address, onQueryChange, onGo }: AtAddressProps) {
  const [query, setQuery] = useState(() => readFormPageQuery(address))
  const [links] = useState<FormsLinks>(() => {
    const workspaceId = 'ws_sakura'
    return {
      list: () => link(paths.WORKSPACE_FORMS, { workspaceId }),
      form: (id, values = {}) => link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId: id }, values),
      edit: (id) => link(paths.WORKSPACE_FORMS_EACH_EDIT, { workspaceId, formId: id }),
      contact: (contact) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { contact }),
      visitors: '',
      go: onGo,
    }
  })
  return (
    <FormScreen
      formId={formId}
      query={query}
      onQueryChange={(change, how) => {
        setQuery((now) => ({ ...now, ...change }))
        onQueryChange(change, how)
      }}
      links={links}
    />
  )
}

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: AtAddress,
  args: {
    formId: 'frm_1',
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

const ONE = '/forms/*'
/** A colleague gives what is filled in other labels. */
const changedElsewhere = ({ change }: MockBackend, formId: string) =>
  change((db) => {
    const form = db.of(forms).get(formId)
    if (!form) return
    const fields = form.fields.map((field) =>
      field.type === 'property' ? { ...field, label: { en: 'Theirs', ja: '相手' } } : field,
    )
    db.of(forms).put({
      ...form,
      fields,
      version: form.version + 1,
      draftVersion: form.draftVersion + 1,
    })
  })
const LETTER = 'メルマガ登録（焙煎だより）'

/** Every way to share the form, and a QR code that is drawn when it is asked for. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LETTER })).toBeVisible()
    const share = within(await canvas.findByRole('region', { name: says('formPage.share') }))
    await expect(share.getByRole('link', { name: /^https:\/\/forms\.sakura/ })).toBeVisible()
    await step('the tag of the script', async () => {
      await userEvent.selectOptions(share.getByRole('combobox'), 'popup')
      await expect(share.getByText(/data-form="frm_1" data-kind="popup"/)).toBeVisible()
    })
    await step('the QR code', async () => {
      await userEvent.selectOptions(share.getByRole('combobox'), 'link')
      await userEvent.click(share.getByRole('button', { name: says('formPage.qr') }))
      const dialog = within(await screen.findByRole('dialog', { name: says('formPage.qr') }))
      await expect(
        dialog.getByRole('img', { name: /forms\.sakura-roastery\.example\/f\/frm_1/ }),
      ).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

/** Edited since it was published: visitors still see the old version, and publishing shows the new one. */
export const Changed = meta.story({
  args: { formId: 'frm_2' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('formPage.pending'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('formPage.publish') }))
    const dialog = within(await screen.findByRole('dialog'))
    const publish = dialog.getByRole('button', { name: says('formPublish.publish') })
    await expect(await dialog.findByRole('region', { name: says('formPublish.changes') })).toBeVisible()
    await expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
    await userEvent.click(publish)
    await waitFor(() => expect(canvas.queryByText(says('formPage.pending'))).toBeNull())
    await expect(canvas.queryByRole('button', { name: says('formPage.publish') })).toBeNull()
  },
})

export const Draft = meta.story({
  args: { formId: 'frm_4' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('formPage.shareDraft'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: says('formPage.unpublish') })).toBeNull()
  },
})

/** Closing asks first, and says what visitors see then. */
export const Unpublishes = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('formPage.unpublish') }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(says('forms.unpublishText'))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: says('forms.unpublish') }))
    await expect(await canvas.findByText(says('formPage.shareClosed'))).toBeVisible()
  },
})

/** The next attempt is about what a colleague made of it meanwhile. */
export const UnpublishesWhatWasChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('formPage.unpublish') }))
    const question = within(await screen.findByRole('alertdialog'))
    const unpublish = question.getByRole('button', { name: says('forms.unpublish') })
    const backend = await mock.backend()
    backend.faults.add({ kind: 'reset', method: 'POST', path: '/forms/*/unpublish', times: 1 })
    await userEvent.click(unpublish)
    await expect(await question.findByRole('alert')).toHaveTextContent(says('settingsFailures.offline'))
    await changedElsewhere(backend, 'frm_1')
    await userEvent.click(unpublish)
    await expect(await question.findByText(/tkt_/)).toBeVisible()
    await expect(question.getByRole('alert')).toHaveTextContent(says('forms.actConflict'))
    await userEvent.click(unpublish)
    await expect(await canvas.findByText(says('formPage.shareClosed'))).toBeVisible()
  },
})

/** What a colleague changed while it was read is shown before it is published; nothing leaves while it is sent (FRM-61). */
export const PublishesWhatWasChangedMeanwhile = meta.story({
  args: { formId: 'frm_2' },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const backend = await mock.backend()
    const answer = holdAnswers(backend.faults, { method: 'POST', path: '/forms/*/publish' })
    await userEvent.click(await canvas.findByRole('button', { name: says('formPage.publish') }))
    const dialog = within(await screen.findByRole('dialog'))
    const publish = dialog.getByRole('button', { name: says('formPublish.publish') })
    await expect(await dialog.findByRole('region', { name: says('formPublish.changes') })).toBeVisible()
    await changedElsewhere(backend, 'frm_2')
    await step('it can not be canceled any more', async () => {
      await userEvent.click(publish)
      await userEvent.click(dialog.getByRole('button', { name: says('formPublish.cancel') }))
      await expect(screen.getByRole('dialog')).toBeVisible()
    })
    await step('it is said, and the change is there to be read', async () => {
      answer()
      await expect(await dialog.findByRole('alert')).toHaveTextContent(says('formPublish.changedMeanwhile'))
      await expect((await dialog.findAllByText(/Theirs|相手/))[0]).toBeVisible()
    })
    await step('the next attempt is about that', async () => {
      await userEvent.click(publish)
      await waitFor(() => expect(canvas.queryByText(says('formPage.pending'))).toBeNull())
    })
  },
})

export const Submissions = meta.story({
  args: { address: { tab: 'submissions' } },
  play: async ({ canvas, userEvent, args, says, step }) => {
    const grid = await canvas.findByRole('grid', { name: says('formPage.submissions') })
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5))
    await step('one is read in a sheet', async () => {
      const [state] = await within(grid).findAllByText(says('formPage.confirmed'))
      await userEvent.click(state ?? grid)
      const sheet = within(await screen.findByRole('dialog'))
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ submission: expect.any(String) }, 'push')
      await expect(sheet.getByText(says('formPage.botScore'))).toBeVisible()
      // A pill is as wide as its words.
      const pill = sheet.getByText(says('formPage.confirmed'))
      await expect(pill.clientWidth * 2).toBeLessThan(pill.closest('[role=dialog]')?.clientWidth ?? 0)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ submission: undefined }, 'push')
    })
    await step('spam is found by its state', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: says('formPage.state') }), 'spam')
      await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'spam' }, 'push')
      await waitFor(() => expect(within(grid).queryByText(says('formPage.confirmed'))).toBeNull())
      await expect((await within(grid).findAllByText(says('formPage.spam'))).length).toBeGreaterThan(0)
    })
  },
})

/** The list is refreshed by itself: what is being read stays where that fails, and so do the pages (ERR-11). */
export const SubmissionsNotRefreshed = meta.story({
  args: { address: { tab: 'submissions' } },
  decorators: [hands.decorator],
  parameters: { mock: { workspaceId: 'ws_sakura' } },
  play: async ({ canvas, mock, userEvent, says }) => {
    const grid = await canvas.findByRole('grid', { name: says('formPage.submissions') })
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5))
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    const { faults } = await mock.backend()
    faults.add({ kind: 'status', code: 400, path: '/forms/*/submissions' })
    hands.advance(30_000)
    await expect(await canvas.findByText(says('formPage.submissionsFailed'))).toBeVisible()
    await expect(grid).toBeVisible()
    await expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5)
    faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await waitFor(() => expect(canvas.queryByText(says('formPage.submissionsFailed'))).toBeNull())
    await expect(grid).toBeVisible()
  },
})

export const NoSubmissions = meta.story({
  args: { formId: 'frm_4', address: { tab: 'submissions' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('formPage.toShare') }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ tab: 'overview' }, 'push')
  },
})

/** What people have sent leaves the product by an owner's hand only. */
export const SubmissionsForMembers = meta.story({
  args: { address: { tab: 'submissions', q: 'no such text' } },
  parameters: { mock: { account: 'acc_tom' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('button', { name: says('emptyState.clear') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('formPage.export') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** The form as visitors see it, sent as a test: it appears as one, and the address that it leads to is only said. */
export const TestSubmission = meta.story({
  args: { formId: 'frm_2' },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('formPage.test') }))
    const dialog = await screen.findByRole('dialog', { name: says('formPage.test') })
    const form = await waitFor(() => {
      const host = [...dialog.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)
      const card = host?.shadowRoot?.querySelector<HTMLElement>('.card')
      if (!card) throw new Error('No form is drawn.')
      return card
    })
    const field = (name: string) => {
      const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!input) throw new Error(`No field is called ${name}.`)
      return input
    }
    await userEvent.type(field('email'), 'me@sakura-roastery.example')
    await userEvent.type(field('name'), '森')
    await userEvent.click(field('consent'))
    await userEvent.click(within(form).getByRole('button'))
    await waitFor(() => expect(form.querySelector('.said')).toBeTruthy())
    const { db } = await mock.backend()
    await expect(db.of(submissionRecords).all()).toMatchObject([{ isTest: true, contactId: null }])
  },
})

export const History = meta.story({
  args: { address: { tab: 'history' } },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByText(says('formPage.wasPublished', { name: '森 遥', version: 7 })),
    ).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: ONE }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('formPage.loading') })).toBeInTheDocument()
  },
})

/** A wait that goes on says so, and whoever ends it may try again (ERR-3). */
export const ALongWaitCanBeEnded = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: ONE, times: 1 }] } },
  play: async ({ canvas, userEvent, says }) => {
    await hands.waitLong()
    await userEvent.click(await canvas.findByRole('button', { name: says('stillLoading.cancel') }))
    await userEvent.click(await canvas.findByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('tab', { name: says('formPage.history') })).toBeVisible()
  },
})

export const Gone = meta.story({
  args: { formId: 'frm_none' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('formPage.gone'))
    await expect(canvas.getByRole('link', { name: says('formPage.toForms') })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/forms',
    )
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: ONE }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('formPage.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('heading', { level: 1, name: LETTER })).toBeVisible()
  },
})
