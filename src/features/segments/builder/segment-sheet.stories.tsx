import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import preview from '#.storybook/preview'
import { SECOND } from '#lib/duration'
import { browserRecords } from '#lib/kept-records'
import { SegmentSheet, type SegmentSheetProps } from '#features/segments'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { segments } from '#mocks/segments/segments.data'
import { STORY_TIME } from '#mocks/story'

/** Segments of the small world. */
const the = { prefecture: 'seg_2', nested: 'seg_11', failed: 'seg_13', archived: 'seg_14' }

const saved = (segmentId: string, at: number) => (db: Db) => {
  const segment = db.of(segments).get(segmentId)
  if (segment)
    db.of(segments).put({
      ...segment,
      savedAt: new Date(at).toISOString(),
      before: { count: 12, at: new Date(at - 3_600_000).toISOString() },
    })
}

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: SegmentSheet,
  args: {
    segmentId: the.prefecture,
    onClose: fn<SegmentSheetProps['onClose']>(),
    onSaved: fn<SegmentSheetProps['onSaved']>(),
    links: {
      contacts: (id) => `#contacts-${id}`,
      segment: (id) => `#segment-${id}`,
      campaign: (id, query) => `#campaign-${id}${query?.['step'] ?? ''}`,
      go: fn<SegmentSheetProps['links']['go']>(),
    },
  },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '800px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const sheet = async () => within(await screen.findByRole('dialog'))
/** Waits until the live count stands, and gives its text. */
const counted = async (count: RegExp | string) =>
  expect(await (await sheet()).findByText(count)).toBeVisible()

export const Default = meta.story({
  play: async ({ says }) => {
    const dialog = await sheet()
    await expect(
      await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) }),
    ).toHaveValue('首都圏のお客さま')
    await expect(await dialog.findByText(says('segmentPreview.samples'))).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('meter')).toHaveLength(2))
  },
})

export const New = meta.story({
  args: { segmentId: 'new' },
  play: async ({ says }) => {
    await expect(await screen.findByRole('dialog', { name: says('segmentSheet.titleNew') })).toBeVisible()
    const dialog = await sheet()
    await expect(dialog.getByText(says('segmentSentence.everyone'))).toBeVisible()
    const name = dialog.getByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await waitFor(() => expect(name).toHaveFocus())
  },
})

export const OfAFilter = meta.story({
  args: {
    segmentId: 'new',
    initialConditions: {
      id: 'root',
      kind: 'group',
      match: 'all',
      children: [{ id: 'c1', kind: 'property', key: 'prefecture', op: 'in', value: ['tokyo'] }],
    },
  },
  play: async () => {
    await expect((await (await sheet()).findAllByText(/東京都/))[0]).toBeVisible()
  },
})

export const Nested = meta.story({
  args: { segmentId: the.nested },
  play: async () => {
    await expect((await (await sheet()).findAllByText(/首都圏のお客さま/))[0]).toBeVisible()
  },
})

export const Building = meta.story({
  parameters: { mock: { change: saved(the.prefecture, STORY_TIME) } },
  play: async ({ mock, says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByText(says('segmentState.building'))).toBeVisible()
    mock.pass(60_000)
    await expect(await dialog.findByText(says('segmentState.ready'))).toBeVisible()
  },
})

export const FailedToBuild = meta.story({
  args: { segmentId: the.failed },
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByText(says('conditionProblems.unknown_property'))).toBeVisible()
    await expect(dialog.getByText(says('segmentSheet.leftOut', { count: 1 }))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: says('segmentState.retry') }))
    await expect(await dialog.findByText(says('segmentSheet.saveFailed'))).toBeVisible()
  },
})

export const Archived = meta.story({
  args: { segmentId: the.archived },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByText(says('segmentState.archived'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/segments/:id' }] } },
  play: async ({ says }) => {
    await expect(await screen.findByRole('dialog', { name: says('segmentSheet.title') })).toBeVisible()
  },
})

export const NotFound = meta.story({
  args: { segmentId: 'seg_nobody' },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByRole('alert')).toHaveTextContent(says('segmentSheet.notFound'))
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/segments/:id' }] } },
  play: async ({ userEvent, mock, says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(says('segmentSheet.failed'))
    await expect(dialog.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(dialog.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await dialog.findByText(says('segmentState.ready'))).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 403, path: '/segments/:id' }] } },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByRole('alert')).toHaveTextContent(
      says('errorBlock.forbiddenText'),
    )
  },
})

/** A member builds segments like an owner. */
export const Member = meta.story({
  globals: { role: 'member' },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByText(says('segmentState.ready'))).toBeVisible()
  },
})

export const CountsFailAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contacts/search/count' }] } },
  play: async ({ says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByText(says('segmentPreview.countFailed'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: says('segmentSheet.save') })).toBeVisible()
  },
})

export const SomePropertiesAndListsAreMissing = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/schemas/:type' }] } },
  play: async ({ userEvent, mock, says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByText(says('segmentSheet.worldFailed'))).toBeVisible()
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(dialog.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(dialog.queryByText(says('segmentSheet.worldFailed'))).toBeNull())
  },
})

export const CtrlSSaves = meta.story({
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    const name = await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.type(name, '!')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
})

export const AnUnfinishedConditionIsLeftOutAndNotSaved = meta.story({
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('conditionTree.add') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionFields.list') }))
    await expect(await dialog.findByText(says('segmentSheet.leftOut', { count: 1 }))).toBeVisible()
    await expect(dialog.queryByText(says('conditionProblems.value_missing'))).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: says('segmentSheet.save') }))
    await expect(await dialog.findByText(says('conditionProblems.value_missing'))).toBeVisible()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
})

export const TheCountFollowsTheConditions = meta.story({
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getAllByRole('meter')).toHaveLength(2))
    await userEvent.click(await dialog.findByRole('button', { name: says('conditionTree.add') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionFields.engagement') }))
    await waitFor(() => expect(dialog.getAllByRole('meter')).toHaveLength(3))
    await counted(/[-−]\d+/)
  },
})

/** A count that takes long says so and can be ended; the number before it is not taken for the answer (ERR-3). */
export const ALongCountCanBeEnded = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  play: async ({ userEvent, mock, says }) => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getAllByRole('meter')).toHaveLength(2))
    const count = await dialog.findByRole('region', { name: says('segmentPreview.count') })
    await waitFor(() => expect(count).toHaveTextContent(/\d/))
    const { faults } = await mock.backend()
    faults.add({ kind: 'timeout', path: '/contacts/search/count' })
    await userEvent.click(await dialog.findByRole('button', { name: says('conditionTree.add') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionFields.engagement') }))
    // The conditions rest, and then their count is waited for.
    const cancel = await waitFor(() => {
      hands.advance(SECOND)
      return dialog.getByRole('button', { name: says('stillLoading.cancel') })
    })
    await userEvent.click(cancel)
    await expect(await dialog.findByText(says('segmentPreview.countFailed'))).toBeVisible()
    faults.clear()
    await userEvent.click(dialog.getByRole('button', { name: says('inlineError.retry') }))
    await counted(/[-−]\d+/)
  },
})

export const ANewOneIsSaved = meta.story({
  args: { segmentId: 'new' },
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    const create = await dialog.findByRole('button', { name: says('segmentSheet.create') })
    await userEvent.click(create)
    await expect(await dialog.findByText(says('segmentSheet.nameEmpty'))).toBeVisible()
    const name = dialog.getByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'regular CUSTOMERS')
    await expect(await dialog.findByText(says('segmentSheet.nameTaken'))).toBeVisible()
    await userEvent.type(name, ' 2')
    await userEvent.click(create)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'regular CUSTOMERS 2' }),
      true,
    )
  },
})

/** Goes where a saved segment is, as the app does. */
function Following(props: SegmentSheetProps) {
  const [segmentId, setSegmentId] = useState(props.segmentId)
  return (
    <SegmentSheet
      {...props}
      segmentId={segmentId}
      onSaved={(segment, isNew) => {
        setSegmentId(segment.id)
        props.onSaved(segment, isNew)
      }}
    />
  )
}

export const WhatWasMadeStaysOpen = meta.story({
  args: { segmentId: 'new' },
  render: (args) => <Following {...args} />,
  play: async ({ userEvent, args, says }) => {
    const element = await screen.findByRole('dialog')
    const dialog = within(element)
    const name = await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await userEvent.type(name, 'Brand new')
    await userEvent.click(dialog.getByRole('button', { name: says('segmentSheet.create') }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(await dialog.findByText(says('segmentState.building'))).toBeVisible()
    await expect(screen.getByRole('dialog')).toBe(element)
    await expect(name).toHaveValue('Brand new')
    await userEvent.type(name, '!')
    await userEvent.click(dialog.getByRole('button', { name: says('segmentSheet.save') }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Brand new!' }), false),
    )
  },
})

/** Its name is changed here to 'Mine'; before that is saved, somebody else saves 'Theirs' and whatever else is given. */
async function renamedByTwo(
  { userEvent, mock, says }: Pick<StoryContext, 'userEvent' | 'mock' | 'says'>,
  theirs: { description?: string } = {},
) {
  const dialog = await sheet()
  const name = await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
  await userEvent.clear(name)
  await userEvent.type(name, 'Mine')
  const api = await mock.backend()
  await api.change((db) => {
    const segment = db.of(segments).get(the.prefecture)
    if (!segment) return
    const updatedBy = { id: 'acc_other', name: 'Emma', email: 'emma@example.org' }
    const updatedAt = new Date(STORY_TIME - 5 * 60_000).toISOString()
    const version = segment.version + 1
    db.of(segments).put({ ...segment, name: 'Theirs', ...theirs, version, updatedBy, updatedAt })
  })
  await userEvent.click(dialog.getByRole('button', { name: says('segmentSheet.save') }))
  const compare = await dialog.findByRole('button', { name: says('conflict.compare') })
  const keepMine = dialog.getByRole('button', { name: says('conflict.keepMine') })
  return { dialog, name, compare, keepMine }
}

export const SomebodyElseSavedMeanwhile = meta.story({
  play: async ({ userEvent, args, mock, says }) => {
    const { dialog, name, compare, keepMine } = await renamedByTwo({ userEvent, mock, says })
    await expect(compare).toBeVisible()
    await expect(
      dialog.getByText(/^(Emma saved a newer version 5 minutes ago|Emmaさんが5分前に新しい版を保存しました)/),
    ).toBeVisible()
    await expect(name).toHaveValue('Mine')
    await userEvent.click(keepMine)
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Mine' }), false),
    )
  },
})

export const KeepMineLeavesWhatOnlyTheyChanged = meta.story({
  tags: ['!picture'],
  play: async ({ userEvent, args, mock, says }) => {
    const theirs = { description: 'By them' }
    const { dialog, compare, keepMine } = await renamedByTwo({ userEvent, mock, says }, theirs)
    await userEvent.click(compare)
    const rows = within(dialog.getByRole('table')).getAllByRole('row')
    await expect(rows.map((row) => row.textContent).slice(1)).toEqual([
      `${says('segmentSheet.name')}MineTheirs`,
    ])
    await userEvent.click(keepMine)
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Mine', ...theirs }), false),
    )
  },
})

export const ASavingThatFailsLosesNothing = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, method: 'PUT' }] } },
  play: async ({ userEvent, mock, args, says }) => {
    const dialog = await sheet()
    const name = await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await userEvent.type(name, '!')
    const save = dialog.getByRole('button', { name: says('segmentSheet.save') })
    await userEvent.click(save)
    await expect(await dialog.findByText(says('segmentSheet.saveFailed'))).toBeVisible()
    // What the server said is another sentence.
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      new RegExp(`${says('segmentSheet.saveFailed')} \\S`),
    )
    await expect(dialog.getByText(/^tkt_/)).toBeVisible()
    await expect(name).toHaveValue('首都圏のお客さま!')
    ;(await mock.backend()).faults.clear()
    await userEvent.click(save)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
})

export const Offline = meta.story({
  play: async ({ userEvent, mock, says }) => {
    const dialog = await sheet()
    const name = await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await userEvent.type(name, '!')
    ;(await mock.backend()).scenario.set({ offline: true })
    await userEvent.click(dialog.getByRole('button', { name: says('segmentSheet.save') }))
    await expect(await dialog.findByText(says('segmentSheet.saveOffline'))).toBeVisible()
    await expect(name).toHaveValue('首都圏のお客さま!')
  },
})

export const ClosingAsksBeforeChangesAreLost = meta.story({
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    const name = await dialog.findByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await userEvent.type(name, '!')
    await userEvent.click(dialog.getByRole('button', { name: says('dialog.close') }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: says('leaveGuard.discard') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** A sentence that was not taken over is typed as well (FRA-48). */
export const ClosingAsksBeforeASentenceIsLost = meta.story({
  tags: ['!picture'],
  args: { segmentId: 'new' },
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('conditionTree.write') }))
    const field = await dialog.findByLabelText(says('sentenceInput.sentence'))
    await userEvent.type(field, '東京都に住んでいない謎の人')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: says('leaveGuard.discard') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const WhatWasTypedSurvivesACrash = meta.story({
  beforeEach: () =>
    browserRecords.put(`draft ws_sakura segment ${the.prefecture}`, {
      draft: {
        name: 'Typed before the crash',
        color: 'teal',
        description: '',
        conditions: { id: 'root', kind: 'group', match: 'all', children: [] },
      },
      version: 1,
      at: Date.UTC(2026, 0, 14),
    }),
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('editing.restore') }))
    const name = dialog.getByRole('textbox', { name: new RegExp(`^${says('segmentSheet.name')}`) })
    await expect(name).toHaveValue('Typed before the crash')
    await expect(dialog.getByRole('button', { name: says('segmentSheet.save') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
})

/** The segment has been renamed and given its condition since: only the name is asked about, the condition stays. */
export const WhatWasTypedMeetsWhatOthersSaved = meta.story({
  beforeEach: () => {
    const before = {
      name: 'Before',
      color: 'teal',
      description: '',
      conditions: { id: 'root', kind: 'group', match: 'all', children: [] },
    }
    return browserRecords.put(`draft ws_sakura segment ${the.prefecture}`, {
      draft: { ...before, name: 'Typed before the crash' },
      before,
      version: 0,
      at: Date.UTC(2026, 0, 14),
    })
  },
  play: async ({ userEvent, says, mock }) => {
    const { db } = await mock.backend()
    const stored = () => db.of(segments).get(the.prefecture)
    const { name, conditions } = stored() ?? {}
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('editing.restore') }))
    await userEvent.click(await dialog.findByRole('button', { name: says('conflict.compare') }))
    await expect(dialog.getByRole('cell', { name: name ?? '' })).toBeVisible()
    await expect(dialog.getAllByRole('row')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: says('conflict.keepMine') }))
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Typed before the crash', conditions }))
  },
})

export const ItIsCopiedAndArchived = meta.story({
  play: async ({ userEvent, args, says, mock }) => {
    const dialog = await sheet()
    const more = await dialog.findByRole('button', { name: says('segmentActions.more') })
    // A campaign begins with its people as audience; a failure says so.
    const { db, faults } = await mock.backend()
    faults.add({ kind: 'status', code: 500, path: '/campaigns', method: 'POST', times: 1 })
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: says('segmentActions.useInCampaign') }))
    await expect(await screen.findByText(says('segmentActions.campaignFailed'))).toBeVisible()
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: says('segmentActions.useInCampaign') }))
    await waitFor(() =>
      expect(args.links.go).toHaveBeenCalledWith(expect.stringMatching(/^#campaign-cmp_\w+audience$/)),
    )
    await expect(
      db.of(campaigns).where(({ audience }) => audience.segmentIds.join() === the.prefecture).length,
    ).toBeGreaterThan(0)
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: says('segmentActions.saveAsNew') }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: says('segmentSheet.copyOf', { name: '首都圏のお客さま' }) }),
        true,
      ),
    )
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: says('segmentActions.archive') }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ archived: true }), false),
    )
  },
})

/** While a campaign still has to ask it who is in it, it can't be put away. */
export const AScheduledCampaignKeepsItFromTheArchive = meta.story({
  parameters: {
    mock: {
      change(db: Db) {
        const campaign = db.of(campaigns).get('cmp_25')
        if (campaign)
          db.of(campaigns).put({
            ...campaign,
            name: 'Autumn letter',
            audience: { ...campaign.audience, segmentIds: [the.prefecture] },
          })
      },
    },
  },
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByRole('link', { name: 'Autumn letter' })).toHaveAttribute(
      'href',
      expect.stringContaining('campaign-cmp_25'),
    )
    await userEvent.click(await dialog.findByRole('button', { name: says('segmentActions.more') }))
    const archive = await screen.findByRole('menuitem', { name: new RegExp(says('segmentActions.archive')) })
    await expect(archive).toHaveAttribute('aria-disabled', 'true')
    // What uses it may be read a moment after the menu is open.
    await waitFor(() => expect(archive).toHaveTextContent('Autumn letter'))
  },
})

export const WhySomebodyIsInIt = meta.story({
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await userEvent.type(
      await dialog.findByRole('textbox', { name: says('segmentPreview.whyEmail') }),
      'nobody@example.com{Enter}',
    )
    await expect(
      await dialog.findByText(says('segmentWhy.noContact', { email: 'nobody@example.com' })),
    ).toBeVisible()
  },
})

/** Names and words that are as long or as strange as they may be are only text. */
export const Hostile = meta.story({
  parameters: {
    mock: {
      change(db: Db) {
        const segment = db.of(segments).get(the.prefecture)
        if (!segment) return
        db.of(segments).put({
          ...segment,
          name: '<img src=x onerror=alert(1)> {name} \u202egnp.exe'.padEnd(80, 'あ'),
          description: 'x'.repeat(500),
          conditions: {
            ...segment.conditions,
            children: [
              {
                id: 'c1',
                kind: 'property',
                key: 'name',
                op: 'eq',
                value: '</strong>{clauses}<b>'.repeat(12),
              },
              {
                id: 'c2',
                kind: 'event',
                type: '__proto__',
                did: true,
                window: { kind: 'any' },
                where: [{ key: 'constructor', op: 'eq', value: '\u0000' }],
              },
            ],
          },
        })
      },
    },
  },
  play: async ({ says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByText(says('segmentState.ready'))).toBeVisible()
    await expect(document.querySelector('img[src=x]')).toBeNull()
  },
})

export const Narrow = meta.story({
  args: { segmentId: the.nested },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByText(says('segmentState.ready'))).toBeVisible()
  },
})
