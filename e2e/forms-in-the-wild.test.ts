import type { APIRequestContext, Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { builtScript, serveSite, type OtherSite } from './other-site.ts'
import { isOnServer, mailsTo } from './on-server.ts'
import { API, ON_SERVER, OVER_HTTP } from './sites.ts'

// A customer's site on an origin of its own, with a strict policy, and the API on another. One backend for all of them.
test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'block' })

let site: OtherSite
let origin = ''
let script = ''
/** What the site shows at each path. */
const pages = new Map<string, string>()
/** The policy of a page that has one of its own. */
const policies = new Map<string, string>()
const strict = () =>
  `default-src 'none'; script-src 'self'; connect-src ${backend()}; img-src data:; require-trusted-types-for 'script'`

test.beforeAll(async () => {
  script = await builtScript('vite.forms.config.ts', 'form.js')
  site = await serveSite((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    const isScript = path === '/form.js'
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
    response.setHeader('content-security-policy', policies.get(path) ?? strict())
    const body = isScript ? script : pages.get(path)
    response.statusCode = body === undefined ? 404 : 200
    response.end(body)
  })
  origin = site.origin
})
test.afterAll(() => site.close())

/** The origin of the API. */
const backend = () => (isOnServer() ? ON_SERVER : API).origin

async function mockMailsTo(
  request: APIRequestContext,
  address: string,
): Promise<{ to: string; text: string }[]> {
  const mails = (await (await request.get(`${API.origin}/__mock/mails`)).json()) as {
    to: string
    text: string
  }[]
  return mails.filter(({ to }) => to === address)
}

const tag = (formId: string, more = '') =>
  `<script async src="/form.js" data-base-url="${backend()}" data-form="${formId}" ${more}></script>`
const put = (path: string, body: string) =>
  pages.set(
    path,
    `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><main><h1>Shop</h1>${body}</main></html>`,
  )

/** Calls the API as an owner of the workspace. */
async function owner(request: APIRequestContext) {
  await request.get(`${backend()}/v1/auth/request/google?login_hint=acc_haruka`, { maxRedirects: 0 })
  const { access_token: token } = (await (await request.get(`${backend()}/v1/auth/refresh`)).json()) as {
    access_token: string
  }
  const headers = { authorization: `Bearer ${token}`, 'x-workspace-id': 'ws_sakura' }
  return {
    get: async (path: string): Promise<unknown> =>
      (await request.get(`${backend()}/v1${path}`, { headers })).json(),
    post: async (path: string, data: object): Promise<unknown> =>
      (await request.post(`${backend()}/v1${path}`, { headers, data })).json(),
  }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** A form of its own like one of the world, and published. */
async function publish(api: Owner, like: string, settings: object): Promise<string> {
  const model = (await api.get(`/forms/${like}`)) as { fields: object; settings: object; style: object }
  const { id, version } = (await api.post('/forms', {
    name: `Letter ${Math.random().toString(36).slice(2, 8)}`,
    fields: model.fields,
    style: model.style,
    settings: { ...model.settings, captcha: false, ...settings },
  })) as { id: string; version: number }
  expect(await api.post(`/forms/${id}/publish`, { version })).toMatchObject({ formId: id })
  return id
}

interface Found {
  items: {
    email: string
    status: string
    source: string
    consent?: { formId?: string }
    subscriptions: object[]
  }[]
}
const contactOf = async (api: Owner, email: string) =>
  ((await api.post('/contacts/search', { q: email, limit: 1 })) as Found).items[0]
interface Submissions {
  items: { status: string; source: object; values: Record<string, unknown> }[]
}
const submissionsOf = async (api: Owner, formId: string) =>
  ((await api.get(`/forms/${formId}/submissions?limit=50`)) as Submissions).items.filter(({ values }) =>
    String(values['email']).endsWith('@visitor.example'),
  )

const visitor = (name: string) => `${name}.${Math.random().toString(36).slice(2, 8)}@visitor.example`
async function fill(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test(
  'a visitor subscribes, confirms by the link in the mail, and is a contact with consent, list and source',
  { tag: '@server' },
  async ({ page, request }) => {
    const api = await owner(request)
    const form = await publish(api, 'frm_1', {
      locale: 'en',
      allowedOrigins: [origin],
      success: { kind: 'message', text: 'Almost there.' },
      // The script solves the task under the policy of the page, without asking anybody.
      captcha: true,
    })
    put('/letter', tag(form))
    await page.goto(`${origin}/letter?utm_campaign=autumn&referral_code=friend`)
    await submit(page)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
    const email = visitor('reader')
    await fill(page, email)
    await submit(page)
    await expect(page.getByText('Almost there.')).toBeFocused()
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ])
    expect(await contactOf(api, email)).toMatchObject({
      status: 'pending',
      source: 'form',
      consent: { formId: form },
    })

    const [mail] = isOnServer() ? await mailsTo(email) : await mockMailsTo(request, email)
    const link = /http\S+\/d\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
    expect(await contactOf(api, email)).toMatchObject({
      status: 'subscribed',
      subscriptions: [{ mailingListId: 'lst_weekly', status: 'active', source: 'form' }],
    })
    expect(await submissionsOf(api, form)).toMatchObject([
      {
        status: 'confirmed',
        values: { email, referral_code: 'friend', consent: true },
        source: { url: `${origin}/letter`, utm: { campaign: 'autumn' } },
      },
    ])

    // Whoever types the address once more does not learn that it is subscribed (FRM-24).
    await page.goto(`${origin}/letter`)
    await fill(page, email)
    await submit(page)
    await expect(page.getByText('Almost there.')).toBeFocused()
  },
)

test('an answer that got lost is asked for again, and the submission counts once', async ({
  page,
  request,
}) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', { locale: 'en', allowedOrigins: [] })
  put('/twice', `${tag(form)}${tag(form)}`)
  let lost = 0
  await page.route(`${backend()}/f/${form}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    // It arrives, and its answer does not.
    await route.fetch()
    return route.abort()
  })
  await page.goto(`${origin}/twice`)
  await fill(page, visitor('twice'))
  // The tag is in the page twice, and the form once.
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(1)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('could not be sent')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
  expect(lost).toBe(1)
  expect(await submissionsOf(api, form)).toHaveLength(1)
})

test('a robot is told nothing and makes no contact; a closed form says so', async ({ page, request }) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', { locale: 'en', allowedOrigins: [] })
  put('/robot', tag(form))
  await page.goto(`${origin}/robot`)
  const email = visitor('robot')
  await fill(page, email)
  await page.locator('input[name=contact_time]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'cheap clicks'
  })
  await submit(page)
  await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
  expect(await contactOf(api, email)).toBeUndefined()
  expect(await submissionsOf(api, form)).toMatchObject([{ status: 'spam' }])

  const { version } = (await api.get(`/forms/${form}`)) as { version: number }
  await api.post(`/forms/${form}/unpublish`, { version })
  await page.goto(`${origin}/robot`)
  await expect(page.getByText('ただいま受け付けを停止しています。')).toBeVisible()
})

test('another site may not show the form, and shows nothing in its place', async ({ page, request }) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', { allowedOrigins: ['https://www.sakura-roastery.example'] })
  put('/foreign', tag(form))
  const warned = page.waitForEvent('console', (message) => message.text().includes('otegami forms'))
  await page.goto(`${origin}/foreign`)
  await warned
  await expect(page.locator('[data-otegami-form]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible()
})

test('a pop-up opens from the page, holds the focus, and Escape gives it back', async ({ page, request }) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', { locale: 'en', allowedOrigins: [] })
  put(
    '/popup',
    `<a href="#letter" data-form-open="${form}">Get our letter</a>${tag(form, 'data-kind="popup"')}`,
  )
  await page.goto(`${origin}/popup`)
  const opener = page.getByRole('link', { name: 'Get our letter' })
  await expect(page.getByRole('button', { name: /^Letter/ })).toBeVisible()
  await opener.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a backend that is away, and a page from a file', async ({ page, request }, info) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', { locale: 'en', allowedOrigins: [] })
  put('/away', tag(form))
  await page.route(`${backend()}/f/${form}/form`, (route) => route.abort(), { times: 1 })
  await page.goto(`${origin}/away`)
  await expect(page.getByText('The form could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()

  await test.step('one that is slow says that the form is on its way', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    await page.route(
      `${backend()}/f/${form}/form`,
      async (route) => {
        await released
        await route.continue()
      },
      { times: 1 },
    )
    put('/slow', tag(form, 'data-kind="inline"'))
    await page.goto(`${origin}/slow`)
    await expect(page.getByRole('status')).toHaveText('Loading the form…')
    release(undefined)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(page.getByText('Loading the form…')).toHaveCount(0)
  })

  await writeFile(info.outputPath('form.js'), script)
  await writeFile(
    info.outputPath('page.html'),
    `<!doctype html><html lang="ja">${tag(form).replace('/form.js', 'form.js')}</html>`,
  )
  await page.goto(`file://${info.outputPath('page.html')}`)
  await fill(page, visitor('file'))
  await submit(page)
  await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
})

test('from an iframe a form leads its page to the address that it names', async ({ page, request }) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', {
    locale: 'en',
    allowedOrigins: [],
    honeypot: false,
    success: { kind: 'redirect', url: 'https://shop.example/thanks' },
  })
  await page.route(`${backend()}/form.js`, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  )
  // As most pages, this one may be in no frame.
  await page.route('https://shop.example/**', (route) =>
    route.fulfill({
      body: '<!doctype html><link rel="icon" href="data:,"><p>Thank you!</p>',
      contentType: 'text/html',
      headers: { 'content-security-policy': "frame-ancestors 'none'" },
    }),
  )
  put('/framed', `<iframe src="${backend()}/f/${form}?embed=1" title="Letter" height="480"></iframe>`)
  policies.set('/framed', `default-src 'none'; img-src data:; frame-src ${backend()}`)
  await page.goto(`${origin}/framed`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Email' }).fill(visitor('framed'))
  await frame.getByRole('checkbox', { name: /^I agree/ }).check()
  await frame.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('https://shop.example/thanks')
  await expect(page.getByText('Thank you!')).toBeVisible()
})

test('the code that is copied works as it stands, under exactly the policy that is documented', async ({
  page,
  request,
}) => {
  const api = await owner(request)
  const form = await publish(api, 'frm_1', { locale: 'en', allowedOrigins: [], honeypot: false })
  const { hostname } = (await api.get(`/forms/${form}/publication`)) as { hostname: string }
  // The host that serves forms stands for the backend of the test.
  await page.route(`https://${hostname}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname === '/form.js')
      return route.fulfill({
        body: script,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      })
    const response = await route.fetch({ url: `${backend()}${pathname}${search}` })
    return route.fulfill({ response })
  })

  const codes = new Map<string, string>()
  await test.step('what the page of the form shows', async () => {
    await page.goto(`${OVER_HTTP.origin}/workspaces/ws_sakura/forms/${form}`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: /森 遥/ }).click()
    const way = page.getByRole('combobox', { name: 'Way to share' })
    for (const name of ['Script', 'Pop-up', 'Iframe', 'HTML']) {
      await way.selectOption(name)
      const code = page.getByRole('region', { name, exact: true }).locator('code')
      codes.set(name, (await code.textContent()) ?? '')
    }
  })
  const guide = await readFile('docs/forms-on-your-site.md', 'utf8')
  const documented = (/```\n(script-src [^\n]+)\n```/.exec(guide)?.[1] ?? '').replaceAll('HOST', hostname)
  const framed = (/`(frame-src https:\/\/HOST)`/.exec(guide)?.[1] ?? '').replaceAll('HOST', hostname)
  expect(documented).toBe(`script-src https://${hostname}; connect-src https://${hostname}`)
  const show = async (name: string, policy: string) => {
    const path = `/copied-${name.toLowerCase()}`
    put(path, codes.get(name) ?? '')
    policies.set(path, policy)
    await page.goto(`${origin}${path}`)
  }

  await test.step('the script', async () => {
    await show('Script', documented)
    await fill(page, visitor('script'))
    await submit(page)
    await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
  })
  await test.step('the pop-up', async () => {
    await show('Pop-up', documented)
    await page.getByRole('button', { name: /^Letter/ }).click()
    await fill(page, visitor('popup'))
    await submit(page)
    await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
  })
  await test.step('the iframe', async () => {
    await show('Iframe', `default-src 'none'; img-src data:; ${framed}`)
    const frame = page.frameLocator('iframe')
    const email = visitor('iframe')
    await frame.getByRole('textbox', { name: 'Email' }).fill(email)
    await frame.getByRole('checkbox', { name: /^I agree/ }).check()
    await frame.getByRole('button', { name: 'Submit' }).click()
    await expect(frame.getByText('確認のメールをお送りしました')).toBeVisible()
  })
  await test.step('plain HTML, without any script', async () => {
    await show('HTML', "default-src 'none'; img-src data:")
    const email = visitor('html')
    await page.getByRole('textbox', { name: /^Email/ }).fill(email)
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await page.getByRole('button').click()
    await expect(page.getByText('確認のメールをお送りしました')).toBeVisible()
    expect(await contactOf(api, email)).toMatchObject({ status: 'pending', source: 'form' })
  })
  expect(await submissionsOf(api, form)).toHaveLength(4)
})
