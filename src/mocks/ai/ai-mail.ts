import * as v from 'valibot'
import type { Operation } from '#mail/operations'
import type { Script, ScriptPart } from './ai-script.ts'

type Language = 'en' | 'ja'

/** What the browser told of the mail that is open. */
const ReadMail = v.object({
  selected: v.array(v.string()),
  blocks: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      parent: v.nullable(v.string()),
      index: v.number(),
      text: v.optional(v.string(), ''),
      locked: v.optional(v.boolean(), false),
    }),
  ),
})
type ReadMail = v.InferOutput<typeof ReadMail>

const wantsChange = /improve|rewrite|shorten|polish|edit|change|改善|書き直|書き換|短く|直し|整え|変更|編集/
const aboutMail = /mail|newsletter|paragraph|block|メール|文章|本文|ブロック|段落/
const aboutSubjects = /subject|件名/
const aboutThisMail = /this (e-?)?mail|このメール/

/** Whether a question is about the mail in the editor: to change it, or to find a subject for it. */
export const isAboutOpenMail = (text: string): boolean =>
  (wantsChange.test(text) && aboutMail.test(text)) || (aboutSubjects.test(text) && aboutThisMail.test(text))

const aboutCampaign = /this campaign|このキャンペーン/
/** Whether a question is about the campaign that is open. */
export const isAboutOpenCampaign = (text: string): boolean => aboutCampaign.test(text)

/** What stands in the page of a campaign is in the browser. */
export const readCampaign: ScriptPart = { kind: 'tools', calls: [{ name: 'read_campaign', args: {} }] }

/** What the browser told of the campaign that is open. */
const ReadCampaign = v.object({
  name: v.string(),
  recipientEstimate: v.optional(v.number()),
  variants: v.array(v.object({ subject: v.string() })),
})

/** Subjects for the campaign that was read, or a few words about it; undefined where none was. */
export function answerForCampaign(content: string, question: string, language: Language): Script | undefined {
  let given: unknown
  try {
    given = JSON.parse(content)
  } catch {
    return undefined
  }
  const read = v.safeParse(ReadCampaign, given)
  if (!read.success) return undefined
  const { name, recipientEstimate: count = 0, variants: mails } = read.output
  const pace = { characters: 18, every: 40 }
  if (!aboutSubjects.test(question)) {
    const subject = mails[0]?.subject ?? ''
    const text = {
      en: `**${name}** would go to ${count} people. Its subject is “${subject}”.`,
      ja: `**${name}**の配信先は${count}人です。件名は「${subject}」です。`,
    }[language]
    return { parts: [{ kind: 'content', text }], pace }
  }
  return {
    parts: [
      {
        kind: 'content',
        text: {
          en: 'I read the campaign. I propose:',
          ja: 'キャンペーンを読みました。次の件名を提案します。',
        }[language],
      },
      { kind: 'tools', calls: [{ name: 'propose_subjects', args: { subjects: subjects[language] } }] },
    ],
    pace,
  }
}

/** The mail is in the browser: it is read first. */
export const readMail: ScriptPart = { kind: 'tools', calls: [{ name: 'read_selection', args: {} }] }

function readMailOf(content: string): ReadMail | undefined {
  try {
    const read = v.safeParse(ReadMail, JSON.parse(content))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** A proposal for the mail that was read; undefined where none was. */
export function proposalFor(content: string, question: string, language: Language): Script | undefined {
  const mail = readMailOf(content)
  if (!mail) return undefined
  const call = aboutSubjects.test(question)
    ? { name: 'propose_subjects', args: { subjects: subjects[language] } }
    : {
        name: 'propose_email_patch',
        args: { summary: words[language].summary, operations: operationsFor(mail, language) },
      }
  return {
    parts: [
      { kind: 'content', text: words[language].before },
      { kind: 'tools', calls: [call] },
    ],
    pace: { characters: 18, every: 40 },
  }
}

const subjects = {
  en: [
    { subject: 'New beans are in', previewText: 'Roasted this week, and free delivery until Sunday' },
    { subject: 'Three days of free delivery', previewText: 'Until Sunday, on every order' },
    { subject: 'Same coffee, another cup' },
  ],
  ja: [
    { subject: '今週の焙煎だより：新豆が届きました', previewText: '日曜日まで送料無料でお届けします' },
    { subject: '週末までの3日間、送料をいただきません', previewText: 'すべてのご注文が対象です' },
    { subject: '淹れ方を変えると、味はこんなに変わります' },
  ],
} as const

const words = {
  en: {
    before: 'I read the email. These are the changes I propose:',
    summary: 'Shortens the introduction, gives the button a clearer label and adds a line about delivery.',
    heading: 'New this week',
    text: 'Freshly roasted and ready to ship. Have a look at what has arrived.',
    button: 'See what is new',
    note: 'Orders placed by Sunday are delivered free of charge.',
    preview: 'Freshly roasted, and delivered free of charge until Sunday',
  },
  ja: {
    before: 'メールを読みました。次の変更を提案します。',
    summary: '導入文を短くし、ボタンの文言を分かりやすくして、送料についての一文を加えます。',
    heading: '今週の新着',
    text: '焙煎したての豆が届きました。ぜひご覧ください。',
    button: '新着を見る',
    note: '日曜日までのご注文は送料無料でお届けします。',
    preview: '焙煎したての豆を、日曜日まで送料無料でお届けします',
  },
} as const

function operationsFor({ blocks, selected }: ReadMail, language: Language): Operation[] {
  const said = words[language]
  const text = (one: string) => [{ type: 'text' as const, text: one }]
  const free = blocks.filter(({ locked }) => !locked)
  const ofType = (type: string) => free.filter((one) => one.type === type)
  const texts = ofType('text').toSorted((one, other) => other.text.length - one.text.length)
  const intro = texts.find(({ id }) => selected.includes(id)) ?? texts[0]
  const [button] = ofType('button')
  const [line] = ofType('divider')
  // A second proposal may come while what the first one added is there.
  const added = Array.from({ length: 100 }, (_, place) => `ai-note-${place}`).find((id) =>
    blocks.every((one) => one.id !== id),
  )
  return [
    { type: 'settings', set: { preheader: text(said.preview) } },
    ...(intro
      ? [
          {
            type: 'update' as const,
            id: intro.id,
            set: {
              content: [
                { type: 'heading', level: 2, content: text(said.heading) },
                { type: 'paragraph', content: text(said.text) },
              ],
            },
          },
        ]
      : []),
    ...(button ? [{ type: 'update' as const, id: button.id, set: { label: text(said.button) } }] : []),
    ...(line ? [{ type: 'remove' as const, id: line.id }] : []),
    ...(intro?.parent && added !== undefined
      ? [
          {
            type: 'insert' as const,
            at: { parent: intro.parent, index: intro.index + 1 },
            node: {
              type: 'text' as const,
              id: added,
              content: [{ type: 'paragraph' as const, content: text(said.note) }],
            },
          },
        ]
      : []),
  ]
}
