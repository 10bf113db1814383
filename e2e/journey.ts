import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { beginOnServer, isOnServer } from './on-server.ts'
import type { Fault } from '#mocks/core/faults'
import type { WorldSize } from '#mocks/core/journal'

/** Which account a person chooses at the stand-in for Google. */
export const people = { haruka: /森 遥/, tom: /Tom Walker/, invited: /伊藤 健太/ } as const
export type Person = keyof typeof people

export const CONTACTS = '/workspaces/ws_sakura/contacts'

interface Journey {
  /** How many contacts there are. A small world is made in a blink; a journey that is about numbers asks for a larger one. @default small */
  worldSize: WorldSize
  /** Whether the journey moves the browser's clock: that puts a script into each frame, and the frame of a mail, which runs none, logs so. @default false */
  movesClock: boolean
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

/** A journey in a fresh browser. Whatever its pages throw, log as an error or do against the CSP makes it fail. */
export const test = base.extend<Journey>({
  worldSize: ['small', { option: true }],
  movesClock: [false, { option: true }],
  errors: [
    async ({ context, worldSize, movesClock }, use) => {
      if (isOnServer()) await beginOnServer()
      await context.addInitScript((size) => {
        window.__mockSize = size
      }, worldSize)
      const errors: string[] = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} ${blockedURI}`),
        )
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

/** Signs in at the stand-in for Google and comes out at a path of the site. */
export async function signIn(page: Page, path: string = '/workspaces', person: Person = 'haruka') {
  await page.goto(`/v1/auth/request/google?redirect=${encodeURIComponent(path)}`)
  // The page of the server has links.
  await page.getByRole(isOnServer() ? 'link' : 'button', { name: people[person] }).click()
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
  await page.waitForFunction(() => window.__mock !== undefined)
  await page.evaluate((planned) => {
    for (const fault of planned) window.__mock?.faults.add(fault)
  }, faults)
}

/** The backend works again. */
export const mendBackend = (page: Page) => page.evaluate(() => window.__mock?.faults.clear())

/** Breaks the backend of every page from the moment that it has one, before its first call. */
export const breakFromTheStart = (target: Page | BrowserContext, ...faults: Fault[]) =>
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

/** The calls that the page's backend has seen, such as 'POST /v1/contacts/search'. */
export const calls = (page: Page) =>
  page.evaluate(() => window.__mock?.log.map(({ method, path }) => `${method} ${path}`) ?? [])

export const countOf = async (page: Page, call: string) =>
  (await calls(page)).filter((one) => one === call).length

/** How many calls of a kind the page's backend has answered. */
export const answersOf = (page: Page, call: string) =>
  page.evaluate(
    (one) =>
      window.__mock?.log.filter(
        ({ method, path, status }) => `${method} ${path}` === one && status !== undefined,
      ).length ?? 0,
    call,
  )

/** Presses Retry, unless the page has tried again by itself meanwhile: a question after 1, 2 and 4 s (ERR-17), a draft after a while. */
export async function retry(place: Locator) {
  const button = place.getByRole('button', { name: 'Retry' })
  await button.click({ timeout: 2000 }).catch(() => expect(button).toBeHidden())
}
