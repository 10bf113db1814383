import type { Script, ScriptPart } from './ai-script.ts'

const usual = { characters: 6, every: 40 } as const
const japanese = { characters: 3, every: 45 } as const

const said = (text: string): ScriptPart => ({ kind: 'content', text })
const thought = (text: string): ScriptPart => ({ kind: 'reasoning', text })

const markdown = `# Three ways to say thank you

A short plan for the mail after the first order.

1. **Say who you are** – one sentence.
2. _Say what comes next_ – when the parcel leaves.
3. Offer help, with a [page about brewing](https://sakura-roastery.example/brew).

| When | Subject |
| --- | --- |
| Day 0 | Thank you for your first order |
| Day 7 | How is your coffee? |

\`\`\`html
<p>Dear {{name}},</p>
\`\`\`

> Keep it under 120 words.

Never do this: [a link](javascript:alert(1)), <script>alert(2)</script>, ![image](https://tracker.evil.example/p.gif).
`

const long = (deltas: number, characters: number) =>
  'The quick brown fox jumps over the lazy dog. '
    .repeat(Math.ceil((deltas * characters) / 45))
    .slice(0, deltas * characters)

/** Written beforehand, for every event that there is. Asked for by \`/script name\`, with a number where it says so. */
export const scripts: Readonly<Record<string, (count: number) => Script>> = {
  plain: () => ({
    parts: [said('A sender is verified when its domain is verified and its mailbox has confirmed.')],
    title: 'Verified senders',
    pace: usual,
  }),
  reasoning: () => ({
    parts: [
      thought(
        'The question is about open rates. Opens by mail programs that load images ahead do not count.',
      ),
      said('Your open rate is what people opened of what was delivered. Automatic opens are left out.'),
    ],
    title: 'Open rates',
    pace: usual,
  }),
  tools: () => ({
    parts: [
      thought('I should look this up.'),
      {
        kind: 'tools',
        calls: [
          { name: 'web_search', args: { search: 'DMARC alignment for newsletters' }, result: '3 results' },
        ],
      },
      {
        kind: 'tools',
        calls: [
          {
            name: 'fetch_web_content',
            args: { url: 'https://docs.example/dmarc' },
            result: 'DMARC checks that the domain in From is the one that signed.',
          },
        ],
      },
      said('DMARC holds when the domain in From is the one that signed the mail.'),
    ],
    title: 'DMARC',
    pace: usual,
  }),
  client_tools: () => ({
    parts: [
      said('I can build that segment. Have a look first:'),
      {
        kind: 'tools',
        calls: [
          {
            name: 'propose_segment',
            args: {
              name: 'Opened lately',
              conditions: {
                id: 'g1',
                kind: 'group',
                match: 'all',
                children: [
                  {
                    id: 'c1',
                    kind: 'campaign',
                    did: true,
                    activity: 'opened',
                    campaign: 'any',
                    window: { kind: 'last', value: 30, unit: 'day' },
                  },
                ],
              },
            },
          },
        ],
      },
    ],
    title: 'A segment of readers',
    pace: usual,
  }),
  strange_tools: () => ({
    parts: [
      {
        kind: 'tools',
        calls: [
          { name: 'delete_everything', args: { sure: true } },
          { name: 'propose_segment', args: { name: 'Odd', conditions: { kind: 'group', children: 'all' } } },
          { name: 'count_contacts', args: { status: ['subscribed'] } },
        ],
      },
    ],
    pace: usual,
  }),
  strange_patch: () => ({
    parts: [
      {
        kind: 'tools',
        calls: [
          { name: 'propose_email_patch', args: { summary: 'Odd', operations: [{ type: 'explode' }] } },
          { name: 'propose_email_patch', args: { operations: 'all' } },
          { name: 'propose_subjects', args: { subjects: [] } },
        ],
      },
    ],
    pace: usual,
  }),
  slow_patch: () => ({
    parts: [
      {
        kind: 'tools',
        calls: [
          {
            name: 'propose_email_patch',
            args: { operations: [{ type: 'remove', id: 'button' }], summary: 'Removes the button.' },
          },
        ],
      },
    ],
    title: 'Without the button',
    pace: { characters: 30, every: 1000 },
  }),
  screen_tool: () => ({
    parts: [{ kind: 'tools', calls: [{ name: 'open_screen', args: { screen: 'contacts' } }] }],
    pace: usual,
  }),
  long: (count) => ({
    parts: [said(long(count || 2000, 6))],
    title: 'A long answer',
    pace: { characters: 6, every: 2 },
  }),
  fast: (count) => ({ parts: [said(long(count || 20_000, 4))], pace: { characters: 4, every: 0 } }),
  slow: () => ({
    parts: [thought('…'), said('This answer takes its time.')],
    pace: { characters: 1, every: 1500 },
  }),
  japanese: () => ({
    parts: [
      thought('件名の候補を考えます。開封されやすいのは具体的な件名です。'),
      said(
        '件名の案です。\n\n1. 「今週の焙煎だより：エチオピアの新豆が届きました」\n2. 「浅煎りがお好きな方へ、3日間だけのご案内」\n3. 「𠮷田さんの淹れ方、教えてもらいました☕️」\n\nどれも全角30文字以内に収めています。',
      ),
    ],
    title: '件名の相談',
    pace: japanese,
  }),
  markdown: () => ({ parts: [said(markdown)], title: 'Thank-you mails', pace: usual }),
  cut: () => ({
    parts: [
      thought('This will not end well.'),
      said('The connection breaks in the middle of this sentence, and of a line.'),
    ],
    pace: usual,
    broken: 'cut',
  }),
  unknown: () => ({
    parts: [said('An event that nobody knows comes in between.')],
    pace: usual,
    broken: 'unknown',
  }),
  order: () => ({ parts: [thought('One.'), said('Two and three and four.')], pace: usual, broken: 'order' }),
  repeat: () => ({ parts: [said('Everything is said twice here.')], pace: usual, broken: 'repeat' }),
  other_thread: () => ({
    parts: [said('Somebody else is heard in between.')],
    pace: usual,
    broken: 'other_thread',
  }),
}
