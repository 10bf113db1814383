import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { CodeBlock } from '#components/code-block'

const snippet = `<script async src="https://cdn.otegami.example/tracker.js"
  data-workspace-id="ws_sakura"
  data-base-url="https://api.otegami.example/web/v1"></script>`

const meta = preview.meta({
  component: CodeBlock,
  parameters: {
    about: {
      use: 'Code, records and ids of several lines that people take along to somewhere else.',
      avoid: 'One short value: text with a copy button beside it. Secrets: a secret field.',
      parts: ['What it is', 'Wrap lines, Copy', 'The code, which scrolls in both directions'],
      keys: [
        ['Tab', 'To the buttons, then into the code.'],
        ['Arrows', 'Scroll the code.'],
      ],
      accessibility: 'The code is a region with a name that the keyboard reaches; copying is announced.',
    },
  },
  args: { label: 'HTML', code: snippet },
})

export const Default = meta.story()
export const Wrapped = meta.story({ args: { wrapped: true } })
export const Coloured = meta.story({
  args: {
    language: 'html',
    code: `<!-- Saved by {{ name }} -->\n${snippet}\n<p title=plain>{{ contact.name | escape }}</p>`,
  },
  play: async () => {
    for (const kind of ['tag', 'attribute', 'string', 'comment', 'template'])
      await waitFor(() => expect(CSS.highlights.get(`code-${kind}`)?.size).toBeGreaterThan(0))
  },
})
export const Tall = meta.story({ args: { tall: true, code: 'one line\n'.repeat(40) } })
export const ManyLines = meta.story({
  args: { code: Array.from({ length: 80 }, (_, line) => `line ${line + 1}`).join('\n') },
})
export const InJapanese = meta.story({
  args: {
    label: 'サイトに貼り付けるコード',
    code: '<!-- フッターの直前に貼り付けてください -->\n' + snippet,
  },
})

const writeText = fn<(text: string) => Promise<void>>()

export const CopiesExactlyWhatStandsThere = meta.story({
  beforeEach() {
    writeText.mockReset().mockResolvedValue(undefined)
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('codeBlock.copy') }))
    await expect(writeText).toHaveBeenCalledWith(snippet)
  },
})

export const LinesWrapOnDemand = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const wrap = canvas.getByRole('button', { name: says('codeBlock.wrap') })
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(wrap)
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'HTML' })).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <CodeBlock label="HTML" code={snippet} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <CodeBlock label="Ticket number" code="tk_7f3a9c" />,
})
