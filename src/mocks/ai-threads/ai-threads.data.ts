import type { ScriptPart } from '#mocks/ai/ai-script'

interface ThreadData {
  id: string
  workspaceId: string
  accountId: string
  title: string
  /** Days before the epoch. */
  age: number
  turns: { question: string; parts: ScriptPart[] }[]
}

/** Conversations of the past. */
export const threadData: ThreadData[] = [
  {
    id: 'thr_1',
    workspaceId: 'ws_sakura',
    accountId: 'acc_haruka',
    title: '新豆の案内メールの件名',
    age: 0.3,
    turns: [
      {
        question: '来週の新豆の案内メール、件名を3つ考えてください。',
        parts: [
          { kind: 'reasoning', text: '産地と焙煎度が伝わる、短い件名がよさそうです。' },
          {
            kind: 'content',
            text: '案を3つ用意しました。\n\n1. エチオピア イルガチェフェ、入荷しました\n2. 華やかな浅煎り、今週から\n3. 新豆のお知らせ：まずは100gから',
          },
        ],
      },
      {
        question: '2番がいいですね。プレビューテキストも付けてください。',
        parts: [
          {
            kind: 'content',
            text: 'プレビューテキスト：\n\n> ジャスミンのような香りと、やさしい酸味。店頭でも試飲いただけます。',
          },
        ],
      },
    ],
  },
  {
    id: 'thr_2',
    workspaceId: 'ws_sakura',
    accountId: 'acc_haruka',
    title: 'Why did so many mails bounce last week?',
    age: 4,
    turns: [
      {
        question: 'Why did so many mails bounce last week?',
        parts: [
          { kind: 'reasoning', text: 'Let me see what is known about bounces after a domain change.' },
          {
            kind: 'tools',
            calls: [
              {
                name: 'web_search',
                args: { search: 'sudden hard bounces after moving DNS' },
                result: '1. SPF must name the new provider\n2. Wait for the TTL of the old record',
              },
            ],
          },
          {
            kind: 'content',
            text: 'Most of them came on the day on which the DNS moved. The SPF record still named the old provider, so mailboxes refused the mails. Check the domain in the settings and verify it again.',
          },
        ],
      },
    ],
  },
  {
    id: 'thr_3',
    workspaceId: 'ws_sakura',
    accountId: 'acc_haruka',
    title: '',
    age: 9,
    turns: [
      {
        question: 'ワークショップ参加者の一覧はどこで見られますか？',
        parts: [
          {
            kind: 'content',
            text: 'コンタクト画面の左側にあるメーリングリスト「ワークショップ」から確認できます。',
          },
        ],
      },
    ],
  },
  {
    id: 'thr_4',
    workspaceId: 'ws_sakura',
    accountId: 'acc_haruka',
    title: '配信時間の相談',
    age: 21,
    turns: [
      {
        question: '何時に送るのがよいですか？',
        parts: [
          {
            kind: 'content',
            text: 'これまでの開封は平日の朝7時台と夜21時台に集まっています。まずは火曜の7時をお試しください。',
          },
        ],
      },
    ],
  },
  {
    id: 'thr_5',
    workspaceId: 'ws_sakura',
    accountId: 'acc_tom',
    title: 'English letter for March',
    age: 2,
    turns: [
      {
        question: 'Outline the English letter for March, please.',
        parts: [
          {
            kind: 'content',
            text: '- What is new: washed Kenya\n- Workshop dates\n- A recipe for cold brew',
          },
        ],
      },
    ],
  },
  {
    id: 'thr_r1',
    workspaceId: 'ws_ridge',
    accountId: 'acc_ellen',
    title: 'Spring sale, subject lines',
    age: 1,
    turns: [
      {
        question: 'Subject lines for the spring sale?',
        parts: [
          {
            kind: 'content',
            text: '1. Boots on, 20 % off\n2. The trail is dry. Are you ready?\n3. Spring sale: four days',
          },
        ],
      },
    ],
  },
]
