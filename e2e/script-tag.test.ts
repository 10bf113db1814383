import type { APIRequestContext, Page } from '@playwright/test'
import { build } from 'vite'
import { expect, test } from './journey.ts'
import { serveSite, type OtherSite } from './other-site.ts'
import { API, OVER_HTTP } from './sites.ts'

// The code that the settings show is pasted as it is into sites of another origin. One backend for all of them.
test.describe.configure({ mode: 'serial' })
test.use({
  baseURL: OVER_HTTP.origin,
  serviceWorkers: 'block',
  // Of a person: a bot is not tracked.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
})

let site: OtherSite
let origin = ''
/** What the site shows at each path. */
const pages = new Map<string, string>()
/** The code of each kind of site, as the settings show it. */
const shown = new Map<string, string>()

test.beforeAll(async () => {
  // Where the backend serves it from.
  await build({ configFile: 'vite.tracker.config.ts', logLevel: 'error' })
  site = await serveSite((request, response) => {
    const body = pages.get(new URL(request.url ?? '/', 'http://site').pathname)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.statusCode = body === undefined ? 404 : 200
    response.end(body)
  })
  origin = site.origin
})
test.afterAll(() => site.close())

const html = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,">${head}</head><body><h1>Shop</h1>${body}</body></html>`

interface Logged {
  path: string
  status?: number
  workspaceId?: string
  body?: { type?: string; payload?: { url?: string } }
}
/** What the backend was told of a page. */
async function told(request: APIRequestContext, url: string): Promise<string[]> {
  const log = (await (await request.get(`${API.origin}/__mock/log`)).json()) as Logged[]
  return log
    .filter(({ path, body }) => path === '/web/v1/events/track' && body?.payload?.url === url)
    .map(({ workspaceId, body, status }) => `${workspaceId} ${body?.type} ${status}`)
}

/** The page opens a session, reports itself, and its own code can report more. */
async function isTracked(page: Page, request: APIRequestContext, path: string) {
  const url = `${origin}${path}`
  await page.goto(url)
  await expect.poll(() => told(request, url)).toEqual(['ws_sakura page_view 200'])
  await page.evaluate(`otegami.track('order', { url: ${JSON.stringify(url)}, total: 1200 })`)
  await expect.poll(() => told(request, url)).toEqual(['ws_sakura page_view 200', 'ws_sakura order 200'])
}

test('the settings show the code for each kind of site', async ({ page }) => {
  await page.goto('/workspaces/ws_sakura#script_tag')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /森 遥/ }).click()
  await page.goto('/workspaces/ws_sakura#script_tag')
  await expect(page.getByRole('link', { name: 'Open example page' })).toHaveAttribute(
    'href',
    '/example/ws_sakura',
  )
  for (const name of ['HTML', 'Google Tag Manager', 'Next.js', 'WordPress']) {
    await page.getByRole('tab', { name }).click()
    shown.set(
      name,
      (await page.getByRole('region', { name, exact: true }).locator('code').textContent()) ?? '',
    )
  }
  expect(shown.get('HTML')).toContain(`${API.origin}/tracker.js`)
})

test('HTML: pasted before </head>', async ({ page, request }) => {
  pages.set('/html', html(shown.get('HTML') ?? ''))
  await isTracked(page, request, '/html')
})

// A tag manager writes the custom HTML into the page and makes its script elements anew, without their data attributes.
// That is done here as its container does it; it proves the code, not the manager.
test('Google Tag Manager: the custom HTML, injected as a container does', async ({ page, request }) => {
  const code = JSON.stringify(shown.get('Google Tag Manager') ?? '').replaceAll('<', '\\u003c')
  pages.set(
    '/gtm',
    html(
      '',
      `<script>
        const box = document.createElement('div')
        box.innerHTML = ${code}
        for (const old of box.querySelectorAll('script')) {
          const script = document.createElement('script')
          script.text = old.text
          old.replaceWith(script)
        }
        document.body.append(box)
      </script>`,
    ),
  )
  await isTracked(page, request, '/gtm')
})

// next/script makes an element, sets `src`, writes the other properties as attributes, and appends it to the body. The
// properties are read from the code that is shown; it proves that the script runs when it is put in so, not the framework.
test('Next.js: the element of next/script, with the properties that are shown', async ({ page, request }) => {
  const code = shown.get('Next.js') ?? ''
  const [, element = ''] = /<Script\s([^]*?)\/>/.exec(code) ?? []
  const properties = [...element.matchAll(/([\w-]+)=\{(".*?[^\\]")\}/g)].map(
    ([, name = '', literal = '""']) => [name, JSON.parse(literal) as string],
  )
  expect(properties.map(([name]) => name)).toEqual(['src', 'data-workspace-id', 'data-base-url'])
  pages.set(
    '/next',
    html(
      '',
      `<script>
        addEventListener('load', () => {
          const script = document.createElement('script')
          for (const [name, value] of ${JSON.stringify(properties).replaceAll('<', '\\u003c')}) {
            if (name === 'src') script.src = value
            else script.setAttribute(name, value)
          }
          document.body.appendChild(script)
        })
      </script>`,
    ),
  )
  await isTracked(page, request, '/next')
})

// What stands between ?> and <?php is what PHP writes at wp_head.
test('WordPress: what its function writes into the head', async ({ page, request }) => {
  const [, written = ''] = /function \(\) \{ \?>([^]*?)<\?php \} \);/.exec(shown.get('WordPress') ?? '') ?? []
  pages.set('/wordpress', html(written))
  await isTracked(page, request, '/wordpress')
})

/** Sets 'Only with consent' as somebody who is signed in, if it isn't so already. */
async function requireConsent(page: Page, isWanted: boolean) {
  await page.goto('/workspaces/ws_sakura#web_api')
  const consent = page.getByRole('switch', { name: 'Only with consent' })
  await expect(consent).toBeVisible()
  if ((await consent.isChecked()) === isWanted) return
  await consent.click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
}

test.describe('where consent is required', () => {
  // Other journeys report to the same workspace.
  test.afterEach(async ({ browser }) => {
    const page = await browser.newPage({ baseURL: OVER_HTTP.origin })
    await page.goto('/workspaces/ws_sakura')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: /森 遥/ }).click()
    await requireConsent(page, false)
    await page.close()
  })

  test('the same page waits for its banner, and forgets when it is taken back', async ({
    page,
    request,
    context,
  }) => {
    await page.goto('/workspaces/ws_sakura#web_api')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: /森 遥/ }).click()
    await requireConsent(page, true)
    await page.goto('/workspaces/ws_sakura#script_tag')
    const codeOf = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).locator('code').textContent()) ?? ''
    await expect(page.getByRole('region', { name: 'HTML', exact: true })).toContainText('data-consent')
    const tag = await codeOf('HTML')
    const banner = await codeOf('otegami.consent')
    // Another page, so that what the app itself reports is not among what the site asks.
    await page.goto('about:blank')
    await context.clearCookies()

    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/web/v1/')) asked.push(new URL(one.url()).pathname)
    })
    const site = (answer: string) => `<script>${banner}; ${answer}</script>${tag}`
    pages.set('/consent', html(site('')))
    // A banner that remembers the answer reports it before the script is there.
    pages.set('/agreed', html(site("tellConsent('granted')")))
    const url = `${origin}/consent`
    await page.goto(url)
    await page.waitForFunction('window.otegami')
    await page.evaluate(`otegami.track('order', { url: ${JSON.stringify(url)} })`)
    expect(asked).toEqual([])
    expect(await context.cookies()).toEqual([])
    await page.evaluate("tellConsent('granted')")
    await expect
      .poll(async () => (await told(request, url)).toSorted())
      .toEqual(['ws_sakura order 200', 'ws_sakura page_view 200'])
    expect((await context.cookies()).map(({ name }) => name.replace('__Host-', '')).toSorted()).toEqual([
      'otegami_visit_ws_sakura',
      'otegami_visitor_ws_sakura',
    ])

    await page.goto(`${origin}/agreed`)
    await expect.poll(() => told(request, `${origin}/agreed`)).toEqual(['ws_sakura page_view 200'])
    await page.evaluate("tellConsent('denied')")
    await expect.poll(() => context.cookies()).toEqual([])

    await test.step('the code from before is told in the console what is missing, and waits', async () => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      pages.set('/before', html(shown.get('HTML') ?? ''))
      await page.goto(`${origin}/before`)
      await expect.poll(() => warnings.join()).toContain("otegami.consent('granted')")
      expect(await context.cookies()).toEqual([])
      await page.evaluate("otegami.consent('granted')")
      await expect.poll(() => told(request, `${origin}/before`)).toEqual(['ws_sakura page_view 200'])
    })
  })
})

test('the site is then among those that report', async ({ page }) => {
  await page.goto('/workspaces/ws_sakura#script_tag')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /森 遥/ }).click()
  await page.goto('/workspaces/ws_sakura#script_tag')
  await expect(page.getByText('Receiving events')).toBeVisible()
  await expect(page.getByText(new URL(origin).host)).toBeVisible()
})
