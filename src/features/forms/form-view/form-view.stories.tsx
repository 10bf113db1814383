import { expect, fireEvent, fn, mocked, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { POSTCODE_PATTERN } from '#domain/forms/postcode'
import type { PublicField, PublicForm } from '#domain/forms/public-form'
import { popUp, type FormLanguage } from '#form-render'
import { FormThumbnail, FormView, type FormViewProps } from '#features/forms/form-view'

const field = (id: string, more: Partial<PublicField> & Pick<PublicField, 'label'>): PublicField => ({
  id,
  type: 'property',
  propertyKey: id,
  required: false,
  width: 'full',
  control: 'text',
  ...more,
})
const both = (en: string, ja: string) => ({ en, ja })
const letter: PublicForm = {
  id: 'frm_letter',
  version: 3,
  name: 'Roastery letter',
  kind: 'inline',
  isOpen: true,
  locale: 'auto',
  fields: [
    field('title', { type: 'heading', control: 'none', label: both('The roastery letter', '焙煎だより') }),
    field('lead', {
      type: 'text',
      control: 'none',
      label: both(
        'Every Friday morning: what we roasted this week, and how to brew it.',
        '毎週金曜の朝、その週に焼いた豆とおすすめの淹れ方をお届けします。',
      ),
    }),
    field('email', {
      control: 'email',
      required: true,
      label: both('Email', 'メールアドレス'),
      placeholder: both('you@example.com', 'hanako@example.com'),
      help: both('We write once a week.', '週に一度お送りします。'),
    }),
    field('name', { width: 'half', label: both('First name', 'お名前') }),
    field('roast', {
      width: 'half',
      control: 'select',
      label: both('Favourite roast', 'お好みの焙煎'),
      options: [
        { value: 'light', label: '浅煎り · Light' },
        { value: 'dark', label: '深煎り · Dark' },
      ],
    }),
    field('dark_note', {
      control: 'textarea',
      label: both('What do you like about dark roasts?', '深煎りのどんなところがお好きですか'),
      showIf: { fieldId: 'roast', op: 'eq', value: 'dark' },
    }),
    field('lists', {
      type: 'list_choice',
      control: 'checkboxes',
      label: both('What should we write about?', 'お届けする内容'),
      options: [
        { value: 'lst_beans', label: '新豆 · New beans' },
        { value: 'lst_class', label: '教室 · Classes' },
      ],
    }),
    field('consent', {
      type: 'consent',
      control: 'checkbox',
      required: true,
      label: both(
        'I agree to the privacy policy and would like to receive these emails.',
        'プライバシーポリシーに同意し、メールの受け取りを希望します。',
      ),
    }),
  ],
  style: {
    useBrand: false,
    bg: '#faf7f2',
    surface: '#ffffff',
    text: '#2b1d14',
    primary: '#b3465f',
    onPrimary: '#ffffff',
    radius: 8,
    font: 'system-ui, sans-serif',
    align: 'left',
  },
  success: { kind: 'message', text: 'ありがとうございます。Thank you.' },
  closedText: '受け付けを終了しました。Closed.',
  honeypot: true,
}
const night: PublicForm = {
  ...letter,
  style: {
    ...letter.style,
    surface: '#20242b',
    text: '#f2f0ea',
    primary: '#f0b35a',
    onPrimary: '#20242b',
    align: 'center',
  },
}

type Send = NonNullable<FormViewProps['send']>

interface ShownProps {
  form: PublicForm
  language: FormViewProps['language']
  isPopup: boolean
  send: Send
  leave: (url: string) => void
}
/** With its button only. */
const closedPopUp: NonNullable<FormViewProps['draw']> = (...drawn) => popUp(...drawn, Number.NaN)

const Shown = ({ form, language, isPopup, send, leave }: ShownProps) => (
  <FormView
    form={form}
    language={language}
    draw={isPopup ? closedPopUp : undefined}
    send={send}
    leave={leave}
  />
)

const meta = preview.meta({
  component: Shown,
  args: {
    form: letter,
    language: 'en' as FormLanguage,
    isPopup: false,
    send: fn<Send>(async () => ({ outcome: 'sent', confirm: false })),
    leave: fn<ShownProps['leave']>(),
  },
  parameters: {
    about: {
      use: 'Everything that shows a form to a colleague: a preview, a test submission, a page of the host.',
      avoid: 'A small picture in a list: a form thumbnail. The script of customers’ pages needs no React.',
      parts: ['The fields', 'The note of what is wrong', 'The button', 'What is said afterwards'],
      keys: [
        ['Enter', 'Submits, unless an input method takes it.'],
        ['Escape', 'Closes a pop-up.'],
      ],
      accessibility:
        'Labels, help and problems are tied to their controls; the first wrong field takes the focus. The form lives in a shadow root, and styles of the page around do not reach it.',
    },
  },
})

/** The shadow root of the form on the page: queries of Testing Library do not look into one by themselves. */
const rootsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
/** Waits for something in a root: effects draw forms after the story is rendered. */
async function cardIn(element: HTMLElement, place = 0): Promise<HTMLElement> {
  const card = await waitFor(() => {
    const found = rootsIn(element)[place]?.querySelector<HTMLElement>('.card')
    if (!found) throw new Error('No form is drawn.')
    return found
  })
  return card
}
const inForm = async (element: HTMLElement) => within(await cardIn(element))
const fill = async (element: HTMLElement) => {
  const form = await inForm(element)
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'hana@example.com')
  await user.click(form.getByRole('checkbox', { name: /^I agree/ }))
  return form
}

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const form = await inForm(canvasElement)
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We write once a week.',
    )
    await expect(form.queryByRole('textbox', { name: /dark roasts/ })).toBeNull()
    await user.selectOptions(form.getByRole('combobox', { name: /^Favourite roast/ }), 'dark')
    await expect(form.getByRole('textbox', { name: /dark roasts/ })).toBeVisible()
  },
})

/** A menu or a footer of a page says how all words in it are set; those of the form are set by the form. */
export const WordsOfThePageAround = meta.story({
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const form = await inForm(canvasElement)
    Object.assign(canvasElement.style, {
      whiteSpace: 'nowrap',
      textTransform: 'uppercase',
      letterSpacing: '4px',
      wordSpacing: '9px',
      textIndent: '2em',
      textShadow: '1px 1px red',
    })
    const { whiteSpace, textTransform, letterSpacing, wordSpacing, textIndent, textShadow } =
      getComputedStyle(form.getByText(/^I agree/))
    await expect({ whiteSpace, textTransform, letterSpacing, wordSpacing, textIndent, textShadow }).toEqual({
      whiteSpace: 'normal',
      textTransform: 'none',
      letterSpacing: 'normal',
      wordSpacing: '0px',
      textIndent: '0px',
      textShadow: 'none',
    })
  },
})

/** Timers of no delay run in their order: whatever was due before has happened. */
const whatIsDue = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0)
  })

/** A pop-up that opens by itself takes no key from somebody who is typing, and does not come back after it was closed. */
export const OpensByItself = meta.story({
  tags: ['!picture'],
  play: async ({ canvasElement, step }) => {
    const drawn = (openAfter: number) => {
      const host = document.createElement('div')
      canvasElement.append(host)
      const remove = popUp(host, letter, { language: 'en' }, openAfter)
      const dialog = host.shadowRoot?.querySelector('dialog')
      const button = host.shadowRoot?.querySelector<HTMLElement>('.launch')
      if (!dialog || !button) throw new Error('No pop-up is drawn.')
      return { host, dialog, button, remove }
    }
    await step('it waits while a field of the page has the focus', async () => {
      const field = document.createElement('input')
      field.ariaLabel = 'Coupon'
      canvasElement.append(field)
      field.focus()
      const { dialog, remove } = drawn(0)
      await whatIsDue()
      await expect(dialog.open).toBe(false)
      await expect(field).toHaveFocus()
      field.blur()
      await waitFor(() => expect(dialog.open).toBe(true))
      remove()
    })
    await step(
      'one that the page has removed does nothing, and links to it lead where they lead',
      async () => {
        const { host, dialog, remove } = drawn(0)
        const link = document.createElement('button')
        link.dataset['formOpen'] = letter.id
        canvasElement.append(link)
        host.remove()
        await whatIsDue()
        const isLeftAlone = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        await expect(isLeftAlone).toBe(true)
        canvasElement.append(host)
        link.click()
        await expect(dialog.open).toBe(true)
        remove()
        link.remove()
      },
    )
    await step('whoever opened and closed it is left alone', async () => {
      const { dialog, button, remove } = drawn(0)
      button.click()
      await expect(dialog.open).toBe(true)
      dialog.close()
      await whatIsDue()
      await expect(dialog.open).toBe(false)
      remove()
    })
  },
})

/** In Japanese, and on a dark surface: the colours of a problem follow the surface. */
export const JapaneseOnDark = meta.story({
  args: { form: night, language: 'ja' },
  play: async ({ canvasElement }) => {
    const form = await inForm(canvasElement)
    await user.click(form.getByRole('button', { name: '送信' }))
    await expect(form.getByRole('alert')).toHaveTextContent('2件の入力を確認してください。')
    await expect(form.getByRole('textbox', { name: 'メールアドレス' })).toHaveAccessibleDescription(
      /入力してください/,
    )
    await expect(form.getByRole('checkbox', { name: /に同意し/ })).toHaveAccessibleDescription(
      '続けるにはチェックを入れてください。',
    )
    await expect(form.getByRole('textbox', { name: 'お名前（任意）' })).toBeVisible()
  },
})

/** What is wrong is tied to its field, the first one takes the focus, and it goes away while somebody corrects it. */
export const Wrong = meta.story({
  play: async ({ canvasElement, args }) => {
    const form = await inForm(canvasElement)
    const email = form.getByRole('textbox', { name: 'Email' })
    await user.type(email, 'hana@example')
    await user.keyboard('{Enter}')
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(/Enter an email address/)
    await expect(email.getRootNode()).toHaveProperty('activeElement', email)
    await user.type(email, '.com')
    await expect(email).toBeValid()
    const consent = form.getByRole('checkbox', { name: /^I agree/ })
    await expect(consent).toBeInvalid()
    // Nothing can be filled in where something is to be ticked.
    await expect(consent).toHaveAccessibleDescription('Tick this box to continue.')
    await expect(form.getByRole('alert')).toHaveTextContent('Check 1 answer.')
    await user.click(consent)
    await expect(form.queryByRole('alert')).toBeNull()
    await expect(args.send).not.toHaveBeenCalled()
  },
})

/** A date that is half typed has no value: it is complained about rather than left out. */
export const HalfADate = meta.story({
  args: {
    form: {
      ...letter,
      fields: [field('born', { control: 'date', label: both('Birthday', 'お誕生日') })],
    },
  },
  play: async ({ canvasElement, args }) => {
    const form = await inForm(canvasElement)
    const date = form.getByLabelText(/^Birthday/)
    // What a browser says of it.
    Object.defineProperty(date, 'validity', { value: { badInput: true } })
    await user.click(form.getByRole('button', { name: 'Submit' }))
    await expect(date).toHaveAccessibleDescription('Enter a date.')
    await expect(args.send).not.toHaveBeenCalled()
  },
})

/** Its seven digits are enough: the field writes the hyphen once it is left (FRM-62). */
export const Postcode = meta.story({
  args: {
    form: {
      ...letter,
      fields: [field('zip', { label: both('Postcode', '郵便番号'), rules: { pattern: POSTCODE_PATTERN } })],
    },
  },
  play: async ({ canvasElement, args }) => {
    const form = await inForm(canvasElement)
    const box = form.getByRole('textbox', { name: /^Postcode/ })
    await expect(box).toHaveAttribute('inputmode', 'numeric')
    await user.type(box, '１５０ー０００')
    await user.click(form.getByRole('button', { name: 'Submit' }))
    await expect(box).toHaveAccessibleDescription('This answer does not have the expected format.')
    await expect(box).toHaveValue('１５０ー０００')
    await user.type(box, '１')
    // The browser tells of it when the field is left.
    await fireEvent.change(box)
    await expect(box).toHaveValue('150-0001')
    await user.click(form.getByRole('button', { name: 'Submit' }))
    const [filled] = mocked(args.send).mock.calls[0] ?? []
    await expect([...(filled?.answers ?? [])]).toEqual([['zip', '150-0001']])
  },
})

export const Sent = meta.story({
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement)
    await user.click(form.getByRole('checkbox', { name: '新豆 · New beans' }))
    await user.click(form.getByRole('button', { name: 'Submit' }))
    const said = await form.findByText(letter.success.kind === 'message' ? letter.success.text : '')
    await expect(said.getRootNode()).toHaveProperty('activeElement', said)
    const [filled] = mocked(args.send).mock.calls[0] ?? []
    await expect([...(filled?.answers ?? [])]).toEqual([
      ['email', 'hana@example.com'],
      ['lists', ['lst_beans']],
      ['consent', true],
    ])
    await expect(filled?.trap).toBe('')
  },
})

/** Choices are ticked beforehand as the form says; consent and mailing lists never are. */
export const FilledBeforehand = meta.story({
  args: {
    form: {
      ...letter,
      fields: letter.fields.map((one): PublicField => {
        if (one.id === 'roast')
          return { ...one, width: 'full', control: 'checkboxes', defaultValue: ['dark', 'no choice'] }
        if (one.id === 'lists') return { ...one, defaultValue: ['lst_beans'] }
        return one.id === 'consent' ? { ...one, defaultValue: true } : one
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const form = await inForm(canvasElement)
    await expect(form.getByRole('checkbox', { name: '深煎り · Dark' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: '浅煎り · Light' })).not.toBeChecked()
    await expect(form.getByRole('checkbox', { name: '新豆 · New beans' })).not.toBeChecked()
    await expect(form.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked()
    await expect(form.getByRole('textbox', { name: /dark roasts/ })).toBeVisible()
    await fill(canvasElement)
    await user.click(form.getByRole('checkbox', { name: '浅煎り · Light' }))
    await user.click(form.getByRole('button', { name: 'Submit' }))
    await form.findByText(/Thank you/)
    await expect(mocked(args.send).mock.calls[0]?.[0].answers.get('roast')).toEqual(['light', 'dark'])
  },
})

/** A dead backend: everything typed stays, and the second attempt is the same submission. */
export const NotSent = meta.story({
  play: async ({ canvasElement, args }) => {
    const send = mocked(args.send)
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const form = await fill(canvasElement)
    await user.click(form.getByRole('button', { name: 'Submit' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Your answers could not be sent.')
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('hana@example.com')
    await user.click(form.getByRole('button', { name: 'Try again' }))
    await form.findByText(/Thank you/)
    const ids = send.mock.calls.map(([{ submissionId }]) => submissionId)
    await expect(new Set(ids).size).toBe(1)
    await expect(ids).toHaveLength(2)
  },
})

/** Enter that confirms a conversion of an input method sends nothing. */
export const InputMethod = meta.story({
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement)
    const name = form.getByRole('textbox', { name: /^First name/ })
    const press = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    })
    name.dispatchEvent(press)
    await expect(press.defaultPrevented).toBe(true)
    await expect(args.send).not.toHaveBeenCalled()
  },
})

/** Closed, and without fields. */
export const OtherEnds = meta.story({
  render: () => (
    <div>
      <FormView form={{ ...letter, isOpen: false }} language="en" />
      <FormView form={{ ...letter, fields: [] }} language="en" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await cardIn(canvasElement)).toHaveTextContent(letter.closedText)
    await expect(await cardIn(canvasElement, 1)).toHaveTextContent('This form has no fields yet.')
  },
})

/** Texts of a form never become markup, addresses are checked, and the page around does not reach in. */
export const Hostile = meta.story({
  args: {
    form: {
      ...letter,
      name: '"><script>window.hurt = 1</script>',
      fields: [
        field('title', {
          type: 'heading',
          control: 'none',
          label: both('<img src=x onerror="window.hurt = 1">', ''),
        }),
        field('picture', {
          type: 'image',
          control: 'none',
          label: both('A picture', ''),
          defaultValue: 'javascript:window.hurt=1',
        }),
        ...Array.from({ length: 200 }, (_, place) =>
          field(place % 2 === 0 ? '__proto__' : `f${place}`, { label: both(`<b>${place}</b>`, '') }),
        ),
      ],
      success: { kind: 'redirect', url: 'javascript:window.hurt=1' },
    },
  },
  parameters: { testHeight: 400 },
  play: async ({ canvasElement, args }) => {
    const form = await inForm(canvasElement)
    await expect(form.getByRole('heading')).toHaveTextContent('<img src=x')
    await expect(form.queryByRole('img')).toBeNull()
    await expect(form.getAllByRole('textbox')).toHaveLength(200)
    await user.click(form.getByRole('button', { name: 'Submit' }))
    await form.findByText('Thank you. Your answers have been sent.')
    await expect(args.leave).not.toHaveBeenCalled()
    await expect('hurt' in window).toBe(false)
  },
})

/** A pop-up takes the focus, closes on Escape, and gives the focus back. */
export const PopUp = meta.story({
  args: { isPopup: true },
  play: async ({ canvasElement }) => {
    const { root, launch, dialog } = await waitFor(() => {
      const [root] = rootsIn(canvasElement)
      const launch = root?.querySelector<HTMLElement>('.launch')
      const dialog = root?.querySelector('dialog')
      if (!root || !launch || !dialog) throw new Error('No pop-up is drawn.')
      return { root, launch, dialog }
    })
    await user.click(launch)
    await expect(dialog.open).toBe(true)
    const form = await inForm(dialog)
    const email = form.getByRole('textbox', { name: 'Email' })
    await expect(email.getRootNode()).toHaveProperty('activeElement', email)
    dialog.close()
    await waitFor(() => expect(root.activeElement).toBe(launch))
    launch.click()
    await expect(dialog.open).toBe(true)
  },
})

/** A pop-up stays open where a selection of text ends beside it, and closes at a click there. */
export const PopUpBeside = meta.story({
  args: { isPopup: true },
  play: async ({ canvasElement }) => {
    const { launch, dialog } = await waitFor(() => {
      const [root] = rootsIn(canvasElement)
      const launch = root?.querySelector<HTMLElement>('.launch')
      const dialog = root?.querySelector('dialog')
      if (!launch || !dialog) throw new Error('No pop-up is drawn.')
      return { launch, dialog }
    })
    await user.click(launch)
    const email = (await inForm(dialog)).getByRole('textbox', { name: 'Email' })
    await user.pointer([
      { keys: '[MouseLeft>]', target: email },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    // A browser clicks what both have in common; the pointer of a test clicks nothing.
    dialog.click()
    await expect(dialog.open).toBe(true)
    await user.click(dialog)
    await expect(dialog.open).toBe(false)
  },
})

/** A picture: nothing in it can be reached or heard. */
export const Thumbnail = meta.story({
  render: () => (
    <div>
      <FormThumbnail form={letter} language="en" />
      <FormThumbnail form={night} language="ja" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rootsIn(canvasElement)).toHaveLength(2))
    await user.tab()
    await expect(document.body).toHaveFocus()
    for (const { host } of rootsIn(canvasElement)) await expect(host).toHaveAttribute('aria-hidden', 'true')
  },
})
