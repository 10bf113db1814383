import type { EmailDocument } from '#mail/document'
import type { StarterBrand } from './look.ts'
import {
  bold,
  box,
  button,
  documentOf,
  eyebrow,
  frame,
  heading,
  image,
  link,
  masthead,
  name,
  paragraph,
  row,
  text,
  words,
  type LeafPart,
  type Locale,
} from './parts.ts'

const table = (rows: readonly (readonly string[])[], lastIsTotal = false): LeafPart => ({
  type: 'table',
  header: true,
  rows: rows.map((cells, place) =>
    cells.map((cell) => [lastIsTotal && place === rows.length - 1 ? bold(cell) : words(cell)]),
  ),
})

/** A product with its picture, what it is, and its price. */
export function product(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'Meet our spring tea',
      preheader: 'A limited seasonal release, available from today while stocks last.',
      date: 'New today',
      alt: 'Steaming green tea in a dark green cup',
      lead: 'First flush, first sip',
      body: 'Picked in the last week of April and steamed the same day. Fresh, a little sweet, and only here until June.',
      button: 'Buy the spring tea',
      facts: [
        ['Grown at 600 m', 'Cool nights keep it sweet.'],
        ['Steamed fresh', 'Within hours, so it stays green.'],
        ['Packed by hand', 'In a tin you’ll keep.'],
      ],
      sizes: 'Sizes and prices',
      prices: [
        ['Size', 'Cups', 'Price'],
        ['50 g tin', 'about 20', '$12'],
        ['100 g tin', 'about 40', '$21'],
        ['200 g bag', 'about 80', '$36'],
      ],
      ship: 'Free shipping from $30. Orders before 2 pm leave the same day.',
    },
    ja: {
      title: '春の新茶ができました',
      preheader: '季節限定の新茶が登場しました。数量限定で本日より販売します。',
      date: '本日発売',
      alt: '深緑のカップに注がれた、湯気の立つ緑茶',
      lead: '今年いちばんの、ひと口。',
      body: '4月の終わりに摘み、その日のうちに蒸し上げました。みずみずしく、ほのかに甘い味わいは、6月までのお楽しみです。',
      button: '新茶を購入する',
      facts: [
        ['標高600 m', '涼しい夜が甘みを育てます。'],
        ['摘んだ日に蒸す', 'だから、この鮮やかな緑。'],
        ['手詰めの缶', '長くお使いいただけます。'],
      ],
      sizes: '内容量と価格',
      prices: [
        ['内容量', '目安', '価格（税込）'],
        ['50 g 缶', '約20杯', '1,620円'],
        ['100 g 缶', '約40杯', '2,916円'],
        ['200 g 袋', '約80杯', '4,860円'],
      ],
      ship: '5,000円以上のご注文で送料無料。14時までのご注文は当日に発送します。',
    },
  }[locale]
  const design = { accent: '#2f5d46', accentDark: '#9fd3b5', soft: '#eef3ec', page: '#e5ece2', radius: 6 }
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale, 'band'),
      { ...row(image('cup', t.alt, 1200, 840)), padding: box(0, 0) },
      {
        ...row(
          eyebrow(t.date, look, { align: 'center' }),
          text([heading(1, t.lead)], { align: 'center', size: 20, padding: box(0, 0, 12) }),
          text([paragraph(t.body)], { align: 'center' }),
          button(t.button, 'products/spring-tea', { align: 'center', padding: box(20, 0, 8) }),
        ),
        padding: box(32, 48, 32),
      },
      {
        columns: t.facts.map(([title = '', body = '']) => [
          text([heading(2, title)], { align: 'center', size: 14 }),
          text([paragraph(body)], { align: 'center', size: 14, color: look.muted, padding: box(4, 0, 12) }),
        ]),
        bg: look.soft,
        padding: box(24, 24, 12),
        gap: 16,
      },
      {
        ...row(
          text([heading(2, t.sizes)], { padding: box(0, 0, 8) }),
          table(t.prices),
          text([paragraph(t.ship)], { size: 14, color: look.muted, padding: box(16, 0, 0) }),
        ),
        padding: box(32, 32, 24),
      },
    ],
  })
}

/** When, where, and how to take part. */
export function event(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'You’re invited',
      preheader: 'Join our spring workshop on Saturday, May 16. It’s free, with 20 seats.',
      alt: 'A bright workroom with a table, a lamp and a large window',
      date: 'Saturday, May 16',
      lead: 'Spring workshop',
      body: [
        'Hi ',
        name(locale),
        ', spend an afternoon with us and make something with your own hands. We bring the tools, the tea and the patience.',
      ],
      facts: [
        ['When', 'Sat, May 16', '2:00–3:30 pm'],
        ['Where', 'Main shop', 'Second floor'],
        ['Price', 'Free', '20 seats'],
      ],
      button: 'Save my seat',
      plan: 'The afternoon',
      program: [
        ['Time', 'What happens'],
        ['2:00 pm', 'Welcome and tea'],
        ['2:20 pm', 'Make your own vase'],
        ['3:10 pm', 'Questions and a look behind the scenes'],
      ],
      cant: ['Can’t make it? ', link('See all events', 'events'), '.'],
    },
    ja: {
      title: 'イベントのご招待',
      preheader: '5月16日（土）のワークショップにご招待します。無料、先着20名です。',
      alt: '大きな窓とランプのある明るい作業部屋',
      date: '5月16日（土）',
      lead: '春のワークショップ',
      body: [
        name(locale),
        '様を、午後のものづくりにご招待いたします。道具とお茶はこちらでご用意します。手ぶらでお越しください。',
      ],
      facts: [
        ['日時', '5月16日（土）', '14:00〜15:30'],
        ['会場', '本店', '2階イベントスペース'],
        ['参加費', '無料', '先着20名'],
      ],
      button: '参加を申し込む',
      plan: '当日の流れ',
      program: [
        ['時間', '内容'],
        ['14:00', 'ご挨拶とお茶'],
        ['14:20', '花器づくり体験'],
        ['15:10', '質疑応答と工房のご案内'],
      ],
      cant: ['ご都合が合わない方は、', link('イベントの一覧', 'events'), 'をご覧ください。'],
    },
  }[locale]
  const design = { accent: '#6b3f7d', accentDark: '#d8b4e8', soft: '#f4eef7', page: '#efe8f2', radius: 24 }
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale),
      {
        ...row(
          text([paragraph(bold(t.date))], { color: look.onAccent, align: 'center' }),
          text([heading(1, t.lead)], {
            color: look.onAccent,
            align: 'center',
            size: 22,
            padding: box(4, 0, 0),
          }),
        ),
        bg: look.accent,
        padding: box(40, 32, 36),
      },
      { ...row(image('room', t.alt, 1200, 600)), padding: box(0, 0) },
      { ...row(text([paragraph(...t.body)], { align: 'center' })), padding: box(32, 48, 20) },
      {
        columns: t.facts.map(([label = '', one = '', two = '']) => [
          frame(
            look.soft,
            eyebrow(label, look, { align: 'center' }),
            text([paragraph(bold(one), { type: 'break' }, two)], { align: 'center' }),
          ),
        ]),
        gap: 12,
        padding: box(0, 32, 8),
      },
      {
        ...row(button(t.button, 'events/spring', { align: 'center', padding: box(16, 0, 8) })),
        padding: box(8, 32, 24),
      },
      {
        ...row(
          text([heading(2, t.plan)], { padding: box(0, 0, 8) }),
          table(t.program),
          text([paragraph(...t.cant)], { size: 14, color: look.muted, padding: box(16, 0, 0) }),
        ),
        padding: box(8, 32, 24),
      },
    ],
  })
}

/** What was bought, what it cost, and where it goes. */
export function receipt(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'Your receipt',
      preheader: 'Thank you for your order. Here is what you bought and what happens next.',
      lead: 'Thank you for your order',
      body: [
        'Hi ',
        name(locale),
        ', we’re packing your order. You’ll get another email when it’s on its way.',
      ],
      order: 'Order 10024',
      date: 'May 9',
      items: [
        ['Item', 'Quantity', 'Amount'],
        ['Spring tea, 100 g tin', '1', '$21.00'],
        ['Clay cup, green', '2', '$36.00'],
        ['Shipping', '', '$0.00'],
        ['Total', '', '$57.00'],
      ],
      button: 'Track your order',
      ship: 'Delivery address',
      address: ['Maria Keller', '12 Hill Road', 'Portland, OR 97201'],
      pay: 'Payment',
      card: ['Visa ending in 4242', 'Paid on May 9'],
      help: ['Something wrong? ', link('Contact our support', 'support'), ' within 14 days.'],
    },
    ja: {
      title: 'ご注文の控え',
      preheader: 'ご注文ありがとうございます。内容と、お届けまでの流れをご確認ください。',
      lead: 'ご注文ありがとうございます',
      body: [
        name(locale),
        '様、ただいま商品の発送準備をしております。発送が完了しましたら、あらためてメールでお知らせします。',
      ],
      order: 'ご注文番号 10024',
      date: '5月9日',
      items: [
        ['商品', '数', '金額（税込）'],
        ['春の新茶 100 g 缶', '1', '2,916円'],
        ['陶のカップ（緑）', '2', '5,280円'],
        ['送料', '', '0円'],
        ['合計', '', '8,196円'],
      ],
      button: '配送状況を確認する',
      ship: 'お届け先',
      address: ['〒100-0005', '東京都千代田区丸の内1-2-3', '佐藤 花 様'],
      pay: 'お支払い',
      card: ['クレジットカード（下4桁 4242）', '5月9日 決済済み'],
      help: [
        'お気づきの点がございましたら、14日以内に',
        link('サポート窓口', 'support'),
        'までご連絡ください。',
      ],
    },
  }[locale]
  const lines = (content: readonly string[]) =>
    paragraph(...content.flatMap((one, place) => (place === 0 ? [one] : [{ type: 'break' } as const, one])))
  const design = { accent: '#46536a', accentDark: '#d6d9e0', soft: '#f4f4f2', page: '#ededea', radius: 6 }
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale),
      {
        ...row(text([heading(1, t.lead), paragraph(...t.body)]), button(t.button, 'orders/10024')),
        padding: box(16, 32, 24),
      },
      {
        columns: [
          [text([paragraph(bold(t.order))])],
          [text([paragraph(t.date)], { align: 'right', color: look.muted })],
        ],
        shares: [8, 4],
        stack: 'none',
        padding: box(8, 32, 4),
      },
      { ...row(table(t.items, true)), padding: box(0, 32, 24) },
      {
        columns: [
          [eyebrow(t.ship, look), text([lines(t.address)], { padding: box(0, 0, 12) })],
          [eyebrow(t.pay, look), text([lines(t.card)], { padding: box(0, 0, 12) })],
        ],
        bg: look.soft,
        padding: box(24, 32, 12),
      },
      { ...row(text([paragraph(...t.help)], { size: 14, color: look.muted })), padding: box(20, 32, 8) },
    ],
  })
}
