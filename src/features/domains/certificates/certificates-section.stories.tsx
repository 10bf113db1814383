import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { atAddress } from '#.storybook/at-address'
import preview from '#.storybook/preview'
import type { SectionProps } from '#features/workspaces/settings-section'
import { DAY, SECOND } from '#lib/duration'
import type { CertificateStatus } from '#api/certificates'
import { onlyOneOf } from '#mocks/only-one'
import { certificateCourse } from '#mocks/certificates/certificate-course'
import { certificates, newCertificate } from '#mocks/certificates/certificates.data'
import type { Db } from '#mocks/core/db'
import { STORY_TIME } from '#mocks/story'
import { CertificatesSection } from './certificates-section.tsx'

const workspaceId = 'ws_sakura'

const meta = preview.meta({
  component: atAddress(CertificatesSection),
  args: {
    value: undefined,
    hrefOf: (value) => (value === undefined ? '/#certificates' : `/#certificates:${value}`),
    onOpen: fn<SectionProps['onOpen']>(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } }, mock: { workspaceId } },
})

const ago = (ms: number) => new Date(STORY_TIME - ms).toISOString()

/** One of every status that the world does not have. */
const everyStatus = (db: Db) => {
  const put = (name: string, age: number, more: Partial<Parameters<typeof newCertificate>[0]> = {}) =>
    db
      .of(certificates)
      .put(newCertificate({ workspaceId, hostname: `${name}.sakura.example`, createdAt: ago(age), ...more }))
  /** A second after it came to a status: when that is depends on its name. */
  const putIn = (name: string, status: CertificateStatus) => {
    const hostname = `${name}.sakura.example`
    const begun = newCertificate({ workspaceId, hostname, createdAt: ago(0) })
    const { phases } = certificateCourse(begun, db.settings.seed, STORY_TIME + DAY)
    const phase = phases.find((one) => one.status === status)
    if (!phase) throw new Error(`${hostname} is never ${status}.`)
    put(name, phase.at - STORY_TIME + SECOND)
  }
  put('a-new', SECOND)
  put('b-missing', DAY)
  putIn('c-issued', 'pending_issuance')
  putIn('d-deployed', 'pending_deployment')
  put('e-old', 120 * DAY, { autoRenew: false })
  put('f-caa', DAY)
  put('g-deleted', 90 * DAY, { deletedAt: ago(SECOND) })
}

/** Certificates in every status. */
export const Default = meta.story({
  parameters: { mock: { workspaceId, change: everyStatus } },
  play: async ({ canvas, userEvent, args, says }) => {
    const link = await canvas.findByRole('link', { name: 'links.sakura-roastery.example' })
    await expect(link).toHaveAttribute('href', '/#certificates:links.sakura-roastery.example')
    for (const status of [
      'initializing',
      'pendingValidation',
      'pendingIssuance',
      'pendingDeployment',
      'active',
      'expiring',
      'expired',
      'validationTimedOut',
      'statusFailed',
      'deleting',
    ] as const)
      await expect((await canvas.findAllByText(says(`certificates.${status}`)))[0]).toBeVisible()
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
})

export const ListForbidden = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 403, path: '*/certificates' }] },
  },
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

export const One = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', change: onlyOneOf(certificates, 'ws_sakura') } },
  play: async ({ canvas }) => {
    // The head and it: the rows of the loading list are gone.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

/** Timed out: what is wanted in the DNS, and the check that begins the wait again. */
export const TimedOut = meta.story({
  args: { value: 'assets.sakura-roastery.example' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('certificates.validationTimedOutAbout'))).toBeVisible()
    await expect(canvas.getByText('_acme-challenge.assets.sakura-roastery.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('dnsCheck.verify') }))
    await expect(await canvas.findByText(says('certificates.pendingValidationAbout'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('dnsCheck.verifyAgain', { s: 30 }) })).toBeVisible()
  },
})

/** Nine days left and nobody renews it; deleting it says what breaks and takes its name. */
export const ExpiresSoon = meta.story({
  args: { value: 'forms.sakura-roastery.example' },
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(await canvas.findByText(says('certificates.expiring'))).toBeVisible()
    await expect((await canvas.findAllByText('ECDSA P-256'))[0]).toBeVisible()
    const remove = canvas.getByRole('button', { name: says('certificates.delete') })
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(remove)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'forms.sakura-roastery.example')
    await userEvent.click(dialog.getByRole('button', { name: says('certificates.delete') }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
})

/** A CAA record keeps anybody from issuing one. */
export const Forbidden = meta.story({
  args: { value: 'f-caa.sakura.example' },
  parameters: { mock: { workspaceId, change: everyStatus } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('certificates.whyIssuanceForbidden'))).toBeVisible()
  },
})

export const Adds = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const add = await canvas.findByRole('button', { name: says('certificates.add') })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    const dialog = within(await screen.findByRole('dialog', { name: says('certificates.add') }))
    await userEvent.type(dialog.getByRole('textbox'), 'shop.sakura.example')
    await userEvent.click(dialog.getByRole('radio', { name: says('certificates.txt') }))
    await userEvent.click(dialog.getByRole('button', { name: says('certificates.add') }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('shop.sakura.example'))
    await expect(await canvas.findByText(says('certificates.initializingAbout'))).toBeVisible()
  },
})

export const EmptyForMembers = meta.story({
  globals: { role: 'member' },
  parameters: {
    mock: {
      workspaceId,
      faults: [{ kind: 'wrongtype', path: '*/certificates', body: { items: [], total: 0 } }],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('certificates.emptyTitle'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('certificates.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const OneFails = meta.story({
  args: { value: 'links.sakura-roastery.example' },
  parameters: {
    mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '*/certificates/:hostname' }] },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('certificates.oneFailed'))
  },
})
