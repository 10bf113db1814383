import { emptyDocument, type EmailDocument } from '#mail/document'
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
  list,
  masthead,
  name,
  paragraph,
  quote,
  row,
  text,
  type Locale,
} from './parts.ts'

/** Nothing but the footer. */
export const blank = (locale: Locale, brand?: StarterBrand): EmailDocument => {
  const { theme } = emptyDocument(locale).settings
  const [accent, page] = [theme.link.light, theme.pageBg.light]
  const design = {
    accent: typeof accent === 'string' ? accent : '#1a56c4',
    accentDark: '#8ab4ff',
    soft: '#f3f4f6',
    page: typeof page === 'string' ? page : '#f3f4f6',
  }
  return documentOf(locale, design, brand, { title: '', preheader: '', rows: () => [] })
}

/** One thing to say, and one thing to do. */
export function announcement(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'An update to your account',
      preheader: 'We’re making a few improvements. Here is what changes for you.',
      date: 'From June 1',
      lead: 'Your account is getting simpler',
      leadText: 'Fewer steps, a longer history, and more ways to pay.',
      body: [
        'Hi ',
        name(locale),
        ', thank you for being a customer. To make things easier, we’re changing three things. You don’t need to do anything.',
      ],
      changes: 'What changes',
      items: [
        'Your order history goes back two years',
        'You can pay with more methods',
        'Addresses are filled in for you',
      ],
      button: 'See what’s changing',
      help: ['Questions? Write to us, or read the ', link('help pages', 'help'), '.'],
    },
    ja: {
      title: '大切なお知らせ',
      preheader: 'サービスの改善にともなう変更点をお知らせします。ご確認ください。',
      date: '6月1日より',
      lead: 'もっとシンプルなアカウントへ',
      leadText: '手順は少なく、履歴は長く、お支払い方法は豊富になります。',
      body: [
        name(locale),
        '様、いつもご利用いただきありがとうございます。より使いやすくするため、次の3点を変更いたします。お客様のお手続きは必要ありません。',
      ],
      changes: '変更点',
      items: [
        '注文履歴を2年分まで確認できるようになります',
        'お支払いにQRコード決済が加わります',
        'ご住所が自動で入力されます',
      ],
      button: '変更点を確認する',
      help: [
        'ご不明な点は、',
        link('ヘルプページ', 'help'),
        'をご覧いただくか、お気軽にお問い合わせください。',
      ],
    },
  }[locale]
  const design = { accent: '#1d4f91', accentDark: '#9cc2ff', soft: '#eef3fa', page: '#e9eef5', radius: 6 }
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale),
      {
        ...row(
          eyebrow(t.date, look, { color: look.onAccent, align: 'center' }),
          text([heading(1, t.lead)], {
            color: look.onAccent,
            align: 'center',
            size: 20,
            padding: box(0, 0, 12),
          }),
          text([paragraph(t.leadText)], { color: look.onAccent, align: 'center', size: 18 }),
        ),
        bg: look.accent,
        padding: box(48, 40),
      },
      {
        ...row(
          text([paragraph(...t.body)], { padding: box(0, 0, 20) }),
          frame(look.soft, text([heading(2, t.changes), list(...t.items)])),
          button(t.button, 'updates', { padding: box(28, 0, 20) }),
          text([paragraph(...t.help)], { size: 14, color: look.muted }),
        ),
        padding: box(32, 32, 24),
      },
    ],
  })
}

/** The first mail after a subscription. */
export function welcome(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'Welcome',
      preheader: 'Thanks for joining us. Here are a few good places to start.',
      alt: 'The front of our shop, with a red and white awning',
      lead: 'Welcome, and thank you',
      body: [
        'Hi ',
        name(locale),
        ', we’re glad you’re here. You’ll hear from us twice a month, with news and offers we’d want to get ourselves.',
      ],
      button: 'Visit the shop',
      start: 'Three places to start',
      steps: [
        ['1', 'Browse favorites', 'The pieces our customers come back for, all in one place.'],
        ['2', 'Find your size', 'A two-minute guide that saves you a return.'],
        ['3', 'Meet us in person', 'Shops, opening hours and events near you.'],
      ],
    },
    ja: {
      title: 'ご登録ありがとうございます',
      preheader: 'はじめにご覧いただきたい内容を、3つにまとめてご案内します。',
      alt: '赤と白の日よけがあるお店の外観',
      lead: 'ご登録ありがとうございます',
      body: [
        name(locale),
        '様、はじめまして。これから月に2回、新着情報と、とっておきのご案内をお届けします。',
      ],
      button: 'オンラインショップを見る',
      start: 'はじめての方へ',
      steps: [
        ['1', '人気の品から選ぶ', '長く愛されている定番の品を、ひとつのページにまとめました。'],
        ['2', 'サイズを調べる', '2分で読める選び方のガイドです。'],
        ['3', '店舗を訪ねる', 'お近くの店舗の営業時間とイベントをご案内します。'],
      ],
    },
  }[locale]
  const design = { accent: '#2f4858', accentDark: '#a9cfe2', soft: '#eef3f5', page: '#e6edf0', radius: 20 }
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale),
      { ...row(image('house', t.alt, 1200, 640)), padding: box(0, 0) },
      {
        ...row(
          text([heading(1, t.lead)], { align: 'center', size: 18, padding: box(0, 0, 12) }),
          text([paragraph(...t.body)], { align: 'center' }),
          button(t.button, '', { align: 'center', padding: box(20, 0, 8) }),
        ),
        padding: box(36, 40, 32),
      },
      { ...row(text([heading(2, t.start)], { align: 'center' })), bg: look.soft, padding: box(28, 32, 4) },
      ...t.steps.map(([number = '', title = '', body = ''], place) => ({
        columns: [
          [text([paragraph(bold(number))], { size: 28, align: 'center' as const, color: look.muted })],
          [text([heading(3, title), paragraph(body)])],
        ],
        shares: [2, 10],
        stack: 'none' as const,
        gap: 8,
        bg: look.soft,
        padding: box(12, 32, place === t.steps.length - 1 ? 32 : 4),
      })),
    ],
  })
}

/** A letter from a person: words and nothing else. */
export function letter(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'A short note from me',
      preheader: 'What we learned this year, and what I’d like to ask you.',
      lead: 'A short note',
      body: [
        'when we opened six years ago, I wrote to every customer by hand. There are too many of you for that now, but I still read every reply.',
        'This year we learned that you care less about choice than about things that last. So we’re making fewer pieces, and repairing more of them.',
      ],
      quote: 'Make fewer things, and make them to last.',
      ask: [
        'May I ask you one question? What is the oldest thing of ours that you still use? Just reply to this email, or ',
        link('tell us here', 'reply'),
        '.',
      ],
      close: 'With thanks,',
      sign: 'Hanako Yamada',
      role: 'Founder',
    },
    ja: {
      title: '店主からのお便り',
      preheader: 'この一年で学んだことと、ひとつお聞きしたいことがあります。',
      lead: '店主からのお便り',
      body: [
        '6年前に店を開いたころは、お客様おひとりずつに手書きでお便りを出していました。今はそれもかないませんが、いただいたお返事には、今もすべて目を通しています。',
        'この一年で、みなさまが求めているのは品数の多さよりも、長く使えることだと学びました。これからは作る数を減らし、修理にいっそう力を入れてまいります。',
      ],
      quote: '少なくつくり、長く使う。',
      ask: [
        'ひとつ教えてください。今もお使いの、当店でいちばん古い品は何でしょうか。このメールへの返信か、',
        link('こちらのページ', 'reply'),
        'でお聞かせください。',
      ],
      close: '感謝をこめて',
      sign: '山田 花子',
      role: '店主',
    },
  }[locale]
  const design = {
    accent: '#39566b',
    accentDark: '#a7cbe4',
    soft: '#f5f3ee',
    page: '#f5f3ee',
    serif: true,
    radius: 4,
  }
  const [first = '', ...others] = t.body
  const greeting = locale === 'ja' ? [name(locale), '様、'] : ['Dear ', name(locale), ', ']
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale),
      {
        ...row(
          text(
            [
              heading(1, t.lead),
              paragraph(...greeting, first),
              ...others.map((one) => paragraph(one)),
              quote(t.quote),
              paragraph(...t.ask),
              paragraph(t.close),
              paragraph(bold(t.sign), { type: 'break' }, t.role),
            ],
            { size: 17 },
          ),
        ),
        padding: box(24, 56, 40),
      },
    ],
  })
}
