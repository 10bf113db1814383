import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { brandRoutes, contract, uploadRoutes } from '#api/contract'
import type { BrandUpdate } from '#api/brand'
import type { ImageUpload } from '#api/upload'
import { lineProblem } from '#domain/brand/brand-rules'
import { BRAND } from '#lib/brand-limits'
import { memoryJournal } from '#mocks/core/journal'
import { createMockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'
import { uploads } from '#mocks/upload/uploads.data'

const api = () => createMockApi({ scenario: { size: 'small' } })
let backend: ReturnType<typeof api>
let owner: Caller
let member: Caller

beforeEach(async () => {
  backend = api()
  owner = await callerAs(backend, 'acc_haruka', 'ws_sakura')
  member = await callerAs(backend, 'acc_tom', 'ws_sakura')
})
const codeOf = async (call: Promise<unknown>) => (await owner.refused(call)).code

describe('brand', () => {
  const save = (body: BrandUpdate) => owner.call(brandRoutes.update, { body })

  test('both workspaces have one in two languages, a new one has a plain one with its name', async () => {
    const brand = await member.call(brandRoutes.one, {})
    expect(brand.company).toMatchObject({
      nameJa: '株式会社さくら珈琲焙煎所',
      addressJa: expect.stringContaining('東京都'),
    })
    expect(brand.footer.ja).toContain('{{unsubscribe_url}}')
    const ridge = await callerAs(backend, 'acc_ellen', 'ws_ridge')
    expect((await ridge.call(brandRoutes.one, {})).company.name).toBe('Ridge Outdoor Ltd')
    const empty = await callerAs(backend, 'acc_haruka', 'ws_empty')
    expect(await empty.call(brandRoutes.one, {})).toMatchObject({
      version: 1,
      logo: null,
      company: { name: 'Paper & Ink Studio', address: '' },
    })
    await empty.call(brandRoutes.update, { body: { version: 1, radius: 12 } })
    expect(await empty.call(brandRoutes.one, {})).toMatchObject({ version: 2, radius: 12 })
  })

  test('is changed by owners, field by field, from the state they saw', async () => {
    const before = await member.call(brandRoutes.one, {})
    const colors = { ...before.colors, primary: '#0F62FE' }
    const after = await save({ version: before.version, colors })
    expect(after).toEqual({ ...before, colors, version: before.version + 1 })
    expect(await codeOf(save({ version: before.version, colors }))).toBe(409)
    expect(
      (await member.refused(member.call(brandRoutes.update, { body: { version: after.version } }))).code,
    ).toBe(403)
  })

  test('keeps what the law asks for in a campaign that waits to be sent (CAM-190)', async () => {
    const { version, company } = await member.call(brandRoutes.one, {})
    const without = save({ version, company: { ...company, address: '', addressJa: '' } })
    expect((await owner.refused(without)).message).toContain('which is scheduled')
    await save({ version, company: { ...company, addressJa: '東京都台東区蔵前1-1-1' } })
  })

  test('takes colours as #rrggbb, pages as https and pictures as image data or https', async () => {
    const { version, colors, company } = await member.call(brandRoutes.one, {})
    const image = (src: string) => ({ src, width: 1, height: 1 })
    const wrong: Partial<BrandUpdate>[] = [
      { colors: { ...colors, text: 'red' } },
      { colors: { ...colors, text: '#fff' } },
      { colors: { ...colors, text: '#ffffff;}' } },
      { company: { ...company, name: ' ' } },
      { company: { ...company, siteUrl: 'http://a.example' } },
      { company: { ...company, privacyUrl: 'javascript:alert(1)' } },
      { company: { ...company, siteUrl: 'https://' } },
      { social: [{ kind: 'x', url: 'https://a.example/<b>' }] },
      { social: [{ kind: 'not a kind', url: 'https://a.example/' }] },
      { logo: image('javascript:alert(1)') },
      { logo: image('data:text/html,x') },
      { fonts: { heading: 'a; } body {', body: 'serif' } },
      { company: { ...company, name: 'Sakura\r\nBcc: victim@example.com' } },
      { company: { ...company, address: 'Tokyo\u2028Japan' } },
      { footer: { en: 'a'.repeat(2001), ja: '' } },
      { radius: -1 },
      { radius: 3.5 },
    ]
    for (const body of wrong) expect(await codeOf(save({ version, ...body })), JSON.stringify(body)).toBe(400)
    const logo = image('data:image/png;base64,AAAA')
    expect((await save({ version, logo })).logo).toEqual(logo)
  })

  test('refuses a footer with a variable that mails don’t fill in', async () => {
    const { version, footer } = await member.call(brandRoutes.one, {})
    expect(await codeOf(save({ version, footer: { ...footer, ja: '{{contact.name}}' } }))).toBe(422)
    const ja = '{{company_name}} {{ unsubscribe_url }}'
    expect((await save({ version, footer: { ...footer, ja } })).footer.ja).toBe(ja)
  })

  test('takes the lines that the form takes, and no others', async () => {
    const { company } = await member.call(brandRoutes.one, {})
    const body = contract['brand.update']?.body ?? expect.unreachable()
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 130 }), fc.string({ maxLength: 130 })),
        (name) => {
          const isTaken = v.safeParse(body, { version: 1, company: { ...company, name } }).success
          expect(isTaken).toBe(name.trim() !== '' && lineProblem(name, BRAND.nameMax) === undefined)
        },
      ),
    )
  })

  test('what was kept says the same in another backend', async () => {
    const journal = memoryJournal()
    const first = createMockApi({ journal })
    const here = await callerAs(first, 'acc_haruka', 'ws_sakura')
    const { version } = await here.call(brandRoutes.one, {})
    const saved = await here.call(brandRoutes.update, { body: { version, radius: 20 } })
    const there = await callerAs(createMockApi({ journal }), 'acc_haruka', 'ws_sakura')
    expect(await there.call(brandRoutes.one, {})).toEqual(saved)
  })
})

describe('upload', () => {
  const png = (width: number, height: number, size = 33) => {
    const bytes = new Uint8Array(size)
    bytes.set(Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (one) => one.charCodeAt(0)))
    const view = new DataView(bytes.buffer)
    view.setUint32(16, width)
    view.setUint32(20, height)
    return bytes
  }
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  const upload = (body: Partial<ImageUpload>) =>
    member.call(uploadRoutes.image, {
      body: { data: base64(png(640, 480)), mediaType: 'image/png', qualityPreset: 'content', ...body },
    })

  test('answers the very bytes and how large the picture is', async () => {
    const data = base64(png(640, 480))
    expect(await upload({ data })).toEqual({ src: `data:image/png;base64,${data}`, width: 640, height: 480 })
    const bytes = backend.db.of(uploads).all()
    expect(bytes).toMatchObject([{ workspaceId: 'ws_sakura', accountId: 'acc_tom', bytes: 33 }])
  })

  test('the icon of a workspace that is still to be created needs none', async () => {
    const nowhere = await callerAs(backend, 'acc_haruka')
    const body = { data: base64(png(1, 1)), mediaType: 'image/png', qualityPreset: 'logo' } as const
    expect((await nowhere.call(uploadRoutes.image, { body })).width).toBe(1)
    expect(backend.db.of(uploads).all()).toMatchObject([{ workspaceId: '', accountId: 'acc_haruka' }])
  })

  test('of a clip answers a picture of that part', async () => {
    const image = await upload({ clip: { x: 40, y: 0, width: 600, height: 480 } })
    expect(image).toMatchObject({ width: 600, height: 480 })
    const drawing = atob(image.src.replace('data:image/svg+xml;base64,', ''))
    expect(drawing).toContain('viewBox="40 0 600 480"')
    expect(drawing).toContain('href="data:image/png;base64,')
    for (const clip of [
      { x: 41, y: 0, width: 600, height: 480 },
      { x: 0, y: 1, width: 1, height: 480 },
    ])
      expect(await codeOf(upload({ clip }))).toBe(422)
    for (const clip of [
      { x: 0, y: 0, width: 0, height: 1 },
      { x: -1, y: 0, width: 1, height: 1 },
    ])
      expect(await codeOf(upload({ clip }))).toBe(400)
  })

  test('refuses what is too large: 2 MB for marks, 5 MB for the rest', async () => {
    const of = (size: number) => base64(png(10, 10, size))
    const MB = 1024 * 1024
    expect((await upload({ data: of(5 * MB) })).width).toBe(10)
    expect(await codeOf(upload({ data: of(5 * MB + 1) }))).toBe(413)
    expect((await upload({ data: of(2 * MB), qualityPreset: 'logo' })).width).toBe(10)
    expect(await codeOf(upload({ data: of(2 * MB + 1), qualityPreset: 'logo' }))).toBe(413)
    expect(await codeOf(upload({ data: of(2 * MB + 1), qualityPreset: 'icon' }))).toBe(413)
    expect(await codeOf(upload({ data: base64(png(20_000, 20_000)) }))).toBe(422)
    expect((await upload({ data: base64(png(1, 1)) })).height).toBe(1)
  })

  test('refuses what is not what it says', async () => {
    const html = base64(new TextEncoder().encode('<html><script>alert(1)</script></html>'))
    expect(await codeOf(upload({ data: html }))).toBe(422)
    expect(await codeOf(upload({ mediaType: 'image/jpeg' }))).toBe(422)
    for (const mediaType of ['image/heic', 'text/html', 'image/png; charset=utf-8', ''])
      expect(await codeOf(upload({ mediaType })), mediaType).toBe(400)
    for (const data of ['', 'abc', '####', 'data:image/png;base64,AAAA', 'AA=A'])
      expect(await codeOf(upload({ data })), data).toBe(400)
    const gif = base64(new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000'))
    const animated = { data: gif, mediaType: 'image/gif' }
    expect((await upload(animated)).width).toBe(1)
    expect(await codeOf(upload({ ...animated, qualityPreset: 'icon' }))).toBe(400)
  })

  test('an SVG is taken when it is plain shapes', async () => {
    const svg = (inside: string) => ({
      data: base64(
        new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${inside}</svg>`),
      ),
      mediaType: 'image/svg+xml',
      qualityPreset: 'logo' as const,
    })
    expect(await upload(svg('<path d="M0 0h8"/>'))).toMatchObject({ width: 8, height: 4 })
    expect(await codeOf(upload(svg('<script>alert(1)</script>')))).toBe(422)
  })
})
