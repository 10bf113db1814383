import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { ScriptTagSection } from './script-tag-section.tsx'

const meta = preview.meta({
  component: ScriptTagSection,
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const SCRIPT = '*/script_tag'
const tag = {
  snippet:
    '<script async src="https://api.otegami.example/tracker.js" data-workspace-id="ws_sakura" data-base-url="https://api.otegami.example/web/v1"></script>',
  scriptUrl: 'https://api.otegami.example/tracker.js',
  workspaceId: 'ws_sakura',
  requireConsent: false,
  status: 'receiving',
  lastEventAt: '2026-11-20T03:12:00.000Z',
  hosts: [
    { host: 'sakura-roastery.example', lastSeenAt: '2026-11-20T03:12:00.000Z', events24h: 1204 },
    { host: 'shop.sakura-roastery.example', lastSeenAt: '2026-11-18T23:40:00.000Z', events24h: 0 },
  ],
}
const answering = (body: unknown) => ({
  mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'wrongtype' as const, path: SCRIPT, body }] },
})

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('tab', { name: says('scriptTag.html') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('region', { name: says('scriptTag.html') })).toHaveTextContent(
      'data-workspace-id="ws_sakura"',
    )
  },
})

export const Receiving = meta.story({
  parameters: answering(tag),
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('scriptTag.receiving'))).toBeVisible()
    await expect(canvas.getByText('shop.sakura-roastery.example')).toBeVisible()
  },
})

/** The code waits for consent, and the page says how consent is reported (SET-50). */
export const OnlyWithConsent = meta.story({
  parameters: { mock: { workspaceId: 'ws_ridge', account: 'acc_ellen' } },
  play: async ({ canvas, userEvent, says, step }) => {
    await expect(await canvas.findByText(says('scriptTag.consentRequired'))).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'otegami.consent' })).toHaveTextContent(
      /otegami\.consent\(answer\)/,
    )
    for (const [stack, attribute] of [
      ['html', 'data-consent="required"'],
      ['gtm', "'data-consent', 'required'"],
      ['next', 'data-consent={"required"}'],
      ['wordpress', 'data-consent="required"'],
    ] as const)
      await step(stack, async () => {
        await userEvent.click(canvas.getByRole('tab', { name: says(`scriptTag.${stack}`) }))
        await expect(
          await canvas.findByRole('region', { name: says(`scriptTag.${stack}`) }),
        ).toHaveTextContent(attribute)
      })
  },
})

export const NeverSeen = meta.story({
  parameters: answering({ ...tag, status: 'never_seen', lastEventAt: undefined, hosts: [] }),
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('scriptTag.neverSeen'))).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})

export const Stale = meta.story({
  parameters: answering({ ...tag, status: 'stale', hosts: [] }),
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('scriptTag.stale'))).toBeVisible()
  },
})

export const EachKindOfSite = meta.story({
  parameters: answering(tag),
  play: async ({ canvas, userEvent, says }) => {
    ;(await canvas.findByRole('tab', { name: says('scriptTag.html') })).focus()
    for (const [name, code] of [
      ['scriptTag.gtm', 'createElement'],
      ['scriptTag.next', 'next/script'],
      ['scriptTag.wordpress', 'wp_head'],
    ] as const) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(await canvas.findByRole('region', { name: says(name) })).toHaveTextContent(code)
    }
  },
})

export const NothingOfTheWorkspaceEndsTheSnippet = meta.story({
  parameters: answering({ ...tag, workspaceId: '</script><script>alert(1)</script>' }),
  play: async ({ canvas, says }) => {
    const code = await canvas.findByRole('region', { name: says('scriptTag.html') })
    await expect(code.textContent?.match(/<\/script>/g)).toHaveLength(1)
  },
})

export const Loading = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: SCRIPT }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('scriptTag.title') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: SCRIPT }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('scriptTag.failed'))
    await expect(canvas.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('tab', { name: says('scriptTag.html') })).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: answering(tag),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('shop.sakura-roastery.example')).toBeVisible()
  },
})
