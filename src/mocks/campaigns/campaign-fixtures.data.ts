import type { Audience, ContentVariant } from '#api/campaigns'

/** A variant of a campaign of the mock world; its body is that of a mail of campaign-mails.data.ts. */
interface FixtureVariant extends Pick<ContentVariant, 'subject' | 'previewText'> {
  mail: string
  id?: string
  label?: string
  locale?: ContentVariant['locale']
  weight?: number
  amp?: true
}

/** How a campaign stands when the world begins; times are days before the epoch. */
type FixtureState =
  | { kind: 'draft' }
  | { kind: 'scheduled'; days: number; hour: number }
  | { kind: 'sent'; days: number; hour: number; appeal: number }
  /** Stopped when this share of all had their turn. */
  | {
      kind: 'stopped'
      why: 'canceled' | 'provider_unavailable'
      days: number
      hour: number
      appeal: number
      share: number
    }
  | { kind: 'not_begun'; days: number; hour: number }
  /** Begun some minutes ago, and to last so many; `canceled` in ms before the epoch. */
  | { kind: 'live'; begun: number; lasts: number; appeal: number; canceled?: number }

export interface CampaignFixture {
  id: string
  name: string
  by: string
  /** When it was made and last changed, in days before the epoch. */
  age: number
  changed: number
  labels?: string[]
  note?: string
  senderId: string | null
  replyTo?: string
  audience?: Partial<Audience>
  variants: FixtureVariant[]
  utm?: string
  state: FixtureState
}

const weekly = (
  id: string,
  issue: number,
  topic: string,
  subject: string,
  previewText: string,
  days: number,
  appeal: number,
): CampaignFixture => ({
  id,
  name: `焙煎だより 第${issue}号　${topic}`,
  by: 'acc_haruka',
  age: days + 3,
  changed: days + 0.6,
  labels: ['焙煎だより'],
  senderId: 'snd_2',
  audience: { mailingListIds: ['lst_weekly'] },
  variants: [{ mail: `weekly_${issue}`, subject, previewText }],
  utm: `tayori-${issue}`,
  state: { kind: 'sent', days, hour: 7, appeal },
})

export const campaignFixtures: Readonly<Record<string, readonly CampaignFixture[]>> = {
  ws_sakura: [
    weekly(
      'cmp_1',
      201,
      '新年の一杯',
      '【焙煎だより201号】新年は、深煎りからはじめませんか',
      '寒い朝に合う深煎り3種と、一月の焙煎カレンダーです。',
      6,
      0.44,
    ),
    weekly(
      'cmp_2',
      200,
      '200号、ありがとうございます',
      '【焙煎だより】おかげさまで200号になりました',
      'これまでのお便りから、よく読まれた5つの話をまとめました。',
      20,
      0.52,
    ),
    weekly(
      'cmp_3',
      199,
      '年末の贈りもの',
      '【焙煎だより199号】お歳暮は19日（金）までに',
      '数量限定のギフト箱、残りわずかです。',
      27,
      0.41,
    ),
    weekly(
      'cmp_4',
      198,
      '豆の保存について',
      '【焙煎だより198号】豆は冷凍庫？それとも戸棚？',
      '焙煎士がいつもお答えしている、保存のコツ。',
      41,
      0.47,
    ),
    {
      id: 'cmp_5',
      name: 'The January letter: a slow start',
      by: 'acc_tom',
      age: 14,
      changed: 9.4,
      labels: ['English letter'],
      senderId: 'snd_6',
      audience: { mailingListIds: ['lst_english'] },
      variants: [
        {
          mail: 'january_letter',
          subject: 'A slow start, and a Rwandan we could not put down',
          previewText: 'What is on the roaster this month, and why we closed for six days.',
          amp: true,
        },
      ],
      utm: 'letter-2026-01',
      state: { kind: 'sent', days: 9, hour: 18, appeal: 0.49 },
    },
    {
      id: 'cmp_6',
      name: 'The December letter: beans for a long night',
      by: 'acc_tom',
      age: 46,
      changed: 40.3,
      labels: ['English letter'],
      senderId: 'snd_6',
      audience: { mailingListIds: ['lst_english'] },
      variants: [
        {
          mail: 'january_letter',
          subject: 'Beans for a long night',
          previewText: 'Last posting dates, two decafs, and a recipe that needs no scale.',
        },
      ],
      utm: 'letter-2025-12',
      state: { kind: 'sent', days: 40, hour: 18, appeal: 0.45 },
    },
    {
      id: 'cmp_7',
      name: 'The November letter',
      by: 'acc_tom',
      age: 75,
      changed: 71.2,
      labels: ['English letter'],
      senderId: 'snd_6',
      audience: { mailingListIds: ['lst_english'] },
      variants: [
        {
          mail: 'january_letter',
          subject: 'We went to Yirgacheffe',
          previewText: 'Eleven days, four washing stations and one very long bus ride.',
        },
      ],
      utm: 'letter-2025-11',
      state: { kind: 'sent', days: 71, hour: 18, appeal: 0.5 },
    },
    {
      id: 'cmp_8',
      name: '冬のブレンド「雪あかり」発売（件名テスト）',
      by: 'acc_haruka',
      age: 37,
      changed: 34.2,
      labels: ['新商品', 'A/Bテスト'],
      note: '件名Bが開封率で上回ったら、次の新豆のお知らせもこの書き方にする。',
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_new_beans'], excludeSegmentIds: ['seg_4'] },
      variants: [
        {
          id: 'var_a',
          label: 'A 商品名',
          weight: 50,
          mail: 'yukiakari',
          subject: '冬のブレンド「雪あかり」ができました',
          previewText: '黒糖のような甘さと、長い余韻。2月末までの季節限定です。',
        },
        {
          id: 'var_b',
          label: 'B 情景',
          weight: 50,
          mail: 'yukiakari',
          subject: '雪の朝のために、焙煎しました',
          previewText: '黒糖のような甘さと、長い余韻。2月末までの季節限定です。',
        },
      ],
      utm: 'yukiakari',
      state: { kind: 'sent', days: 34, hour: 11, appeal: 0.43 },
    },
    {
      id: 'cmp_9',
      name: '年末年始の営業とご注文の締切 / Holiday hours',
      by: 'acc_naoki',
      age: 29,
      changed: 24.5,
      labels: ['お知らせ'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_weekly', 'lst_english'] },
      variants: [
        {
          id: 'var_ja',
          label: '日本語',
          locale: 'ja',
          mail: 'holidays_ja',
          subject: '年末年始の営業とご注文の締切について',
          previewText: '12月27日（土）正午までのご注文は年内に発送します。',
        },
        {
          id: 'var_en',
          label: 'English',
          locale: 'en',
          mail: 'holidays_en',
          subject: 'Our hours over the holidays, and the last day to order',
          previewText: 'Orders by noon on Saturday, 27 December leave us this year.',
        },
      ],
      state: { kind: 'sent', days: 24, hour: 10, appeal: 0.39 },
    },
    {
      id: 'cmp_10',
      name: '新豆のお知らせ：エチオピア イルガチェフェ G1 ナチュラル',
      by: 'acc_haruka',
      age: 60,
      changed: 58.4,
      labels: ['新商品'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_new_beans'] },
      variants: [
        {
          mail: 'yirgacheffe',
          subject: '新豆が届きました：エチオピア イルガチェフェ',
          previewText: '苺とジャスミン。今年のロットは、いつもより華やかです。',
        },
      ],
      utm: 'yirgacheffe-2025',
      state: { kind: 'sent', days: 58, hour: 11, appeal: 0.46 },
    },
    {
      id: 'cmp_11',
      name: 'ワークショップ 1月・2月の日程',
      by: 'acc_tom',
      age: 15,
      changed: 13.3,
      labels: ['ワークショップ'],
      senderId: 'snd_1',
      replyTo: 'workshop@mail.sakura-roastery.example',
      audience: { mailingListIds: ['lst_workshop'] },
      variants: [
        {
          mail: 'workshop',
          subject: 'ワークショップ 1月・2月の日程が決まりました',
          previewText: 'はじめてのハンドドリップ、焙煎体験、カッピングの3つです。',
        },
      ],
      state: { kind: 'sent', days: 13, hour: 12, appeal: 0.55 },
    },
    {
      id: 'cmp_12',
      name: '定期便 12月の豆と発送日',
      by: 'acc_haruka',
      age: 33,
      changed: 30.3,
      labels: ['定期便'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_plan'] },
      variants: [
        {
          mail: 'plan',
          subject: '12月の定期便は10日（水）に発送します',
          previewText: '今月はグアテマラと「雪あかり」をお届けします。',
        },
      ],
      state: { kind: 'sent', days: 30, hour: 9, appeal: 0.66 },
    },
    {
      id: 'cmp_13',
      name: '誕生月のお客さまへ（12月）',
      by: 'acc_naoki',
      age: 48,
      changed: 45.3,
      labels: ['誕生月'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_birthday'], skipIfSentWithinHours: 24 },
      variants: [
        {
          mail: 'birthday',
          subject: "{{ name | default: 'お客さま' }}、お誕生月おめでとうございます",
          previewText: '12月末まで使える10％オフのクーポンをお贈りします。',
        },
      ],
      utm: 'birthday-12',
      state: { kind: 'sent', days: 45, hour: 9, appeal: 0.58 },
    },
    {
      id: 'cmp_14',
      name: 'Wholesale price list, winter 2025',
      by: 'acc_naoki',
      age: 66,
      changed: 64.2,
      labels: ['Wholesale'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_wholesale'] },
      variants: [
        {
          mail: 'wholesale',
          subject: 'Winter prices, and two new single origins',
          previewText: 'Valid from 1 December. The order form is attached to your account.',
        },
      ],
      state: { kind: 'sent', days: 64, hour: 16, appeal: 0.62 },
    },
    {
      id: 'cmp_15',
      name: 'ゴールデンウィークの営業案内',
      by: 'acc_haruka',
      age: 264,
      changed: 260.4,
      labels: ['お知らせ'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_weekly', 'lst_store'] },
      variants: [
        {
          mail: 'holidays_ja',
          subject: 'ゴールデンウィークも休まず営業します',
          previewText: '混み合う時間帯と、限定の水出しセットのご案内です。',
        },
      ],
      state: { kind: 'sent', days: 260, hour: 10, appeal: 0.4 },
    },
    {
      id: 'cmp_16',
      name: '夏のアイスコーヒー特集',
      by: 'acc_haruka',
      age: 194,
      changed: 190.3,
      labels: ['特集'],
      senderId: 'snd_2',
      audience: { mailingListIds: ['lst_weekly'] },
      variants: [
        {
          mail: 'iced',
          subject: '氷に負けない、夏の深煎り',
          previewText: '急冷・水出し・コーヒーゼリー。3つの飲み方をご紹介します。',
        },
      ],
      utm: 'iced-2025',
      state: { kind: 'sent', days: 190, hour: 7, appeal: 0.42 },
    },
    {
      id: 'cmp_17',
      name: '創業11周年の感謝をこめて：会員のみなさま限定の先行予約会と、焙煎所の見学会、そして新しい定期便プランについてのまとめてのご案内',
      by: 'acc_naoki',
      age: 126,
      changed: 120.3,
      labels: ['周年', '先行予約', '見学会', '定期便'],
      note: '社長確認済み。\n見学会は各回8名まで。満席になったらリンク先の表示だけを変える（メールは出し直さない）。',
      senderId: 'snd_1',
      audience: {
        mailingListIds: ['lst_weekly', 'lst_store', 'lst_plan'],
        segmentIds: ['seg_1'],
        segmentMatch: 'any',
      },
      variants: [
        {
          mail: 'anniversary',
          subject: 'さくら珈琲焙煎所は11周年を迎えました。会員のみなさまへ3つのご案内',
          previewText: '先行予約会、焙煎所の見学会、新しい定期便プランのご案内です。',
        },
      ],
      utm: 'anniversary-11',
      state: { kind: 'sent', days: 120, hour: 10, appeal: 0.48 },
    },
    weekly(
      'cmp_18',
      150,
      '雪の日の配達',
      '【焙煎だより150号】雪の日の配達について',
      '積雪のときの発送と、冬の豆のおすすめです。',
      380,
      0.45,
    ),
    {
      id: 'cmp_19',
      name: '焙煎だより 第203号　節分と豆の話',
      by: 'acc_haruka',
      age: 1.2,
      changed: 0.02,
      labels: ['焙煎だより'],
      senderId: 'snd_2',
      audience: { mailingListIds: ['lst_weekly'] },
      variants: [
        {
          mail: 'weekly_201',
          subject: '【焙煎だより203号】節分に、まめまめしい話',
          previewText: '',
        },
      ],
      utm: 'tayori-203',
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_20',
      name: 'The February letter (first draft)',
      by: 'acc_tom',
      age: 2.3,
      changed: 0.3,
      labels: ['English letter'],
      note: 'Still missing the picture from the cupping. Ask Naoki about the Colombian.',
      senderId: 'snd_6',
      audience: { mailingListIds: ['lst_english'] },
      variants: [{ mail: 'january_letter', subject: 'Something about Colombia', previewText: '' }],
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_21',
      name: 'バレンタイン限定ボックス',
      by: 'acc_haruka',
      age: 4,
      changed: 0.9,
      labels: ['新商品', 'A/Bテスト'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_weekly', 'lst_new_beans'], skipIfSentWithinHours: 48 },
      variants: [
        {
          id: 'var_a',
          label: 'A',
          weight: 30,
          mail: 'yukiakari',
          subject: 'チョコレートより先に、コーヒーを',
          previewText: 'ガトーショコラに合わせた3種の飲みくらべ箱です。',
        },
        {
          id: 'var_b',
          label: 'B',
          weight: 70,
          mail: 'yukiakari',
          subject: 'バレンタイン限定ボックス、予約開始',
          previewText: 'ガトーショコラに合わせた3種の飲みくらべ箱です。',
        },
      ],
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_22',
      name: '春の新商品アンケート',
      by: 'acc_yui',
      age: 8,
      changed: 5.5,
      senderId: null,
      variants: [{ mail: 'blank', subject: '', previewText: '' }],
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_23',
      name: 'サマーマーケット出店のお知らせ',
      by: 'acc_yui',
      age: 20,
      changed: 18.2,
      labels: ['イベント'],
      senderId: 'snd_3',
      audience: { mailingListIds: ['lst_unused'] },
      variants: [
        {
          mail: 'workshop',
          subject: 'サマーマーケットに出店します',
          previewText: '7月の第2土曜、川沿いの広場でお待ちしています。',
        },
      ],
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_24',
      name: '焙煎だより 第202号　冬の深煎り特集 のコピー',
      by: 'acc_haruka',
      age: 0.4,
      changed: 0.4,
      labels: ['焙煎だより'],
      senderId: 'snd_2',
      audience: { mailingListIds: ['lst_weekly'] },
      variants: [
        {
          mail: 'weekly_201',
          subject: '【焙煎だより202号】冬は深煎りがおいしい',
          previewText: '焙煎度の違いを、同じ豆で飲みくらべてみました。',
        },
      ],
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_25',
      name: '焙煎だより 第202号　冬の深煎り特集',
      by: 'acc_haruka',
      age: 3.5,
      changed: 0.7,
      labels: ['焙煎だより'],
      senderId: 'snd_2',
      audience: { mailingListIds: ['lst_weekly'] },
      variants: [
        {
          mail: 'weekly_201',
          subject: '【焙煎だより202号】冬は深煎りがおいしい',
          previewText: '焙煎度の違いを、同じ豆で飲みくらべてみました。',
        },
      ],
      utm: 'tayori-202',
      state: { kind: 'scheduled', days: -1, hour: 7 },
    },
    {
      id: 'cmp_26',
      name: '定期便 1月の豆と発送日',
      by: 'acc_haruka',
      age: 5,
      changed: 1.1,
      labels: ['定期便'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_plan'] },
      variants: [
        {
          mail: 'plan',
          subject: '1月の定期便は20日（火）に発送します',
          previewText: '今月はルワンダと深煎りマンデリンをお届けします。',
        },
      ],
      state: { kind: 'scheduled', days: -3, hour: 9 },
    },
    {
      id: 'cmp_27',
      name: 'Roastery tour for readers in Tokyo / 焙煎所の見学会',
      by: 'acc_tom',
      age: 6,
      changed: 2.2,
      labels: ['Event', 'イベント'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_english', 'lst_workshop'] },
      variants: [
        {
          id: 'var_en',
          label: 'English',
          locale: 'en',
          mail: 'tour_en',
          subject: 'Come and see where it is roasted',
          previewText: 'Two Sundays in February, eight places each, coffee included.',
        },
        {
          id: 'var_ja',
          label: '日本語',
          locale: 'ja',
          mail: 'tour_ja',
          subject: '焙煎所の見学会を開きます',
          previewText: '2月の日曜に2回、各回8名さま。焙煎したてをお飲みいただけます。',
        },
      ],
      utm: 'tour-2026-02',
      state: { kind: 'scheduled', days: -6, hour: 12 },
    },
    {
      id: 'cmp_28',
      name: '誕生月のお客さまへ（2月）',
      by: 'acc_naoki',
      age: 9,
      changed: 4.1,
      labels: ['誕生月'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_birthday'] },
      variants: [
        {
          mail: 'birthday',
          subject: "{{ name | default: 'お客さま' }}、お誕生月おめでとうございます",
          previewText: '2月末まで使える10％オフのクーポンをお贈りします。',
        },
      ],
      state: { kind: 'scheduled', days: -17, hour: 9 },
    },
    {
      id: 'cmp_29',
      name: '新豆のお知らせ：ルワンダ ニャマシェケ ウォッシュト',
      by: 'acc_haruka',
      age: 1.5,
      changed: 0.05,
      labels: ['新商品'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_birthday'] },
      variants: [
        {
          mail: 'yirgacheffe',
          subject: '新豆が届きました：ルワンダ ニャマシェケ',
          previewText: '赤りんごと紅茶。朝に飲みたい一杯です。',
        },
      ],
      state: { kind: 'live', begun: 0.05, lasts: 6, appeal: 0.46 },
    },
    {
      id: 'cmp_30',
      name: 'Wholesale: delivery days in January',
      by: 'acc_naoki',
      age: 1,
      changed: 0.06,
      labels: ['Wholesale'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_wholesale'] },
      variants: [
        {
          mail: 'wholesale',
          subject: 'Delivery days in January',
          previewText: 'We deliver on Tuesdays and Fridays again from the 20th.',
        },
      ],
      state: { kind: 'live', begun: 0.02, lasts: 5, appeal: 0.6 },
    },
    {
      id: 'cmp_31',
      name: '冬の大感謝セール　先行のご案内',
      by: 'acc_haruka',
      age: 3,
      changed: 0.1,
      labels: ['セール'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_weekly'] },
      variants: [
        {
          mail: 'sale',
          subject: 'メール会員のみなさまへ：冬の大感謝セール、今日から3日間',
          previewText: '全品15％オフ。雪あかりは200袋かぎりです。',
        },
      ],
      utm: 'winter-sale',
      state: { kind: 'live', begun: 7, lasts: 20, appeal: 0.45 },
    },
    {
      id: 'cmp_32',
      name: 'ワークショップ：キャンセルで2席空きました',
      by: 'acc_tom',
      age: 0.2,
      changed: 0.05,
      labels: ['ワークショップ'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_workshop'] },
      variants: [
        {
          mail: 'workshop',
          subject: '今週末のハンドドリップ教室に2席空きが出ました',
          previewText: '先着順です。お友だちとのご参加もどうぞ。',
        },
      ],
      state: { kind: 'live', begun: 4, lasts: 12, appeal: 0.54 },
    },
    {
      id: 'cmp_33',
      name: '店頭会員さま限定：福袋の追加販売',
      by: 'acc_haruka',
      age: 2,
      changed: 0.1,
      labels: ['セール'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_store'] },
      variants: [
        {
          mail: 'sale',
          subject: '福袋を30個だけ追加しました',
          previewText: '店頭会員さまだけのご案内です。',
        },
      ],
      state: { kind: 'live', begun: 6, lasts: 15, appeal: 0.5, canceled: 900 },
    },
    {
      id: 'cmp_34',
      name: 'Shipping notice for subscribers abroad',
      by: 'acc_tom',
      age: 1,
      changed: 0.05,
      senderId: 'snd_6',
      audience: { mailingListIds: ['lst_plan'] },
      variants: [
        {
          mail: 'plan_en',
          subject: 'Your parcel leaves a day later this month',
          previewText: 'Snow in Hokkaido holds up the post. Here is what it means for you.',
        },
      ],
      state: { kind: 'live', begun: 3, lasts: 10, appeal: 0.6, canceled: 500 },
    },
    {
      id: 'cmp_35',
      name: '台風による発送遅れのお知らせ',
      by: 'acc_naoki',
      age: 150,
      changed: 149.6,
      labels: ['お知らせ'],
      note: '対象地域を間違えたため途中で停止。',
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_weekly'] },
      variants: [
        {
          mail: 'holidays_ja',
          subject: '台風の影響で、一部地域へのお届けが遅れています',
          previewText: '対象の地域と、お届けの見込みをご案内します。',
        },
      ],
      state: { kind: 'stopped', why: 'canceled', days: 149, hour: 15, appeal: 0.5, share: 0.38 },
    },
    {
      id: 'cmp_36',
      name: 'Autumn tasting set, early access',
      by: 'acc_tom',
      age: 102,
      changed: 99.2,
      labels: ['English letter'],
      senderId: 'snd_6',
      audience: { mailingListIds: ['lst_english'] },
      variants: [
        {
          mail: 'january_letter',
          subject: 'Three autumn coffees before anyone else',
          previewText: 'For readers of this letter, until Sunday.',
        },
      ],
      state: { kind: 'stopped', why: 'canceled', days: 99, hour: 18, appeal: 0.46, share: 0.71 },
    },
    {
      id: 'cmp_37',
      name: '新豆のお知らせ：グアテマラ アンティグア',
      by: 'acc_haruka',
      age: 5,
      changed: 2.4,
      labels: ['新商品'],
      senderId: 'snd_1',
      audience: { mailingListIds: ['lst_new_beans'] },
      variants: [
        {
          mail: 'yirgacheffe',
          subject: '新豆が届きました：グアテマラ アンティグア',
          previewText: 'ミルクチョコレートとオレンジ。毎日飲める一杯です。',
        },
      ],
      utm: 'antigua-2026',
      state: { kind: 'stopped', why: 'provider_unavailable', days: 2, hour: 11, appeal: 0.45, share: 0.6 },
    },
    {
      id: 'cmp_38',
      name: 'オンラインショップ リニューアルのお知らせ',
      by: 'acc_naoki',
      age: 17,
      changed: 15.3,
      labels: ['お知らせ'],
      senderId: 'snd_4',
      audience: { mailingListIds: ['lst_store'] },
      variants: [
        {
          mail: 'anniversary',
          subject: 'オンラインショップが新しくなりました',
          previewText: '定期便の変更とお休みが、マイページからできます。',
        },
      ],
      state: { kind: 'not_begun', days: 15, hour: 10 },
    },
  ],
  ws_ridge: [
    {
      id: 'cmp_r1',
      name: 'Trail notes: January',
      by: 'acc_ellen',
      age: 12,
      changed: 8.3,
      labels: ['Trail notes'],
      senderId: 'snd_r1',
      audience: { mailingListIds: ['lst_trail_notes'] },
      variants: [
        {
          mail: 'trail_notes',
          subject: 'Short days, long shadows: four walks for January',
          previewText: 'All under ten miles, all with a pub at the end.',
        },
      ],
      utm: 'trail-notes-2026-01',
      state: { kind: 'sent', days: 8, hour: 16, appeal: 0.47 },
    },
    {
      id: 'cmp_r2',
      name: 'Winter sale, last weekend',
      by: 'acc_ellen',
      age: 5,
      changed: 3.2,
      labels: ['Sale', 'A/B test'],
      senderId: 'snd_r1',
      audience: { mailingListIds: ['lst_sale', 'lst_club'] },
      variants: [
        {
          id: 'var_a',
          label: 'A: number first',
          weight: 50,
          mail: 'winter_sale',
          subject: '40% off insulated jackets until Sunday',
          previewText: 'The warm ones go first. Free returns as always.',
        },
        {
          id: 'var_b',
          label: 'B: reason first',
          weight: 50,
          mail: 'winter_sale',
          subject: 'We need the room for the tents',
          previewText: 'So every insulated jacket is 40% off until Sunday.',
        },
      ],
      utm: 'winter-sale-2026',
      state: { kind: 'sent', days: 3, hour: 18, appeal: 0.38 },
    },
    {
      id: 'cmp_r3',
      name: 'Club evening: repairing your own kit',
      by: 'acc_ellen',
      age: 2,
      changed: 0.2,
      labels: ['Club'],
      senderId: 'snd_r1',
      audience: { mailingListIds: ['lst_club'] },
      variants: [
        {
          mail: 'club_evening',
          subject: 'Bring the jacket you have been meaning to fix',
          previewText: 'Thursday 29 January, seven o’clock, at the shop. Tea and needles provided.',
        },
      ],
      state: { kind: 'scheduled', days: -4, hour: 17 },
    },
    {
      id: 'cmp_r4',
      name: 'Trail notes: February',
      by: 'acc_haruka',
      age: 1,
      changed: 0.1,
      labels: ['Trail notes'],
      senderId: 'snd_r1',
      audience: { mailingListIds: ['lst_trail_notes'], excludeSegmentIds: ['seg_r3'] },
      variants: [
        {
          mail: 'trail_notes',
          subject: 'Snowdrops, mud and the first long weekend',
          previewText: '',
        },
      ],
      state: { kind: 'draft' },
    },
    {
      id: 'cmp_r5',
      name: 'Boot fitting days',
      by: 'acc_ellen',
      age: 0.5,
      changed: 0.02,
      labels: ['Club'],
      senderId: 'snd_r1',
      audience: { mailingListIds: ['lst_club'] },
      variants: [
        {
          mail: 'boot_fitting',
          subject: 'Your feet have changed since you bought those boots',
          previewText: 'Book half an hour with Martin. He has seen worse.',
        },
      ],
      state: { kind: 'live', begun: 3, lasts: 9, appeal: 0.5 },
    },
    {
      id: 'cmp_r6',
      name: 'Recall: Kestrel stove, batch 2213',
      by: 'acc_ellen',
      age: 80,
      changed: 79.5,
      labels: ['Safety'],
      note: 'Stopped because the batch number was wrong in the first version.',
      senderId: 'snd_r1',
      audience: { mailingListIds: ['lst_trail_notes', 'lst_club'] },
      variants: [
        {
          mail: 'recall',
          subject: 'Please stop using your Kestrel stove if it is from batch 2213',
          previewText: 'How to find the number, and how to get your money back.',
        },
      ],
      state: { kind: 'stopped', why: 'canceled', days: 79, hour: 20, appeal: 0.7, share: 0.22 },
    },
  ],
}
