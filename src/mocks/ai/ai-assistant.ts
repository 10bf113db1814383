import { titleFor } from '#domain/ai/thread-rules'
import { fold } from '#lib/fold-text'
import type { Db } from '#mocks/core/db'
import type { Script, ScriptPart } from './ai-script.ts'
import {
  answerForCampaign,
  isAboutOpenCampaign,
  isAboutOpenMail,
  proposalFor,
  readCampaign,
  readMail,
} from './ai-mail.ts'
import { scripts } from './ai-scripts.data.ts'

/** Kana or Chinese characters: the question is Japanese. */
const isJapanese = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text)

interface Question {
  db: Db
  workspaceId: string
  text: string
  /** Somebody can answer calls that are forwarded. @default true */
  browser?: boolean
}

const standIn = {
  en: '\n\n_This is a demo stand-in, no language model: it knows a few questions about this workspace._',
  ja: '\n\n_これはデモ用の応答です。言語モデルではなく、このワークスペースについてのいくつかの質問に答えられます。_',
}

/** The answer of the demo: a script that was asked for, or a few facts about the workspace, plainly labelled. */
export async function answerTo({ db, workspaceId, text, browser = true }: Question): Promise<Script> {
  const [, name = '', count = ''] = /^\/script (\w+)(?: (\d{1,6}))?$/.exec(text.trim()) ?? []
  const written = Object.hasOwn(scripts, name) ? scripts[name]?.(Number(count)) : undefined
  if (written) return written
  const language = isJapanese(text) ? 'ja' : 'en'
  const parts = await partsOf({ db, workspaceId, text: fold(text), browser }, language)
  return {
    parts,
    title: titleFor(text),
    pace: language === 'ja' ? { characters: 3, every: 45 } : { characters: 6, every: 40 },
  }
}

/** What is told apart in a question. The longer words come first: `unsubscribed` holds `subscribed`. */
const STATUSES = [
  ['unsubscribed', /unsubscri|配信停止|解除/],
  ['bounced', /bounce|バウンス|不達/],
  ['pending', /pending|確認待ち/],
  ['subscribed', /subscri|購読|配信中/],
] as const
const screens = [
  ['campaigns', /campaign|キャンペーン/],
  ['forms', /form|フォーム/],
  ['connections', /connection|連携/],
  ['settings', /setting|設定/],
  ['contacts', /contact|コンタクト/],
  ['home', /home|ホーム/],
] as const

/** A segment of who opened in the last days; 30 unless a number of days is named. */
function segmentProposal(text: string, language: 'en' | 'ja'): ScriptPart {
  const [, named = '30'] = /(\d{1,3}) ?(?:days?|日)/.exec(text) ?? []
  const days = Math.max(1, Number(named))
  const window = { kind: 'last', value: days, unit: 'day' }
  const opened = { id: 'c1', kind: 'campaign', did: true, activity: 'opened', campaign: 'any', window }
  return {
    kind: 'tools',
    calls: [
      {
        name: 'propose_segment',
        args: {
          name: language === 'ja' ? `過去${days}日間に開封した人` : `Opened in the last ${days} days`,
          conditions: { id: 'g1', kind: 'group', match: 'all', children: [opened] },
        },
      },
    ],
  }
}

async function partsOf(question: Question, language: 'en' | 'ja'): Promise<ScriptPart[]> {
  const { db, workspaceId, text, browser = true } = question
  const say = (en: string, ja: string): ScriptPart => ({
    kind: 'content',
    text: (language === 'ja' ? ja : en) + standIn[language],
  })
  const think = (en: string, ja: string): ScriptPart => ({
    kind: 'reasoning',
    text: language === 'ja' ? ja : en,
  })
  const count = async (status?: 'subscribed' | 'unsubscribed' | 'bounced') =>
    (await db.contacts(workspaceId).search(status ? { status: [status] } : {}, undefined)).count
  const grouped = (value: number) => value.toString().replaceAll(/\B(?=(\d{3})+$)/g, ',')

  if (browser && isAboutOpenCampaign(text))
    return [think('I read the campaign first.', 'まずキャンペーンを読みます。'), readCampaign]
  if (browser && isAboutOpenMail(text))
    return [think('I read the email first.', 'まずメールを読みます。'), readMail]
  if (browser && /segment|セグメント/.test(text))
    return [
      think(
        'I propose a segment. Nothing is saved without a click.',
        'セグメントの案を出します。承認されるまで保存しません。',
      ),
      say('This is what I would save:', '次のセグメントを保存する案です。'),
      segmentProposal(text, language),
    ]
  const screen = screens.find(([, words]) => words.test(text))?.[0]
  if (browser && screen && /open|go to|take me|開いて|開く|移動|見せて/.test(text))
    return [
      say('There is a screen for that:', 'こちらの画面です。'),
      { kind: 'tools', calls: [{ name: 'open_screen', args: { screen } }] },
    ]
  if (/subject|件名/.test(text)) {
    return [
      say(
        'Three subject lines:\n\n1. New beans are in\n2. Three days of free delivery\n3. Same coffee, another cup',
        '件名の案です。\n\n1. 今週の焙煎だより：新豆が届きました\n2. 週末までの3日間、送料をいただきません\n3. 淹れ方を変えると、味はこんなに変わります',
      ),
    ]
  }
  if (/list|リスト/.test(text)) {
    const names = db.mailingLists.where((list) => list.workspaceId === workspaceId).map(({ name }) => name)
    return [
      say(
        `There are ${names.length} mailing lists:\n\n${names.map((name) => `- ${name}`).join('\n')}`,
        `メーリングリストは${names.length}件あります。\n\n${names.map((name) => `- ${name}`).join('\n')}`,
      ),
    ]
  }
  if (/contact|subscri|people|how many|コンタクト|読者|購読|何人|何件/.test(text)) {
    if (browser) {
      const status = STATUSES.find(([, words]) => words.test(text))?.[0]
      return [
        think('I let the app count.', 'アプリに数えてもらいます。'),
        { kind: 'tools', calls: [{ name: 'count_contacts', args: status ? { status: [status] } : {} }] },
      ]
    }
    const [all, subscribed, gone, bounced] = await Promise.all([
      count(),
      count('subscribed'),
      count('unsubscribed'),
      count('bounced'),
    ])
    return [
      think('I count the contacts of this workspace.', 'このワークスペースのコンタクトを数えます。'),
      say(
        `There are **${grouped(all)}** contacts: ${grouped(subscribed)} subscribed, ${grouped(gone)} unsubscribed, ${grouped(bounced)} bounced.`,
        `コンタクトは**${grouped(all)}件**です。内訳は、配信中${grouped(subscribed)}件、配信停止${grouped(gone)}件、バウンス${grouped(bounced)}件です。`,
      ),
    ]
  }
  return [
    say(
      'Ask me how many contacts are subscribed, which lists there are, to open a screen, or for a segment of people who opened in the last 30 days. With an email open in the editor, ask me to improve it.',
      '「配信中のコンタクトは何人？」「過去30日間に開封した人のセグメントを作って」のようにお尋ねください。メーリングリストの一覧、件名の案、画面の移動にもお応えします。エディターでメールを開いているときは、「このメールを改善して」ともお尋ねいただけます。',
    ),
  ]
}

/** What is said when the browser has answered a forwarded call. */
export function answerToResults(
  results: readonly { toolName: string; content: string }[],
  question = '',
): Script {
  const asked = isJapanese(question) ? 'ja' : 'en'
  const answerOf = (name: string) => results.find(({ toolName }) => toolName === name)?.content
  const [mail, campaign] = [answerOf('read_selection'), answerOf('read_campaign')]
  const proposal =
    (mail !== undefined && proposalFor(mail, fold(question), asked)) ||
    (campaign !== undefined && answerForCampaign(campaign, fold(question), asked))
  if (proposal) return proposal
  const content = results.map((one) => one.content).join('\n')
  const language = isJapanese(content) ? 'ja' : 'en'
  return {
    parts: [
      {
        kind: 'content',
        text: content + standIn[language],
      },
    ],
    pace: { characters: 6, every: 40 },
  }
}
