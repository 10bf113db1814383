import type { EmailDocument } from '#mail/document'
import {
  button,
  documentOf,
  heading,
  image,
  list,
  name,
  paragraph,
  row,
  text,
  type Locale,
  type Part,
} from './parts.ts'

export const blank = (locale: Locale): EmailDocument => documentOf(locale, { title: '', preheader: '' }, [])

/** Several topics with a lead and a column for each. */
export function newsletter(locale: Locale): EmailDocument {
  const isJapanese = locale === 'ja'
  const topic = (title: string, body: string, path: string, label: string): Part[] => [
    image(title, 552, 320),
    text(heading(2, title), paragraph(body)),
    button(label, path),
  ]
  return isJapanese
    ? documentOf(
        locale,
        {
          title: '今月のニュースレター',
          preheader: '新商品のご案内と、スタッフのおすすめをまとめてお届けします。',
        },
        [
          row(
            text(
              heading(1, '今月のニュースレター'),
              paragraph(name(locale), '様、こんにちは。今月の新着とお知らせをお届けします。'),
            ),
            image('店頭に並んだ今月の新商品', 1104, 552),
          ),
          {
            columns: [
              topic(
                '新商品のご案内',
                '季節限定の商品が加わりました。数に限りがありますので、お早めにご覧ください。',
                'new',
                '商品を見る',
              ),
              topic(
                'スタッフのおすすめ',
                '毎日使いたくなる定番の品を、選び方のコツとあわせてご紹介します。',
                'picks',
                '読み物へ',
              ),
            ],
          },
          row(
            text(
              heading(2, '今月のお知らせ'),
              list('5月3日（日）は営業時間が変わります', '送料無料キャンペーンは月末まで'),
            ),
          ),
        ],
      )
    : documentOf(
        locale,
        {
          title: 'This month’s newsletter',
          preheader: 'New arrivals, picks from our team, and what’s coming up.',
        },
        [
          row(
            text(
              heading(1, 'This month’s newsletter'),
              paragraph('Hi ', name(locale), ', here is what’s new this month.'),
            ),
            image('This month’s new products on the shelf', 1104, 552),
          ),
          {
            columns: [
              topic(
                'New arrivals',
                'The seasonal collection is here, in small quantities. Have a look before it’s gone.',
                'new',
                'Shop new arrivals',
              ),
              topic(
                'Picks from our team',
                'The everyday pieces we keep coming back to, and how to choose yours.',
                'picks',
                'Read the guide',
              ),
            ],
          },
          row(
            text(
              heading(2, 'What’s coming up'),
              list('New opening hours on Sunday, May 3', 'Free shipping until the end of the month'),
            ),
          ),
        ],
      )
}

/** One thing to say, and one thing to do. */
export function announcement(locale: Locale): EmailDocument {
  return locale === 'ja'
    ? documentOf(
        locale,
        {
          title: '大切なお知らせ',
          preheader: 'サービスの改善にともなう変更点をお知らせします。ご確認ください。',
        },
        [
          row(
            text(
              heading(1, 'サービス改善のお知らせ'),
              paragraph(name(locale), '様'),
              paragraph(
                'いつもご利用いただきありがとうございます。より使いやすくするため、下記のとおり変更いたします。',
              ),
              list('注文履歴を2年分まで確認できるようになります', 'お支払い方法にQRコード決済が加わります'),
            ),
            button('変更点を確認する', 'updates'),
          ),
        ],
      )
    : documentOf(
        locale,
        {
          title: 'An update to your account',
          preheader: 'We’re making a few improvements. Here is what changes for you.',
        },
        [
          row(
            text(
              heading(1, 'We’re improving your account'),
              paragraph('Hi ', name(locale), ','),
              paragraph(
                'Thank you for being a customer. To make things easier, we’re changing the following:',
              ),
              list('Your order history goes back two years', 'You can pay with more methods'),
            ),
            button('See what’s changing', 'updates'),
          ),
        ],
      )
}

/** The first mail after a subscription. */
export function welcome(locale: Locale): EmailDocument {
  return locale === 'ja'
    ? documentOf(
        locale,
        {
          title: 'ご登録ありがとうございます',
          preheader: 'ご登録ありがとうございます。はじめにご覧いただきたい内容をまとめました。',
        },
        [
          row(
            image('お店の外観', 1104, 480),
            text(
              heading(1, 'ご登録ありがとうございます'),
              paragraph(
                name(locale),
                '様、はじめまして。これから月に2回、新着情報とお得なご案内をお届けします。',
              ),
              heading(2, 'はじめての方へ'),
              list('人気の商品から選ぶ', '選び方のガイドを読む', 'お近くの店舗を探す'),
            ),
            button('サイトを見る', ''),
          ),
        ],
      )
    : documentOf(
        locale,
        { title: 'Welcome', preheader: 'Thanks for joining us. Here are a few good places to start.' },
        [
          row(
            image('The front of our shop', 1104, 480),
            text(
              heading(1, 'Welcome, and thank you'),
              paragraph('Hi ', name(locale), ', you’ll hear from us twice a month with news and offers.'),
              heading(2, 'Where to start'),
              list('Browse our most popular products', 'Read the buying guide', 'Find a shop near you'),
            ),
            button('Visit the shop', ''),
          ),
        ],
      )
}
