import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { Fault } from '#mocks/core/faults'
import type { WorldSize } from '#mocks/core/journal'
import { mockOfJourney, mockSite, mockSiteAt, walkOn, type SeenCall } from './on-mock.ts'
import { beginOnServer, isOnServer } from './on-server.ts'

/** Which account a person chooses at the stand-in for Google. */
export const people = { haruka: /森 遥/, tom: /Tom Walker/, invited: /伊藤 健太/ } as const
export type Person = keyof typeof people
const accountIds = { haruka: 'acc_haruka', tom: 'acc_tom', invited: 'acc_new' } as const

export const CONTACTS = '/workspaces/ws_sakura/contacts'

interface Journey {
  /** Whether the journey walks on the demo, whose backend is in the page: each page has its own faults and its own log. @default false */
  inDemo: boolean
  /** How many contacts there are. A small world is made in a blink; a journey that is about numbers asks for a larger one. @default small */
  worldSize: WorldSize
  /** Whether the journey moves the browser's clock: that puts a script into each frame, and the frame of a mail, which runs none, logs so. @default false */
  movesClock: boolean
  /** Whether its pages are drawn. Others are laid out, take presses and are told to a screen reader all the same, and take less of the processor (docs/decisions/015). @default false */
  drawn: boolean
  /** Every error that a page of this journey threw or logged; a journey that provokes one takes it out. */
  errors: string[]
}

/** What the browser itself says about an answer that was no success; the app has its own words for it on the page. */
const BROWSER_NOISE = /^Failed to load resource/

/** What the frame of a mail logs about the script of a moved clock, before and after it has its document. */
const REFUSED_CLOCK =
  /^Blocked script execution in 'about:(?:blank|srcdoc)' because the document's frame is sandboxed/

/** By how many px the page of the app is taller than its window: only regions inside it scroll. Other sites may scroll. */
async function heightBeyondWindow(page: Page): Promise<number> {
  if (page.isClosed() || (await page.locator('#root').count()) === 0) return 0
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
}

/** A journey in a fresh browser, on the app as it is built for customers, beneath the mock backend. Whatever its pages throw, log as an error or do against the CSP makes it fail. */
export const test = base.extend<Journey>({
  inDemo: [false, { option: true }],
  baseURL: async ({ baseURL, inDemo }, give) => {
    await give(inDemo || isOnServer() ? baseURL : (await mockSite()).origin)
  },
  worldSize: ['small', { option: true }],
  movesClock: [false, { option: true }],
  drawn: [false, { option: true }],
  errors: [
    async ({ context, baseURL, inDemo, worldSize, movesClock, drawn }, use) => {
      walkOn(undefined)
      if (isOnServer()) await beginOnServer()
      else if (inDemo)
        await context.addInitScript((size) => {
          window.__mockSize = size
        }, worldSize)
      else walkOn(await mockSiteAt(baseURL))
      await mockOfJourney()?.begin({ size: worldSize })
      const errors: string[] = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} ${blockedURI}`),
        )
      })
      if (!drawn)
        await context.addInitScript(() => {
          const transparent = new CSSStyleSheet()
          transparent.replaceSync(':root { opacity: 0 !important }')
          document.adoptedStyleSheets.push(transparent)
        })
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() !== 'error' || BROWSER_NOISE.test(message.text())) return
        if (movesClock && REFUSED_CLOCK.test(message.text())) return
        errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
      for (const page of context.pages()) expect(await heightBeyondWindow(page), page.url()).toBe(0)
    },
    { auto: true },
  ],
})
export { expect }

/** Who may be chosen at the stand-in for Google: the page of a backend has links, that of the demo buttons. */
export const accountOf = (page: Page, person: Person): Locator =>
  page.getByRole(isOnServer() || mockOfJourney() ? 'link' : 'button', { name: people[person] })

/** Signs in at the stand-in for Google and comes out at a path of the site. */
export async function signIn(page: Page, path: string = '/workspaces', person: Person = 'haruka') {
  const address = `/v1/auth/request/google?redirect=${encodeURIComponent(path)}`
  if (mockOfJourney()) {
    // As Google does for whoever is known there already: nothing is asked. A page that is left before it has its answer would
    // lose its session with it.
    await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/auth/refresh'),
      page.goto(`${address}&login_hint=${accountIds[person]}`),
    ])
  } else {
    await page.goto(address)
    await accountOf(page, person).click()
  }
  await page.waitForURL((url) => url.pathname + url.search === path)
}

/** Signs in and waits until the contacts are there. */
export async function openContacts(page: Page, search = '') {
  await signIn(page, `${CONTACTS}${search}`)
  await expect(firstContact(page)).toBeVisible()
}

/** Waits until the groups beside the list are there with their counts: what is asked from here on was meant to be. */
export async function groupsHaveCome(page: Page) {
  const groups = page.getByRole('navigation', { name: 'Groups of contacts' })
  await expect(groups.getByRole('link', { name: 'Wholesale' })).toBeVisible()
  await expect(
    groups.getByRole('link', {
      name: /^(All contacts|Subscribed|Pending|Unsubscribed|Bounced|Complained|Blocked) \d/,
    }),
  ).toHaveCount(7)
}

/** The table's rows that hold a contact; the first is the header. */
export const contactRows = (page: Page): Locator =>
  page.getByRole('grid', { name: /^(Contacts|コンタクト)$/ }).getByRole('row')
export const firstContact = (page: Page): Locator => contactRows(page).getByText('@').first()

/** Breaks the backend of a page that is open, as soon as it has one. */
export async function breakBackend(page: Page, ...faults: Fault[]) {
  const mock = mockOfJourney()
  if (mock) return mock.break(faults)
  await page.waitForFunction(() => window.__mock !== undefined)
  await page.evaluate((planned) => {
    for (const fault of planned) window.__mock?.faults.add(fault)
  }, faults)
}

/** The backend works again. */
export const mendBackend = (page: Page) =>
  mockOfJourney()?.mend() ?? page.evaluate(() => window.__mock?.faults.clear())

/** Breaks the backend before its first call: that of every page of the demo, or that of the journey. */
export const breakFromTheStart = (target: Page | BrowserContext, ...faults: Fault[]): Promise<unknown> =>
  mockOfJourney()?.break(faults) ??
  target.addInitScript((planned) => {
    type Seam = NonNullable<Window['__mock']>
    let seam: Seam | undefined
    Object.defineProperty(window, '__mock', {
      get: () => seam,
      set(next: Seam) {
        seam = next
        for (const fault of planned) next.faults.add(fault)
      },
    })
  }, faults)

/** The calls that the backend of the journey has seen, or in the demo that of the page since it was loaded. */
const seenCalls = (page: Page): Promise<SeenCall[]> =>
  mockOfJourney()?.log() ??
  page.evaluate(() => window.__mock?.log.map(({ method, path, status }) => ({ method, path, status })) ?? [])

/** The calls that were seen, such as 'POST /v1/contacts/search'. */
export const calls = async (page: Page) =>
  (await seenCalls(page)).map(({ method, path }) => `${method} ${path}`)

export const countOf = async (page: Page, call: string) =>
  (await calls(page)).filter((one) => one === call).length

/** How many calls of a kind were answered. */
export const answersOf = async (page: Page, call: string) =>
  (await seenCalls(page)).filter(
    ({ method, path, status }) => `${method} ${path}` === call && status !== undefined,
  ).length

/** Presses Retry, unless the page has tried again by itself meanwhile: a question after 1, 2 and 4 s (ERR-17), a draft after a while. */
export async function retry(place: Locator) {
  const button = place.getByRole('button', { name: 'Retry' })
  await button.click({ timeout: 2000 }).catch(() => expect(button).toBeHidden())
}
