import { fold } from '#lib/fold-text'
import type { Db } from './db.ts'
import type { Script, ScriptPart } from './ai-script.ts'
import { scripts } from './ai-scripts.data.ts'

/** Kana or Chinese characters: the question is Japanese. */
const isJapanese = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text)

interface Question {
  db: Db
  workspaceId: string
  text: string
}

const standIn = {
  en: '\n\n_This is a demo stand-in, no language model: it knows a few questions about this workspace._',
  ja: '\n\n_これはデモ用の応答です。言語モデルではなく、このワークスペースについてのいくつかの質問に答えられます。_',
}

/** The answer of the demo: a script that was asked for, or a few facts about the workspace, plainly labelled. */
export async function answerTo({ db, workspaceId, text }: Question): Promise<Script> {
  const [, name = '', count = ''] = /^\/script (\w+)(?: (\d{1,6}))?$/.exec(text.trim()) ?? []
  const written = Object.hasOwn(scripts, name) ? scripts[name]?.(Number(count)) : undefined
  if (written) return written
  const language = isJapanese(text) ? 'ja' : 'en'
  const parts = await partsOf({ db, workspaceId, text: fold(text) }, language)
  return {
    parts,
    title: Array.from(text.trim().replaceAll(/\s+/g, ' ')).slice(0, 40).join(''),
    pace: language === 'ja' ? { characters: 3, every: 45 } : { characters: 6, every: 40 },
  }
}

async function partsOf(question: Question, language: 'en' | 'ja'): Promise<ScriptPart[]> {
  const { db, workspaceId, text } = question
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

  if (/segment|セグメント/.test(text)) {
    return [
      think(
        'A segment is a tree of conditions. I propose one, and nothing is saved without a click.',
        'セグメントは条件の組み合わせです。案を出すだけで、クリックされるまで保存しません。',
      ),
      {
        kind: 'tools',
        calls: [
          {
            name: 'propose_segment',
            args: {
              name: language === 'ja' ? '最近開封した人' : 'Opened lately',
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
    ]
  }
  if (/subject|件名/.test(text)) {
    const subjects =
      language === 'ja'
        ? [
            '今週の焙煎だより：新豆が届きました',
            '週末までの3日間、送料をいただきません',
            '淹れ方を変えると、味はこんなに変わります',
          ]
        : ['New beans are in', 'Three days of free delivery', 'Same coffee, another cup']
    return [{ kind: 'tools', calls: [{ name: 'propose_subjects', args: { subjects } }] }]
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
  if (/contact|subscriber|people|how many|コンタクト|読者|何人|何件/.test(text)) {
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
        `コンタクトは**${grouped(all)}件**です。内訳は、配信中${grouped(subscribed)}件、配信停止${grouped(gone)}件、不達${grouped(bounced)}件です。`,
      ),
    ]
  }
  return [
    say(
      'Ask me how many contacts there are, which lists there are, or for a segment or subject lines.',
      'コンタクトの件数、メーリングリストの一覧、セグメントの案、件名の案についてお答えできます。',
    ),
  ]
}

/** What is said when the browser has answered a forwarded call. */
export function answerToResults(results: readonly { toolName: string; content: string }[]): Script {
  const content = results.map((one) => one.content).join('\n')
  const language = isJapanese(content) ? 'ja' : 'en'
  return {
    parts: [
      {
        kind: 'content',
        text: (language === 'ja' ? `承知しました。${content}` : `Noted: ${content}`) + standIn[language],
      },
    ],
    pace: { characters: 6, every: 40 },
  }
}
