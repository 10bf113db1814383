import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import { holdAnswers } from '#.storybook/hold-answers'
import { inJapanese } from '#.storybook/modes'
import preview from '#.storybook/preview'
import { withText } from '#.storybook/text-size'
import { preloadDialogs } from '#components/dialog'
import { preloadMenus } from '#components/menu'
import { POSTCODE_PATTERN } from '#domain/forms/postcode'
import { FormBuilderScreen, type BuilderLinks } from '#features/forms'
import { browserRecords } from '#lib/kept-records'
import { link, paths } from '#lib/link'
import { forms } from '#mocks/forms/forms.data'
import { PreviewPane } from './later-parts.ts'

const workspaceId = 'ws_sakura'
interface BuilderProps {
  formId: string
  onGo: BuilderLinks['go']
}
const Builder = ({ formId, onGo }: BuilderProps) => (
  <FormBuilderScreen
    formId={formId}
    links={{
      list: () => link(paths.WORKSPACE_FORMS, { workspaceId }),
      form: (id) => link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId: id }),
      edit: (id) => link(paths.WORKSPACE_FORMS_EACH_EDIT, { workspaceId, formId: id }),
      contact: (contact) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { contact }),
      visitors: '',
      senders: '#senders',
      brand: '#brands',
      go: onGo,
    }}
  />
)

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: Builder,
  args: { formId: 'frm_1', onGo: fn<BuilderProps['onGo']>() },
  parameters: {
    frame: 'screen',
    testHeight: 720,
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId },
    about: {
      use: 'The draft of one form: fields, preview, settings and style, which saves itself.',
      avoid: 'What became of a form that visitors see: the page of the form.',
      parts: ['The fields', 'The preview', 'What is set for a field, the form and its look', 'Publishing'],
      keys: [
        ['Alt+Up, Alt+Down', 'Moves the field.'],
        ['Ctrl+D', 'Duplicates the field.'],
        ['Delete', 'Removes the field.'],
        ['Enter', 'Goes to what is set for the field.'],
        ['Ctrl+Z, Ctrl+Y', 'Undoes and redoes, in fields too.'],
        ['Ctrl+S', 'Saves at once.'],
      ],
      accessibility:
        'The fields are a list box with one tab stop. Moves and removals are announced, and the focus stays with the field.',
    },
  },
  beforeEach: async () => {
    await Promise.all([preloadDialogs(), preloadMenus()])
  },
})

const shadowForm = (canvasElement: HTMLElement) => {
  const host = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)
  const card = host?.shadowRoot?.querySelector<HTMLElement>('.card')
  if (!card) throw new Error('No form is drawn.')
  return card
}
/** Selected, moved, copied, undone and removed by keyboard; the preview follows. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, mock, userEvent, says, step }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    const names = () =>
      within(list)
        .getAllByRole('option')
        .map(({ dataset }) => dataset['id'])
    await waitFor(() => expect(shadowForm(canvasElement).querySelectorAll('input')).not.toHaveLength(0))
    await step('a field is moved and stays selected', async () => {
      await userEvent.click(within(list).getAllByRole('option')[2] ?? list)
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(names().slice(0, 3)).toEqual(['lead', 'name', 'email'])
      await expect(list.querySelector('[data-id=name]')).toHaveFocus()
    })
    await step('a copy is still to be given a property', async () => {
      await userEvent.keyboard('{Control>}d{/Control}')
      await expect(names()).toContain('name-2')
      await expect(await within(list).findByRole('img', { name: says('formBuilder.wrong') })).toBeVisible()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(names()).not.toContain('name-2')
      await expect(
        canvas.getAllByRole('status').some(({ textContent }) => textContent === says('formBuilder.undone')),
      ).toBe(true)
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}z{/Control}')
    })
    await step('a field is removed, the email field is not', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Delete}')
      const said = canvas.getByText(says('formBuilder.emailStays'))
      const before = said.textContent
      await userEvent.keyboard('{Delete}')
      // The same text again is a change, or it would not be spoken.
      await expect(said).toHaveTextContent(says('formBuilder.emailStays'))
      await expect(said.textContent).not.toBe(before)
      await userEvent.keyboard('{Home}{Delete}')
      await expect(names()[0]).toBe('name')
    })
    await step('Enter goes to its label, and the preview shows what is typed there', async () => {
      await userEvent.keyboard('{Enter}')
      const label = await canvas.findByRole('textbox', { name: /^(Label|ラベル)/ })
      await waitFor(() => expect(label).toHaveFocus())
      const answer = holdAnswers((await mock.backend()).faults, { path: '/forms/*', method: 'POST' })
      await userEvent.clear(label)
      await userEvent.type(label, '<b>Nickname</b>')
      // Only what came of it is spoken (ACC-16).
      const onTheWay = [says('formBuilder.notSaved'), says('formBuilder.saving')].join('|')
      await expect(canvas.getByText(new RegExp(`^(${onTheWay})$`))).toHaveAttribute('aria-live', 'off')
      answer()
      await waitFor(() => expect(shadowForm(canvasElement)).toHaveTextContent('<b>Nickname</b>'))
      await expect(await canvas.findByText(says('formBuilder.saved'))).not.toHaveAttribute('aria-live')
    })
  },
})

export const InJapanese = Default.extend({ globals: inJapanese })

/** The menu has the properties that are not asked for yet, and hidden fields for what an address says. */
export const AddsFields = meta.story({
  args: { formId: 'frm_4' },
  play: async ({ canvas, userEvent, says, step }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await step('a heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.add') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('formFields.heading') }))
      const text = await canvas.findByRole('textbox', { name: /^(Text|テキスト)/ })
      await waitFor(() => expect(text).toHaveFocus())
    })
    await step('a hidden field, whose parameter can be another one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.add') }))
      ;(await screen.findByRole('menuitem', { name: says('formFields.hidden') })).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'utm_source' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const parameter = await canvas.findByRole('textbox', { name: says('formField.parameter') })
      await expect(parameter).toHaveValue('utm_source')
      await userEvent.clear(parameter)
      await userEvent.type(parameter, 'no spaces')
      await expect(parameter).toBeInvalid()
      await userEvent.clear(parameter)
      await userEvent.type(parameter, 'ref{Enter}')
      await waitFor(() =>
        expect(list.querySelector('[data-id=ref]')).toHaveAttribute('aria-selected', 'true'),
      )
    })
    await step('a property that contacts do not have yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.add') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('formBuilder.newProperty') }))
      const sheet = await screen.findByRole('dialog')
      const [label] = await within(sheet).findAllByRole('textbox')
      await userEvent.type(label ?? sheet, 'Shoe size')
      await userEvent.click(within(sheet).getByRole('button', { name: says('propertySheet.addButton') }))
      await waitFor(() => expect(list.querySelector('[data-id=shoe_size]')).toHaveTextContent('Shoe size'))
    })
    await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
  },
})

/** Of a property with several choices some are ticked beforehand, also on the form. */
export const ChoicesBeforehand = meta.story({
  args: { formId: 'frm_4' },
  play: async ({ canvas, canvasElement, userEvent, mock, says }) => {
    await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.add') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Brew methods|抽出方法)/ }))
    const choices = within(await canvas.findByRole('group', { name: says('formField.defaultValue') }))
    const espresso = choices.getByRole('checkbox', { name: /^(Espresso|エスプレッソ)/ })
    await userEvent.click(espresso)
    await expect(espresso).toBeChecked()
    const inPreview = () =>
      within(shadowForm(canvasElement)).getByRole('checkbox', { name: /^(Espresso|エスプレッソ)/ })
    await waitFor(() => expect(inPreview()).toBeChecked())
    await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
    const { db } = await mock.backend()
    await expect(db.of(forms).get('frm_4')?.fields.at(-1)).toMatchObject({ defaultValue: ['espresso'] })
    await userEvent.click(espresso)
    await waitFor(() => expect(inPreview()).not.toBeChecked())
  },
})

/** The pattern of a postcode is filled in with one press (FRM-62). */
export const AsksForAPostcode = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    const name = list.querySelector<HTMLElement>('[data-id=name]')
    await userEvent.click(name ?? list)
    await userEvent.click(await canvas.findByRole('button', { name: says('formField.postcode') }))
    const pattern = canvas.getByRole('textbox', { name: says('formField.pattern') })
    await waitFor(() => expect(pattern).toHaveFocus())
    await expect(pattern).toHaveAccessibleDescription(says('formField.postcodeHint'))
    await expect(canvas.queryByRole('button', { name: says('formField.postcode') })).toBeNull()
    await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
    const { db } = await mock.backend()
    const stored = db
      .of(forms)
      .get('frm_1')
      ?.fields.find(({ id }) => id === 'name')
    await expect(stored?.rules).toEqual({ pattern: POSTCODE_PATTERN })
  },
})

/** A pop-up stands over a page: editing keeps the focus, Escape closes it alone, and its button and its delay open it. */
export const PopUp = meta.story({
  args: { formId: 'frm_3' },
  play: async ({ canvas, canvasElement, userEvent, says, step }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    const drawn = () => {
      const page = canvasElement.querySelector('iframe')?.contentDocument
      const root = Array.from(page?.querySelectorAll('div') ?? []).find(
        ({ shadowRoot }) => shadowRoot,
      )?.shadowRoot
      const dialog = root?.querySelector('dialog')
      const launch = root?.querySelector<HTMLElement>('.launch')
      const close = dialog?.querySelector<HTMLElement>('.ghost')
      const card = dialog?.querySelector('.bar + div')?.shadowRoot?.querySelector<HTMLElement>('.card')
      if (!page || !root || !dialog || !launch || !close || !card) throw new Error('No pop-up is drawn.')
      return { page, root, dialog, launch, close, card }
    }
    await waitFor(() => expect(drawn().dialog.open).toBe(true))
    await step('what is typed keeps the focus, and the pop-up follows', async () => {
      await userEvent.click(within(list).getAllByRole('option')[0] ?? list)
      await userEvent.keyboard('{Enter}')
      const label = await canvas.findByRole('textbox', { name: /^(Label|Text|ラベル|テキスト)/ })
      await waitFor(() => expect(label).toHaveFocus())
      await userEvent.clear(label)
      await userEvent.type(label, 'Over the page')
      await waitFor(() => expect(drawn().card).toHaveTextContent('Over the page'))
      await expect(label).toHaveFocus()
      await expect(drawn().dialog.open).toBe(true)
    })
    await step('Escape closes it, and the form that is edited stays', async () => {
      drawn().close.focus()
      const { page } = drawn()
      page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await expect(drawn().dialog.open).toBe(false)
      await expect(list).toBeVisible()
    })
    await step(
      'its button opens it as a modal dialog, with the focus inside, and closing gives it back',
      async () => {
        drawn().launch.click()
        await expect(drawn().dialog.matches(':modal')).toBe(true)
        drawn().close.click()
        await waitFor(() => expect(drawn().root.activeElement).toBe(drawn().launch))
      },
    )
    await step('it can be seen opening by itself', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('formBuilder.openAfter', { seconds: 1 }) }),
      )
      await waitFor(() => expect(drawn().dialog.open).toBe(false))
      await waitFor(() => expect(drawn().dialog.matches(':modal')).toBe(true))
    })
    await step('in the page it is drawn as ever', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: says('formBuilder.inline') }))
      await waitFor(() => expect(shadowForm(canvasElement)).toBeVisible())
    })
  },
})

/** Addresses that would run something are refused where they are typed; the rest is saved all the same. */
export const Settings = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: says('formBuilder.settings') }))
    await step('where visitors are led', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: says('formSettings.redirect') }))
      const url = canvas.getByRole('textbox', { name: says('formSettings.successUrl') })
      await userEvent.type(url, 'javascript:alert(1)')
      await expect(url).toBeInvalid()
      await expect(await canvas.findByText(says('formBuilder.notSavedWrong'))).toBeVisible()
    })
    await step('the check is saved while the address is wrong', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: says('formSettings.captcha') }))
      const { db } = await mock.backend()
      const stored = () => db.of(forms).get('frm_1')
      await waitFor(() => expect(stored()?.settings.captcha).toBe(false))
      await expect(stored()?.settings.success.kind).toBe('message')
      await userEvent.click(canvas.getByRole('radio', { name: says('formSettings.message') }))
      await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
    })
  },
})

/** A consent is a sentence: it leaves the buttons beside it their room. */
export const LongLabel = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await userEvent.click(within(list).getAllByRole('option').at(-1) ?? list)
    const tools = await canvas.findByRole('group', { name: says('formField.tools') })
    const { right } = tools.getBoundingClientRect()
    for (const button of within(tools).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
})

/** How the form is shown is set, undone and named before it is published; the preview follows. */
export const HowItIsShown = meta.story({
  args: { formId: 'frm_1' },
  play: async ({ canvas, canvasElement, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: says('formBuilder.settings') }))
    const choice = await canvas.findByRole('combobox', { name: says('formSettings.kind') })
    const frame = () => canvasElement.querySelector('iframe')
    await expect(choice).toHaveValue('inline')
    await step('the preview shows what was chosen', async () => {
      await userEvent.selectOptions(choice, 'popup')
      await waitFor(() => expect(frame()).not.toBeNull())
    })
    await step('it is undone and done again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.undo') }))
      await expect(choice).toHaveValue('inline')
      await waitFor(() => expect(frame()).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.redo') }))
      await expect(choice).toHaveValue('popup')
      await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
    })
    await step('what changes for visitors names it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('formBuilder.publish') }))
      const dialog = within(await screen.findByRole('dialog'))
      await expect(
        await dialog.findByText(says('formPublish.setting', { setting: says('formPublish.kindSetting') })),
      ).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: says('formPublish.cancel') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

/** Colours of its own begin as those of the brand; CSS that loads something is refused. */
export const Style = meta.story({
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: says('formBuilder.style') }))
    const branded = canvas.getByRole('switch', { name: says('formStyle.branded') })
    // Its own look begins as the brand's, once that is there.
    await waitFor(() => expect(branded).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(branded)
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(`^${says('formStyle.bg')}`) }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: says('formStyle.css') }))
    const css = canvas.getByRole('textbox', { name: says('formStyle.cssText') })
    await userEvent.click(css)
    await userEvent.paste('.card{border-width:5px}')
    await waitFor(() => expect(getComputedStyle(shadowForm(canvasElement)).borderWidth).toBe('5px'))
    await userEvent.paste('h2{background:url(https://x.example)}')
    await expect(css).toBeInvalid()
    await waitFor(() => expect(getComputedStyle(shadowForm(canvasElement)).borderWidth).toBe('1px'))
    await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
  },
})

/** A look of its own begins as what is seen: not before the brand is. */
export const StyleBeforeTheBrandIsThere = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'timeout', path: '*/brand' }] } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: says('formBuilder.style') }))
    await expect(canvas.getByRole('switch', { name: says('formStyle.branded') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** What blocks leads to where it is put right; what changes for visitors is read before it is published. */
export const ThePreviewWaitsForTheKindsOfItsFields = meta.story({
  // It waits for nothing else.
  beforeEach: async () => {
    await PreviewPane.preload()
  },
  parameters: { mock: { workspaceId, faults: [{ kind: 'timeout', path: '*/schemas/contact' }] } },
  play: async ({ canvas, says, mock }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2))
    await expect(canvas.queryByRole('radiogroup', { name: says('formBuilder.device') })).toBeNull()
    ;(await mock.backend()).faults.clear()
  },
})

export const Publishes = meta.story({
  args: { formId: 'frm_1' },
  play: async ({ canvas, userEvent, says, step }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await userEvent.click(within(list).getAllByRole('option')[2] ?? list)
    await userEvent.click(await canvas.findByRole('switch', { name: says('formField.required') }))
    await userEvent.click(canvas.getByRole('tab', { name: says('formBuilder.settings') }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '焙煎だより' }))
    const publish = () => canvas.getByRole('button', { name: says('formBuilder.publish') })
    await step('it says what is missing, and leads there', async () => {
      await userEvent.click(publish())
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(await dialog.findByRole('button', { name: /^(Fix|修正)/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'English letter' })).toHaveFocus())
      await userEvent.click(canvas.getByRole('checkbox', { name: '焙煎だより' }))
    })
    await step('it says what changes, and publishes', async () => {
      await userEvent.click(publish())
      const dialog = within(await screen.findByRole('dialog'))
      await expect(await dialog.findByText(/(Name|お名前).*(required|必須)/)).toBeVisible()
      const button = dialog.getByRole('button', { name: says('formPublish.publish') })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(button)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await canvas.findByText(says('forms.published'))).toBeVisible()
    })
  },
})

/** A colleague changed the same field elsewhere: both versions are shown, and nothing typed is lost. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await (
      await mock.backend()
    ).change((db) => {
      const form = db.of(forms).get('frm_1')
      if (!form) return
      const fields = form.fields.map((field) =>
        field.id === 'name' ? { ...field, label: { en: 'Theirs', ja: '相手' } } : field,
      )
      db.of(forms).put({ ...form, fields, version: form.version + 1 })
    })
    await userEvent.click(within(list).getAllByRole('option')[2] ?? list)
    const label = await canvas.findByRole('textbox', { name: /^(Label|ラベル)/ })
    await userEvent.type(label, '!')
    await userEvent.click(await canvas.findByRole('button', { name: says('conflict.keepMine') }))
    await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
    await expect((await mock.backend()).db.of(forms).get('frm_1')?.fields[2]?.label).not.toMatchObject({
      en: 'Theirs',
    })
  },
})

/** Everything typed stays through a failed save, and after a reload it is offered again. */
export const SaveFails = meta.story({
  parameters: {
    mock: { faults: [{ kind: 'status', code: 500, path: '/forms/*', method: 'POST' }] },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('formBuilder.name')) })
    await userEvent.type(name, '!')
    await expect(await canvas.findByText(says('settingsFailures.draft'))).toBeVisible()
    await waitFor(async () =>
      expect(await browserRecords.get('draft ws_sakura form frm_1')).toMatchObject({
        draft: { name: 'メルマガ登録（焙煎だより）!' },
      }),
    )
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('settingsFailures.retry') }))
    await expect(await canvas.findByText(says('formBuilder.saved'))).toBeVisible()
    await expect(name).toHaveValue('メルマガ登録（焙煎だより）!')
    // Where one typed, as the button is gone.
    await expect(name).toHaveFocus()
  },
})

/** Text of twice the size needs twice the room: the panes are tabs, and none is cut at the edge. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'medium' } },
  beforeEach: withText('200%'),
  play: async ({ canvas, says }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await expect(canvas.getAllByRole('tab')).toHaveLength(5)
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Where it is narrow, panes are tabs; a field that is chosen opens its own. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, says }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await userEvent.click(within(list).getAllByRole('option')[1] ?? list)
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: says('formBuilder.field') })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})

/** As many fields as a form has: typing stays quick, and there is no room for another. */
export const Full = meta.story({
  tags: ['!picture'],
  beforeEach: async ({ mock }) => {
    await (
      await mock.backend()
    ).change((db) => {
      const form = db.of(forms).get('frm_4')
      const email = form?.fields.find(({ id }) => id === 'email')
      if (!form || !email) return
      const fields = Array.from({ length: 99 }, (_, place) => ({
        id: `f${place}`,
        type: 'text' as const,
        label: { en: `<i>${place}</i>`, ja: '' },
        required: false,
        width: 'full' as const,
      }))
      db.of(forms).put({ ...form, fields: [email, ...fields] })
    })
  },
  args: { formId: 'frm_4' },
  play: async ({ canvas, userEvent, says }) => {
    const list = await canvas.findByRole('listbox', { name: says('formBuilder.fields') })
    await expect(within(list).getAllByRole('option')).toHaveLength(100)
    await expect(
      canvas.getByRole('button', { name: says('formBuilder.full', { most: 100 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(list).getByText('<i>0</i>'))
    await userEvent.keyboard('{End}')
    await expect(list.querySelector('[data-id=f98]')).toHaveFocus()
  },
})

/** Somebody deleted it while it was written: what was typed can be a form of its own. */
export const Deleted = meta.story({
  args: { formId: 'frm_4' },
  play: async ({ canvas, userEvent, mock, args, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('formBuilder.name')) })
    await (
      await mock.backend()
    ).change((db) => {
      db.of(forms).remove('frm_4')
    })
    await userEvent.type(name, '!')
    await userEvent.click(await canvas.findByRole('button', { name: says('formBuilder.createFromIt') }))
    await waitFor(() =>
      expect(args.onGo).toHaveBeenCalledWith(expect.stringMatching(/\/forms\/frm_\w+\/edit$/)),
    )
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/forms/*' }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('formBuilder.loading') })).toBeInTheDocument()
  },
})

/** A wait that goes on says so, and whoever ends it may try again (ERR-3). */
export const ALongWaitCanBeEnded = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/forms/:id', times: 1 }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await hands.waitLong()
    await userEvent.click(await canvas.findByRole('button', { name: says('stillLoading.cancel') }))
    await userEvent.click(await canvas.findByRole('button', { name: says('errorBlock.retry') }))
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(says('formBuilder.name')) }),
    ).toBeVisible()
  },
})

export const Gone = meta.story({
  args: { formId: 'frm_none' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('formBuilder.gone'))
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/forms/*' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('formBuilder.loadFailed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(says('formBuilder.name')) }),
    ).toBeVisible()
  },
})
