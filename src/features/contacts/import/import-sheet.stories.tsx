import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import type { ContactStatus } from '#api/contacts'
import { toCsv } from '#features/contacts/csv'
import { IMPORT_ROWS } from '#features/contacts/csv'
import type { KeptRecords } from '#lib/kept-records'
import { recordsInMemory } from '#lib/kept-records.fake'
import { STORY_TIME } from '#mocks/core/story-time'
import { createImportJournal, lockOf, type JournalHead } from './import-journal.ts'
import { USUAL_RULES } from './import-rules.model.ts'
import { NO_COUNTS, NO_REMARKS, type ImportFailure } from './import-run.model.ts'
import { ImportSheet, type ImportSheetProps } from './import-sheet.tsx'

/** What this browser keeps: of each story its own. */
function KeptInMemory({
  make = recordsInMemory,
  onClose,
}: Pick<ImportSheetProps, 'onClose'> & { make?: () => KeptRecords }) {
  const [records] = useState(make)
  return <ImportSheet onClose={onClose} records={records} />
}

const meta = preview.meta({
  component: KeptInMemory,
  args: { onClose: fn<() => void>() },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

type Hands = Pick<StoryContext, 'userEvent' | 'says'>

const HEADER = ['メールアドレス', '氏名', '会社名', '備考']
const PEOPLE = [
  ['hana.sakamoto@tegami.example', '坂本 花', '坂本製茶', '展示会'],
  ['ｋｅｎ＠ｔｅｇａｍｉ．ｅｘａｍｐｌｅ', '𠮷田 健', '', ''],
  ['mika@tegami.example', '三上 実花', '三上商店', 'ー'],
]

const file = (content: Uint8Array | string, name = '連絡先.csv') =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, { type: 'text/csv' })
const people = (rows: readonly (readonly string[])[] = PEOPLE) => file(toCsv([HEADER, ...rows]))
/** Enough rows for several calls. */
const crowd = (calls: number) =>
  people(
    Array.from({ length: IMPORT_ROWS.chunk * calls }, (_, index) => [
      `crowd${index}@tegami.example`,
      `${index}`,
      '',
      '',
    ]),
  )

const sheet = (says: Hands['says']) => screen.findByRole('dialog', { name: says('import.title') })
const press = async ({ userEvent, says }: Hands, name: string) => {
  const button = await within(await sheet(says)).findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}
const choose = async ({ userEvent, says }: Hands, chosen: File) => {
  const dialog = within(await sheet(says))
  await userEvent.upload(await dialog.findByLabelText(new RegExp(`^${says('importFile.pick')}`)), chosen)
}
const toTheRules = async (hands: Hands, chosen: File) => {
  await choose(hands, chosen)
  await press(hands, hands.says('import.next'))
  await press(hands, hands.says('import.next'))
}
const beginTheDryRun = async (hands: Hands, chosen: File) => {
  await toTheRules(hands, chosen)
  await hands.userEvent.click(
    within(await sheet(hands.says)).getByRole('checkbox', { name: hands.says('importRules.consented') }),
  )
  await press(hands, hands.says('import.tryIt'))
}
const toTheDryRun = async (hands: Hands, chosen: File) => {
  await beginTheDryRun(hands, chosen)
  await screen.findByText(hands.says('importRun.checked'))
}
/** How many rows came out this way. */
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

/** The bytes of the files that the story saves. */
const saved = () => {
  const made = spyOn(URL, 'createObjectURL')
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return async () => {
    const [blob] = made.mock.calls.at(-1) ?? []
    return blob instanceof Blob ? blob.text() : ''
  }
}

async function someone({ mock }: Pick<StoryContext, 'mock'>, status: ContactStatus): Promise<string> {
  const { base } = (await mock.backend()).db.contacts('ws_sakura')
  for (let index = 0; index < base.count; index += 1)
    if (base.statusOf(index) === status) return base.emailOf(index)
  throw new Error(`Nobody is ${status}.`)
}

export const ChoosingAFile = meta.story({
  play: async ({ says }) => {
    const dialog = within(await sheet(says))
    await expect(await dialog.findByText(says('importFile.hint'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: says('import.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const ReadsShiftJis = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, file(toCsv([HEADER, ...PEOPLE], { encoding: 'shift_jis' })))
    const dialog = within(await sheet(says))
    await expect(await dialog.findByRole('combobox', { name: says('importFile.encoding') })).toHaveValue(
      'shift_jis',
    )
    await expect(dialog.getByRole('columnheader', { name: '氏名' })).toBeVisible()
    await expect(dialog.getByRole('cell', { name: '坂本 花' })).toBeVisible()
    await expect(dialog.getByText(says('importFile.rows', { count: 3, columns: 4 }))).toBeVisible()
  },
})

export const TheSeparatorCanBeChosen = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    await choose(context, file('a@x.example;b|c\nd@x.example;e|f\n'))
    const dialog = within(await sheet(says))
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: says('importFile.delimiter') }),
      says('importDelimiter.bar'),
    )
    await expect(await dialog.findByRole('cell', { name: 'a@x.example;b' })).toBeVisible()
  },
})

/** A workbook that was only renamed. */
export const BinaryFile = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0, 0, 0, 0, 1, 2, 0, 0])))
    await expect(await screen.findByText(says('importProblem.binary'))).toBeVisible()
    await expect(screen.getByRole('button', { name: says('import.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const EmptyFile = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, file(''))
    await expect(await screen.findByText(says('importProblem.empty'))).toBeVisible()
    await expect(screen.getByRole('button', { name: says('import.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const NamesOfColumnsAlone = meta.story({
  play: async (context) => {
    await choose(context, people([]))
    await expect(await screen.findByText(context.says('importProblem.empty'))).toBeVisible()
  },
})

export const UnclosedQuote = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, file('email,name\na@x.example,A\nb@x.example,"B\n'))
    await expect(await screen.findByText(says('importProblem.unclosed_quote', { line: 3 }))).toBeVisible()
    await expect(screen.getByRole('button', { name: says('import.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const NoHeader = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, file(toCsv(PEOPLE)))
    await expect(await screen.findByText(says('importProblem.no_header'))).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: says('importFile.hasHeader') })).not.toBeChecked()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: says('import.next') })).not.toHaveAttribute('aria-disabled'),
    )
  },
})

export const RaggedRows = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, file('email,name\na@x.example\nb@x.example,B\nc@x.example,C,3\n'))
    await expect(await screen.findByText(says('importProblem.ragged_row', { line: 2 }))).toBeVisible()
    await expect(screen.getByText(says('importProblem.ragged_row', { line: 4 }))).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: says('import.next') })).not.toHaveAttribute('aria-disabled'),
    )
  },
})

async function japaneseHeadersAreMapped(context: StoryContext) {
  const { says } = context
  const target = (column: string) =>
    screen.findByRole('combobox', { name: says('importMap.target', { column }) })
  await expect(await target('メールアドレス')).toHaveValue('email')
  await expect(await target('氏名')).toHaveValue('name')
  await expect(await target('会社名')).toHaveValue('company')
  await expect(await target('備考')).toHaveDisplayValue(says('importMap.leftOut'))
}

export const MapsJapaneseHeaders = meta.story({
  play: async (context) => {
    await choose(context, people())
    await press(context, context.says('import.next'))
    await japaneseHeadersAreMapped(context)
  },
})

let answerProperties = () => {}

export const MapsTheSameWhenPropertiesComeLate = meta.story({
  beforeEach: async ({ mock }) => {
    answerProperties = holdAnswers((await mock.backend()).faults, { path: '/schemas/contact' })
  },
  play: async (context) => {
    await choose(context, people())
    const next = await screen.findByRole('button', { name: context.says('import.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    answerProperties()
    await press(context, context.says('import.next'))
    await japaneseHeadersAreMapped(context)
  },
})

/** A cell that turns the direction of writing does so for itself, and not for the samples after it. */
export const ACellFromRightToLeftTurnsNoOther = meta.story({
  play: async (context) => {
    const turned = '\u202E坂本 花'
    const rows = [['hana@tegami.example', turned, '', ''], ...PEOPLE.slice(1)]
    await choose(context, people(rows))
    await press(context, context.says('import.next'))
    await expect(await screen.findByText(turned)).toHaveStyle({ unicodeBidi: 'isolate' })
    await expect(screen.getByText('𠮷田 健')).toHaveStyle({ unicodeBidi: 'isolate' })
  },
})

export const AStepBeginsWithTheFocusOnItsName = meta.story({
  play: async (context) => {
    const { userEvent, says, step } = context
    const current = () =>
      within(screen.getByRole('list', { name: says('import.steps') }))
        .getAllByRole('listitem')
        .find((item) => item.ariaCurrent === 'step')
    await choose(context, people())
    await press(context, says('import.next'))
    await expect(current()).toHaveTextContent(says('import.map'))
    await expect(current()).toHaveFocus()
    await step('Back too', async () => {
      await userEvent.click(screen.getByRole('button', { name: says('import.back') }))
      await expect(current()).toHaveTextContent(says('import.file'))
      await expect(current()).toHaveFocus()
    })
  },
})

export const NeedsAColumnWithAddresses = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    await choose(context, people())
    await press(context, says('import.next'))
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: says('importMap.target', { column: 'メールアドレス' }) }),
      says('importMap.leftOut'),
    )
    const next = screen.getByRole('button', { name: says('import.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription(says('import.needsEmail'))
  },
})

export const Rules = meta.story({
  play: async (context) => {
    const { says } = context
    await toTheRules(context, people())
    await expect(await screen.findByText(says('importRules.neverResubscribed'))).toBeVisible()
    const start = screen.getByRole('button', { name: says('import.tryIt') })
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await expect(start).toHaveAccessibleDescription(says('import.needsConsent'))
  },
})

export const BackKeepsWhatWasChosen = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    await toTheRules(context, people())
    await userEvent.click(
      await screen.findByRole('radio', { name: new RegExp(says('importRules.overwrite')) }),
    )
    await press(context, says('import.back'))
    await press(context, says('import.back'))
    await expect(await screen.findByText('連絡先.csv')).toBeVisible()
    await press(context, says('import.next'))
    await press(context, says('import.next'))
    await expect(
      await screen.findByRole('radio', { name: new RegExp(says('importRules.overwrite')) }),
    ).toBeChecked()
  },
})

export const DryRunChangesNothing = meta.story({
  play: async (context) => {
    const { mock, says } = context
    const known = await someone(context, 'subscribed')
    await toTheDryRun(
      context,
      people([...PEOPLE, [known, '', '', ''], ['これはアドレスではない', '', '', '']]),
    )
    await expect(figure(says('importRun.created'))).toHaveTextContent('3')
    await expect(figure(says('importRun.invalid'))).toHaveTextContent('1')
    await expect(screen.getByText(says('importReason.invalid_email'))).toBeVisible()
    const { db } = await mock.backend()
    await expect(db.contacts('ws_sakura').findByEmail('mika@tegami.example')).toBeUndefined()
  },
})

export const NothingToImport = meta.story({
  play: async (context) => {
    const { says } = context
    await toTheDryRun(context, people([['これはアドレスではない', '', '', '']]))
    await expect(
      screen.getByRole('button', { name: says('import.importNow', { count: 0 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Runs = meta.story({
  play: async (context) => {
    const { args, mock, says } = context
    await toTheDryRun(context, people())
    await press(context, says('import.importNow', { count: 3 }))
    await expect(await screen.findByText(says('importRun.importedText'))).toBeVisible()
    const { db } = await mock.backend()
    // Full-width letters are the same address.
    await expect(db.contacts('ws_sakura').findByEmail('ken@tegami.example')?.name).toBe('𠮷田 健')
    await press(context, says('import.done'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Whoever has unsubscribed stays so, whatever the file and the rules say. */
export const UnsubscribedStaySuppressed = meta.story({
  play: async (context) => {
    const { mock, says } = context
    const gone = await someone(context, 'unsubscribed')
    await toTheDryRun(context, people([...PEOPLE, [gone, '', '', '']]))
    await press(context, says('import.importNow', { count: 3 }))
    await screen.findByText(says('importRun.importedSomeText'))
    await expect(figure(says('importRun.suppressed'))).toHaveTextContent('1')
    await expect(screen.getByText(says('importReason.unsubscribed'))).toBeVisible()
    const { db } = await mock.backend()
    await expect(db.contacts('ws_sakura').findByEmail(gone)?.status).toBe('unsubscribed')
  },
})

/** A status in the file is never improved upon: neither of who is new nor of who is there. */
export const AStatusInTheFileHolds = meta.story({
  play: async (context) => {
    const { mock, says, step } = context
    const known = await someone(context, 'subscribed')
    await toTheDryRun(context, file(`email,status\ngone@tegami.example,unsubscribed\n${known},配信停止\n`))
    await step('it says where a contact stays as it is', async () => {
      await expect(
        screen.getByText(
          says('importReason.status_kept', {
            file: says('contactStatus.unsubscribed'),
            status: says('contactStatus.subscribed'),
          }),
        ),
      ).toBeVisible()
    })
    await press(context, says('import.importNow', { count: 2 }))
    await screen.findByText(says('importRun.imported'))
    const { db } = await mock.backend()
    await expect(db.contacts('ws_sakura').findByEmail('gone@tegami.example')?.status).toBe('unsubscribed')
  },
})

export const PausesAndResumes = meta.story({
  play: async (context) => {
    const { mock, says } = context
    await toTheDryRun(context, crowd(3))
    const { faults, log } = await mock.backend()
    const answer = holdAnswers(faults, { path: '/import/csv' })
    await press(context, says('import.importNow', { count: 3 * IMPORT_ROWS.chunk }))
    await press(context, says('importRun.pause'))
    const calls = log.length
    answer()
    await expect(await screen.findByRole('button', { name: says('importRun.resume') })).toBeVisible()
    await press(context, says('importRun.resume'))
    await screen.findByText(says('importRun.importedText'))
    await expect(log.length).toBeGreaterThan(calls)
    await expect(figure(says('importRun.created'))).toHaveTextContent('1,500')
  },
})

/** A call that fails stops the import where it is; Retry sends the same rows again, and none is taken twice. */
export const PausesOnAServerErrorAndRetryFinishes = meta.story({
  play: async (context) => {
    const { mock, says } = context
    await toTheDryRun(context, crowd(2))
    ;(await mock.backend()).faults.add({ kind: 'status', code: 503, path: '/import/csv', times: 1 })
    await press(context, says('import.importNow', { count: 2 * IMPORT_ROWS.chunk }))
    await expect(await screen.findByText(says('importRun.stopped'))).toBeVisible()
    await expect(screen.getByText(/^tkt_/)).toBeVisible()
    await press(context, says('errorBlock.retry'))
    await screen.findByText(says('importRun.importedText'))
    await expect(figure(says('importRun.created'))).toHaveTextContent('1,000')
  },
})

/** What failed there was no import: nothing is said to be done. */
export const ADryRunPausesOnAServerErrorAndRetryFinishes = meta.story({
  play: async (context) => {
    const { mock, says } = context
    ;(await mock.backend()).faults.add({ kind: 'status', code: 503, path: '/import/csv', times: 1 })
    await beginTheDryRun(context, people())
    await expect(await screen.findByText(says('importRun.stoppedCheck'))).toBeVisible()
    await expect(screen.getByText(says('importRun.canceledCheckText'))).toBeVisible()
    await press(context, says('errorBlock.retry'))
    await expect(await screen.findByText(says('importRun.checked'))).toBeVisible()
  },
})

export const ListsFailuresAndDownloadsThem = meta.story({
  play: async (context) => {
    const { says } = context
    const made = spyOn(URL, 'createObjectURL')
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await toTheDryRun(context, people([...PEOPLE, ['=cmd()', '偽物', '', ''], ['', '無名', '', '']]))
    await expect(screen.getByText(says('importRun.line', { line: 5 }))).toBeVisible()
    await expect(screen.getByText(says('importReason.missing_email'))).toBeVisible()
    await press(context, says('importRun.download'))
    await expect(clicked).toHaveBeenCalledOnce()
    const [blob] = made.mock.calls[0] ?? []
    const text = blob instanceof Blob ? await blob.text() : ''
    await expect(text).toContain(
      `${HEADER.join(',')},${says('import.lineColumn')},${says('import.reasonColumn')}`,
    )
    // No spreadsheet takes it for a formula.
    await expect(text).toContain(`'=cmd(),偽物,,,5,${says('importReason.invalid_email')}`)
  },
})

export const InvalidCellsCanBeLeftEmpty = meta.story({
  play: async (context) => {
    const { mock, userEvent, says, step } = context
    const { db } = await mock.backend()
    await toTheDryRun(
      context,
      file('email,orders,plan\na@tegami.example,many,monthly\nb@tegami.example,7,sometimes\n'),
    )
    await step('it names label, value and what is allowed', async () => {
      await expect(figure(says('importRun.invalid'))).toHaveTextContent('2')
      await expect(
        screen.getByText(new RegExp(`[“「]many[”」].*${says('importAllowed.number')}`)),
      ).toBeVisible()
      await expect(screen.getByText(/[“「]sometimes[”」].*(Monthly|毎月)/)).toBeVisible()
      await expect(screen.queryByText(/orders|invalid_value/)).not.toBeInTheDocument()
    })
    await step('the rows are imported without these cells', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: says('importCheck.emptyInvalid') }))
      await waitFor(() => expect(figure(says('importRun.created'))).toHaveTextContent('2'))
      await expect(
        screen.getByRole('heading', { name: says('importRun.failures', { count: 2 }) }),
      ).toBeVisible()
      await press(context, says('import.importNow', { count: 2 }))
      await screen.findByText(says('importRun.imported'))
      const contacts = db.contacts('ws_sakura')
      await expect(contacts.findByEmail('a@tegami.example')?.properties).toEqual({ plan: 'monthly' })
      await expect(contacts.findByEmail('b@tegami.example')?.properties).toEqual({ orders: 7 })
    })
  },
})

/** An unquoted comma shifts every value after it: such a row is imported only if the reader wants it as it is. */
export const RowsWithTooManyCells = meta.story({
  play: async (context) => {
    const { mock, userEvent, says, step } = context
    const text = saved()
    const { db } = await mock.backend()
    await toTheDryRun(
      context,
      file('email,company,city\na@tegami.example,Acme, Inc.,Osaka\nb@tegami.example,"Acme, Inc.",Osaka\n'),
    )
    const reason = says('importReason.too_many_cells', { found: 4, columns: 3, beyond: 'Osaka' })
    await step('it says which line and what was found', async () => {
      await expect(figure(says('importRun.invalid'))).toHaveTextContent('1')
      await expect(screen.getByText(says('importRun.line', { line: 2 }))).toBeVisible()
      await expect(screen.getByText(/^a@tegami\.example · Acme · +Inc\. · Osaka$/)).toBeVisible()
      await expect(screen.getByText(reason)).toBeVisible()
      await press(context, says('importRun.download'))
      await expect(await text()).toContain(`a@tegami.example,Acme," Inc.",2,${reason}`)
    })
    const anyway = () => screen.getByRole('checkbox', { name: says('importCheck.wideRows') })
    await step('the reader may want it anyway, and no longer', async () => {
      await userEvent.click(anyway())
      await waitFor(() => expect(figure(says('importRun.created'))).toHaveTextContent('2'))
      await expect(anyway()).toHaveFocus()
      await userEvent.click(anyway())
      await waitFor(() => expect(figure(says('importRun.invalid'))).toHaveTextContent('1'))
    })
    await step('without the choice it stays out', async () => {
      await press(context, says('import.importNow', { count: 1 }))
      await screen.findByText(says('importRun.imported'))
      await expect(db.contacts('ws_sakura').findByEmail('a@tegami.example')).toBeUndefined()
      await expect(db.contacts('ws_sakura').findByEmail('b@tegami.example')).toBeDefined()
    })
  },
})

export const LeavingAsksWhileItRuns = meta.story({
  play: async (context) => {
    const { args, mock, userEvent, says } = context
    await toTheDryRun(context, crowd(2))
    ;(await mock.backend()).faults.add({ kind: 'timeout', path: '/import/csv' })
    await press(context, says('import.importNow', { count: 2 * IMPORT_ROWS.chunk }))
    await screen.findByRole('button', { name: says('importRun.pause') })
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: says('import.leaveTitle') }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: says('import.leaveConfirm') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const LeavingAsksBeforeWorkIsLost = meta.story({
  play: async (context) => {
    const { args, userEvent, says, step } = context
    const dialog = within(await sheet(says))
    const field = () => dialog.getByRole('textbox', { name: says('importSource.emailsLabel') })
    await userEvent.click(dialog.getByRole('radio', { name: says('importSource.emails') }))
    await userEvent.click(field())
    await userEvent.paste('hana@tegami.example')
    // Given up before it is read, it leaves another button behind.
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: says('import.next') })).not.toHaveAttribute('aria-disabled'),
    )
    await step('what was pasted stays', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(field()).toHaveValue('hana@tegami.example')
    })
    await step('or is given up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })
  },
})

export const PastesAddresses = meta.story({
  play: async (context) => {
    const { userEvent, says, step } = context
    const dialog = within(await sheet(says))
    await userEvent.click(dialog.getByRole('radio', { name: says('importSource.emails') }))
    const field = dialog.getByRole('textbox', { name: says('importSource.emailsLabel') })
    await step('it says how many there are', async () => {
      await userEvent.click(field)
      await userEvent.paste('花 <hana@tegami.example>, ken@tegami.example\nHANA@tegami.example; nobody@')
      await expect(
        await dialog.findByText(says('importSource.found', { count: 3, repeated: 1 })),
      ).toBeVisible()
    })
    await step('what was pasted stays while another source is looked at', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: says('importSource.rows') }))
      await userEvent.click(dialog.getByRole('radio', { name: says('importSource.emails') }))
      await expect(dialog.getByRole('textbox', { name: says('importSource.emailsLabel') })).toHaveValue(
        '花 <hana@tegami.example>, ken@tegami.example\nHANA@tegami.example; nobody@',
      )
    })
    await step('no columns are asked about', async () => {
      await press(context, says('import.next'))
      await userEvent.click(await dialog.findByRole('checkbox', { name: says('importRules.consented') }))
      await press(context, says('import.tryIt'))
      await screen.findByText(says('importRun.checked'))
      await expect(figure(says('importRun.created'))).toHaveTextContent('2')
      await expect(figure(says('importRun.invalid'))).toHaveTextContent('1')
    })
    await step('and they are imported', async () => {
      await press(context, says('import.importNow', { count: 2 }))
      await screen.findByText(says('importRun.imported'))
      await expect(figure(says('importRun.created'))).toHaveTextContent('2')
    })
  },
})

export const PastesRows = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    const dialog = within(await sheet(says))
    await userEvent.click(dialog.getByRole('radio', { name: says('importSource.rows') }))
    await userEvent.click(dialog.getByRole('textbox', { name: says('importSource.rowsLabel') }))
    await userEvent.paste('メール\t氏名\nhana@tegami.example\t坂本 花\nken@tegami.example\t伊藤 健')
    await expect(await dialog.findByRole('cell', { name: '伊藤 健' })).toBeVisible()
    await press(context, says('import.next'))
    await expect(
      await dialog.findByRole('combobox', { name: says('importMap.target', { column: 'メール' }) }),
    ).toHaveValue('email')
  },
})

export const OfTheSameAddressOneRowCounts = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    const [first = [], second = []] = PEOPLE
    await toTheRules(context, people([first, second, [first[0] ?? '', '坂本 桜', '', '']]))
    const dialog = within(await sheet(says))
    await userEvent.click(dialog.getByRole('radio', { name: says('importRules.last') }))
    await userEvent.click(dialog.getByRole('checkbox', { name: says('importRules.consented') }))
    await press(context, says('import.tryIt'))
    await screen.findByText(says('importRun.checked'))
    await expect(figure(says('importRun.created'))).toHaveTextContent('2')
    await expect(figure(says('importRun.skipped'))).toHaveTextContent('1')
  },
})

export const SaysWhatWillChange = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    const email = await someone(context, 'subscribed')
    await toTheRules(context, people([[email, 'Somebody Else', '', '']]))
    const dialog = within(await sheet(says))
    await userEvent.click(
      dialog.getByRole('radio', { name: new RegExp(`^${says('importRules.overwrite')}`) }),
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: says('importRules.consented') }))
    await press(context, says('import.tryIt'))
    const changes = within(
      await screen.findByRole('region', { name: says('importRun.willChange', { count: 1 }) }),
    )
    await expect(changes.getByText(email)).toBeVisible()
    await expect(changes.getByText(/→ Somebody Else$/)).toBeVisible()
  },
})

export const AColumnBecomesANewProperty = meta.story({
  play: async (context) => {
    const { userEvent, says, step } = context
    await choose(context, file('email,Loyalty level\nhana@tegami.example,3\nken@tegami.example,12\n'))
    await press(context, says('import.next'))
    const target = await within(await sheet(says)).findByRole('combobox', {
      name: says('importMap.target', { column: 'Loyalty level' }),
    })
    await userEvent.selectOptions(target, '+')
    const dialog = within(
      await screen.findByRole('dialog', {
        name: says('importMap.newPropertyFor', { column: 'Loyalty level' }),
      }),
    )
    await expect(dialog.getByRole('combobox')).toHaveValue('number')
    const key = dialog.getByRole('textbox', { name: new RegExp(`^${says('propertySheet.key')}`) })
    await step('a key that is taken is refused, and stays', async () => {
      await userEvent.clear(key)
      await userEvent.type(key, 'company')
      await userEvent.click(dialog.getByRole('button', { name: says('propertySheet.addButton') }))
      await expect(await dialog.findByText(says('propertySheet.keyTaken'))).toBeVisible()
      await expect(key).toHaveValue('company')
    })
    await step('another makes the property, and the column becomes it', async () => {
      await userEvent.clear(key)
      await userEvent.type(key, 'loyalty_level')
      await userEvent.click(dialog.getByRole('button', { name: says('propertySheet.addButton') }))
      await waitFor(() => expect(target).toHaveValue('loyalty_level'))
    })
  },
})

export const ANewPropertyIsOfTheTypeOfAllRows = meta.story({
  play: async (context) => {
    const { userEvent, says } = context
    const rows = Array.from({ length: 40 }, (_, index) => `person${index}@tegami.example,${index}`)
    await choose(context, file(['email,Code', ...rows, 'last@tegami.example,A-41'].join('\n')))
    await press(context, says('import.next'))
    await userEvent.selectOptions(
      await within(await sheet(says)).findByRole('combobox', {
        name: says('importMap.target', { column: 'Code' }),
      }),
      '+',
    )
    const dialog = within(
      await screen.findByRole('dialog', { name: says('importMap.newPropertyFor', { column: 'Code' }) }),
    )
    await expect(dialog.getByRole('combobox')).toHaveValue('string')
  },
})

export const IsUndone = meta.story({
  play: async (context) => {
    const { mock, userEvent, says, step } = context
    const email = await someone(context, 'subscribed')
    const { db } = await mock.backend()
    const before = db.contacts('ws_sakura').findByEmail(email)?.name
    await toTheRules(context, people([[email, 'Somebody Else', '', ''], ...PEOPLE]))
    const dialog = within(await sheet(says))
    await userEvent.click(
      dialog.getByRole('radio', { name: new RegExp(`^${says('importRules.overwrite')}`) }),
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: says('importRules.consented') }))
    await press(context, says('import.tryIt'))
    await screen.findByText(says('importRun.checked'))
    await press(context, says('import.importNow', { count: 4 }))
    await screen.findByText(says('importRun.imported'))
    await expect(db.contacts('ws_sakura').findByEmail(email)?.name).toBe('Somebody Else')
    await step('it says what will happen', async () => {
      await press(context, says('importUndo.undo'))
      const question = within(await screen.findByRole('alertdialog'))
      await expect(question.getByText(says('importUndo.text', { created: 3, updated: 1 }))).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: says('importUndo.undo') }))
    })
    await step('and everything is as before', async () => {
      await expect(await screen.findByText(says('importUndo.undone', { count: 4 }))).toBeVisible()
      await expect(db.contacts('ws_sakura').findByEmail(email)?.name).toBe(before)
      await expect(db.contacts('ws_sakura').findByEmail('mika@tegami.example')).toBeUndefined()
    })
  },
})

/** There is nothing to stop any more. */
export const TheQuestionGoesOnceItIsUndone = meta.story({
  tags: ['!picture'],
  play: async (context) => {
    const { args, mock, userEvent, says } = context
    await toTheDryRun(context, people())
    await press(context, says('import.importNow', { count: 3 }))
    await screen.findByText(says('importRun.imported'))
    const answer = holdAnswers((await mock.backend()).faults, { path: '/contacts/*', times: 1 })
    await press(context, says('importUndo.undo'))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: says('importUndo.undo') }))
    const dialog = await sheet(says)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: says('importUndo.leaveTitle') })
    answer()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await screen.findByText(says('importUndo.undone', { count: 3 }))).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** The focus stays in the sheet, which asks before it stops halfway. */
export const LeavingAsksWhileItIsUndone = meta.story({
  play: async (context) => {
    const { args, mock, userEvent, says } = context
    await toTheDryRun(context, people())
    await press(context, says('import.importNow', { count: 3 }))
    await screen.findByText(says('importRun.imported'))
    ;(await mock.backend()).faults.add({ kind: 'timeout', path: '/contacts/*' })
    await press(context, says('importUndo.undo'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: says('importUndo.undo') }))
    await screen.findByRole('progressbar', { name: says('importUndo.undoing') })
    const dialog = await sheet(says)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    const leaving = within(await screen.findByRole('alertdialog', { name: says('importUndo.leaveTitle') }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(leaving.getByRole('button', { name: says('importUndo.leaveConfirm') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const UndoKeepsLaterEdits = meta.story({
  play: async (context) => {
    const { mock, userEvent, says } = context
    await toTheDryRun(context, people())
    await press(context, says('import.importNow', { count: 3 }))
    await screen.findByText(says('importRun.imported'))
    const { db } = await mock.backend()
    const contacts = db.contacts('ws_sakura')
    const mika = contacts.findByEmail('mika@tegami.example')
    // Edited within the same second, by somebody else.
    if (mika) contacts.put({ ...mika, name: '三上 美花', version: mika.version + 1 })
    await press(context, says('importUndo.undo'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: says('importUndo.undo') }))
    await expect(await screen.findByText(says('importUndo.undone', { count: 2 }))).toBeVisible()
    await expect(screen.getByText(says('importUndo.left', { count: 1 }))).toBeVisible()
    await expect(contacts.findByEmail('mika@tegami.example')?.name).toBe('三上 美花')
    await expect(contacts.findByEmail('hana.sakamoto@tegami.example')).toBeUndefined()
  },
})

const interruptedFile = () => {
  const chosen = crowd(2)
  return new File([chosen], chosen.name, { type: 'text/csv', lastModified: 1_750_000_000_000 })
}
/** All tabs of the browser know an import by its id, and other stories run in some of them. */
const newId = () => `imp_${crypto.randomUUID()}`
const interrupted = (
  failed: readonly ImportFailure[] = [],
  over = false,
  id = newId(),
  change: Partial<JournalHead> = {},
) => {
  const records = recordsInMemory()
  const { name, size, lastModified } = interruptedFile()
  const journal = createImportJournal(records, 'ws_sakura', () => STORY_TIME)
  // Kept at once: memory does not wait.
  void journal.note(id, 0, { importId: id, results: [] }, failed)
  void journal.write({
    id,
    name,
    size,
    modified: lastModified,
    startedAt: STORY_TIME,
    at: STORY_TIME,
    total: IMPORT_ROWS.chunk * 2,
    done: IMPORT_ROWS.chunk,
    calls: 1,
    counts: { ...NO_COUNTS, created: IMPORT_ROWS.chunk - failed.length, invalid: failed.length },
    remarks: NO_REMARKS,
    over,
    header: HEADER,
    mapping: ['email', 'name', null, null],
    rules: USUAL_RULES,
    ...change,
  })
  return records
}

export const GoesOnAfterAReload = meta.story({
  render: (args) => <KeptInMemory {...args} make={() => interrupted()} />,
  play: async (context) => {
    const { mock, says } = context
    await expect(
      await screen.findByText(
        says('recentImports.stopped', { done: IMPORT_ROWS.chunk, total: IMPORT_ROWS.chunk * 2 }),
      ),
    ).toBeVisible()
    await choose(context, interruptedFile())
    await press(context, says('import.goOn'))
    await screen.findByText(says('importRun.imported'))
    await expect(figure(says('importRun.created'))).toHaveTextContent('1,000')
    const contacts = (await mock.backend()).db.contacts('ws_sakura')
    // What was sent before the reload is not sent again.
    await expect(contacts.findByEmail('crowd0@tegami.example')).toBeUndefined()
    await expect(contacts.findByEmail('crowd999@tegami.example')).toBeDefined()
  },
})

let otherTab = { id: '', ends: () => {} }

/** Its names of columns were a row by then: read otherwise, the first row that is not done would be left out. */
export const GoesOnAsItWasRead = meta.story({
  tags: ['!picture'],
  render: (args) => (
    <KeptInMemory
      {...args}
      make={() =>
        interrupted([], false, newId(), {
          readAs: { encoding: 'utf-8', delimiter: ',', hasHeader: false },
          header: ['1', '2', '3', '4'],
        })
      }
    />
  ),
  play: async (context) => {
    const { mock, userEvent, says, step } = context
    await choose(context, interruptedFile())
    const named = await screen.findByRole('checkbox', { name: says('importFile.hasHeader') })
    await expect(named).not.toBeChecked()
    await step('read otherwise it is another import', async () => {
      await screen.findByRole('button', { name: says('import.goOn') })
      await userEvent.click(named)
      await waitFor(() => expect(screen.queryByRole('button', { name: says('import.goOn') })).toBeNull())
      await userEvent.click(
        await screen.findByRole('checkbox', { name: says('importFile.hasHeader'), checked: true }),
      )
    })
    await press(context, says('import.goOn'))
    await screen.findByText(says('importRun.imported'))
    const contacts = (await mock.backend()).db.contacts('ws_sakura')
    await expect(contacts.findByEmail('crowd499@tegami.example')).toBeDefined()
    await expect(contacts.findByEmail('crowd498@tegami.example')).toBeUndefined()
  },
})

/** While one tab looks at it another goes on with it: the same rows are not imported by both. */
export const AnotherTabGoesOnFirst = meta.story({
  tags: ['!picture'],
  render: (args) => <KeptInMemory {...args} make={() => interrupted([], false, otherTab.id)} />,
  beforeEach: () => {
    otherTab = { id: newId(), ends: () => {} }
  },
  play: async (context) => {
    const { mock, userEvent, says } = context
    await choose(context, interruptedFile())
    const goOn = await screen.findByRole('button', { name: says('import.goOn') })
    const ends = await inAnotherTab(otherTab.id)
    await userEvent.click(goOn)
    await expect(await screen.findByText(says('recentImports.underWay'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: says('import.goOn') })).toBeNull()
    await expect((await mock.backend()).log.some(({ path }) => path.includes('/import'))).toBe(false)
    ends()
  },
})

/** What the dry run before still reads is no answer to the one after. */
export const ADryRunIsBegunAnewWhileItReads = meta.story({
  tags: ['!picture'],
  play: async (context) => {
    const { userEvent, says } = context
    await toTheRules(context, crowd(100))
    const dialog = within(await sheet(says))
    await userEvent.click(dialog.getByRole('checkbox', { name: says('importRules.consented') }))
    // The file is read once before anything is sent.
    await userEvent.click(dialog.getByRole('radio', { name: says('importRules.last') }))
    await press(context, says('import.tryIt'))
    await press(context, says('import.back'))
    await press(context, says('import.tryIt'))
    await waitFor(() => expect(figure(says('importRun.created'))).not.toHaveTextContent(/^0$/))
  },
})

const nonsense: ImportFailure = {
  line: 3,
  cells: ['ここに住所', '無名', '', ''],
  outcome: 'invalid',
  reason: 'invalid_email',
}

/** An import that was begun goes on in another tab until it `ends`. */
const inAnotherTab = async (id = newId()) => {
  const over = Promise.withResolvers<void>()
  await new Promise<void>((begun) => {
    void navigator.locks.request(lockOf(id), () => {
      begun()
      return over.promise
    })
  })
  otherTab = { id, ends: over.resolve }
  return over.resolve
}

const keepIt = (says: Hands['says']) => says('recentImports.forgetNamed', { name: interruptedFile().name })

/** One tab does not undo what another imports. */
export const AnotherTabImports = meta.story({
  beforeEach: () => inAnotherTab(),
  render: (args) => <KeptInMemory {...args} make={() => interrupted([], false, otherTab.id)} />,
  play: async ({ says }) => {
    await expect(await screen.findByText(says('recentImports.underWay'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: says('importUndo.undo') })).toBeNull()
    await expect(screen.queryByRole('button', { name: keepIt(says) })).toBeNull()
  },
})

/** What another tab has begun since is not undone here: neither by what was shown before nor by what is shown then. */
export const AnotherTabBeginsLater = meta.story({
  tags: ['!picture'],
  render: (args) => <KeptInMemory {...args} make={() => interrupted([], false, otherTab.id)} />,
  beforeEach: () => {
    otherTab = { id: newId(), ends: () => {} }
  },
  play: async ({ userEvent, mock, says }) => {
    await userEvent.click(await screen.findByRole('button', { name: says('importUndo.undo') }))
    const asked = within(await screen.findByRole('alertdialog'))
    const ends = await inAnotherTab(otherTab.id)
    await userEvent.click(asked.getByRole('button', { name: says('importUndo.undo') }))
    await expect(await screen.findByText(says('recentImports.underWay'))).toBeVisible()
    await expect((await mock.backend()).log.some(({ method }) => method === 'DELETE')).toBe(false)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    window.dispatchEvent(new FocusEvent('focus'))
    await waitFor(() => expect(screen.queryByRole('button', { name: says('importUndo.undo') })).toBeNull())
    ends()
  },
})

/** What the other tab has left can be undone here. */
export const AnotherTabHasImported = meta.story({
  tags: ['!picture'],
  beforeEach: () => inAnotherTab(),
  render: (args) => <KeptInMemory {...args} make={() => interrupted([], false, otherTab.id)} />,
  play: async ({ says }) => {
    await expect(await screen.findByText(says('recentImports.underWay'))).toBeVisible()
    otherTab.ends()
    await expect(await screen.findByRole('button', { name: says('importUndo.undo') })).toBeVisible()
    await expect(screen.getByRole('button', { name: keepIt(says) })).toBeVisible()
  },
})

/** The rows that are left are the other tab's. */
export const AnotherTabImportsTheSameFile = meta.story({
  tags: ['!picture'],
  beforeEach: () => inAnotherTab(),
  render: (args) => <KeptInMemory {...args} make={() => interrupted([], false, otherTab.id)} />,
  play: async (context) => {
    const { says } = context
    await choose(context, interruptedFile())
    const next = within(await sheet(says)).getByRole('button', { name: says('import.next') })
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
    await expect(screen.getByText(says('recentImports.underWay'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: says('import.goOn') })).toBeNull()
  },
})

export const FailedRowsAreThereAfterAReload = meta.story({
  render: (args) => <KeptInMemory {...args} make={() => interrupted([nonsense])} />,
  play: async (context) => {
    const { says } = context
    const text = saved()
    await choose(context, interruptedFile())
    await press(context, says('import.goOn'))
    await screen.findByText(says('importRun.imported'))
    await expect(figure(says('importRun.invalid'))).toHaveTextContent('1')
    await expect(screen.getByText(says('importRun.line', { line: 3 }))).toBeVisible()
    await expect(screen.getByText(says('importReason.invalid_email'))).toBeVisible()
    await press(context, says('importRun.download'))
    await expect(await text()).toContain(`ここに住所,無名,,,3,${says('importReason.invalid_email')}`)
  },
})

export const FailedRowsOfAnEarlierImport = meta.story({
  render: (args) => <KeptInMemory {...args} make={() => interrupted([nonsense], true)} />,
  play: async (context) => {
    const { says } = context
    const text = saved()
    await press(context, says('recentImports.downloadNamed', { name: interruptedFile().name }))
    await waitFor(async () => expect(await text()).toContain('ここに住所,無名,,,3,'))
    await expect(await text()).toContain(`${HEADER.join(',')},${says('import.lineColumn')}`)
  },
})

export const PropertiesCouldNotBeLoaded = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/schemas/contact' }] } },
  play: async ({ says }) => {
    await expect(await screen.findByText(says('import.schemaFailed'))).toBeVisible()
    await expect(screen.getByRole('button', { name: says('import.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const ListsCouldNotBeLoaded = meta.story({
  // The lists are asked for again now and then, and each refusal has a number of its own.
  tags: ['!picture'],
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/mailing_lists' }] } },
  play: async (context) => {
    const { says } = context
    await toTheRules(context, people())
    await expect(await screen.findByText(says('listsField.failed'))).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async (context) => {
    await choose(context, people())
    await expect(await screen.findByRole('cell', { name: '坂本 花' })).toBeInTheDocument()
  },
})

export const NarrowDryRun = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async (context) => {
    const { says } = context
    await toTheDryRun(
      context,
      file(
        `email,orders,company\na@tegami.example,${'とても長い値'.repeat(20)},Acme\nb@tegami.example,7,Acme, Inc.\n`,
      ),
    )
    await expect(screen.getByRole('checkbox', { name: says('importCheck.emptyInvalid') })).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: says('importCheck.wideRows') })).toBeVisible()
    const dialog = await sheet(says)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})
