import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { contactRows, expect, firstContact, test } from './journey.ts'
import { API, BUILDS, OVER_HTTP } from './sites.ts'

// The app as it is built for customers, on a backend of another origin, with nothing between them.
// One backend for both: what the second breaks must not reach the first.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: OVER_HTTP.origin, serviceWorkers: 'block' })

const Manifest = v.record(v.string(), v.looseObject({ file: v.string() }))

/** The address of the file that holds a source in the build: its name is a hash. */
async function addressOf(source: string): Promise<string> {
  const manifest = await readFile(join(BUILDS.overHttp.outDir, '.vite/manifest.json'), 'utf8')
  const chunk = v.parse(Manifest, JSON.parse(manifest))[source]
  if (!chunk) throw new Error(`The build has no file for ${source}.`)
  return `${OVER_HTTP.origin}/${chunk.file}`
}

test('signs in, reads contacts, stays signed in over a reload, and signs out', async ({ page }) => {
  await page.goto('/workspaces/ws_sakura/contacts')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(new RegExp(`^${API.origin}/v1/auth/request/google`))
  await page.getByRole('link', { name: /森 遥/ }).click()
  await expect(page).toHaveURL('/workspaces/ws_sakura/contacts')
  await expect(firstContact(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('sato')
  await expect(page).toHaveURL(/q=sato/)
  await expect(contactRows(page).nth(1)).toContainText('sato')
  await page.reload()
  await expect(contactRows(page).nth(1)).toContainText('sato')
  await page.getByRole('button', { name: /^(Account|森 遥)/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('a part of the brand that cannot be loaded is tried again, and what was typed stays', async ({
  page,
  errors,
}) => {
  const [form, fields] = await Promise.all([
    addressOf('src/features/brand/brand-form.tsx'),
    addressOf('src/features/brand/further-fields.tsx'),
  ])
  const isLost = new Set([form, fields])
  await page.route(
    (url) => [form, fields].includes(url.href),
    (route) => (isLost.has(route.request().url()) ? route.abort() : route.fallback()),
  )
  await page.goto('/workspaces/ws_sakura#brands')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /森 遥/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.evaluate(() => {
    location.hash = '#brands'
  })
  const section = page.getByRole('dialog')
  const again = section.getByRole('button', { name: 'Retry' })
  // The form is missing: what is stored can still be read.
  await expect(again).toBeVisible()
  await expect(section.getByText('株式会社さくら珈琲焙煎所')).toBeVisible()
  isLost.delete(form)
  await again.click()
  const primary = section.getByRole('textbox', { name: /^Primary/ })
  await primary.fill('#0055ff')
  // The fields below are still missing.
  await expect(again).toBeVisible()
  isLost.clear()
  await again.click()
  await expect(section.getByRole('textbox', { name: 'Company name in Japanese' })).toHaveValue(
    '株式会社さくら珈琲焙煎所',
  )
  await expect(primary).toHaveValue('#0055ff')
  // The browser's words about the missing files may come late, but not after the page is closed.
  await page.close()
  errors.length = 0
})

test('says so when the connection breaks, and comes back', async ({ page, errors }) => {
  await page.goto('/workspaces')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /森 遥/ }).click()
  await expect(page.getByRole('link', { name: 'Ridge Outdoor' })).toBeVisible()
  // On the way of this page alone: other journeys use the same backend meanwhile.
  let isBroken = true
  const pressed = Promise.withResolvers<void>()
  await page.route('**/contacts/search', async (route) => {
    if (isBroken) return route.abort('connectionreset')
    await pressed.promise
    return route.continue()
  })
  await page.goto('/workspaces/ws_sakura/contacts')
  const retry = page.getByRole('button', { name: 'Retry' }).first()
  await expect(retry).toBeVisible()
  // The page tries by itself too: whoever comes first is answered once Retry was pressed.
  isBroken = false
  await retry.click()
  pressed.resolve()
  await expect(firstContact(page)).toBeVisible()
  errors.length = 0
})

test('parts whose code can not be had say so, leave the rest alone, and come with Retry', async ({
  page,
  errors,
}) => {
  const failed = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  let gone = true
  const parts = await Promise.all(
    ['contacts/whole-parts.ts', 'campaigns/list/campaign-filters.tsx'].map((file) =>
      addressOf(`src/features/${file}`),
    ),
  )
  await page.route(
    ({ href }) => parts.includes(href),
    (route) => (gone ? route.abort() : route.continue()),
  )
  await page.goto('/workspaces/ws_sakura/contacts')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /森 遥/ }).click()
  await expect(firstContact(page)).toBeVisible()
  await expect(failed.first()).toBeVisible()
  gone = false
  await failed.first().getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeVisible()
  await expect(failed).toHaveCount(0)

  await test.step('what opens over the list, too: nothing is open', async () => {
    const opened = await addressOf('src/features/contacts/later-parts.ts')
    await page.route(
      ({ href }) => href === opened,
      (route) => (gone ? route.abort() : route.continue()),
    )
    gone = true
    parts.splice(0, 1)
    await page.reload()
    await expect(failed.first()).toBeVisible()
    await expect(firstContact(page)).toBeVisible()
    gone = false
    await failed.first().getByRole('button', { name: 'Retry' }).click()
    await expect(failed).toHaveCount(0)
  })

  gone = true
  await page.goto('/workspaces/ws_sakura/campaigns')
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible()
  await expect(failed.first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
  gone = false
  await failed.first().getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toHaveCount(0)
  errors.length = 0
})
