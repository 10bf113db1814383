import type { StoryContext } from 'storybook/internal/csf'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { browserRecords } from '#lib/kept-records'
import type { Db } from '#mocks/core/db'
import { brandOf, brands } from '#mocks/brand/brand.data'
import { useBrand } from '#api/brand'
import { BrandSection } from './brand-section.tsx'
import { BrandValues } from './brand-values.tsx'

const BRAND = '*/brand'
const mock = { workspaceId: 'ws_sakura' }

const meta = preview.meta({
  component: BrandSection,
  parameters: { frame: 'padded', docs: { story: { inline: false, height: '900px' } }, mock },
})

type Canvas = StoryContext['canvas']
type Says = StoryContext['says']

/** A label, and after it that something has to be filled in. */
const box = (canvas: Canvas, words: string) =>
  canvas.findByRole('textbox', {
    name: new RegExp(`^${words.replaceAll(/[()]/g, String.raw`\$&`)}( ?(Required|必須))?$`),
  })
const legal = (canvas: Canvas, says: Says) =>
  within(canvas.getByRole('region', { name: says('brand.legal') }))
/** The sample as it is drawn. */
async function sample(canvas: Canvas, says: Says) {
  await canvas.findByTitle(says('brandPreview.mailFrame'))
  // Looked for each time: a preview that is drawn anew may have another frame.
  const now = () => canvas.getByTitle<HTMLIFrameElement>(says('brandPreview.mailFrame'))
  await waitFor(() => expect(now().contentDocument?.querySelector('h1')).toBeTruthy())
  return () => now().contentDocument?.body ?? now()
}
const backgroundOf = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor

/** Scrolled to: whoever saves at the end of the form sees what came of it. */
const inSight = (element: HTMLElement) =>
  waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect()
    return expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
  })

/** A brand that has everything; one of its colours is hard to see in dark mode. */
export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await box(canvas, says('brand.nameJa'))).toHaveValue('株式会社さくら珈琲焙煎所')
    await canvas.findByRole('region', { name: says('brand.legal') })
    await expect(await legal(canvas, says).findByText(says('brand.legalMet'))).toBeVisible()
    await expect(legal(canvas, says).queryByRole('button')).toBeNull()
    const accent = await box(canvas, says('brand.accent'))
    // Contrast is worked out by a part that comes later.
    await waitFor(() =>
      expect(accent).toHaveAccessibleDescription(
        expect.stringContaining(says('brand.tooLow', { needs: '3' })),
      ),
    )
    await expect(accent).toHaveAccessibleDescription(expect.stringContaining(says('brand.passes')))
    const mail = await sample(canvas, says)
    await waitFor(() => expect(mail().textContent).toContain('hello@sakura-roastery.example'))
    await expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull()
  },
})

/** By keyboard: each requirement leads to its field, until all are met, and all of it is saved. */
export const ANewBrandIsFilled = meta.story({
  parameters: { mock: { workspaceId: 'ws_empty' } },
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const name = await box(canvas, says('brand.name'))
    const jump = async (
      item: 'address' | 'complaint' | 'privacyPolicy',
      law: 'canSpam' | 'japan' | 'privacy',
      field: 'address' | 'complaintContact' | 'footerJa' | 'privacyUrl',
    ) => {
      const button = await legal(canvas, says).findByRole('button', {
        name: says('brand.jumpNamed', {
          item: says(`brand.${item}`),
          law: says(`brand.${law}`),
          field: says(`brand.${field}`),
        }),
      })
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await step('what is missing is counted', async () => {
      await expect(legal(canvas, says).getByText(says('brand.legalMissing', { count: 3 }))).toBeVisible()
      await expect(canvas.getByText(says('brand.summaryMissing', { count: 3 }))).toBeVisible()
      await expect(name).toHaveValue('Paper & Ink Studio')
      await userEvent.click(canvas.getByRole('button', { name: says('brand.showLegal') }))
      await expect(canvas.getByRole('region', { name: says('brand.legal') })).toHaveFocus()
    })
    await step('each row leads to the field that puts it right', async () => {
      await jump('address', 'canSpam', 'address')
      await expect(await box(canvas, says('brand.address'))).toHaveFocus()
      await userEvent.keyboard('2-14-6 Kuramae, Tokyo')
      await jump('complaint', 'japan', 'complaintContact')
      await expect(await box(canvas, says('brand.complaintContact'))).toHaveFocus()
      await userEvent.keyboard('help@paper-ink.example')
      // The contact is known by now, and the footer does not say it.
      await jump('complaint', 'japan', 'footerJa')
      await expect(await box(canvas, says('brand.footerJa'))).toHaveFocus()
      await userEvent.click(
        canvas.getByRole('button', {
          name: says('brand.useStandardNamed', { field: says('brand.footerJa') }),
        }),
      )
      await jump('privacyPolicy', 'privacy', 'privacyUrl')
      await userEvent.keyboard('paper-ink.example/privacy')
      await userEvent.tab()
      await expect(await box(canvas, says('brand.privacyUrl'))).toHaveValue(
        'https://paper-ink.example/privacy',
      )
      await expect(legal(canvas, says).getByText(says('brand.legalMet'))).toBeVisible()
      await expect(canvas.getByText(says('brand.summaryMet'))).toBeVisible()
      await expect(canvas.queryByRole('button', { name: says('brand.showLegal') })).toBeNull()
    })
    await step('the sample shows what is typed', async () => {
      const mail = await sample(canvas, says)
      await waitFor(() => expect(mail().textContent).toContain('2-14-6 Kuramae, Tokyo'))
    })
    await step('Ctrl+S saves it', async () => {
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect((await screen.findAllByText(says('brand.saved'))).length).toBeGreaterThan(0)
      await expect(brandOf((await backend()).db, 'ws_empty')).toMatchObject({
        company: {
          address: '2-14-6 Kuramae, Tokyo',
          complaintContact: 'help@paper-ink.example',
          privacyUrl: 'https://paper-ink.example/privacy',
        },
        version: 2,
      })
    })
  },
})

/** The sample follows what is typed and chosen. */
export const ThePreviewFollows = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const mail = await sample(canvas, says)
    const choose = (id: 'dark' | 'desktop') =>
      userEvent.click(canvas.getByRole('radio', { name: says(`brandPreview.${id}`) }))
    await step('three digits and other widths are colours, and the button has them', async () => {
      const primary = await box(canvas, says('brand.primary'))
      await userEvent.clear(primary)
      await userEvent.type(primary, '＃05F')
      await userEvent.tab()
      await expect(primary).toHaveValue('#0055ff')
      await waitFor(() =>
        expect(Array.from(mail().querySelectorAll('*'), backgroundOf)).toContain('rgb(0, 85, 255)'),
      )
    })
    await step('a word is no colour, and the sample stays', async () => {
      const text = await box(canvas, says('brand.text'))
      await userEvent.clear(text)
      await userEvent.type(text, 'tomato')
      await userEvent.tab()
      await expect(text).toBeInvalid()
      await expect(text).toHaveAccessibleDescription(expect.stringContaining(says('colourField.noColour')))
      await expect(mail().querySelector('h1')).toBeTruthy()
    })
    await step('dark, desktop and Japanese', async () => {
      const before = backgroundOf(mail())
      await choose('dark')
      await waitFor(() => expect(backgroundOf(mail())).not.toBe(before))
      await userEvent.click(canvas.getByRole('radio', { name: '日本語' }))
      await waitFor(() => expect(mail().textContent).toContain('東京都台東区蔵前2-14-6'))
      await choose('desktop')
      await waitFor(() => expect(mail().ownerDocument.defaultView?.innerWidth ?? 0).toBeGreaterThan(480))
    })
  },
})

export const SocialLinksAreSorted = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    await box(canvas, says('brand.name'))
    const link = (number: number, service: string) => says('brand.linkNamed', { number, service })
    await step('what is added has the focus, and its address says which service it is', async () => {
      const add = canvas.getByRole('button', { name: says('brand.addLink') })
      add.focus()
      await userEvent.keyboard('{Enter}')
      const group = within(canvas.getByRole('group', { name: link(3, 'X') }))
      await expect(group.getByRole('combobox')).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('javascript:alert(1)')
      await expect(group.queryByText(says('brand.addressWrong'))).toBeNull()
      await userEvent.tab()
      await expect(group.getByText(says('brand.addressWrong'))).toBeVisible()
      await userEvent.clear(group.getByRole('textbox'))
      await userEvent.keyboard('www.youtube.com/@sakura')
      await userEvent.tab()
      await expect(group.getByRole('textbox')).toHaveValue('https://www.youtube.com/@sakura')
      await expect(canvas.getByRole('group', { name: link(3, 'YouTube') })).toBeVisible()
    })
    await step('it is moved by keyboard, and keeps the focus', async () => {
      const up = (number: number) =>
        canvas.getByRole('button', { name: says('brand.moveUp', { name: link(number, 'YouTube') }) })
      up(3).focus()
      await userEvent.keyboard('{Enter}')
      await expect(up(2)).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(up(1)).toHaveFocus()
      await expect(up(1)).toHaveAttribute('aria-disabled', 'true')
      await expect(
        canvas.getByText(says('brand.moved', { service: 'YouTube', place: 1, count: 3 })),
      ).toBeVisible()
    })
    await step('another one is removed, and the order is saved', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('brand.remove', { name: link(2, 'Instagram') }) }),
      )
      await expect(canvas.getByRole('button', { name: says('brand.addLink') })).toHaveFocus()
      await userEvent.keyboard('{Control>}s{/Control}')
      const { db } = await backend()
      await waitFor(() =>
        expect(brandOf(db, 'ws_sakura').social.map(({ kind }) => kind)).toEqual(['youtube', 'line']),
      )
    })
  },
})

/** The input of a picker; its button opens the list of files of the platform. */
function inputOf(picker: HTMLElement): HTMLInputElement {
  const input = picker.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no picker.')
  return input
}
async function picture(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'mark.png', { type: 'image/png' })
}

/** A page that calls itself a picture is refused and the old logo stays; what is sent is a PNG without anything that runs. */
export const ImagesAreUploaded = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    await box(canvas, says('brand.name'))
    const group = canvas.getByRole('group', { name: says('brand.logo') })
    const logo = within(group)
    const input = inputOf(group)
    await step('a file that is no picture', async () => {
      await userEvent.upload(
        input,
        new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' }),
      )
      await expect(await canvas.findByText(says('uploadIcon.type'))).toBeVisible()
      await expect(logo.getByRole('img', { name: says('brand.logo') })).toBeVisible()
    })
    await step('an SVG with a script is drawn, and the script stays behind', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>document.title="no"</script><path d="M0 0h20v10H0z"/></svg>'
      await userEvent.upload(input, new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
      await waitFor(() =>
        expect(logo.getByRole<HTMLImageElement>('img', { name: says('brand.logo') }).src).toMatch(
          /^data:image\/png/,
        ),
      )
    })
    await step('the icon goes, and both are saved', async () => {
      const icon = canvas.getByRole('group', { name: says('brand.icon') })
      await userEvent.upload(inputOf(icon), await picture(8, 8))
      await waitFor(() => expect(icon.querySelector('img')?.src).toMatch(/^data:image\/png/))
      await userEvent.click(within(icon).getByRole('button', { name: says('imagePicker.remove') }))
      await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
      const { db } = await backend()
      await waitFor(() => expect(brandOf(db, 'ws_sakura')).toMatchObject({ icon: null, version: 7 }))
      await expect(brandOf(db, 'ws_sakura').logo).toMatchObject({ width: 20, height: 10 })
    })
  },
})

/** What can't be kept says so beside it; nothing is sent, and an IME's Enter submits nothing. */
export const RefusesWhatMailsCannotHold = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const { db } = await backend()
    const name = await box(canvas, says('brand.name'))
    const footer = await box(canvas, says('brand.footerJa'))
    await step('10,000 letters and unknown variables in a footer', async () => {
      await userEvent.clear(footer)
      await userEvent.click(footer)
      await userEvent.paste('あ'.repeat(10_000))
      await expect(footer).toHaveAccessibleDescription(
        expect.stringContaining(says('brand.long', { max: 2000 })),
      )
      await userEvent.clear(footer)
      await userEvent.paste('{{contact.name}}')
      await expect(footer).toHaveAccessibleDescription(expect.stringContaining(says('brand.variable')))
    })
    await step('a line break of another alphabet in the name', async () => {
      await userEvent.click(name)
      await userEvent.paste('\u2028Bcc: victim@example.com')
      await expect(name).toHaveAccessibleDescription(expect.stringContaining(says('brand.controls')))
    })
    await step('Enter of an input method submits nothing; Enter does, and leads to the fields', async () => {
      await fireEvent.keyDown(name, { key: 'Enter', isComposing: true, keyCode: 229 })
      await expect(canvas.queryByRole('group', { name: says('form.problems', { count: 2 }) })).toBeNull()
      await userEvent.clear(name)
      await userEvent.keyboard('{Enter}')
      const summary = await canvas.findByRole('group', { name: says('form.problems', { count: 2 }) })
      await expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(says('brand.nameEmpty'))
      await expect(brandOf(db, 'ws_sakura').version).toBe(6)
    })
  },
})

/** Another owner was quicker. */
function saveAs(db: Db, change: { radius?: number; name?: string }) {
  const stored = brandOf(db, 'ws_sakura')
  const { radius = stored.radius, name = stored.company.name } = change
  db.of(brands).put({
    ...stored,
    radius,
    company: { ...stored.company, name },
    version: stored.version + 1,
  })
}

export const SomebodyElseSaved = meta.story({
  tags: ['logs-errors'],
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const { db } = await backend()
    const name = await box(canvas, says('brand.name'))
    const save = () => userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await step('another field of theirs is put together with mine', async () => {
      saveAs(db, { radius: 12 })
      await userEvent.type(name, '!')
      await save()
      await waitFor(() =>
        expect(brandOf(db, 'ws_sakura')).toMatchObject({
          radius: 12,
          company: { name: 'Sakura Coffee Roastery, Inc.!' },
        }),
      )
    })
    await step('the same field is compared, and mine is kept', async () => {
      await userEvent.type(name, '?')
      saveAs(db, { name: 'Kyoto' })
      await save()
      await inSight(await canvas.findByRole('button', { name: says('conflict.compare') }))
      await userEvent.click(canvas.getByRole('button', { name: says('conflict.compare') }))
      await expect(canvas.getByRole('cell', { name: 'Kyoto' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: says('conflict.keepMine') }))
      await waitFor(() =>
        expect(brandOf(db, 'ws_sakura').company.name).toBe('Sakura Coffee Roastery, Inc.!?'),
      )
    })
  },
})

export const SavingFailsAndLosesNothing = meta.story({
  tags: ['logs-errors'],
  parameters: { mock: { ...mock, faults: [{ kind: 'reset', path: BRAND, method: 'POST' }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    const phone = await box(canvas, says('brand.phone'))
    await userEvent.type(phone, '9')
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await inSight(await canvas.findByText(says('brand.saveFailed')))
    await expect(phone).toHaveValue('+81 3-5555-01429')
    const { faults, db } = await backend()
    faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await waitFor(() => expect(brandOf(db, 'ws_sakura').company.phone).toBe('+81 3-5555-01429'))
  },
})

/** What a crash left behind is offered, and what is no brand in it is not. */
export const RestoresWhatWasNeverSaved = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editing.restore') }))
    await expect(await box(canvas, says('brand.phone'))).toHaveValue('03-0000-0000')
    await expect(canvas.getByRole('button', { name: says('form.save') })).toBeVisible()
    const mail = await sample(canvas, says)
    await waitFor(() => expect(mail().textContent).toContain('Kyoto Coffee'))
    await userEvent.click(canvas.getByRole('button', { name: says('form.discard') }))
    await expect(await box(canvas, says('brand.phone'))).toHaveValue('+81 3-5555-0142')
  },
  beforeEach: async () => {
    const text = Object.fromEntries(
      'primary onPrimary accent bg surface text'.split(' ').map((token) => [token, '#333333']),
    )
    await browserRecords.put('draft ws_sakura brand settings', {
      version: 6,
      at: Date.parse('2027-02-16T08:00:00+09:00'),
      draft: {
        ...text,
        logo: 'no image',
        icon: null,
        headingFont: 'serif',
        bodyFont: 'serif',
        radius: 0,
        name: 'Kyoto Coffee',
        nameJa: '',
        address: '',
        addressJa: '',
        complaintContact: '',
        phone: '03-0000-0000',
        siteUrl: '',
        privacyUrl: '',
        social: [{ kind: 'x' }],
        footerEn: '{{company_name}}',
        footerJa: '',
      },
    })
  },
})

export const Member = meta.story({
  globals: { role: 'member' },
  parameters: { mock: { workspaceId: 'ws_empty' } },
  play: async ({ canvas, says }) => {
    const name = await box(canvas, says('brand.name'))
    await expect(await canvas.findByText(says('brand.onlyOwners'))).toBeVisible()
    await expect(canvas.getByText(says('roleLabel.onlyOwner'))).toBeVisible()
    await expect(name).toHaveAttribute('readonly')
    for (const list of canvas.getAllByRole('combobox')) await expect(list).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: says('brand.addLink') })).toBeNull()
    // What is missing is told; only an owner is led there.
    await expect(legal(canvas, says).getByText(says('brand.legalMissing', { count: 3 }))).toBeVisible()
    await expect(legal(canvas, says).queryByRole('button')).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'timeout', path: BRAND }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('brand.title') })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

function StoredValues() {
  const { data } = useBrand()
  return data ? <BrandValues brand={data} /> : null
}

/** What can be read while the form is loaded, and where it can't be. */
export const WithoutItsForm = meta.story({
  render: () => <StoredValues />,
  play: async ({ canvas, says }) => {
    const colours = await canvas.findByRole('region', { name: says('brand.colours') })
    await expect(within(colours).getAllByRole('definition')).toHaveLength(6)
    await expect(canvas.getByText('株式会社さくら珈琲焙煎所')).toBeVisible()
    await expect(canvas.getByText('hello@sakura-roastery.example')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: BRAND }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('brand.failed'))
    await expect(alert).toHaveTextContent(/tkt_/)
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await box(canvas, says('brand.name'))).toHaveValue('Sakura Coffee Roastery, Inc.')
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.offlineText'))
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, says }) => {
    await box(canvas, says('brand.name'))
    await sample(canvas, says)
  },
})
