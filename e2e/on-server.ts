import { test, type Page } from '@playwright/test'
import { mockOfJourney } from './on-mock.ts'
import { CONTROL } from './sites.ts'

/** Whether this journey is on the real server; otherwise it is on the mock. */
export const isOnServer = (): boolean => test.info().project.name === 'server'

/** A mail that the server has sent. */
export interface SentMail {
  to: string
  subject: string
  text: string
}

async function control(call: string): Promise<unknown> {
  const response = await fetch(`${CONTROL.origin}${call}`, { method: 'POST' })
  if (!response.ok) throw new Error(`The server of the journeys did not do ${call}.`)
  return response.json()
}

/** A server with the workspaces of the demo, as if nobody had used it yet. */
export const beginOnServer = () => control('/begin')

/** The mails that went out to an address, once there is one. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  for (;;) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of our own script
    const mails = ((await control('/mails')) as SentMail[]).filter(({ to }) => to === address)
    if (mails.length > 0) return mails
  }
}

/** Sets the clocks of browser and backend to a time of the journey; on the real server that of the browser to the time there. */
export async function setClock(page: Page, time: Date): Promise<void> {
  await mockOfJourney()?.begin({ at: time.getTime() })
  await page.clock.install({ time: isOnServer() ? new Date() : time })
}

/** Lets time pass, in ms, for the page and for its backend. */
export async function pass(page: Page, ms: number): Promise<void> {
  if (isOnServer()) await control(`/pass?ms=${ms}`)
  await mockOfJourney()?.pass(ms)
  await page.clock.fastForward(ms)
}
