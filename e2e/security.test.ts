import { CONTACTS, expect, firstContact, openContacts, test } from './journey.ts'
import { PRODUCTION } from './sites.ts'

// As large as people's: its numbers and names are what this is about.
test.use({ inDemo: true, worldSize: 'normal' })

test('the access token is in no storage, address, page or log', async ({ page, context }) => {
  const tokens = new Set<string>()
  const addresses: string[] = []
  context.on('request', (request) => {
    addresses.push(request.url())
    const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1]
    if (bearer) tokens.add(bearer)
  })
  await openContacts(page)
  await page.getByRole('searchbox').fill('sato')
  await expect(page).toHaveURL(/q=sato/)
  await page.reload()
  await expect(firstContact(page)).toBeVisible()
  expect(tokens.size).toBeGreaterThan(0)

  const places = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(store))
    const kept: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.addEventListener('success', () => resolve(reading.result))
          }),
        )
      }
      database.close()
    }
    const strings = Object.keys(window).flatMap((name) => {
      const value: unknown = Reflect.get(window, name)
      return typeof value === 'string' ? [value] : []
    })
    return {
      storage: stores.join(),
      databases: JSON.stringify(kept),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
      window: strings.join(),
      history: JSON.stringify(history.state),
      log: JSON.stringify(window.__mock?.log),
    }
  })
  for (const token of tokens) {
    for (const [place, text] of Object.entries({ ...places, addresses: addresses.join() }))
      expect(text.includes(token), place).toBe(false)
  }
})

test('a script that gets into the page does not run', async ({ page, errors }) => {
  await openContacts(page)
  const outcomes = await page.evaluate(() => {
    const image = document.createElement('img')
    const ways = [
      () => image.setAttribute('onerror', 'window.ran = true'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">'),
      () => Reflect.apply(setTimeout, window, ['window.ran = true']) as unknown,
    ]
    image.src = 'data:,'
    document.body.append(image)
    const refused = ways.map((way) => {
      try {
        way()
        return false
      } catch {
        return true
      }
    })
    // The page has its own height again.
    image.remove()
    return refused
  })
  expect(outcomes).toEqual([true, true, true])
  await expect.poll(() => errors.join()).toContain('CSP:')
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined()
  errors.length = 0
})

test.describe('the production build', () => {
  test.use({ baseURL: PRODUCTION.origin })

  test('without its configuration names the variable that is missing', async ({ page, errors }) => {
    await page.goto(CONTACTS)
    await expect(page.getByRole('alert')).toHaveText('Environment variable is not set: VITE_API_BASE_URL')
    expect(errors).toEqual(['Environment variable is not set: VITE_API_BASE_URL'])
    errors.length = 0
  })

  test('brings no backend of its own, and is served with its policy', async ({ page, request, errors }) => {
    const answer = await page.goto('/')
    await expect(page.getByRole('alert')).toBeVisible()
    const policy = answer?.headers()['content-security-policy'] ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe-|otegami-mock/)
    // A path that is no file is answered with the page: that is no worker.
    const worker = await request.get('/mockServiceWorker.js')
    expect(worker.headers()['content-type']).toContain('text/html')
    expect(await page.evaluate(() => [typeof window.__mock, navigator.serviceWorker.controller])).toEqual([
      'undefined',
      null,
    ])
    errors.length = 0
  })
})
