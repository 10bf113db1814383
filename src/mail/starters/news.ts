import type { EmailDocument } from '#mail/document'
import type { StarterBrand } from './look.ts'
import {
  box,
  button,
  divider,
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
  row,
  text,
  type Locale,
} from './parts.ts'

/** A lead story with a large picture, two further ones beside each other, and dates. */
export function newsletter(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'This month’s newsletter',
      preheader: 'New arrivals, picks from our team, and what’s coming up.',
      issue: 'Spring issue',
      lead: 'Things made slowly',
      hello: ['Hi ', name(locale), ', '],
      body: 'this month we visited the workshop behind our new vases: one potter, one kiln, and four weeks for each piece.',
      leadAlt: 'A red clay vase with green leaves beside a white bowl',
      leadButton: 'Read the story',
      one: ['New arrivals', 'The seasonal collection is here, in small quantities.', 'Shop new arrivals'],
      oneAlt: 'A green cup of tea, steaming',
      two: [
        'Picks from our team',
        'Everyday pieces we keep coming back to, and how to choose yours.',
        'See the picks',
      ],
      twoAlt: 'Large green leaves under a yellow sun',
      dates: 'What’s coming up',
      items: [
        'May 3: new opening hours on Sundays',
        'May 16: spring workshop in the main shop',
        'May 31: free shipping ends',
      ],
    },
    ja: {
      title: '今月のニュースレター',
      preheader: '新商品のご案内と、スタッフのおすすめをまとめてお届けします。',
      issue: '春号',
      lead: 'ゆっくり、つくる。',
      hello: [name(locale), '様、こんにちは。'],
      body: '今月は、新しい花器が生まれる工房を訪ねました。作り手はひとり、窯はひとつ。一点に4週間をかけて仕上げます。',
      leadAlt: '緑の葉を生けた赤い花器と、白い鉢',
      leadButton: '工房の物語を読む',
      one: [
        '新商品のご案内',
        '季節限定の品が届きました。数に限りがありますので、お早めにどうぞ。',
        '新商品を見る',
      ],
      oneAlt: '湯気の立つ緑色のカップ',
      two: [
        'スタッフのおすすめ',
        '毎日使いたくなる定番の品を、選び方のコツとあわせてご紹介します。',
        'おすすめを見る',
      ],
      twoAlt: '黄色い太陽と大きな緑の葉',
      dates: '今月のお知らせ',
      items: [
        '5月3日（日）より営業時間が変わります',
        '5月16日（土）本店で春のワークショップ',
        '送料無料キャンペーンは5月31日まで',
      ],
    },
  }[locale]
  const design = {
    accent: '#8f3f27',
    accentDark: '#f0a68c',
    soft: '#f7efe6',
    page: '#efe9e1',
    serif: true,
    radius: 4,
  }
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      masthead(look, locale),
      { ...row(image('vase', t.leadAlt, 1200, 760)), padding: box(0, 0) },
      {
        ...row(
          eyebrow(t.issue, look),
          text([heading(1, t.lead)], { size: 21, padding: box(0, 0, 12) }),
          text([paragraph(...t.hello, t.body)]),
          button(t.leadButton, 'stories/workshop'),
        ),
        padding: box(32, 32, 32),
      },
      {
        columns: [
          [
            image('cup', t.oneAlt, 536, 400),
            text(
              [heading(2, t.one[0] ?? ''), paragraph(t.one[1] ?? ''), paragraph(link(t.one[2] ?? '', 'new'))],
              { padding: box(12, 0, 16) },
            ),
          ],
          [
            image('leaves', t.twoAlt, 536, 400),
            text(
              [
                heading(2, t.two[0] ?? ''),
                paragraph(t.two[1] ?? ''),
                paragraph(link(t.two[2] ?? '', 'picks')),
              ],
              { padding: box(12, 0, 16) },
            ),
          ],
        ],
        padding: box(0, 32, 16),
      },
      { ...row(text([heading(2, t.dates), list(...t.items)])), bg: look.soft, padding: box(28, 32) },
    ],
  })
}

/** Short items, one below the other, each with a link: quick to read. */
export function digest(locale: Locale, brand?: StarterBrand): EmailDocument {
  const t = {
    en: {
      title: 'Five good reads this week',
      preheader: 'Our weekly digest: five short reads, picked by our editors.',
      date: 'Weekly digest',
      intro: 'Good morning. Here is what we read, tried and talked about this week.',
      top: 'Top story',
      topAlt: 'Purple hills below an orange evening sun',
      stories: [
        [
          'How to plan a quiet weekend',
          'Three small habits that make two days feel like four.',
          'Read in 4 minutes',
        ],
        [
          'A field guide to spring greens',
          'What is in season now, and what to do with it.',
          'Read in 3 minutes',
        ],
        [
          'The case for paper notebooks',
          'Why writing by hand still helps you remember.',
          'Read in 5 minutes',
        ],
        [
          'Readers ask: how do I start?',
          'Our editors answer the question we hear most often.',
          'Read in 2 minutes',
        ],
      ],
      number: 'Number of the week',
      figure: '72%',
      figureText: 'of our readers open this email before breakfast.',
      button: 'See all stories',
    },
    ja: {
      title: '今週の読みもの5選',
      preheader: '編集部が選んだ、短くて役に立つ5本を毎週お届けします。',
      date: '今週のまとめ',
      intro: 'おはようございます。今週、編集部で話題になった読みものをご紹介します。',
      top: '巻頭の一本',
      topAlt: '夕日に染まる紫色の丘',
      stories: [
        ['静かな週末の過ごし方', '2日間を長く感じられる、3つの小さな習慣。', '4分で読む'],
        ['春野菜の手引き', '今が旬の野菜と、そのおいしい食べ方。', '3分で読む'],
        ['紙のノートのすすめ', '手で書くと覚えやすい理由を調べました。', '5分で読む'],
        ['はじめの一歩は？', 'いちばん多く寄せられる質問に、編集部が答えます。', '2分で読む'],
      ],
      number: '今週の数字',
      figure: '72%',
      figureText: 'の読者が、朝食の前にこのメールを開いています。',
      button: 'すべての読みものを見る',
    },
  }[locale]
  const design = { accent: '#4a4a86', accentDark: '#b9b9f2', soft: '#f0eff7', page: '#ecebf2', radius: 6 }
  const [lead, ...others] = t.stories
  const [leadTitle = '', leadText = '', leadLabel = ''] = lead ?? []
  return documentOf(locale, design, brand, {
    title: t.title,
    preheader: t.preheader,
    rows: (look) => [
      { ...masthead(look, locale, 'band') },
      {
        ...row(eyebrow(t.date, look), text([heading(1, t.title), paragraph(t.intro)], { size: 17 })),
        padding: box(32, 32, 16),
      },
      {
        ...row(
          image('hills', t.topAlt, 1072, 560),
          eyebrow(t.top, look, { padding: box(16, 0, 4) }),
          text([heading(2, leadTitle), paragraph(leadText), paragraph(link(leadLabel, 'stories/1'))]),
        ),
        padding: box(8, 32, 8),
      },
      ...others.map(([title = '', body = '', label = ''], place) =>
        row(
          divider(0, 20),
          text([heading(3, title), paragraph(body), paragraph(link(label, `stories/${place + 2}`))]),
        ),
      ),
      {
        ...row(
          frame(
            look.soft,
            eyebrow(t.number, look, { align: 'center' }),
            text([paragraph({ type: 'text', text: t.figure, marks: [{ type: 'bold' }] })], {
              align: 'center',
              size: 44,
            }),
            text([paragraph(t.figureText)], { align: 'center' }),
          ),
          button(t.button, 'stories', { align: 'center', padding: box(28, 0, 8) }),
        ),
        padding: box(16, 32, 24),
      },
    ],
  })
}
